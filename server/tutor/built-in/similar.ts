import type { Solved } from "../../maths/outcome.ts";
import { similarQuestions } from "../../maths/similar-question.ts";

export interface SimilarOptions {
  /** The class whose methods are used. */
  grade: number;
  /** From 0 up to 1. */
  random: () => number;
  /** After so many draws the kind of question has no more to give. */
  mostDraws?: number;
  /** The plainest questions of the kind come first. */
  plainFirst?: boolean;
}

const usualDraws = 8;

/**
 * Questions of the same kind, solved, drawn one at a time as they are asked for. Each has an answer of its own, so
 * that none of them gives away the answer to another.
 */
export function* drawSimilar(
  original: Solved,
  { mostDraws = usualDraws, ...drawing }: SimilarOptions,
): Generator<Solved, void> {
  const found = [original];
  let left = mostDraws;
  if (left <= 0) return;
  for (const drawn of similarQuestions(original, drawing)) {
    if (isNew(drawn, found)) {
      found.push(drawn);
      yield drawn;
    }
    left -= 1;
    if (left <= 0) return;
  }
}

function isNew({ solution }: Solved, found: readonly Solved[]): boolean {
  return found.every((known) => known.solution.answer.plain !== solution.answer.plain);
}

/** Of so many questions the easiest is taken. */
const mostCompared = 6;

/** One of several similar questions: the one with the fewest steps and the smallest numbers. Null where none was found. */
export function drawEasiest(original: Solved, options: SimilarOptions): Solved | null {
  const drawn: Solved[] = [];
  for (const similar of drawSimilar(original, { ...options, plainFirst: true })) {
    drawn.push(similar);
    if (drawn.length === mostCompared) break;
  }
  const [easiest] = drawn.toSorted((one, other) => effortOf(one) - effortOf(other));
  return easiest ?? null;
}

/** A step takes longer than a digit, and a harder kind of question longer than a step. */
const effort = { step: 10, difficulty: { beginner: 0, intermediate: 30, advanced: 60 } };

function effortOf({ question, solution }: Solved): number {
  const digits = `${question} ${solution.answer.plain}`.replaceAll(/\D+/gu, "").length;
  return digits + effort.step * solution.steps.length + effort.difficulty[solution.difficulty];
}
