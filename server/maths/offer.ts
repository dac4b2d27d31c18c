import type { SolvedOutcome, UnsolvedOutcome } from "./outcome.ts";
import type { Question } from "./read/question.ts";
import { Refusal } from "./refusal.ts";
import type { Audience, Task } from "./task/task.ts";

/** Passes a question to one task after the other; returns the outcome of the first task that it belongs to, or null. */
export function offer(
  tasks: readonly Task[],
  question: Question,
  audience: Audience,
): SolvedOutcome | UnsolvedOutcome | null {
  for (const task of tasks) {
    const outcome = task.attempt(question, audience);
    if (outcome) return outcome;
  }
  return null;
}

/** The message of a refusal for the student; any other error is rethrown. */
export function outcomeOfRefusal(error: unknown): UnsolvedOutcome {
  if (!(error instanceof Refusal)) throw error;
  return { kind: error.kind, reading: error.reading, detail: error.message };
}

/** The outcome where no task recognises the question. */
export const notRecognised: UnsolvedOutcome = {
  kind: "not_understood",
  reading: null,
  detail:
    "I can't tell what to work out here. Type a sum or an equation, like 15% of 240 or 2x + 3 = 11.",
};

/** The default class for the vocabulary. */
const usualGrade = 8;

export interface SolvingOptions {
  /** The student's class, 4 to 12, for the choice of words. */
  grade?: number;
}

export function audienceOf({ grade = usualGrade }: SolvingOptions): Audience {
  return { grade };
}
