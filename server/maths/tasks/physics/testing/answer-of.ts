import type { Solved } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { physicsTasks } from "../physics.tasks.ts";

/** The outcome of the physics tasks for a question; null if they do not solve it. */
export function solvedBy(text: string, grade = 10): Solved | null {
  const question = readQuestion(text);
  for (const task of physicsTasks) {
    const outcome = task.attempt(question, { grade });
    if (outcome) return outcome.kind === "solved" ? outcome : null;
  }
  return null;
}

/** The answer as a student would type it; null for silence. */
export function answerOf(text: string): string | null {
  return solvedBy(text)?.solution.answer.plain ?? null;
}
