import { compareAnswers } from "./compare.ts";
import type { Solved } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { Refusal } from "./refusal.ts";
import { tasks } from "./tasks/registry.ts";
import type { Task } from "./tasks/task.ts";

/** Draws before falling back on a plain example of the task. */
const draws = 12;
const difficulties = ["beginner", "intermediate", "advanced"];

/**
 * Another question of the same task and shape, no harder, with other numbers and another answer, that
 * `solveQuestion` solves; null where none was found. The same `random` (0 ≤ r < 1) gives the same question.
 */
export function similarQuestion(solved: Solved, random: () => number): string | null {
  const task = tasks.find(({ name }) => name === solved.task);
  if (!task) throw new Error(`There is no task ${solved.task}`);
  const question = readQuestion(solved.question);
  let byAnotherMethod: string | null = null;
  for (let left = draws; left > 0; left -= 1) {
    const candidate = task.vary(question, random);
    const outcome = candidate === null ? null : solvedBy(task, candidate);
    if (!outcome || !isSuitable(outcome, solved)) continue;
    if (outcome.solution.method === solved.solution.method) return candidate;
    byAnotherMethod ??= candidate;
  }
  return byAnotherMethod ?? task.examples.find((text) => isAlike(task, text, solved)) ?? null;
}

function isSuitable(outcome: Solved, original: Solved): boolean {
  const rank = (solution: Solved["solution"]): number => difficulties.indexOf(solution.difficulty);
  return (
    rank(outcome.solution) <= rank(original.solution) &&
    outcome.solution.steps.length <= original.solution.steps.length + 1 &&
    isDifferent(outcome, original)
  );
}

/** An example of the same topic, whose answer is another. */
function isAlike(task: Task, example: string, original: Solved): boolean {
  const outcome = solvedBy(task, example);
  return outcome?.solution.topic === original.solution.topic && isDifferent(outcome, original);
}

/** The task alone is asked: what it made itself need not be offered to all others. */
function solvedBy(task: Task, candidate: string): Solved | null {
  try {
    const outcome = task.attempt(readQuestion(candidate), { grade: usualGrade });
    return outcome?.kind === "solved" ? outcome : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const usualGrade = 8;

function isDifferent(one: Solved, other: Solved): boolean {
  const [first, second] = [one.solution.answer.plain, other.solution.answer.plain];
  // One root of two is "unfinished" in one direction only, and still too close.
  const comparisons = [compareAnswers(first, second), compareAnswers(second, first)];
  const read = comparisons.filter((comparison) => comparison !== "unreadable");
  return first !== second && read.every((comparison) => comparison === "different");
}
