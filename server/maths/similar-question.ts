import { compareAnswers } from "./compare.ts";
import type { SolvingOptions } from "./offer.ts";
import type { Solved } from "./outcome.ts";
import { readQuestion } from "./read/question.ts";
import { solveQuestion } from "./solve-question.ts";
import { tasks } from "./tasks/registry.ts";
import type { Task } from "./tasks/task.ts";

/** Draws before falling back on plain examples of the task, and how often one may come again before there are no others. */
const draws = 12;
const mostRepeats = 4;
const difficulties = ["beginner", "intermediate", "advanced"];

/**
 * Another question of the same task and shape, no harder, with other numbers and another answer, that
 * `solveQuestion` solves; null where none was found. The same `random` (0 ≤ r < 1) gives the same question.
 */
export function similarQuestion(solved: Solved, random: () => number): string | null {
  const [similar] = similarQuestions(solved, { random });
  return similar?.question ?? null;
}

interface SimilarOptions extends SolvingOptions {
  /** From 0 up to 1. */
  random: () => number;
  /** The task's own examples come first: they are as plain as its questions get. */
  plainFirst?: boolean;
}

/**
 * Such questions one after the other, solved, and each worked for only when it is asked for: those of the same method
 * first, at last examples of the same topic.
 */
export function* similarQuestions(
  original: Solved,
  { plainFirst = false, ...options }: SimilarOptions,
): Generator<Solved, void> {
  const task = tasks.find(({ name }) => name === original.task);
  if (!task) throw new Error(`There is no task ${original.task}`);
  if (plainFirst) yield* examplesOf(task, original, options);
  yield* variedOf(task, original, options);
  if (!plainFirst) yield* examplesOf(task, original, options);
}

function* variedOf(
  task: Task,
  original: Solved,
  { random, ...options }: SimilarOptions,
): Generator<Solved, void> {
  const byAnotherMethod: Solved[] = [];
  for (const candidate of candidatesFor(task, original.question, random)) {
    const similar = solvedAs(task, candidate, options);
    if (!similar || !isSuitable(similar, original)) continue;
    if (similar.solution.method === original.solution.method) yield similar;
    else byAnotherMethod.push(similar);
  }
  yield* byAnotherMethod;
}

function* examplesOf(
  task: Task,
  original: Solved,
  options: SolvingOptions,
): Generator<Solved, void> {
  for (const example of task.examples) {
    const similar = solvedAs(task, example, options);
    if (similar && isAlike(similar, original)) yield similar;
  }
}

/** Texts that the task makes of the question, each once. */
function* candidatesFor(
  task: Task,
  question: string,
  random: () => number,
): Generator<string, void> {
  const read = readQuestion(question);
  const known = new Set([question]);
  for (let [left, repeats] = [draws, 0]; left > 0 && repeats < mostRepeats; left -= 1) {
    const candidate = task.vary(read, random);
    if (candidate === null || known.has(candidate)) {
      repeats += 1;
      continue;
    }
    known.add(candidate);
    yield candidate;
  }
}

function isSuitable(outcome: Solved, original: Solved): boolean {
  const rank = (solution: Solved["solution"]): number => difficulties.indexOf(solution.difficulty);
  return (
    rank(outcome.solution) <= rank(original.solution) &&
    outcome.solution.steps.length <= original.solution.steps.length + 1 &&
    isDifferent(outcome, original)
  );
}

/** Of the same topic, with another answer. */
function isAlike(example: Solved, original: Solved): boolean {
  return example.solution.topic === original.solution.topic && isDifferent(example, original);
}

/** Null where the question is not solved, or taken by another task. */
function solvedAs(task: Task, question: string, options: SolvingOptions): Solved | null {
  const outcome = solveQuestion(question, options);
  return outcome.kind === "solved" && outcome.task === task.name ? outcome : null;
}

function isDifferent(one: Solved, other: Solved): boolean {
  const [first, second] = [one.solution.answer.plain, other.solution.answer.plain];
  // One root of two is "unfinished" in one direction only, and still too close.
  const comparisons = [compareAnswers(first, second), compareAnswers(second, first)];
  const read = comparisons.filter((comparison) => comparison !== "unreadable");
  return first !== second && read.every((comparison) => comparison === "different");
}
