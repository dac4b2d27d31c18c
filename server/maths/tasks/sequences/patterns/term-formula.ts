import { termsLatex } from "../../../expressions/write-terms.ts";
import { absolute, leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** The coefficients of a polynomial, the constant first and without trailing zeros. */
export type Coefficients = readonly Rational[];

/**
 * Returns the polynomial of n that takes the given values at n = 1, 2, 3, … (Newton's forward difference formula).
 * `leading` are the first entries of the rows of their difference table.
 */
export function newtonForm(leading: readonly Rational[]): Coefficients {
  let sum: Rational[] = [];
  // (n - 1)(n - 2)…(n - k)/k!, the factor of the difference of order k.
  let basis: Rational[] = [q.one];
  leading.forEach((difference, order) => {
    sum = addUp(
      sum,
      basis.map((value) => q.multiply(value, difference)),
    );
    const shift = q.rational(BigInt(order + 1));
    const shifted = addUp(
      [q.zero, ...basis],
      basis.map((value) => q.negate(q.multiply(value, shift))),
    );
    basis = shifted.map((value) => q.divide(value, shift));
  });
  return trimmed(sum);
}

function addUp(a: readonly Rational[], b: readonly Rational[]): Rational[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, at) =>
    q.add(a[at] ?? q.zero, b[at] ?? q.zero),
  );
}

function trimmed(coefficients: readonly Rational[]): Coefficients {
  const last = coefficients.findLastIndex((value) => !q.isZero(value));
  return last < 0 ? [q.zero] : coefficients.slice(0, last + 1);
}

/** Evaluates the polynomial by Horner's scheme. */
export function valueAt(coefficients: Coefficients, at: Rational): Rational {
  return coefficients.reduceRight((sum, value) => q.add(q.multiply(sum, at), value), q.zero);
}

/**
 * Returns the polynomial in LaTeX, over a single denominator if its coefficients are fractions: `\frac{n^{2} + n}{2}`.
 */
export function formulaLatex(coefficients: Coefficients, letter: string): string {
  const { whole, denominator } = overOneBar(coefficients);
  const above = termsLatex(
    whole
      .map((coefficient, power) => ({ coefficient, letters: letter.repeat(power) }))
      .filter(({ coefficient }) => !q.isZero(coefficient))
      .toReversed(),
  );
  return denominator === 1n ? above : `\\frac{${above}}{${denominator}}`;
}

/** Returns the polynomial as a student would type it: (n^2 + n)/2. */
export function formulaPlain(coefficients: Coefficients, letter: string): string {
  const { whole, denominator } = overOneBar(coefficients);
  const terms = whole
    .map((value, power) => ({ value: value.numerator, power }))
    .filter(({ value }) => value !== 0n)
    .toReversed();
  const text = terms.map(({ value, power }, at) => {
    const sign = at === 0 ? (value < 0n ? "-" : "") : value < 0n ? " - " : " + ";
    return sign + powerPlain(absolute(value), letter, power);
  });
  const above = text.length === 0 ? "0" : text.join("");
  if (denominator === 1n) return above;
  return terms.length > 1 ? `(${above})/${denominator}` : `${above}/${denominator}`;
}

function powerPlain(size: bigint, letter: string, power: number): string {
  if (power === 0) return size.toString();
  const raised = power === 1 ? letter : `${letter}^${power}`;
  return size === 1n ? raised : `${size}${raised}`;
}

function overOneBar(coefficients: Coefficients): { whole: Rational[]; denominator: bigint } {
  const denominator = coefficients.reduce(
    (all, value) => leastCommonMultiple(all, value.denominator),
    1n,
  );
  return {
    whole: coefficients.map((value) => q.multiply(value, q.rational(denominator))),
    denominator,
  };
}
