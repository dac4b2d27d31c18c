import type { Polynomial, Term } from "../../../algebra/form.ts";
import { polynomialExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";

export function termsLatex(lines: readonly Polynomial[]): string[] {
  return lines.map((line) => expressionLatex(polynomialExpression(line)));
}

export function one(term: Term): Polynomial {
  return { terms: [term] };
}
