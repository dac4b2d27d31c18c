import type { SolvedOutcome } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { chemistryTasks } from "../chemistry.tasks.ts";

/** The outcome of the chemistry tasks for a question, with the words of a grade; null if they do not solve it. */
export function solvedBy(text: string, grade = 10): SolvedOutcome | null {
  const question = readQuestion(text);
  try {
    for (const task of chemistryTasks) {
      const outcome = task.attempt(question, { grade });
      if (outcome) return outcome.kind === "solved" ? outcome : null;
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The answer as a student would type it; null for no answer. */
export function answerOf(text: string, grade = 10): string | null {
  return solvedBy(text, grade)?.solution.answer.plain ?? null;
}
