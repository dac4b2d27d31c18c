import { absolute, greatestCommonDivisor } from "./integers.ts";
import { tooHard } from "../refusal.ts";

/** The maximum number that is factorised or tested for primality. */
const largestToFactorise = 10n ** 18n;

/** Primes for trial division; the remaining factor is split by Pollard's rho method. */
const smallPrimes = sieve(1000);

function sieve(most: number): bigint[] {
  const isComposite = new Uint8Array(most + 1);
  const primes: bigint[] = [];
  for (let number = 2; number <= most; number += 1) {
    if (isComposite[number] === 1) continue;
    primes.push(BigInt(number));
    for (let multiple = number * number; multiple <= most; multiple += number) {
      isComposite[multiple] = 1;
    }
  }
  return primes;
}

/** Modular exponentiation. */
export function powerModulo(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/**
 * The Miller–Rabin test with the first twelve primes as bases, which is deterministic below 3.3 × 10²⁴
 * (Sorenson and Webster, 2015).
 */
export function isPrime(number: bigint): boolean {
  if (number > largestToFactorise) throw tooBig();
  const bases = smallPrimes.slice(0, 12);
  if (number < 2n || bases.includes(number)) return number >= 2n;
  if (bases.some((base) => number % base === 0n)) return false;
  let odd = number - 1n;
  let twos = 0;
  for (; odd % 2n === 0n; odd /= 2n) twos += 1;
  return bases.every((base) => passesTest(powerModulo(base, odd, number), number, twos));
}

function passesTest(start: bigint, number: bigint, twos: number): boolean {
  if (start === 1n) return true;
  let value = start;
  for (let round = 0; round < twos; round += 1) {
    if (value === number - 1n) return true;
    value = (value * value) % number;
  }
  return false;
}

/** The prime factors of a number ≥ 1, smallest first, repeated by multiplicity. Refuses more than 10¹⁸. */
export function factorise(number: bigint): bigint[] {
  if (number > largestToFactorise) throw tooBig();
  const factors: bigint[] = [];
  let rest = number;
  for (const prime of smallPrimes) {
    for (; rest % prime === 0n; rest /= prime) factors.push(prime);
    if (prime * prime > rest) break;
  }
  return [...factors, ...split(rest).toSorted((a, b) => (a < b ? -1 : 1))];
}

function split(rest: bigint): bigint[] {
  if (rest === 1n) return [];
  if (isPrime(rest)) return [rest];
  const factor = divisorOf(rest);
  return [...split(factor), ...split(rest / factor)];
}

/** Steps between two computations of the common divisor. */
const batch = 64;

/** A proper divisor of a composite number, by Pollard's rho method with Brent's batches. */
function divisorOf(number: bigint): bigint {
  for (let constant = 1n; ; constant += 1n) {
    const next = (value: bigint): bigint => (value * value + constant) % number;
    let [slow, fast] = [2n, 2n];
    for (let divisor = 1n; divisor === 1n;) {
      const [slowBefore, fastBefore] = [slow, fast];
      let product = 1n;
      for (let round = 0; round < batch; round += 1) {
        slow = next(slow);
        fast = next(next(fast));
        product = (product * absolute(slow - fast)) % number;
      }
      divisor = greatestCommonDivisor(product, number);
      if (divisor > 1n && divisor < number) return divisor;
      if (divisor === number) {
        const found = oneByOne(slowBefore, fastBefore, number, next);
        if (found < number) return found;
      }
    }
  }
}

/** Repeats a batch step by step if its product contains all divisors at once. */
function oneByOne(
  slowStart: bigint,
  fastStart: bigint,
  number: bigint,
  next: (value: bigint) => bigint,
): bigint {
  let [slow, fast] = [slowStart, fastStart];
  for (;;) {
    slow = next(slow);
    fast = next(next(fast));
    const divisor = greatestCommonDivisor(absolute(slow - fast), number);
    if (divisor > 1n) return divisor;
  }
}

/** The multiplicity of each prime, smallest prime first. */
export function primePowersOf(number: bigint): { prime: bigint; times: number }[] {
  const powers: { prime: bigint; times: number }[] = [];
  for (const prime of factorise(number)) {
    const last = powers.at(-1);
    if (last?.prime === prime) last.times += 1;
    else powers.push({ prime, times: 1 });
  }
  return powers;
}

function tooBig(): Error {
  return tooHard("This number is too big for me to factorise. Try one of up to 18 digits.");
}
