import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Figure } from "./figure.ts";
import { symbolLatex } from "./figure-problem.ts";
import type { ParsedRelation } from "./parsed-relation.ts";

/** A formula with its letters: `A = l \times b`. */
export function relationLatex(figure: Figure, { left, right }: ParsedRelation): string {
  return `${symbolLatex(figure, left)} = ${expressionLatex(right)}`;
}
