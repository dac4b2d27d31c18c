import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { factorUnivariate } from "./factor-univariate.ts";
import type { Quotient } from "./form.ts";
import * as form from "./quotient.ts";
import { rootOf } from "./root.ts";
import * as u from "./univariate.ts";
import type { Univariate } from "./univariate.ts";

/** The rational roots, smallest first. 0 has none. */
export function rationalRoots(polynomial: Univariate): { root: Rational; multiplicity: number }[] {
  return factorUnivariate(polynomial)
    .factors.filter(({ part }) => u.degree(part) === 1)
    .map(({ part, multiplicity }) => ({ root: linearRoot(part), multiplicity }))
    .sort((a, b) => q.order(a.root, b.root));
}

function linearRoot(part: Univariate): Rational {
  return q.negate(q.divide(part[0] ?? q.zero, u.leadingCoefficient(part)));
}

export interface QuadraticRoots {
  /** The kind of roots, by the sign of the discriminant. */
  kind: "different" | "equal" | "complex";
  discriminant: Rational;
  /** (−b − √D)/2a and (−b + √D)/2a for a > 0: the smaller first; complex ones with −i first. */
  roots: readonly [Quotient, Quotient];
}

/** The exact roots of ax² + bx + c over the complex numbers. a is not 0. */
export function quadraticRoots(a: Rational, b: Rational, c: Rational): QuadraticRoots {
  const four = q.rational(4n);
  const discriminant = q.subtract(q.multiply(b, b), q.multiply(four, q.multiply(a, c)));
  const root = rootOf(form.fromRational(discriminant), 2, {});
  const half = form.scale(root, q.divide(q.one, q.multiply(q.rational(2n), q.absolute(a))));
  const middle = form.fromRational(q.divide(q.negate(b), q.multiply(q.rational(2n), a)));
  const sign = q.sign(discriminant);
  return {
    kind: sign === 0 ? "equal" : sign > 0 ? "different" : "complex",
    discriminant,
    roots: [form.subtract(middle, half), form.add(middle, half)],
  };
}

/** A root with its multiplicity. */
export interface ExactRoot {
  root: Quotient;
  multiplicity: number;
}

/**
 * All complex roots in exact form: rational ones, those of quadratic factors, and those of factors of degree 4 in x²;
 * null if a factor has another form.
 */
export function exactRoots(polynomial: Univariate): ExactRoot[] | null {
  if (u.degree(polynomial) === 1) {
    return [{ root: form.fromRational(linearRoot(polynomial)), multiplicity: 1 }];
  }
  const roots: ExactRoot[] = [];
  for (const { part, multiplicity } of factorUnivariate(polynomial).factors) {
    const found = rootsOfFactor(part);
    if (!found) return null;
    roots.push(...found.map((root) => ({ root, multiplicity })));
  }
  return roots;
}

function rootsOfFactor(part: Univariate): Quotient[] | null {
  const [c = q.zero, b = q.zero, a = q.zero] = part;
  if (u.degree(part) === 1) return [form.fromRational(linearRoot(part))];
  if (u.degree(part) === 2) return [...quadraticRoots(a, b, c).roots];
  if (u.degree(part) === 4 && isInSquares(part)) {
    const squares = quadraticRoots(part[4] ?? q.zero, a, c).roots;
    return squares.flatMap((square) => {
      const root = rootOf(square, 2, {});
      return [form.negate(root), root];
    });
  }
  return null;
}

function isInSquares(part: Univariate): boolean {
  return part.every((coefficient, at) => at % 2 === 0 || q.isZero(coefficient));
}
