import type { Quotient } from "../../algebra/form.ts";
import { fromUnivariate } from "../../algebra/in-one-variable.ts";
import * as form from "../../algebra/quotient.ts";
import { toExpression } from "../../algebra/to-expression.ts";
import * as u from "../../algebra/univariate.ts";
import { type Expression, ungroup } from "../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../expressions/write-latex.ts";
import * as q from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";
import type { OneLetterPolynomial } from "./one-letter-polynomial.ts";
import { writtenWith } from "./symmetric-form.ts";

export interface ZeroesProblem {
  polynomial: OneLetterPolynomial;
  /** The names of both zeroes. */
  zeroes: readonly [string, string];
  /** One expression whose value is requested, or the two zeroes of a requested polynomial. */
  targets: readonly [Expression] | readonly [Expression, Expression];
}

export interface ZeroesValue {
  /** The expression in terms of the sum and the product of the zeroes. */
  form: Quotient;
  value: q.Rational;
}

export interface ZeroesResult {
  sum: q.Rational;
  product: q.Rational;
  /** The value of the expression, or the sum and the product of the new zeroes. */
  values: readonly ZeroesValue[];
}

/** x² − Sx + P for the new sum and product, multiplied to whole coefficients; null if a single value is requested. */
export function newPolynomial({ values: [sum, product] }: ZeroesResult): u.Univariate | null {
  if (!sum || !product) return null;
  return u.primitivePart(u.univariate([product.value, q.negate(sum.value), q.one]));
}

/** The steps from the coefficients to the sum and the product, and from these to the result. */
export function stepsOf(problem: ZeroesProblem, result: ZeroesResult): MathsStep[] {
  const { polynomial, zeroes, targets } = problem;
  const [c = q.zero, b = q.zero, a = q.one] = polynomial.value;
  const [first, second] = zeroes.map(letterLatex);
  const x = polynomial.letter;
  const [one, other] = targets;
  return [
    step(
      "Find the sum of the zeroes",
      `Sum of zeroes = −(coefficient of $${x}$) ÷ (coefficient of $${x}^{2}$).`,
      `${first} + ${second} = ${withValue(`-\\frac{${rationalLatex(b)}}{${rationalLatex(a)}}`, result.sum)}`,
    ),
    step(
      "Find the product of the zeroes",
      `Product of zeroes = constant term ÷ (coefficient of $${x}^{2}$).`,
      `${first}${second} = ${withValue(`\\frac{${rationalLatex(c)}}{${rationalLatex(a)}}`, result.product)}`,
    ),
    ...(other
      ? polynomialSteps(problem, result, [one, other])
      : workedOut(problem, result, { at: 0, latex: expressionLatex(one), what: "expression" })),
  ];
}

/** A written fraction and its value, as "4/6 = 2/3"; the fraction alone if it is in lowest terms. */
function withValue(fraction: string, value: q.Rational): string {
  const lowest = rationalLatex(value);
  return lowest === fraction ? fraction : `${fraction} = ${lowest}`;
}

function polynomialSteps(
  problem: ZeroesProblem,
  result: ZeroesResult,
  [left, right]: readonly [Expression, Expression],
): MathsStep[] {
  const sum: Expression = { kind: "sum", left, right };
  const product: Expression = {
    kind: "product",
    sign: "×",
    left: bracketed(left),
    right: bracketed(right),
  };
  return [
    ...workedOut(problem, result, {
      at: 0,
      latex: expressionLatex(sum),
      what: "sum of the new zeroes",
    }),
    ...workedOut(problem, result, {
      at: 1,
      latex: expressionLatex(product),
      what: "product of the new zeroes",
    }),
    generalForm(result),
  ];
}

function bracketed(zero: Expression): Expression {
  return zero.kind === "variable" ? zero : { kind: "group", inner: zero };
}

/** A coefficient: a whole number from 2 up is written without brackets, as in 5x. */
function factorLatex(value: q.Rational): string {
  const isPlain = q.isInteger(value) && value.numerator > 1n;
  return isPlain ? rationalLatex(value) : `\\left(${rationalLatex(value)}\\right)`;
}

function termLatex(value: q.Rational): string {
  return q.sign(value) >= 0 ? rationalLatex(value) : `\\left(${rationalLatex(value)}\\right)`;
}

function generalForm(result: ZeroesResult): MathsStep {
  const made = newPolynomial(result) ?? [];
  const [sum = q.zero, product = q.zero] = [0, 1].map((at) => result.values[at]?.value);
  const general = `x^{2} - ${factorLatex(sum)}x + ${termLatex(product)}`;
  const factor = u.leadingCoefficient(made).numerator;
  return step(
    "Put the new sum and the new product into the general form",
    "A quadratic polynomial with the sum $S$ and the product $P$ of its zeroes is $k(x^{2} - Sx + P)$; choose $k$ so that all coefficients are whole.",
    expressionLatex(toExpression(fromUnivariate(made, "x"))),
    factor === 1n ? general : `${factor}\\left(${general}\\right)`,
  );
}

/** The steps that write an expression by sum and product of the zeroes and evaluate it. */
function workedOut(
  { zeroes }: ZeroesProblem,
  { sum, product, values }: ZeroesResult,
  { at, latex, what }: { at: number; latex: string; what: string },
): MathsStep[] {
  const one = values[at];
  const [left, right] = zeroes.map((name): Expression => ({ kind: "variable", name }));
  if (!one || !left || !right) return [];
  const written = writtenWith(
    one.form,
    { kind: "sum", left, right },
    { kind: "product", sign: "implicit", left, right },
  );
  const numbers = writtenWith(one.form, numberOf(sum), numberOf(product));
  const write = step(
    `Write the ${what} by the sum and the product of the zeroes`,
    "Use identities such as $a^{2} + b^{2} = (a + b)^{2} - 2ab$, or a common denominator.",
    `${latex} = ${expressionLatex(ungroup(written))}`,
  );
  const [before, after] = [expressionLatex(ungroup(numbers)), rationalLatex(one.value)];
  return [
    write,
    step(
      "Put in the sum and the product",
      "Both are known, so the zeroes themselves are not needed.",
      after,
      before === after ? null : before,
    ),
  ];
}

function numberOf(value: q.Rational): Expression {
  return toExpression(form.fromRational(value));
}
