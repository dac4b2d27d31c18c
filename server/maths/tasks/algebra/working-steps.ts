import { expressionLatex } from "../../expressions/write-latex.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Worked } from "../../working/work-out.ts";

/** Moves of the working as steps of a solution. */
export function stepsOf(moves: readonly Worked[]): MathsStep[] {
  return moves.map(({ before, after, title, why }) => ({
    title,
    why,
    before: expressionLatex(before),
    after: expressionLatex(after),
  }));
}
