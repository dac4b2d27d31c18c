import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** Half of this many hundredths away from a whole number still counts as measured whole. */
const tolerance = q.rational(7n, 100n);
/** No school compound needs a larger multiplier than this. */
const largestMultiplier = 5n;

export interface WholeRatio {
  /** Moles of each over the smallest of them. */
  ratios: Rational[];
  multiplier: bigint;
  counts: bigint[];
}

/**
 * Moles to the simplest whole-number ratio: divided by the smallest, then multiplied by 1 to 5 until all are whole
 * within 0.07 times the multiplier's share. Null where no multiplier fits, so that nothing is guessed.
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
