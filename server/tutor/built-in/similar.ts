import type { Solved } from "../../maths/outcome.ts";
import { similarQuestion } from "../../maths/similar-question.ts";
import { solveQuestion } from "../../maths/solve-question.ts";

export interface SimilarOptions {
  /** The class whose methods are used. */
  grade: number;
  /** From 0 up to 1. */
  random: () => number;
}

/** So many draws are made for questions with other answers; fewer questions than asked for are no harm. */
const mostDraws = 12;

/**
 * Draws up to `count` questions of the same kind and solves them. Each has an answer of its own, so that none of
 * them gives away the answer to the first.
 */
export function solveSimilar(
  original: Solved,
  count: number,
  { grade, random }: SimilarOptions,
): Solved[] {
  const found = [original];
  for (let draw = 0; draw < mostDraws && found.length <= count; draw += 1) {
    const drawn = solveQuestion(similarQuestion(original, random), { grade });
    if (drawn.kind === "solved" && isNew(drawn, found)) found.push(drawn);
  }
  return found.slice(1);
}

function isNew({ solution }: Solved, found: readonly Solved[]): boolean {
  return found.every((known) => known.solution.answer.plain !== solution.answer.plain);
}
