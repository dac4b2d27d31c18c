import type { SolvedOutcome } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { commerceTasks } from "../commerce.tasks.ts";

/** A cache by class and question, because several tests use the same examples. */
const solved = new Map<string, SolvedOutcome | null>();

/** The solution by the first task of the area that recognises the question; null if none does, or if it refuses. */
export function solutionOf(question: string, grade = 8): SolvedOutcome | null {
  const key = `${grade} ${question}`;
  const known = solved.get(key);
  if (known !== undefined) return known;
  const solution = solve(question, grade);
  solved.set(key, solution);
  return solution;
}

function solve(question: string, grade: number): SolvedOutcome | null {
  try {
    const read = readQuestion(question);
    for (const task of commerceTasks) {
      const outcome = task.attempt(read, { grade });
      if (outcome) return outcome.kind === "solved" ? outcome : null;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  return null;
}

/** The answer as a student would type it; null if the question is not answered. */
export function answerTo(question: string): string | null {
  return solutionOf(question)?.solution.answer.plain ?? null;
}
