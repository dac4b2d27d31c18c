import { leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, fractionLatex, integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import { step } from "../../lesson/lesson.ts";
import type { WrittenNumber } from "../../wording/written-number.ts";

/** Returns the relation for the sign of (left − right). */
export function relationOf(order: number): "<" | ">" | "=" {
  return order < 0 ? "<" : order > 0 ? ">" : "=";
}

/** Above this common denominator, decimals are compared instead of like fractions. */
const largestDenominator = 100000n;

/**
 * Writes numbers in one form in which they can be compared: integers, decimals with equally many places, or like
 * fractions. Returns the steps of the conversion and the written numbers in their order.
 */
export function comparable(numbers: readonly WrittenNumber[]): {
  steps: MathsStep[];
  written: string[];
} {
  const hasFraction = numbers.some(({ form }) => form === "fraction" || form === "mixed");
  if (!hasFraction) return asDecimals(numbers);
  const common = numbers
    .map(({ value }) => value.denominator)
    .reduce((multiple, denominator) => leastCommonMultiple(multiple, denominator), 1n);
  return common <= largestDenominator ? asLikeFractions(numbers, common) : asNearDecimals(numbers);
}

function asDecimals(numbers: readonly WrittenNumber[]): { steps: MathsStep[]; written: string[] } {
  const places = Math.max(...numbers.map(({ value }) => q.decimalPlaces(value) ?? 0));
  const written = numbers.map(({ value }) =>
    places === 0 ? integerLatex(value.numerator) : decimalLatex(value, places),
  );
  const isSame = numbers.every(({ latex }, at) => latex === written[at]);
  if (isSame) return { steps: [], written };
  const lines = numbers.map(({ latex }, at) => `${latex} = ${written[at] ?? ""}`);
  return {
    steps: [
      step(
        `Write all with ${places} decimal place${places === 1 ? "" : "s"}`,
        "Zeros at the end of a decimal do not change its value.",
        lines.join(",\\; "),
      ),
    ],
    written,
  };
}

function asLikeFractions(
  numbers: readonly WrittenNumber[],
  common: bigint,
): { steps: MathsStep[]; written: string[] } {
  const written = numbers.map(({ value }) =>
    common === 1n
      ? integerLatex(value.numerator)
      : fractionLatex((value.numerator * common) / value.denominator, common),
  );
  const lines = numbers.map(({ latex }, at) => `${latex} = ${written[at] ?? ""}`);
  return {
    steps: [
      step(
        common === 1n
          ? "Divide out the fractions"
          : `Write all with the denominator $${integerLatex(common)}$`,
        common === 1n
          ? "The denominators divide the numerators."
          : "It is the LCM of the denominators. Like fractions are compared by their numerators.",
        lines.join(",\\; "),
      ),
    ],
    written,
  };
}

/** Decimals with up to this many places are written in full when they are compared with fractions. */
const mostOwnPlaces = 8;

/** Writes fractions as decimals with as many places as are needed to distinguish all the numbers, found by trial. */
function asNearDecimals(numbers: readonly WrittenNumber[]): {
  steps: MathsStep[];
  written: string[];
} {
  const own = numbers.map(({ value }) => q.decimalPlaces(value) ?? 0);
  let places = Math.min(Math.max(2, ...own), mostOwnPlaces);
  while (places < 40 && !isToldApart(numbers, places)) places += 1;
  const lines = numbers.map(({ value, latex }) => {
    const near = rounded(value, places);
    const text = decimalLatex(near, places);
    return latex === text ? latex : `${latex} ${q.equals(near, value) ? "=" : "\\approx"} ${text}`;
  });
  return {
    steps: [
      step(
        "Write all as decimals",
        "Divide each numerator by its denominator.",
        lines.join(",\\; "),
      ),
    ],
    written: numbers.map(({ value }) => decimalLatex(rounded(value, places), places)),
  };
}

function isToldApart(numbers: readonly WrittenNumber[], places: number): boolean {
  const near = numbers.map(({ value }) => rounded(value, places));
  return numbers.every(({ value }, at) =>
    numbers.every(({ value: other }, index) => {
      return q.equals(value, other) || !q.equals(near[at] ?? q.zero, near[index] ?? q.one);
    }),
  );
}

/** Rounds to the nearest multiple of the place. Rounding never reverses the order of two numbers. */
function rounded(value: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places);
  const half = value.numerator < 0n ? -value.denominator : value.denominator;
  return q.rational((2n * value.numerator * scale + half) / (2n * value.denominator), scale);
}
