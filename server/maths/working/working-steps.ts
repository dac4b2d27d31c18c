import { type Expression, someWithin, ungroup } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import * as q from "../numbers/rational.ts";
import type { MathsStep } from "../outcome.ts";
import { tidy } from "./tidy.ts";
import type { Transformation } from "./work-out.ts";
import { looksLike, workedOut } from "./written.ts";

/** Transformations of the working as steps of a solution. */
export function stepsOf(moves: readonly Transformation[]): MathsStep[] {
  return moves.map(({ before, after, title, why }) => ({
    title,
    why,
    before: expressionLatex(before),
    after: expressionLatex(after),
  }));
}

/** The step that omits terms 0, if there is nothing else to do; null if there are none. */
export function leftOut(before: Expression): Transformation | null {
  const after = ungroup(tidy(before));
  if (!someWithin(before, isZero) || looksLike(before, after)) return null;
  // The same, without typed signs between numbers and letters.
  const usual = workedOut(before, {});
  return {
    before,
    after: looksLike(usual, after) ? usual : after,
    title: "Leave out what changes nothing",
    why: "A term $0$ adds nothing, and a factor $0$ makes the product $0$.",
  };
}

function isZero(part: Expression): boolean {
  return part.kind === "number" && q.isZero(part.value);
}
