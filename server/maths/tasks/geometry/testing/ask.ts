import type { SolvedOutcome } from "../../../outcome.ts";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { geometryTasks } from "../geometry.tasks.ts";

/** Returns the plain answer of the geometry tasks, the kind of refusal, or null if no task matches. */
export function ask(text: string): string | null {
  const outcome = attempt(text);
  if (outcome === null || typeof outcome === "string") return outcome;
  return outcome.solution.answer.plain;
}

/** Returns the whole outcome; throws if there is no answer. */
export function solveOrThrow(text: string): SolvedOutcome {
  const outcome = attempt(text);
  if (outcome === null || typeof outcome === "string")
    throw new Error(`${text}: ${outcome ?? "silence"}`);
  return outcome;
}

function attempt(text: string): SolvedOutcome | string | null {
  const question = readQuestion(text);
  try {
    for (const task of geometryTasks) {
      const outcome = task.attempt(question, { grade: 9 });
      if (outcome) return outcome.kind === "solved" ? outcome : outcome.kind;
    }
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}
