import type { MathsStep } from "../../../outcome.ts";
import type { GapSources } from "../../../wording/line-reader.ts";
import { step } from "../../../lesson/lesson.ts";

/** The gap for a list of whole numbers in a word problem: "6, 15 and 18". */
export const listGap: GapSources = {
  numbers: String.raw`\d+ (?:(?:, and |, |and |& )?\d+ )+`,
};

/** Returns the whole numbers of a list; empty if there is none. */
export function numbersIn(list: string | undefined): number[] {
  return [...(list ?? "").matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** Whether there are 2 to 8 numbers, all of a size usual in school exercises. */
export function areOrdinary(numbers: readonly number[]): boolean {
  return (
    numbers.length >= 2 &&
    numbers.length <= 8 &&
    numbers.every((number) => number > 1 && number < 1_000_000)
  );
}

/** Returns the HCF. */
export function highestCommon(numbers: readonly number[]): number {
  return numbers.reduce(common, 0);
}

/** Returns the LCM. */
export function leastCommon(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => (all * one) / common(all, one), 1);
}

function common(a: number, b: number): number {
  return b === 0 ? a : common(b, a % b);
}

/** Returns the prime factors with repetition, in ascending order. */
export function primesIn(number: number): number[] {
  const primes: number[] = [];
  let left = number;
  for (let divisor = 2; divisor * divisor <= left; divisor += 1) {
    for (; left % divisor === 0; left /= divisor) primes.push(divisor);
  }
  return left > 1 ? [...primes, left] : primes;
}

/** Returns the step that writes one number as a product of primes. */
export function factorStep(number: number): MathsStep {
  const primes = primesIn(number);
  const why = primes.length === 1 ? `${number} is a prime number itself.` : "Prime factorisation.";
  return step(
    `Write ${number} as a product of primes`,
    why,
    `${number} = ${primes.join(" \\times ")}`,
  );
}
