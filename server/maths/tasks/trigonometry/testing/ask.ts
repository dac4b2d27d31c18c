import type { SolvedOutcome } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { trigonometryTasks } from "../trigonometry.tasks.ts";

/**
 * The outcome of the trigonometry tasks for a question: the solution, the kind of a refusal, or null if no task
 * matches.
 */
export function ask(text: string): SolvedOutcome | string | null {
  try {
    const question = readQuestion(text);
    for (const task of trigonometryTasks) {
      const outcome = task.attempt(question, { grade: 11 });
      if (outcome) return outcome.kind === "solved" ? outcome : outcome.kind;
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

/** The plain answer, or the result of `ask` if the question is not solved. */
export function answerTo(text: string): string | null {
  const outcome = ask(text);
  return outcome === null || typeof outcome === "string" ? outcome : outcome.solution.answer.plain;
}

/** The solution of a question. Throws if it is not solved. */
export function solveOrThrow(text: string): SolvedOutcome {
  const outcome = ask(text);
  if (outcome === null || typeof outcome === "string") throw new Error(`${text}: ${outcome ?? ""}`);
  return outcome;
}
