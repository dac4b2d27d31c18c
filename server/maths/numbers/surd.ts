import { exactSquareRoot, takeOutSquares } from "./integers.ts";
import * as q from "./rational.ts";
import type { Rational } from "./rational.ts";

/** The exact number `rational + coefficient·√radicand`; the radicand is square-free, and 1 for a rational number. */
export interface Surd {
  readonly rational: Rational;
  readonly coefficient: Rational;
  readonly radicand: bigint;
}

/**
 * rational + coefficient·√radicand, where the radicand has no square factor; one of 1 is added to the rational part.
 */
export function surd(rational: Rational, coefficient: Rational = q.zero, radicand = 1n): Surd {
  if (q.isZero(coefficient)) return { rational, coefficient: q.zero, radicand: 1n };
  if (radicand === 1n) {
    return { rational: q.add(rational, coefficient), coefficient: q.zero, radicand };
  }
  return { rational, coefficient, radicand };
}

export function isRational(value: Surd): boolean {
  return q.isZero(value.coefficient);
}

export function equalSurds(a: Surd, b: Surd): boolean {
  return (
    a.radicand === b.radicand &&
    q.equals(a.rational, b.rational) &&
    q.equals(a.coefficient, b.coefficient)
  );
}

/** √value in lowest form; null for a negative number. */
export function squareRoot(value: Rational): Surd | null {
  if (q.sign(value) < 0) return null;
  if (q.isZero(value)) return surd(q.zero);
  // √(p/q) = √(pq)/q rationalises the denominator.
  const under = value.numerator * value.denominator;
  const root = exactSquareRoot(under);
  if (root !== null) return surd(q.rational(root, value.denominator));
  const { outside, inside } = takeOutSquares(under);
  return surd(q.zero, q.rational(outside, value.denominator), inside);
}

/** The common radicand of two surds, or null if they have different ones. */
function sharedRadicand(a: Surd, b: Surd): bigint | null {
  if (isRational(a)) return b.radicand;
  if (isRational(b)) return a.radicand;
  return a.radicand === b.radicand ? a.radicand : null;
}

/** Null if the sum is not of the form a + b√c. */
export function addSurds(a: Surd, b: Surd): Surd | null {
  const radicand = sharedRadicand(a, b);
  if (radicand === null) return null;
  return surd(q.add(a.rational, b.rational), q.add(a.coefficient, b.coefficient), radicand);
}

export function negateSurd(a: Surd): Surd {
  return surd(q.negate(a.rational), q.negate(a.coefficient), a.radicand);
}

/** Null if the product is not of the form a + b√c. */
export function multiplySurds(a: Surd, b: Surd): Surd | null {
  if (!isRational(a) && !isRational(b) && a.radicand !== b.radicand) {
    if (!q.isZero(a.rational) || !q.isZero(b.rational)) return null;
    const root = squareRoot(q.rational(a.radicand * b.radicand));
    return root && multiplySurds(surd(q.multiply(a.coefficient, b.coefficient)), root);
  }
  const radicand = isRational(a) ? b.radicand : a.radicand;
  const roots = q.multiply(q.multiply(a.coefficient, b.coefficient), q.rational(radicand));
  return surd(
    q.add(q.multiply(a.rational, b.rational), roots),
    q.add(q.multiply(a.rational, b.coefficient), q.multiply(a.coefficient, b.rational)),
    radicand,
  );
}

/** Null for zero. */
export function reciprocal(a: Surd): Surd | null {
  const norm = q.subtract(
    q.multiply(a.rational, a.rational),
    q.multiply(q.multiply(a.coefficient, a.coefficient), q.rational(a.radicand)),
  );
  if (q.isZero(norm)) return null;
  return surd(q.divide(a.rational, norm), q.negate(q.divide(a.coefficient, norm)), a.radicand);
}
