import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../../numbers/written.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";

/** An arithmetic progression by its first term and common difference. */
export interface Arithmetic {
  first: Rational;
  step: Rational;
}

/** Returns an integer as a rational number. */
export function whole(value: number): Rational {
  return q.rational(BigInt(value));
}

/** Returns aₙ = a + (n − 1)d. */
export function termAt({ first, step }: Arithmetic, place: number): Rational {
  return q.add(first, q.multiply(whole(place - 1), step));
}

/** Returns Sₙ = n/2 · (2a + (n − 1)d). */
export function sumOf({ first, step }: Arithmetic, count: number): Rational {
  const both = q.add(q.add(first, first), q.multiply(whole(count - 1), step));
  return q.divide(q.multiply(whole(count), both), q.rational(2n));
}

/** Returns a + (n − 1)d in LaTeX, with numbers substituted. */
export function termLine({ first, step }: Arithmetic, place: number, style: NumberStyle): string {
  return `${rationalLatex(first, style)} + (${place} - 1) \\times ${inBrackets(step, style)}`;
}

/** Returns n/2 · (2a + (n − 1)d) in LaTeX, with numbers substituted. */
export function sumLine({ first, step }: Arithmetic, count: number, style: NumberStyle): string {
  return `\\frac{${count}}{2}\\left(2 \\times ${inBrackets(first, style)} + (${count} - 1) \\times ${inBrackets(step, style)}\\right)`;
}
