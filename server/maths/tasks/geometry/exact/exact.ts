import {
  exactSquareRoot,
  greatestCommonDivisor,
  takeOutSquares,
} from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** The number coefficient·√radicand·π^pi. The radicand is square-free. */
interface ExactTerm {
  readonly coefficient: Rational;
  readonly radicand: bigint;
  readonly pi: number;
}

/** An exact number as a sum of unlike terms: 100π − 25√3. Empty for 0. */
export type Exact = readonly ExactTerm[];

export const zero: Exact = [];
export const one: Exact = fromRational(q.one);
export const pi: Exact = [{ coefficient: q.one, radicand: 1n, pi: 1 }];

/** Returns a rational number as an exact number. */
export function fromRational(value: Rational): Exact {
  return collect([{ coefficient: value, radicand: 1n, pi: 0 }]);
}

/** Returns an integer as an exact number. */
export function fromInteger(value: bigint): Exact {
  return fromRational(q.rational(value));
}

/** Adds like terms and sorts: descending powers of π, then rational numbers before roots. */
function collect(terms: readonly ExactTerm[]): Exact {
  const sums: ExactTerm[] = [];
  for (const term of terms) {
    const at = sums.findIndex((own) => own.radicand === term.radicand && own.pi === term.pi);
    const own = sums[at];
    if (own) sums[at] = { ...own, coefficient: q.add(own.coefficient, term.coefficient) };
    else sums.push(term);
  }
  return sums
    .filter(({ coefficient }) => !q.isZero(coefficient))
    .toSorted((a, b) => b.pi - a.pi || (a.radicand < b.radicand ? -1 : 1));
}

/** Returns a + b. */
export function add(a: Exact, b: Exact): Exact {
  return collect([...a, ...b]);
}

/** Returns −a. */
export function negate(a: Exact): Exact {
  return a.map((term) => ({ ...term, coefficient: q.negate(term.coefficient) }));
}

/** Returns a − b. */
export function subtract(a: Exact, b: Exact): Exact {
  return add(a, negate(b));
}

/** Returns a · b. */
export function multiply(a: Exact, b: Exact): Exact {
  return collect(a.flatMap((left) => b.map((right) => multiplyTerms(left, right))));
}

function multiplyTerms(a: ExactTerm, b: ExactTerm): ExactTerm {
  // Both radicands are square-free, so with their greatest common divisor g, √a·√b = g√(a/g · b/g), whose radicand is
  // square-free too.
  const shared = greatestCommonDivisor(a.radicand, b.radicand);
  const radicand = (a.radicand / shared) * (b.radicand / shared);
  const coefficient = q.multiply(q.multiply(a.coefficient, b.coefficient), q.rational(shared));
  return { coefficient, radicand, pi: a.pi + b.pi };
}

/** Returns null for a zero divisor, and for one that its conjugate doesn't rationalise. */
export function divide(a: Exact, b: Exact): Exact | null {
  const [first, second, ...more] = b;
  if (!first || more.length > 0) return null;
  if (!second) return multiply(a, [reciprocalOf(first)]);
  const conjugate: Exact = [first, { ...second, coefficient: q.negate(second.coefficient) }];
  const cleared = multiply(b, conjugate);
  const [only] = cleared;
  if (!only || cleared.length > 1) return null;
  return multiply(multiply(a, conjugate), [reciprocalOf(only)]);
}

function reciprocalOf({ coefficient, radicand, pi: power }: ExactTerm): ExactTerm {
  // 1/√n = √n/n
  const below = q.multiply(coefficient, q.rational(radicand));
  return { coefficient: q.divide(q.one, below), radicand, pi: -power };
}

/**
 * Returns a power with an integer exponent from 0 to 6, which suffices for the formulas of figures; null for others.
 */
export function raise(base: Exact, exponent: Rational): Exact | null {
  const times = Number(exponent.numerator);
  if (!q.isInteger(exponent) || times < 0 || times > 6) return null;
  let result = one;
  for (let done = 0; done < times; done += 1) result = multiply(result, base);
  return result;
}

/** Returns the non-negative square root; null unless it is a single term of this form. */
export function squareRoot(a: Exact): Exact | null {
  const [term, ...more] = a;
  if (!term) return zero;
  if (more.length > 0 || term.radicand !== 1n || term.pi % 2 !== 0) return null;
  if (q.sign(term.coefficient) < 0) return null;
  const { numerator, denominator } = term.coefficient;
  const under = numerator * denominator;
  const whole = exactSquareRoot(under);
  const { outside, inside } =
    whole === null ? takeOutSquares(under) : { outside: whole, inside: 1n };
  const coefficient = q.rational(outside, denominator);
  return [{ coefficient, radicand: inside, pi: term.pi / 2 }];
}

/** Returns the cube root; null unless it is a rational number times a power of π. */
export function cubeRoot(a: Exact): Exact | null {
  const [term, ...more] = a;
  if (!term) return zero;
  if (more.length > 0 || term.radicand !== 1n || term.pi % 3 !== 0) return null;
  const top = exactCubeRoot(term.coefficient.numerator);
  const bottom = exactCubeRoot(term.coefficient.denominator);
  if (top === null || bottom === null) return null;
  return [{ coefficient: q.rational(top, bottom), radicand: 1n, pi: term.pi / 3 }];
}

function exactCubeRoot(value: bigint): bigint | null {
  if (value < 0n) return null;
  // Newton's iteration on integers, from above.
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 3));
  while (root ** 3n > value) root = (2n * root + value / (root * root)) / 3n;
  return root ** 3n === value ? root : null;
}

/** Whether a and b are equal; the form of `Exact` is unique. */
export function equals(a: Exact, b: Exact): boolean {
  return subtract(a, b).length === 0;
}

/** Returns the number if it is rational, otherwise null. */
export function asRational(a: Exact): Rational | null {
  const [term, ...more] = a;
  if (!term) return q.zero;
  return more.length === 0 && term.radicand === 1n && term.pi === 0 ? term.coefficient : null;
}

/** Whether a term has a power of π other than 0. */
export function hasPi(a: Exact): boolean {
  return a.some(({ pi: power }) => power !== 0);
}

/** Replaces roots by the approximate values that the question gives. */
export function approximate(a: Exact, roots: ReadonlyMap<bigint, Rational>): Exact {
  return a.reduce<Exact>((sum, term) => {
    const root = roots.get(term.radicand);
    const plain: Exact = [{ ...term, radicand: 1n }];
    return add(sum, root ? multiply(plain, fromRational(root)) : [term]);
  }, zero);
}

/** Returns the value in floating point. */
export function toNumber(a: Exact): number {
  return a.reduce(
    (sum, { coefficient, radicand, pi: power }) =>
      sum +
      (Number(coefficient.numerator) / Number(coefficient.denominator)) *
        Math.sqrt(Number(radicand)) *
        Math.PI ** power,
    0,
  );
}

/** Returns the sign: −1, 0 or 1. */
export function sign(a: Exact): -1 | 0 | 1 {
  const value = a.length === 0 ? 0 : toNumber(a);
  if (value === 0) return 0;
  return value < 0 ? -1 : 1;
}
