import { type Draft, loadSolver, type PartlySolved, type Solved } from "@sawaal/maths";

const { similarQuestions } = await loadSolver();

export interface SimilarOptions {
  /** The class whose methods are used. */
  grade: number;
  /** A random number from 0 up to 1. */
  random: () => number;
  /** After so many draws the kind of question has no further variants. */
  mostDraws?: number;
}

const usualDraws = 8;

interface DrawingOptions extends SimilarOptions {
  /** The plainest questions of the kind come first. */
  plainFirst?: boolean;
}

/**
 * Questions of the same kind, generated lazily. Each has its own answer, so that none reveals the answer to another.
 */
export function* drawSimilar(
  original: Solved | PartlySolved,
  { mostDraws = usualDraws, ...drawing }: DrawingOptions,
): Generator<Draft, void> {
  const answers = new Set([(original.lead ?? original).solution.answer.plain]);
  let drawsLeft = mostDraws;
  if (drawsLeft <= 0) return;
  for (const drawn of similarQuestions(original, drawing)) {
    const { plain } = drawn.explanation.answer;
    if (!answers.has(plain)) {
      answers.add(plain);
      yield drawn;
    }
    drawsLeft -= 1;
    if (drawsLeft <= 0) return;
  }
}

/** One similar question with its solution; null where none was found. */
export function drawOne(original: Solved | PartlySolved, options: SimilarOptions): Solved | null {
  return firstSolved(drawSimilar(original, options));
}

/** The number of questions of which the easiest is taken. */
const mostCompared = 8;
const drawsForEasiest = 14;

/**
 * The easiest of several similar questions, among those of no harder kind than the original and without more steps.
 * Null where none was found.
 */
export function drawEasiest(
  original: Solved | PartlySolved,
  options: SimilarOptions,
): Solved | null {
  const most = workOf((original.lead ?? original).solution);
  const candidates: { draft: Draft; effort: number }[] = [];
  const drawing = { mostDraws: drawsForEasiest, ...options, plainFirst: true };
  for (const draft of drawSimilar(original, drawing)) {
    if (workOf(draft.explanation) > most) continue;
    candidates.push({ draft, effort: effortOf(draft.question, draft.explanation) });
    if (candidates.length === mostCompared) break;
  }
  const sorted = candidates.toSorted((one, other) => one.effort - other.effort);
  return firstSolved(sorted.map(({ draft }) => draft));
}

function firstSolved(drafts: Iterable<Draft>): Solved | null {
  for (const draft of drafts) {
    const outcome = draft.finish();
    if (outcome.kind === "solved") return outcome;
  }
  return null;
}

/** Weights of effort: a harder kind of question counts more than a step, a step more than a number. */
const effort = {
  difficulty: { beginner: 0, intermediate: 30, advanced: 60 },
  step: 10,
  /** A fraction, a decimal or a sign in the answer. */
  unevenAnswer: 5,
  digit: 1,
};

type SolutionShape = Pick<Draft["explanation"], "steps" | "answer" | "difficulty">;

/** The effort of a question: by its kind, its steps, whether its answer is whole, and its numbers. */
export function effortOf(question: string, solution: SolutionShape): number {
  const { plain } = solution.answer;
  const isUneven = /[./√-]/.test(plain);
  const numbers = effort.digit * digitsIn(`${question} ${plain}`);
  return workOf(solution) + (isUneven ? effort.unevenAnswer : 0) + numbers;
}

/** Independent of the numbers. */
function workOf({ steps, difficulty }: Pick<SolutionShape, "steps" | "difficulty">): number {
  return effort.difficulty[difficulty] + effort.step * steps.length;
}

/**
 * Each digit of the numbers, weighted by its size: 4 + 5 carries nothing, and 8 + 9 does. Zeros at the end are free.
 */
function digitsIn(text: string): number {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/gu) ?? [];
  const digits = numbers.flatMap((number) => number.replaceAll(/\D|0+$/gu, "").split(""));
  return digits.reduce((sum, digit) => sum + 1 + Number(digit) / 9, 0);
}
