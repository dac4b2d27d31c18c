import { type Equation, substitute } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, integerLeaf } from "../../../expressions/expression.ts";
import { collect, type Term, termsOf } from "../../../expressions/polynomial.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { addSurds, multiplySurds, squareRoot, surd, type Surd } from "../../../numbers/surd.ts";
import { notSupported } from "../../../refusal.ts";
import { minus } from "../linear-equation/recognise.ts";

/** A polynomial in the letter that is requested: its coefficients, the constant first. */
export type Polynomial = readonly Rational[];

/** The terms of left - right. */
export function gapTerms({ left, right }: Equation): Term[] {
  return collect([...termsOf(left), ...minus(termsOf(right))]);
}

/** What stands before the given letters, as a polynomial in the parameter. */
export function coefficientIn(
  terms: readonly Term[],
  letters: string,
  parameter: string,
): Polynomial {
  const own = terms.flatMap(({ coefficient, letters: all }) => {
    const others = all.replaceAll(parameter, "");
    return others === letters ? [{ coefficient, power: all.length - others.length }] : [];
  });
  const highest = Math.max(-1, ...own.map(({ power }) => power));
  return Array.from(
    { length: highest + 1 },
    (_, power) => own.find((term) => term.power === power)?.coefficient ?? q.zero,
  );
}

export function isZero(polynomial: Polynomial): boolean {
  return polynomial.every(q.isZero);
}

export function multiply(a: Polynomial, b: Polynomial): Polynomial {
  if (a.length === 0 || b.length === 0) return [];
  return Array.from({ length: a.length + b.length - 1 }, (_, power) =>
    a.reduce((sum, value, at) => q.add(sum, q.multiply(value, b[power - at] ?? q.zero)), q.zero),
  );
}

/** a - b, without zeros at the end. */
export function subtract(a: Polynomial, b: Polynomial): Polynomial {
  const all = Array.from({ length: Math.max(a.length, b.length) }, (_, power) =>
    q.subtract(a[power] ?? q.zero, b[power] ?? q.zero),
  );
  return all.slice(0, all.findLastIndex((value) => !q.isZero(value)) + 1);
}

export function polynomialLatex(polynomial: Polynomial, parameter: string): string {
  return termsLatex(
    polynomial
      .map((coefficient, power) => ({ coefficient, letters: parameter.repeat(power) }))
      .filter(({ coefficient }) => !q.isZero(coefficient))
      .toReversed(),
  );
}

/** In brackets where it is more than a number or a letter without a sign. */
export function factorLatex(polynomial: Polynomial, parameter: string): string {
  const text = polynomialLatex(polynomial, parameter);
  return /^\w+$/.test(text) ? text : `\\left(${text}\\right)`;
}

/** The real roots, smaller first. Refuses degrees over two, and polynomials that are 0 or have no letter. */
export function rootsOf(polynomial: Polynomial): Surd[] {
  const [c = q.zero, b = q.zero, a = q.zero] = polynomial;
  if (polynomial.length > 3 || polynomial.length < 2) {
    throw notSupported("I can't find the letter from this condition yet. Try a simpler equation.");
  }
  if (polynomial.length === 2) return [surd(q.divide(q.negate(c), b))];
  const square = q.subtract(q.multiply(b, b), q.multiply(q.rational(4n), q.multiply(a, c)));
  const root = squareRoot(square);
  if (!root) return [];
  const half = q.divide(q.one, q.add(a, a));
  const middle = surd(q.multiply(q.negate(b), half));
  const offset = (sign: Rational): Surd | null =>
    multiplySurds(root, surd(q.multiply(q.absolute(half), sign)));
  const both = [q.rational(-1n), q.one].flatMap((sign) => {
    const moved = offset(sign);
    const found = moved && addSurds(middle, moved);
    return found ? [found] : [];
  });
  return q.isZero(square) ? both.slice(0, 1) : both;
}

/** The value at a surd; null if it is none of the form a + b√c. */
export function valueAt(polynomial: Polynomial, at: Surd): Surd | null {
  return polynomial.reduceRight<Surd | null>((sum, coefficient) => {
    const product = sum && multiplySurds(sum, at);
    return product && addSurds(product, surd(coefficient));
  }, surd(q.zero));
}

/** f(at) for the coefficients of a quadratic, highest first; null if it is none of the form a + b√c. */
export function quadraticAt(coefficients: readonly (Surd | null)[], at: Surd): Surd | null {
  return coefficients.reduce<Surd | null>((sum, coefficient) => {
    const product = sum && multiplySurds(sum, at);
    return product && coefficient && addSurds(product, coefficient);
  }, surd(q.zero));
}

/** left - right of an equation as typed, with whole numbers for all its letters. */
export function gapAt({ left, right }: Equation, values: ReadonlyMap<string, bigint>): Rational {
  const leaves = new Map<string, Expression>(
    [...values].map(([name, value]) => [name, integerLeaf(value)]),
  );
  return q.subtract(evaluate(substitute(left, leaves)), evaluate(substitute(right, leaves)));
}
