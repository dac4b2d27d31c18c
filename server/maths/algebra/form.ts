import type { FunctionName } from "../expressions/expression.ts";
import type { Rational } from "../numbers/rational.ts";

/**
 * An atom: a part that the canonical form treats as one letter. Two atoms are equal if their keys are.
 * - `prime` occurs only with an exponent between 0 and 1: √12 is 2·3^(1/2);
 * - `radicand` is a polynomial under a root, with an exponent between 0 and 1: √(x + 1);
 * - `exponential` is a base with a non-numeric exponent; rational factors of the exponent move
 *   to the exponent of the atom: e^(2x) is (e^x)², so that equal bases merge;
 * - `call` is a function of a canonical argument that has no exact value.
 */
export type Atom =
  | { readonly kind: "variable"; readonly key: string; readonly name: string }
  | { readonly kind: "constant"; readonly key: string; readonly name: "π" | "e" | "i" }
  | { readonly kind: "prime"; readonly key: string; readonly prime: bigint }
  | { readonly kind: "radicand"; readonly key: string; readonly polynomial: Polynomial }
  | {
      readonly kind: "exponential";
      readonly key: string;
      /** e, π, a prime, a variable, −1, or a polynomial of more than one term. */
      readonly base: Polynomial;
      /** One term with the coefficient 1, over its denominator. */
      readonly exponent: Quotient;
    }
  | {
      readonly kind: "call";
      readonly key: string;
      readonly name: FunctionName;
      readonly argument: Quotient;
      /** Only for `log`, which always has it. */
      readonly base: Quotient | null;
    };

export interface Factor {
  readonly atom: Atom;
  /** Never 0. */
  readonly exponent: Rational;
}

/** A product of powers of different atoms, sorted by the keys of the atoms; no factor is 1. */
export interface Monomial {
  readonly factors: readonly Factor[];
  readonly key: string;
}

export interface Term {
  /** Never 0. */
  readonly coefficient: Rational;
  readonly monomial: Monomial;
}

/** A sum of terms with different monomials, highest first; no term is 0. Created only by `polynomial.ts`. */
export interface Polynomial {
  readonly terms: readonly Term[];
}

/**
 * The canonical form of an expression: two polynomials without a common factor. The denominator has integer
 * coefficients without a common factor, the first positive, and no roots of numbers, i, or roots of polynomials
 * if they can be cleared. Created only by the functions of `quotient.ts`.
 */
export interface Quotient {
  readonly numerator: Polynomial;
  readonly denominator: Polynomial;
}
