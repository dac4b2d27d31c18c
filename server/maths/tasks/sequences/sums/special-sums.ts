import { termsLatex } from "../../../expressions/write-terms.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type Coefficients, formulaPlain } from "../patterns/term-formula.ts";

/** The result of a sum: a number, or a polynomial in its last index. */
export type PowerSum = { kind: "number"; value: Rational } | { kind: "formula"; sum: Coefficients };

/** 1ᵖ + 2ᵖ + … + nᵖ as a polynomial of n, for p from 0 to 3. */
const powerSums: readonly Coefficients[] = [
  [q.zero, q.one],
  [q.zero, q.rational(1n, 2n), q.rational(1n, 2n)],
  [q.zero, q.rational(1n, 6n), q.rational(1n, 2n), q.rational(1n, 3n)],
  [q.zero, q.zero, q.rational(1n, 4n), q.rational(1n, 2n), q.rational(1n, 4n)],
];

/** The formulas of these sums as school books write them, with a letter or a number for n. */
export const powerSumLatex: readonly ((n: string) => string)[] = [
  (n) => n,
  (n) => `\\frac{${n}(${n} + 1)}{2}`,
  (n) => `\\frac{${n}(${n} + 1)(2${separator(n)}${n} + 1)}{6}`,
  (n) => `\\left(\\frac{${n}(${n} + 1)}{2}\\right)^{2}`,
];

function separator(n: string): string {
  return /^\d/.test(n) ? " \\times " : "";
}

/** Returns the sum of a polynomial of k, of degree at most 3, for k from 1 to n, as a polynomial of n. */
export function sumOverIndex(terms: Coefficients): Coefficients {
  const sum: Rational[] = [q.zero, q.zero, q.zero, q.zero, q.zero];
  terms.forEach((coefficient, power) => {
    powerSums[power]?.forEach((value, at) => {
      sum[at] = q.add(sum[at] ?? q.zero, q.multiply(value, coefficient));
    });
  });
  return sum.slice(0, sum.findLastIndex((value) => !q.isZero(value)) + 1);
}

interface Factored {
  latex: string;
  plain: string;
}

/** Returns the sum with linear factors such as n, n + 1 and 2n + 1 factored out, over one denominator. */
export function factoredSum(sum: Coefficients, letter: string): Factored {
  let rest = sum;
  const factors: string[] = [];
  for (const [root, text] of [
    [q.zero, letter],
    [q.rational(-1n), `(${letter} + 1)`],
    [q.rational(-1n, 2n), `(2${letter} + 1)`],
    [q.rational(-2n), `(${letter} + 2)`],
    [q.rational(-3n), `(${letter} + 3)`],
  ] as const) {
    const below = text.startsWith("(2") ? q.rational(2n) : q.one;
    for (let times = 0; times < 2; times += 1) {
      const quotient = divided(rest, root);
      if (!quotient) break;
      rest = quotient.map((value) => q.divide(value, below));
      factors.push(text);
    }
  }
  return joined(factors, rest, letter);
}

/** Divides by (n − root) with synthetic division; null if there is a remainder, or the polynomial is constant. */
function divided(coefficients: Coefficients, root: Rational): Rational[] | null {
  if (coefficients.length < 2) return null;
  let carry = q.zero;
  const found = coefficients
    .toReversed()
    .map((value) => (carry = q.add(value, q.multiply(carry, root))));
  return q.isZero(found.at(-1) ?? q.one) ? found.slice(0, -1).toReversed() : null;
}

function joined(factors: readonly string[], rest: Coefficients, letter: string): Factored {
  const { scale, denominator, inner } = withWholeCoefficients(rest);
  const isOne = inner.length === 1;
  const bracket = isOne ? "" : `(${plainTerms(inner, letter)})`;
  const above = scaled(scale, `${countedFactors(factors)}${bracket}`);
  const latexAbove = above
    .replaceAll(/\^(\d+)/g, "^{$1}")
    .replace(bracket, isOne ? "" : `(${latexTerms(inner, letter)})`);
  if (denominator === 1n) return { latex: latexAbove, plain: above };
  return { latex: `\\frac{${latexAbove}}{${denominator}}`, plain: `${above}/${denominator}` };
}

/**
 * Writes a polynomial as scale/denominator times a primitive integer polynomial with a positive leading coefficient.
 */
function withWholeCoefficients(coefficients: Coefficients) {
  const denominator = coefficients.reduce((all, value) => {
    const { numerator, denominator: own } = q.rational(all, value.denominator);
    return numerator * own * (value.denominator / own);
  }, 1n);
  const whole = coefficients.map((value) => q.multiply(value, q.rational(denominator)));
  const content = whole.reduce((all, value) => gcd(all, value.numerator), 0n) || 1n;
  const sign = (whole.at(-1)?.numerator ?? 1n) < 0n ? -1n : 1n;
  const scale = content * sign;
  return { scale, denominator, inner: whole.map((value) => q.divide(value, q.rational(scale))) };
}

/** Multiplies a product by an integer in LaTeX; a factor 1 is omitted unless it stands alone. */
function scaled(scale: bigint, product: string): string {
  if (product === "") return `${scale}`;
  if (scale === 1n) return product;
  return scale === -1n ? `-${product}` : `${scale}${product}`;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b);
}

function countedFactors(factors: readonly string[]): string {
  return [...new Set(factors)]
    .map((factor) => {
      const times = factors.filter((other) => other === factor).length;
      return times === 1 ? factor : `${factor}^${times}`;
    })
    .join("");
}

function plainTerms(coefficients: Coefficients, letter: string): string {
  return formulaPlain(coefficients, letter);
}

function latexTerms(coefficients: Coefficients, letter: string): string {
  return termsLatex(
    coefficients
      .map((coefficient, power) => ({ coefficient, letters: letter.repeat(power) }))
      .filter(({ coefficient }) => !q.isZero(coefficient))
      .toReversed(),
  );
}
