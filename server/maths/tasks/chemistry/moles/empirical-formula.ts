import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** The tolerance, in hundredths, for a measured value to count as a whole number. */
const tolerance = q.rational(7n, 100n);
/** The maximum multiplier; no school compound needs a larger one. */
const largestMultiplier = 5n;

export interface WholeRatio {
  /** Moles of each divided by the smallest of them. */
  ratios: Rational[];
  multiplier: bigint;
  counts: bigint[];
}

/**
 * Moles to the simplest whole-number ratio: divided by the smallest, then multiplied by 1 to 5 until all are whole
 * within 0.07 times the multiplier's share. Null if no multiplier fits, to avoid guesses.
 */
export function wholeRatio(moles: readonly Rational[]): WholeRatio | null {
  const smallest = moles.reduce((least, one) => (q.order(one, least) < 0 ? one : least));
  const ratios = moles.map((one) => q.divide(one, smallest));
  for (let multiplier = 1n; multiplier <= largestMultiplier; multiplier += 1n) {
    const counts = ratios.map((ratio) => nearest(q.multiply(ratio, q.rational(multiplier))));
    const fits = ratios.every((ratio, at) => {
      const off = q.absolute(
        q.subtract(q.multiply(ratio, q.rational(multiplier)), q.rational(counts[at] ?? 0n)),
      );
      return q.order(off, tolerance) <= 0;
    });
    if (fits) return { ratios, multiplier, counts };
  }
  return null;
}

export function nearest(value: Rational): bigint {
  return (2n * value.numerator + value.denominator) / (2n * value.denominator);
}
