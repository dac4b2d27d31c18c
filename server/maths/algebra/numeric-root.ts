import { primeFactors } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { tooHard } from "../refusal.ts";
import { primeAtom } from "./atom.ts";
import { spend } from "./budget.ts";
import { integerRoot } from "./fixed-point.ts";
import type { Quotient } from "./form.ts";
import { monomial } from "./monomial.ts";
import { termPolynomial } from "./polynomial.ts";
import { fromPolynomial } from "./quotient.ts";

/** The limit of trial division. */
const largestTried = 1000n;
const largestFactorised = 10n ** 10n;

/** The primes of a positive integer and their multiplicities; null if it is too long to factorise. */
export function primePowersOf(value: bigint): Map<bigint, number> | null {
  const powers = new Map<bigint, number>();
  let rest = value;
  for (
    let prime = 2n;
    prime <= largestTried && prime * prime <= rest;
    prime += prime === 2n ? 1n : 2n
  ) {
    for (; rest % prime === 0n; rest /= prime) addPower(powers, prime, 1);
  }
  if (rest === 1n) return powers;
  const [base, times] = perfectPower(rest);
  if (base > largestFactorised) return null;
  spend(100);
  for (const prime of primeFactors(base)) addPower(powers, prime, times);
  return powers;
}

function addPower(powers: Map<bigint, number>, prime: bigint, times: number): void {
  powers.set(prime, (powers.get(prime) ?? 0) + times);
}

/** base and n with baseⁿ = value, with the greatest n up to 12. */
function perfectPower(value: bigint): [bigint, number] {
  if (value <= largestFactorised) return [value, 1];
  for (let index = 12; index > 1; index -= 1) {
    const root = integerRoot(value, index);
    if (root ** BigInt(index) === value) return [root, index];
  }
  return [value, 1];
}

/** value^exponent of a positive number in lowest form: 12^(1/2) is 2·3^(1/2). Refuses numbers too long to factorise. */
export function powerOfPositive(value: Rational, exponent: Rational): Quotient {
  const [above, below] = [primePowersOf(value.numerator), primePowersOf(value.denominator)];
  if (!above || !below) {
    throw tooHard(
      "The number under the root is too long for me. Try the same with a smaller number.",
    );
  }
  const power = (prime: bigint, times: number) => ({
    atom: primeAtom(prime),
    exponent: q.multiply(q.rational(BigInt(times)), exponent),
  });
  const factors = [
    ...[...above].map(([prime, times]) => power(prime, times)),
    ...[...below].map(([prime, times]) => power(prime, -times)),
  ];
  return fromPolynomial(termPolynomial(q.one, monomial(factors)));
}
