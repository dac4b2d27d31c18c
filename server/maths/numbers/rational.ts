import { withinDigits } from "../limits.ts";
import { absolute as absoluteInteger, greatestCommonDivisor } from "./integers.ts";

/** An exact fraction in lowest terms with a positive denominator. Created only by `rational`. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** The fraction in lowest terms. A zero denominator is a caller's error and throws a RangeError. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { numerator: withinDigits(numerator), denominator };
  if (denominator === 0n) throw new RangeError("A fraction's denominator is zero");
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return {
    numerator: withinDigits(numerator / divisor),
    denominator: withinDigits(denominator / divisor),
  };
}

export const zero = rational(0n);
export const one = rational(1n);

export function add(a: Rational, b: Rational): Rational {
  return rational(
    a.numerator * b.denominator + b.numerator * a.denominator,
    a.denominator * b.denominator,
  );
}

export function negate(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.numerator, a.denominator * b.denominator);
}

/** Throws a RangeError for a zero divisor. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator);
}

export function equals(a: Rational, b: Rational): boolean {
  return a.numerator === b.numerator && a.denominator === b.denominator;
}

/** −1, 0 or 1. */
export function sign(a: Rational): -1 | 0 | 1 {
  if (a.numerator === 0n) return 0;
  return a.numerator < 0n ? -1 : 1;
}

/** Negative if a is smaller, positive if it is larger, 0 if they are equal. */
export function order(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  return left === right ? 0 : left < right ? -1 : 1;
}

export function absolute(a: Rational): Rational {
  return { numerator: absoluteInteger(a.numerator), denominator: a.denominator };
}

export function isZero(a: Rational): boolean {
  return a.numerator === 0n;
}

export function isInteger(a: Rational): boolean {
  return a.denominator === 1n;
}

/** Whether it has a terminating decimal: the denominator has no primes but 2 and 5. */
export function isTerminating(a: Rational): boolean {
  return decimalPlaces(a) !== null;
}

/** The decimal places of the exact decimal, or null if it does not terminate. */
export function decimalPlaces(a: Rational): number | null {
  let rest = a.denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; rest /= 2n) twos += 1;
  for (; rest % 5n === 0n; rest /= 5n) fives += 1;
  return rest === 1n ? Math.max(twos, fives) : null;
}

/** The nearest floating-point number, for lengths of a drawing. */
export function toNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
