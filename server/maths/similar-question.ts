import { compareAnswers } from "./compare.ts";
import type { Solved } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { solveQuestion } from "./solve-question.ts";
import { tasks } from "./tasks/registry.ts";

/** Draws before falling back on a plain example of the task. */
const draws = 40;
const difficulties = ["beginner", "intermediate", "advanced"];

/**
 * Another question of the same task and shape, no harder, with other numbers and another answer, that
 * `solveQuestion` solves. The same `random` (0 ≤ r < 1) gives the same question.
 */
export function similarQuestion(solved: Solved, random: () => number): string {
  const task = tasks.find(({ name }) => name === solved.task);
  if (!task) throw new Error(`There is no task ${solved.task}`);
  const question = readQuestion(solved.question);
  for (let left = draws; left > 0; left -= 1) {
    const candidate = task.vary(question, random);
    if (candidate !== null && isSuitable(candidate, solved)) return candidate;
  }
  const example = task.examples.find((candidate) => hasOtherAnswer(candidate, solved));
  if (example === undefined) throw new Error(`No example of ${solved.task} differs in its answer`);
  return example;
}

function isSuitable(candidate: string, original: Solved): boolean {
  const outcome = solveQuestion(candidate);
  if (outcome.kind !== "solved" || outcome.task !== original.task) return false;
  const rank = (solution: Solved["solution"]): number => difficulties.indexOf(solution.difficulty);
  return (
    rank(outcome.solution) <= rank(original.solution) &&
    outcome.solution.steps.length <= original.solution.steps.length + 1 &&
    isDifferent(outcome, original)
  );
}

function hasOtherAnswer(candidate: string, original: Solved): boolean {
  const outcome = solveQuestion(candidate);
  return outcome.kind === "solved" && isDifferent(outcome, original);
}

function isDifferent(one: Solved, other: Solved): boolean {
  const [first, second] = [one.solution.answer.plain, other.solution.answer.plain];
  // One root of two is "unfinished" in one direction only, and still too close.
  return (
    compareAnswers(first, second) === "different" && compareAnswers(second, first) === "different"
  );
}
