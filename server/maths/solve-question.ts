import { solvingExercise } from "./exercise/solving.ts";
import {
  audienceOf,
  notRecognised,
  offer,
  outcomeOfRefusal,
  type SolvingOptions,
} from "./offer.ts";
import type { MathsOutcome, SolvedOutcome, UnsolvedOutcome } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { tasksFor } from "./tasks/registry.ts";

/**
 * Parses a question of school mathematics, or an exercise of several with its options, solves it step by step and
 * proves the result. Answers only a question that it understood word for word and could prove; otherwise it returns a
 * typed reason. Never throws, and takes at most a few milliseconds per question.
 */
export function solveQuestion(question: string, options: SolvingOptions = {}): MathsOutcome {
  try {
    const solving = solvingExercise(question);
    let next = solving.next();
    while (next.done !== true) next = solving.next(solveSingle(next.value, options));
    return next.value;
  } catch (error) {
    return outcomeOfRefusal(error);
  }
}

/** One question without a label, marks or options. */
function solveSingle(question: string, options: SolvingOptions): SolvedOutcome | UnsolvedOutcome {
  try {
    const read = readQuestion(question);
    return offer(tasksFor(read), read, audienceOf(options)) ?? notRecognised;
  } catch (error) {
    return outcomeOfRefusal(error);
  }
}
