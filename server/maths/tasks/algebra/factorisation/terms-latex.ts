import type { Polynomial, Term } from "../../../algebra/form.ts";
import { polynomialExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";

/** Returns each polynomial in LaTeX. */
export function termsLatex(lines: readonly Polynomial[]): string[] {
  return lines.map((line) => expressionLatex(polynomialExpression(line)));
}

/** Returns a polynomial of a single term. */
export function one(term: Term): Polynomial {
  return { terms: [term] };
}
