import type { MathsOutcome } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { Refusal } from "./refusal.ts";
import { tasksFor } from "./tasks/registry.ts";

/** The class whose words are used where none is given. */
const usualGrade = 8;

/**
 * Reads a question of school mathematics, solves it step by step and proves the result. Answers only what it
 * understood word for word and could prove; everything else comes back as a typed reason. Never throws, and
 * takes a few milliseconds at most.
 *
 * @param options.grade the student's class, 4 to 12, for the choice of words
 */
export function solveQuestion(question: string, options: { grade?: number } = {}): MathsOutcome {
  try {
    const read = readQuestion(question);
    const audience = { grade: options.grade ?? usualGrade };
    for (const task of tasksFor(read)) {
      const outcome = task.attempt(read, audience);
      if (outcome) return outcome;
    }
    return { kind: "not_understood", reading: null, detail: nothingRecognised };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { kind: error.kind, reading: error.reading, detail: error.message };
  }
}

const nothingRecognised =
  "I can't tell what to work out here. Type a sum or an equation, like 15% of 240 or 2x + 3 = 11.";
