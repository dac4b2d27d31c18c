import { tooHard } from "../refusal.ts";

export function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** The greatest common divisor by Euclid's algorithm; never negative, 0 only for two zeros. */
export function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [a, b] = [absolute(first), absolute(second)];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

/** The least common multiple of two integers other than 0; always positive. */
export function leastCommonMultiple(first: bigint, second: bigint): bigint {
  return absolute((first / greatestCommonDivisor(first, second)) * second);
}

/** The whole part of the square root of a number that is not negative (Newton's method). */
export function integerSquareRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}

/** The square root of a perfect square, or null. */
export function exactSquareRoot(value: bigint): bigint | null {
  if (value < 0n) return null;
  const root = integerSquareRoot(value);
  return root * root === value ? root : null;
}

/** Trial division up to the square root of this number takes a few milliseconds. */
const largestToFactor = 10n ** 10n;

/**
 * The prime factors of an integer ≥ 1, smallest first, repeated by multiplicity: 12 → 2, 2, 3.
 * Refuses numbers over 10¹⁰.
 */
export function primeFactors(value: bigint): bigint[] {
  if (value > largestToFactor) {
    throw tooHard("These numbers are too big for me to factorise. Try numbers of up to 10 digits.");
  }
  const factors: bigint[] = [];
  let rest = Number(value);
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    while (rest % prime === 0) {
      factors.push(BigInt(prime));
      rest /= prime;
    }
  }
  if (rest > 1) factors.push(BigInt(rest));
  return factors;
}

/** The multiplicity of each prime: 12 → 2 twice, 3 once. */
function primePowers(value: bigint): Map<bigint, number> {
  const powers = new Map<bigint, number>();
  for (const prime of primeFactors(value)) powers.set(prime, (powers.get(prime) ?? 0) + 1);
  return powers;
}

/** Extracts the largest square factor of a positive integer: 72 = 6² × 2 → { outside: 6, inside: 2 }. */
export function takeOutSquares(value: bigint): { outside: bigint; inside: bigint } {
  const root = exactSquareRoot(value);
  if (root !== null) return { outside: root, inside: 1n };
  let outside = 1n;
  let inside = 1n;
  for (const [prime, times] of primePowers(value)) {
    outside *= prime ** BigInt(times >> 1);
    if (times % 2 === 1) inside *= prime;
  }
  return { outside, inside };
}
