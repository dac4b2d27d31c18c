import type { Solved } from "../../maths/outcome.ts";
import { similarQuestions } from "../../maths/similar-question.ts";

export interface SimilarOptions {
  /** The class whose methods are used. */
  grade: number;
  /** From 0 up to 1. */
  random: () => number;
  /** After so many draws the kind of question has no more to give. */
  mostDraws?: number;
}

const usualDraws = 8;

/**
 * Questions of the same kind, solved, drawn one at a time as they are asked for. Each has an answer of its own, so
 * that none of them gives away the answer to another.
 */
export function* drawSimilar(
  original: Solved,
  { grade, random, mostDraws = usualDraws }: SimilarOptions,
): Generator<Solved, void> {
  const found = [original];
  let left = mostDraws;
  if (left <= 0) return;
  for (const drawn of similarQuestions(original, { grade, random })) {
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
