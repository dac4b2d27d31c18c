import { withinDigits } from "../../../limits.ts";
import { tooHard } from "../../../refusal.ts";
import { factorise, primePowersOf } from "../../../numbers/prime-factors.ts";
import type { CommonFactorsProblem } from "./recognise.ts";

export interface CommonFactorsResult {
  value: bigint;
  /** The prime factors of each number, in the order of the question. */
  factors: { number: bigint; primes: bigint[] }[];
  /** The prime powers whose product is the result. */
  primePowers: { prime: bigint; times: number }[];
}

/** Finds the HCF: each common prime with its smallest exponent. */
export function solveHcf(problem: CommonFactorsProblem): CommonFactorsResult {
  return choose(problem, (times) => Math.min(...times));
}

/** Finds the LCM: each prime with its largest exponent. */
export function solveLcm(problem: CommonFactorsProblem): CommonFactorsResult {
  return choose(problem, (times) => Math.max(...times));
}

/** Above this, prime factorisation by hand is unreasonable. */
const largest = 10n ** 12n;

function choose(
  { numbers }: CommonFactorsProblem,
  howOften: (times: number[]) => number,
): CommonFactorsResult {
  if (numbers.some((number) => number > largest)) {
    throw tooHard("These numbers are too big for me to factorise. Try numbers of up to 12 digits.");
  }
  const powers = numbers.map(
    (number) => new Map(primePowersOf(number).map(({ prime, times }) => [prime, times])),
  );
  const primes = [...new Set(powers.flatMap((power) => [...power.keys()]))].toSorted((a, b) =>
    a < b ? -1 : 1,
  );
  const primePowers = primes
    .map((prime) => ({ prime, times: howOften(powers.map((power) => power.get(prime) ?? 0)) }))
    .filter(({ times }) => times > 0);
  const value = primePowers.reduce(
    (product, { prime, times }) => product * prime ** BigInt(times),
    1n,
  );
  const factors = numbers.map((number) => ({ number, primes: factorise(number) }));
  return { value: withinDigits(value), factors, primePowers };
}
