import { spend } from "./budget.ts";
import {
  divideModulo,
  inverseModulo,
  type ModularPolynomial,
  multiplyModulo,
  scaleModulo,
  subtractModulo,
  trimTrailingZeros,
} from "./modular-polynomial.ts";

/** Integer coefficients, ascending. */
export type IntegerPolynomial = readonly bigint[];

/** The product of two polynomials; its work is spent from the budget. */
export function multiplyIntegers(a: IntegerPolynomial, b: IntegerPolynomial): bigint[] {
  if (a.length === 0 || b.length === 0) return [];
  spend(a.length * b.length);
  const product = Array.from({ length: a.length + b.length - 1 }, () => 0n);
  a.forEach((left, i) => {
    b.forEach((right, j) => {
      product[i + j] = (product[i + j] ?? 0n) + left * right;
    });
  });
  return product;
}

/** The remainder from −modulus/2 up to modulus/2. */
export function symmetric(value: bigint, modulus: bigint): bigint {
  const rest = ((value % modulus) + modulus) % modulus;
  return rest * 2n > modulus ? rest - modulus : rest;
}

/** The coefficients modulo the prime, from 0 to prime − 1. */
export function toModular(a: IntegerPolynomial, prime: number): ModularPolynomial {
  const modulus = BigInt(prime);
  return trimTrailingZeros(
    a.map((coefficient) => Number(((coefficient % modulus) + modulus) % modulus)),
  );
}

/**
 * Lifts monic factors modulo a prime, with lead·∏factors ≡ polynomial, to factors modulo a power of it that is at least
 * `bound` (linear Hensel lifting of all factors at once).
 */
export function liftFactors(
  whole: IntegerPolynomial,
  factors: readonly ModularPolynomial[],
  { prime, bound }: { prime: number; bound: bigint },
): { factors: IntegerPolynomial[]; modulus: bigint } {
  const lead = whole.at(-1) ?? 1n;
  const cofactors = bezoutFactors(factors, Number(symmetric(lead, BigInt(prime))), prime);
  let lifted: IntegerPolynomial[] = factors.map((factor) => factor.map(BigInt));
  let modulus = BigInt(prime);
  while (modulus < bound) {
    const product = lifted.reduce<IntegerPolynomial>(multiplyIntegers, [lead]);
    const error = whole.map((coefficient, at) => (coefficient - (product[at] ?? 0n)) / modulus);
    const step = toModular(error, prime);
    const before = modulus;
    lifted = lifted.map((factor, at) => {
      const base = factors[at] ?? [1];
      const change = divideModulo(
        multiplyModulo(step, cofactors[at] ?? [], prime),
        base,
        prime,
      ).remainder;
      return factor.map((coefficient, place) => coefficient + BigInt(change[place] ?? 0) * before);
    });
    modulus *= BigInt(prime);
  }
  return { factors: lifted, modulus };
}

/** For each factor, the inverse of lead times all the other factors modulo it. */
function bezoutFactors(
  factors: readonly ModularPolynomial[],
  lead: number,
  prime: number,
): ModularPolynomial[] {
  const positiveLead = ((lead % prime) + prime) % prime;
  return factors.map((factor, at) => {
    const others = factors
      .filter((_, other) => other !== at)
      .reduce<ModularPolynomial>(
        (product, other) =>
          divideModulo(multiplyModulo(product, other, prime), factor, prime).remainder,
        [positiveLead],
      );
    return inversePolynomial(others, factor, prime);
  });
}

/** The inverse modulo a coprime polynomial, by the extended Euclidean algorithm. */
function inversePolynomial(
  value: ModularPolynomial,
  by: ModularPolynomial,
  prime: number,
): ModularPolynomial {
  let [a, b] = [by, divideModulo(value, by, prime).remainder];
  let [x, y]: [ModularPolynomial, ModularPolynomial] = [[], [1]];
  while (b.length > 1) {
    const { quotient, remainder } = divideModulo(a, b, prime);
    [a, b] = [b, remainder];
    [x, y] = [y, subtractModulo(x, multiplyModulo(quotient, y, prime), prime)];
  }
  return scaleModulo(y, inverseModulo(b[0] ?? 1, prime), prime);
}
