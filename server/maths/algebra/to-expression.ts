import { type Expression, fractionLeaf, integerLeaf } from "../expressions/expression.ts";
import { leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import { imaginaryUnit, someAtomIn } from "./atom.ts";
import { constantValue, onePolynomial, scalePolynomial } from "./polynomial.ts";
import type { Polynomial, Quotient, Term } from "./form.ts";
import { joinLogarithms } from "./joined-logarithms.ts";
import { naturalForm } from "./natural-form.ts";
import { fromPolynomial, isConstant } from "./quotient.ts";
import { writeMonomial } from "./write-monomial.ts";

/** The layout of a canonical form. */
export interface WritingStyle {
  /**
   * `one bar` (the default): all over one denominator, (5x + 1)/6;
   * `terms`: number denominators with each term, x²/2 + 3x.
   */
  fractions?: "one bar" | "terms";
}

/**
 * The expression of a canonical form: highest powers first, the constant last, one fraction bar, roots as √,
 * powers of e with negative exponents instead of in the denominator, and a minus sign before the fraction.
 */
export function toExpression(value: Quotient, style: WritingStyle = {}): Expression {
  const { above, below } = naturalForm(value);
  const isByTerms = style.fractions === "terms" && constantValue(below) && !isConstant(value);
  return isByTerms ? sumOf(above, style) : overOneBar(above, below, style);
}

/** The expression of a polynomial. */
export function polynomialExpression(value: Polynomial, style: WritingStyle = {}): Expression {
  return toExpression({ numerator: value, denominator: onePolynomial }, style);
}

function overOneBar(above: Polynomial, below: Polynomial, style: WritingStyle): Expression {
  const { top, bottom } = overWholeNumbers(above, below);
  const divisor = constantValue(bottom);
  if (divisor && q.equals(divisor, q.one)) return sumOf(top, style);
  if (isNegative(top)) {
    const positive = scalePolynomial(top, q.rational(-1n));
    return startsWithNumberTurned(bottom)
      ? overOneBar(positive, scalePolynomial(bottom, q.rational(-1n)), style)
      : negative(overOneBar(positive, bottom, style));
  }
  const number = constantValue(top);
  if (number && divisor) return fractionLeaf(number.numerator, divisor.numerator);
  return { kind: "quotient", sign: "bar", left: sumOf(top, style), right: sumOf(bottom, style) };
}

/** Both sides times the factor that makes the coefficients of the numerator integers. */
function overWholeNumbers(above: Polynomial, below: Polynomial) {
  const denominator = above.terms.reduce(
    (all, { coefficient }) => leastCommonMultiple(all, coefficient.denominator),
    1n,
  );
  const factor = q.rational(denominator);
  return { top: scalePolynomial(above, factor), bottom: scalePolynomial(below, factor) };
}

/** cos x − 1, which is written 1 − cos x with the opposite sign; x − 1 is unchanged. */
function startsWithNumberTurned({ terms: [first, second, third] }: Polynomial): boolean {
  return (
    third === undefined &&
    second?.monomial.key === "" &&
    q.sign(second.coefficient) < 0 &&
    first !== undefined &&
    q.sign(first.coefficient) > 0 &&
    !first.monomial.factors.some(({ atom }) => atom.kind === "variable")
  );
}

/** Whether all terms are negative; complex numbers keep their signs: −1 − i. */
function isNegative(above: Polynomial): boolean {
  const { terms } = above;
  if (terms.length > 1 && isComplexNumber(above)) return false;
  return terms.length > 0 && terms.every(({ coefficient }) => q.sign(coefficient) < 0);
}

function isComplexNumber(value: Polynomial): boolean {
  return (
    someAtomIn(value, ({ key }) => key === imaginaryUnit.key) && isConstant(fromPolynomial(value))
  );
}

/** With a minus sign, which is merged into a number. */
function negative(operand: Expression): Expression {
  if (operand.kind === "number" && operand.form.kind === "fraction") {
    return fractionLeaf(-operand.form.numerator, operand.form.denominator);
  }
  if (operand.kind === "number") return integerLeaf(-operand.value.numerator);
  return { kind: "negate", operand: isSum(operand) ? { kind: "group", inner: operand } : operand };
}

function isSum({ kind }: Expression): boolean {
  return kind === "sum" || kind === "difference";
}

function sumOf(polynomial: Polynomial, style: WritingStyle): Expression {
  const [first, ...others] = readingOrder(polynomial);
  if (!first) return integerLeaf(0n);
  return others.reduce<Expression>(
    (left, term) => {
      const kind = q.sign(term.coefficient) < 0 ? "difference" : "sum";
      return { kind, left, right: termSize(term, style) };
    },
    signedTerm(first, style),
  );
}

/** A short sum with a negative first term begins with a positive term instead: √3 − √2, 1 − x². */
function readingOrder(polynomial: Polynomial): readonly Term[] {
  const terms = joinLogarithms(polynomial);
  const [first] = terms;
  if (!first || q.sign(first.coefficient) > 0) return terms;
  if (isComplexNumber(polynomial)) return terms;
  if (terms.length > 2 && !isConstant(fromPolynomial(polynomial))) return terms;
  const positive = terms.find(({ coefficient }) => q.sign(coefficient) > 0);
  return positive ? [positive, ...terms.filter((term) => term !== positive)] : terms;
}

function signedTerm(term: Term, style: WritingStyle): Expression {
  const size = termSize(term, style);
  return q.sign(term.coefficient) < 0 ? negative(size) : size;
}

/** The term without its sign. */
function termSize({ coefficient, monomial }: Term, style: WritingStyle): Expression {
  const { numerator, denominator } = q.absolute(coefficient);
  const write = (value: Quotient) => toExpression(value, style);
  const factors = writeMonomial(monomial, write);
  const top = numerator === 1n && factors ? factors : scaled(numerator, factors);
  if (denominator === 1n) return top;
  if (top.kind === "number") return fractionLeaf(numerator, denominator);
  return { kind: "quotient", sign: "bar", left: top, right: integerLeaf(denominator) };
}

function scaled(size: bigint, factors: Expression | null): Expression {
  const number = integerLeaf(size);
  if (!factors) return number;
  return product(number, factors);
}

/** The number is merged into the first of the factors, so that they read from left to right. */
function product(number: Expression, factors: Expression): Expression {
  if (factors.kind === "product") return { ...factors, left: product(number, factors.left) };
  const first = factors.kind === "power" ? factors.base : factors;
  return {
    kind: "product",
    sign: first.kind === "number" ? "×" : "implicit",
    left: number,
    right: factors,
  };
}
