import { readEquation } from "../../../equations/equation.ts";
import { coefficientOf, collect, type Term, termsOf } from "../../../expressions/polynomial.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { termsLatex } from "../../../expressions/write-terms.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import type { Value } from "../reading/scan.ts";
import type { Point } from "./point.ts";

/**
 * The line ax + by + c = 0 with integer coefficients without a common factor. The first non-zero one of a and b is
 * positive.
 */
export interface Line {
  a: Rational;
  b: Rational;
  c: Rational;
}

/** A line with its equation as typed. */
export interface TypedLine extends Line {
  latex: string;
}

/** Normalises the coefficients to coprime integers, the first non-zero one of a and b positive. */
export function line(a: Rational, b: Rational, c: Rational): Line {
  const parts = [a, b, c];
  const common = parts.map(({ denominator }) => denominator).reduce(leastCommonMultiple);
  const whole = parts.map(({ numerator, denominator }) => (numerator * common) / denominator);
  const lead = q.isZero(a) ? b : a;
  const divisor = whole.reduce(greatestCommonDivisor) * (q.sign(lead) < 0 ? -1n : 1n);
  const [x = 0n, y = 0n, z = 0n] = whole.map((part) => part / (divisor === 0n ? 1n : divisor));
  return { a: q.rational(x), b: q.rational(y), c: q.rational(z) };
}

/** Returns the line through two distinct points. */
export function lineThrough(first: Point, second: Point): Line {
  const a = q.subtract(second.y, first.y);
  const b = q.subtract(first.x, second.x);
  return line(a, b, q.negate(q.add(q.multiply(a, first.x), q.multiply(b, first.y))));
}

/** Returns ax + by + c at a point: 0 if it lies on the line. */
export function at({ a, b, c }: Line, { x, y }: Pick<Point, "x" | "y">): Rational {
  return q.add(q.add(q.multiply(a, x), q.multiply(b, y)), c);
}

/** Returns the slope −a/b; null for a vertical line. */
export function slopeOf({ a, b }: Line): Rational | null {
  return q.isZero(b) ? null : q.divide(q.negate(a), b);
}

/** Whether two lines are parallel or equal. */
export function isParallel(one: Line, other: Line): boolean {
  return q.equals(q.multiply(one.a, other.b), q.multiply(other.a, one.b));
}

/** Whether two normalised lines are equal. */
export function sameLine(one: Line, other: Line): boolean {
  return q.equals(one.a, other.a) && q.equals(one.b, other.b) && q.equals(one.c, other.c);
}

function lineTerms({ a, b, c }: Line): Term[] {
  return [
    { coefficient: a, letters: "x" },
    { coefficient: b, letters: "y" },
    { coefficient: c, letters: "" },
  ].filter(({ coefficient }) => !q.isZero(coefficient));
}

/** Returns the equation in LaTeX. */
export function lineLatex(own: Line): string {
  return `${termsLatex(lineTerms(own))} = 0`;
}

/** Returns the equation as plain text. */
export function linePlain(own: Line): string {
  return lineLatex(own).replaceAll("{,}", "");
}

/** Returns the terms of left side − right side; null if it is not a polynomial equation. */
export function equationTerms(tokens: readonly Token[]): { terms: Term[]; latex: string } | null {
  try {
    const { left, right } = readEquation(tokens);
    const minus = termsOf(right).map(({ coefficient, letters }) => ({
      coefficient: q.negate(coefficient),
      letters,
    }));
    const terms = collect([...termsOf(left), ...minus]);
    return { terms, latex: `${expressionLatex(left)} = ${expressionLatex(right)}` };
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Returns the line of an equation in x and y; null if it is not linear. */
export function typedLine(value: Value | undefined): TypedLine | null {
  const read = value?.kind === "equation" ? equationTerms(value.tokens) : null;
  if (!read || read.terms.some(({ letters }) => letters.length > 1)) return null;
  const [a, b, c] = ["x", "y", ""].map((letters) => coefficientOf(read.terms, letters));
  if (!a || !b || !c || (q.isZero(a) && q.isZero(b))) return null;
  return { ...line(a, b, c), latex: read.latex };
}

/** Returns the intersection of two lines; null if they are parallel. */
export function meet(one: Line, other: Line): Pick<Point, "x" | "y"> | null {
  const determinant = q.subtract(q.multiply(one.a, other.b), q.multiply(other.a, one.b));
  if (q.isZero(determinant)) return null;
  const x = q.subtract(q.multiply(one.b, other.c), q.multiply(other.b, one.c));
  const y = q.subtract(q.multiply(one.c, other.a), q.multiply(other.c, one.a));
  return { x: q.divide(x, determinant), y: q.divide(y, determinant) };
}
