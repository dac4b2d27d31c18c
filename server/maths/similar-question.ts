import { compareAnswers } from "./compare.ts";
import { audienceOf, type SolvingOptions } from "./offer.ts";
import type { PartlySolvedOutcome, SolvedOutcome } from "./outcome.ts";
import { type Question, readQuestion } from "./read/question.ts";
import { writtenLike } from "./read/written-like.ts";
import { unlessRefused } from "./refusal.ts";
import { tasks } from "./tasks/registry.ts";
import type { Draft, Task } from "./task/task.ts";

/** Draws before falling back on the task's examples, and the number of repetitions after which it stops. */
const draws = 12;
const mostRepeats = 4;
const difficulties = ["beginner", "intermediate", "advanced"];

/** The source of another question; for an exercise, its first solved part. */
type Original = SolvedOutcome | PartlySolvedOutcome;

/**
 * Another question of the same task and shape, not harder, with other numbers and another answer, that
 * `solveQuestion` solves; null if none was found. The same `random` (0 ≤ r < 1) gives the same question.
 */
export function similarQuestion(solved: Original, random: () => number): string | null {
  for (const similar of similarQuestions(solved, { random })) {
    if (similar.finish().kind === "solved") return similar.question;
  }
  return null;
}

interface SimilarOptions extends SolvingOptions {
  /** 0 ≤ r < 1. */
  random: () => number;
  /** Whether the task's own examples come first: they are its simplest questions. */
  plainFirst?: boolean;
}

/**
 * Such questions one after the other, each computed on demand: those of the same method first, then
 * examples of the same topic. The task that generated a question solves it, without passing it to other tasks.
 */
export function* similarQuestions(
  exercise: Original,
  { plainFirst = false, ...options }: SimilarOptions,
): Generator<Draft, void> {
  const original = exercise.lead ?? exercise;
  const task = taskOf(original);
  if (plainFirst) yield* examplesOf(task, original, options);
  yield* variedOf(task, original, options);
  if (!plainFirst) yield* examplesOf(task, original, options);
}

/**
 * Questions of the same task and shape to ask next, each solved and proved, but not explained. The count may be lower
 * than requested, because not every draw gives a question.
 */
export function* furtherQuestions(
  exercise: Original,
  random: () => number,
): Generator<string, void> {
  const original = exercise.lead ?? exercise;
  const task = taskOf(original);
  for (const candidate of candidatesFor(task, original.question, random)) {
    const reading = task.provedReading(candidate);
    // Written in another way, it is still the same question.
    if (reading !== null && reading !== original.reading) yield candidate.text;
  }
}

function taskOf({ task }: Original): Task {
  const found = tasks.find(({ name }) => name === task);
  if (!found) throw new Error(`There is no task ${task}`);
  return found;
}

function* variedOf(
  task: Task,
  original: Original,
  { random, ...options }: SimilarOptions,
): Generator<Draft, void> {
  const byAnotherMethod: Draft[] = [];
  for (const candidate of candidatesFor(task, original.question, random)) {
    const similar = task.draft(candidate, audienceOf(options));
    if (!similar || !isSuitable(similar, original)) continue;
    if (similar.explanation.method === original.solution.method) yield similar;
    else byAnotherMethod.push(similar);
  }
  yield* byAnotherMethod;
}

function* examplesOf(
  task: Task,
  original: Original,
  options: SolvingOptions,
): Generator<Draft, void> {
  for (const example of task.examples) {
    const similar = task.draft(readQuestion(example), audienceOf(options));
    if (similar && isAlike(similar, original)) yield similar;
  }
}

/** Questions that the task generates from one question, without duplicates. */
function* candidatesFor(
  task: Task,
  question: string,
  random: () => number,
): Generator<Question, void> {
  const read = readQuestion(question);
  const known = new Set([question]);
  for (let [left, repeats] = [draws, 0]; left > 0 && repeats < mostRepeats; left -= 1) {
    const varied = task.vary(read, random);
    const candidate = varied === null ? null : writtenLike(question, varied);
    if (candidate === null || known.has(candidate)) {
      repeats += 1;
      continue;
    }
    known.add(candidate);
    const similar = unlessRefused(() => readQuestion(candidate));
    if (similar) yield similar;
  }
}

function isSuitable(draft: Draft, original: Original): boolean {
  const rank = (difficulty: string): number => difficulties.indexOf(difficulty);
  const { difficulty, steps } = draft.explanation;
  return (
    rank(difficulty) <= rank(original.solution.difficulty) &&
    steps.length <= original.solution.steps.length + 1 &&
    isDifferent(draft, original)
  );
}

/** An example of the same topic, with another answer. */
function isAlike(example: Draft, original: Original): boolean {
  return example.explanation.topic === original.solution.topic && isDifferent(example, original);
}

function isApart(comparison: ReturnType<typeof compareAnswers>): boolean {
  return comparison === "different" || comparison === "unreadable";
}

/** A separator of two values, or a sign that there are two. */
const severalValues = /[,;:&±\n]|\b(?:and|or)\b/;

function isDifferent({ explanation }: Draft, { solution }: Original): boolean {
  const [first, second] = [explanation.answer.plain, solution.answer.plain];
  if (first === second) return false;
  const comparison = compareAnswers(first, second);
  const areSingle = !severalValues.test(first) && !severalValues.test(second);
  if (comparison === "different" && areSingle) return true;
  // One root of two is "unfinished" in one direction only, and still too similar.
  return isApart(comparison) && isApart(compareAnswers(second, first));
}
