import type { Rational } from "../numbers/rational.ts";
import {
  arcTangent,
  cosine,
  exponential,
  floorDivide,
  guard,
  integerRoot,
  logarithm,
  pi,
  sine,
} from "./fixed-point.ts";

/** A real number between low/2^bits and high/2^bits. */
export interface Interval {
  readonly low: bigint;
  readonly high: bigint;
}

/** Interval arithmetic with the given precision in bits. Null means that the value may not exist. */
export interface IntervalArithmetic {
  readonly bits: number;
  fromRational(value: Rational): Interval;
  readonly pi: Interval;
  add(a: Interval, b: Interval): Interval;
  negate(a: Interval): Interval;
  multiply(a: Interval, b: Interval): Interval;
  divide(a: Interval, b: Interval): Interval | null;
  root(a: Interval, index: number): Interval | null;
  exponential(a: Interval): Interval | null;
  logarithm(a: Interval): Interval | null;
  sine(a: Interval): Interval;
  cosine(a: Interval): Interval;
  arcTangent(a: Interval): Interval;
}

/** The maximum exponent: e^x of greater numbers has more digits than are useful. */
const largestExponent = 2000n;

/** Arithmetic with intervals of fixed-point numbers; each result contains every possible exact value. */
export function intervalArithmetic(bits: number): IntervalArithmetic {
  const places = BigInt(bits);
  const extra = BigInt(guard);
  const inner = places + extra;
  const widen = (low: bigint, high: bigint): Interval => ({
    low: (low >> extra) - 1n,
    high: (high >> extra) + 2n,
  });
  const monotonic = (a: Interval, of: (x: bigint, bits: bigint) => bigint): Interval =>
    widen(of(a.low << extra, inner), of(a.high << extra, inner));
  /** The image under a function with a slope of at most 1. */
  const around = (a: Interval, of: (x: bigint, bits: bigint) => bigint): Interval => {
    const middle = of((a.low + a.high) << (extra - 1n), inner);
    const reach = (a.high - a.low) << extra;
    return widen(middle - reach, middle + reach);
  };
  return {
    bits,
    fromRational: ({ numerator, denominator }) => ({
      low: floorDivide(numerator << places, denominator),
      high: -floorDivide(-(numerator << places), denominator),
    }),
    pi: widen(pi(inner), pi(inner)),
    add: (a, b) => ({ low: a.low + b.low, high: a.high + b.high }),
    negate: (a) => ({ low: -a.high, high: -a.low }),
    multiply: (a, b) => {
      const { low, high } = extremes(products(a, b));
      return { low: low >> places, high: -(-high >> places) };
    },
    divide: (a, b) => (containsZero(b) ? null : divide(a, b, places)),
    root: (a, index) => {
      if (a.low < 0n) return null;
      const shift = places * BigInt(index - 1);
      const high = integerRoot(a.high << shift, index) + 1n;
      return { low: integerRoot(a.low << shift, index), high };
    },
    exponential: (a) =>
      a.high >> places > largestExponent || -a.low >> places > largestExponent
        ? null
        : widenedInPart(monotonic(a, exponential), places),
    logarithm: (a) => (a.low <= 0n ? null : monotonic(a, logarithm)),
    sine: (a) => around(a, sine),
    cosine: (a) => around(a, cosine),
    arcTangent: (a) => monotonic(a, arcTangent),
  };
}

/**
 * The error of the exponential is proportional to its value, so the interval is widened by a fraction of the value too.
 */
function widenedInPart({ low, high }: Interval, places: bigint): Interval {
  return { low: low - (low >> places) - 1n, high: high + (high >> places) + 1n };
}

function products(a: Interval, b: Interval): bigint[] {
  return [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high];
}

function divide(a: Interval, b: Interval, places: bigint): Interval {
  const quotients = [a.low, a.high].flatMap((x) =>
    [b.low, b.high].flatMap((y) => {
      const floor = floorDivide(x << places, y);
      return [floor, floor + 1n];
    }),
  );
  return extremes(quotients);
}

function extremes(values: readonly bigint[]): Interval {
  const [first = 0n, ...others] = values;
  return others.reduce(
    ({ low, high }, value) => ({
      low: value < low ? value : low,
      high: value > high ? value : high,
    }),
    { low: first, high: first },
  );
}

export function containsZero({ low, high }: Interval): boolean {
  return low <= 0n && high >= 0n;
}
