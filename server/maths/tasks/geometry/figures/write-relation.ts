import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Figure } from "./figure.ts";
import { symbolLatex } from "./figure-problem.ts";
import type { ParsedRelation } from "./parsed-relation.ts";

/** A formula with its letters: `A = l \times b`. */
export function relationLatex(figure: Figure, { left, right }: ParsedRelation): string {
  // The letter of an angle represents its degrees already: tan θ, not tan θ°.
  const side = expressionLatex(right).replaceAll("\\theta^{\\circ}", "\\theta");
  return `${symbolLatex(figure, left)} = ${side}`;
}
