import type { SolvedOutcome } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { physicsTasks } from "../physics.tasks.ts";

/** The solution that the physics tasks give for a question; null if they do not solve it. */
export function solvedBy(text: string, grade = 10): SolvedOutcome | null {
  const question = readQuestion(text);
  for (const task of physicsTasks) {
    const outcome = task.attempt(question, { grade });
    if (outcome) return outcome.kind === "solved" ? outcome : null;
  }
  return null;
}

/** The plain answer; null if the question is not solved. */
export function answerOf(text: string): string | null {
  return solvedBy(text)?.solution.answer.plain ?? null;
}
