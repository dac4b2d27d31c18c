import {
  commonDivisorModulo,
  divideModulo,
  type ModularPolynomial,
  monicModulo,
  raiseModulo,
  subtractModulo,
  trimTrailingZeros,
} from "./modular-polynomial.ts";
import { spend } from "./budget.ts";

/**
 * The irreducible monic factors of a square-free monic polynomial modulo an odd prime: distinct-degree factorisation,
 * then Cantor–Zassenhaus splitting with a fixed pseudorandom sequence of polynomials.
 */
export function factorModulo(whole: ModularPolynomial, prime: number): ModularPolynomial[] {
  const factors: ModularPolynomial[] = [];
  let rest = whole;
  let power: ModularPolynomial = [0, 1];
  for (let degree = 1; 2 * degree < rest.length; degree += 1) {
    spend(rest.length * rest.length);
    power = raiseModulo(power, BigInt(prime), rest, prime);
    const part = commonDivisorModulo(rest, subtractModulo(power, [0, 1], prime), prime);
    if (part.length > 1) {
      factors.push(...splitEqualDegrees(part, degree, prime));
      rest = divideModulo(rest, part, prime).quotient;
      power = divideModulo(power, rest, prime).remainder;
    }
  }
  if (rest.length > 1) factors.push(monicModulo(rest, prime));
  return factors;
}

/** Splits a product of different irreducible polynomials of the same degree. */
function splitEqualDegrees(
  product: ModularPolynomial,
  degree: number,
  prime: number,
): ModularPolynomial[] {
  if (product.length - 1 === degree) return [monicModulo(product, prime)];
  const exponent = (BigInt(prime) ** BigInt(degree) - 1n) / 2n;
  for (let seed = 1; ; seed += 1) {
    spend(product.length * product.length * degree);
    const trial = trimTrailingZeros(product.slice(1).map((_, at) => pseudoRandom(seed, at, prime)));
    const raised = raiseModulo(trial, exponent, product, prime);
    const part = commonDivisorModulo(product, subtractModulo(raised, [1], prime), prime);
    if (part.length > 1 && part.length < product.length) {
      const other = divideModulo(product, part, prime).quotient;
      return [
        ...splitEqualDegrees(part, degree, prime),
        ...splitEqualDegrees(other, degree, prime),
      ];
    }
  }
}

/** A fixed pseudorandom sequence. */
function pseudoRandom(seed: number, at: number, prime: number): number {
  return (seed * 7919 + at * at * 104_729 + (seed + 3) * (at + 1) * 1299) % prime;
}
