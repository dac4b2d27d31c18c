import { withinDigits } from "../../../limits.ts";
import { tooHard } from "../../../refusal.ts";
import { factorise, primePowersOf } from "../../../numbers/prime-factors.ts";
import type { CommonFactorsProblem } from "./recognise.ts";

export interface CommonFactorsResult {
  value: bigint;
  /** Prime factors of each number, in the order of the question. */
  factors: { number: bigint; primes: bigint[] }[];
  /** The primes that make up the result, each with its power. */
  chosen: { prime: bigint; times: number }[];
}

/** The HCF contains each common prime with its minimum exponent. */
export function solveHcf(problem: CommonFactorsProblem): CommonFactorsResult {
  return choose(problem, (times) => Math.min(...times));
}

/** The LCM contains each prime with its maximum exponent. */
export function solveLcm(problem: CommonFactorsProblem): CommonFactorsResult {
  return choose(problem, (times) => Math.max(...times));
}

/** Longer numbers are not for factorising by hand. */
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
  const chosen = primes
    .map((prime) => ({ prime, times: howOften(powers.map((power) => power.get(prime) ?? 0)) }))
    .filter(({ times }) => times > 0);
  const value = chosen.reduce((product, { prime, times }) => product * prime ** BigInt(times), 1n);
  const factors = numbers.map((number) => ({ number, primes: factorise(number) }));
  return { value: withinDigits(value), factors, chosen };
}
