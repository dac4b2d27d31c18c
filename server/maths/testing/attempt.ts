import type { SolvedOutcome } from "../outcome.ts";
import { readQuestion } from "../read/question.ts";
import { Refusal } from "../refusal.ts";
import type { Task } from "../task/task.ts";

/** The outcome of the first of these tasks that recognises a question, or null. */
function attempt(tasks: readonly Task[], question: string, grade = 10) {
  const read = readQuestion(question);
  for (const task of tasks) {
    const outcome = task.attempt(read, { grade });
    if (outcome) return outcome;
  }
  return null;
}

/** The plain answer, or the kind of refusal; null if no task recognises the question. */
export function answerOf(tasks: readonly Task[], question: string): string | null {
  try {
    const outcome = attempt(tasks, question);
    return outcome?.kind === "solved" ? outcome.solution.answer.plain : (outcome?.kind ?? null);
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

/** The whole solution; an unsolved question fails the test. */
export function solvedBy(tasks: readonly Task[], question: string): SolvedOutcome {
  const outcome = attempt(tasks, question);
  if (outcome?.kind !== "solved") throw new Error(`${question}: ${outcome?.kind ?? "not claimed"}`);
  return outcome;
}
