import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import type { Expression } from "../../expressions/expression.ts";
import { expressionLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import type { MathsStep } from "../../outcome.ts";
import { notSupported } from "../../refusal.ts";
import type { OneLetterPolynomial } from "./one-letter-polynomial.ts";

/**
 * The steps that compare sum and product of the zeroes of a quadratic polynomial with −b/a and c/a; a double zero is
 * listed twice. Refuses other polynomials.
 */
export function relationshipSteps(
  { value, letter }: OneLetterPolynomial,
  zeroes: readonly Quotient[],
): MathsStep[] {
  const [first, second, ...others] = zeroes;
  const [c, b, a, ...higher] = value;
  if (!first || !second || others.length > 0 || !a || !b || !c || higher.length > 0) {
    throw notSupported("I can verify the relationship only for quadratic polynomials so far.");
  }
  const [sum, product] = [form.add(first, second), form.multiply(first, second)];
  const fraction = (top: q.Rational): string =>
    `\\frac{${numberLatex(top)}}{${numberLatex(a)}} = ${latexOf(form.fromRational(q.divide(top, a)))}`;
  return [
    {
      title: "Verify the sum of the zeroes",
      why: `Sum of zeroes = −(coefficient of $${letter}$) ÷ (coefficient of $${letter}^{2}$).`,
      before: null,
      after: `${added(first, second)} = ${latexOf(sum)}, \\quad ${fraction(q.negate(b))}`,
    },
    {
      title: "Verify the product of the zeroes",
      why: `Product of zeroes = constant term ÷ (coefficient of $${letter}^{2}$).`,
      before: null,
      after: `${times(first, second)} = ${latexOf(product)}, \\quad ${fraction(c)}`,
    },
  ];
}

function added(first: Quotient, second: Quotient): string {
  return `${latexOf(first)} + ${bracketed(second)}`;
}

function times(first: Quotient, second: Quotient): string {
  return `${bracketed(first)} \\times ${bracketed(second)}`;
}

/** LaTeX of a value, in brackets if it is negative or a sum. */
function bracketed(value: Quotient): string {
  const written = toExpression(value);
  const latex = expressionLatex(written);
  return isWritten(written) ? latex : `\\left(${latex}\\right)`;
}

function isWritten({ kind }: Expression): boolean {
  return kind === "number" || kind === "root" || kind === "quotient";
}

function numberLatex(value: q.Rational): string {
  return latexOf(form.fromRational(value));
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}
