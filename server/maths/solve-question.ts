import { audienceOf, notRecognised, offer, refused } from "./offer.ts";
import type { SolvingOptions } from "./offer.ts";
import type { MathsOutcome } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { tasksFor } from "./tasks/registry.ts";

/**
 * Reads a question of school mathematics, solves it step by step and proves the result. Answers only what it
 * understood word for word and could prove; everything else comes back as a typed reason. Never throws, and
 * takes a few milliseconds at most.
 */
export function solveQuestion(question: string, options: SolvingOptions = {}): MathsOutcome {
  try {
    const read = readQuestion(question);
    return offer(tasksFor(read), read, audienceOf(options)) ?? notRecognised;
  } catch (error) {
    return refused(error);
  }
}
