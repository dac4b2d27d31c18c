import { greatestCommonDivisor } from "../numbers/integers.ts";

/** A term with integer exponents: one for each variable. */
export interface PowerTerm {
  readonly exponents: readonly number[];
  readonly coefficient: bigint;
}

/** A ring with greatest common divisors: the integers, and polynomials over such a ring. */
export interface Ring<T> {
  /** The number of variables of its elements. */
  readonly variables: number;
  readonly zero: T;
  readonly one: T;
  isZero(a: T): boolean;
  /** The sign of the leading number. */
  isNegative(a: T): boolean;
  negate(a: T): T;
  add(a: T, b: T): T;
  multiply(a: T, b: T): T;
  /** a / b if b divides a, otherwise null. b is not 0. */
  exactQuotient(a: T, b: T): T | null;
  /** The greatest common divisor, with a non-negative leading number. */
  commonDivisor(a: T, b: T): T;
  /** A homomorphism to the integers modulo `imagePrime`. */
  image(a: T): number;
  fromTerms(terms: readonly PowerTerm[]): T;
  toTerms(a: T): PowerTerm[];
}

/** A prime whose square is exact in a double. */
export const imagePrime = 67_108_859;

export const integerRing: Ring<bigint> = {
  variables: 0,
  zero: 0n,
  one: 1n,
  isZero: (a) => a === 0n,
  isNegative: (a) => a < 0n,
  negate: (a) => -a,
  add: (a, b) => a + b,
  multiply: (a, b) => a * b,
  exactQuotient: (a, b) => (a % b === 0n ? a / b : null),
  commonDivisor: greatestCommonDivisor,
  image: (a) => {
    const rest = Number(a % BigInt(imagePrime));
    return rest < 0 ? rest + imagePrime : rest;
  },
  fromTerms: (terms) => terms.reduce((sum, { coefficient }) => sum + coefficient, 0n),
  toTerms: (a) => (a === 0n ? [] : [{ exponents: [], coefficient: a }]),
};
