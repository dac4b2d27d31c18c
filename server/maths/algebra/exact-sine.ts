import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import type { Quotient } from "./form.ts";
import { powerOfPositive } from "./numeric-root.ts";
import * as form from "./quotient.ts";
import { floor } from "./relations.ts";

const half = q.rational(1n, 2n);

function root(radicand: bigint): Quotient {
  return powerOfPositive(q.rational(radicand), half);
}

function quarterOf(value: Quotient): Quotient {
  return form.scale(value, q.rational(1n, 4n));
}

/** sin of a fraction of a right angle, in degrees. */
const sines: ReadonlyMap<number, Quotient> = new Map([
  [0, form.zero],
  [15, quarterOf(form.subtract(root(6n), root(2n)))],
  [18, quarterOf(form.subtract(root(5n), form.one))],
  [30, form.fromRational(half)],
  [45, form.scale(root(2n), half)],
  [54, quarterOf(form.add(root(5n), form.one))],
  [60, form.scale(root(3n), half)],
  [75, quarterOf(form.add(root(6n), root(2n)))],
  [90, form.one],
]);

/** A rational number modulo `period`. */
export function modulo(value: Rational, period: bigint): Rational {
  const turns = floor(q.divide(value, q.rational(period)));
  return q.subtract(value, q.rational(turns * period));
}

/** sin(πt) if it has a value in square roots of numbers, otherwise null. */
export function exactSine(turn: Rational): Quotient | null {
  const inTurn = modulo(turn, 2n);
  if (q.order(inTurn, q.one) >= 0) {
    const opposite = exactSine(q.subtract(inTurn, q.one));
    return opposite && form.negate(opposite);
  }
  const acute = q.order(inTurn, half) > 0 ? q.subtract(q.one, inTurn) : inTurn;
  const degrees = q.multiply(acute, q.rational(180n));
  return q.isInteger(degrees) ? (sines.get(Number(degrees.numerator)) ?? null) : null;
}

/** cos(πt) if it has a value in square roots of numbers, otherwise null. */
export function exactCosine(turn: Rational): Quotient | null {
  return exactSine(q.add(turn, half));
}

/** The acute angles with exact sines, as fractions of π, with their sines. */
export const exactAngles: readonly { turn: Rational; sine: Quotient }[] = [...sines].map(
  ([degrees, sine]) => ({ turn: q.rational(BigInt(degrees), 180n), sine }),
);
