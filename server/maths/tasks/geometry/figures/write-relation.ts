import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Figure } from "./figure.ts";
import { symbolLatex } from "./figure-problem.ts";
import type { ParsedRelation } from "./parsed-relation.ts";

/** Returns a formula in LaTeX with its symbols: `A = l \times b`. */
export function relationLatex(figure: Figure, { left, right }: ParsedRelation): string {
  // The symbol of an angle represents its degrees: tan θ, not tan θ°.
  const side = expressionLatex(right).replaceAll("\\theta^{\\circ}", "\\theta");
  return `${symbolLatex(figure, left)} = ${side}`;
}
