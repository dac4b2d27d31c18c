import { greatestCommonDivisor, leastCommonMultiple } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { orderAtoms } from "./atom.ts";
import { tooLong } from "./budget.ts";
import type { Atom, Polynomial } from "./form.ts";
import { monomial } from "./monomial.ts";
import { polynomial } from "./polynomial.ts";
import type { PowerTerm } from "./ring.ts";

/** An atom to the power 1/step, of which all occurring powers are integer powers: √x for x and √x. */
export interface Generator {
  readonly atom: Atom;
  readonly step: bigint;
}

/** A number times a polynomial with integer coefficients without a common factor. */
export interface IntegerForm {
  /** Positive; 0 only for the zero polynomial. */
  readonly content: Rational;
  readonly terms: readonly PowerTerm[];
}

/** The variables of the polynomials, in the order of atoms. */
export function generatorsOf(polynomials: readonly Polynomial[]): Generator[] {
  const found = new Map<string, Generator>();
  for (const { terms } of polynomials) {
    for (const { monomial } of terms) {
      for (const { atom, exponent } of monomial.factors) {
        const step = leastCommonMultiple(found.get(atom.key)?.step ?? 1n, exponent.denominator);
        found.set(atom.key, { atom, step });
      }
    }
  }
  return [...found.values()].sort((a, b) => orderAtoms(a.atom, b.atom));
}

/** The maximum exponent of a dense polynomial. */
const largestExponent = 1000n;

/** The positive content: the GCD of all numerators over the LCM of all denominators. */
export function contentOf({ terms }: Polynomial): Rational {
  const [numerators, denominators] = contentParts(terms);
  return q.rational(numerators, denominators);
}

function contentParts(terms: Polynomial["terms"]): [bigint, bigint] {
  let numerators = 0n;
  let denominators = 1n;
  for (const { coefficient } of terms) {
    numerators = greatestCommonDivisor(numerators, coefficient.numerator);
    denominators = leastCommonMultiple(denominators, coefficient.denominator);
  }
  return [numerators, denominators];
}

/** The polynomial as its content times a polynomial with coprime integer coefficients in powers of the generators. */
export function integerForm({ terms }: Polynomial, generators: readonly Generator[]): IntegerForm {
  const [numerators, denominators] = contentParts(terms);
  const places = new Map(generators.map(({ atom }, at) => [atom.key, at]));
  return {
    content: q.rational(numerators, denominators),
    terms: terms.map(({ coefficient, monomial }) => {
      const exponents = generators.map(() => 0);
      for (const { atom, exponent } of monomial.factors) {
        const at = places.get(atom.key) ?? 0;
        exponents[at] = wholeExponent(exponent, generators[at]?.step ?? 1n);
      }
      const size = (coefficient.numerator / numerators) * (denominators / coefficient.denominator);
      return { exponents, coefficient: size };
    }),
  };
}

function wholeExponent({ numerator, denominator }: Rational, step: bigint): number {
  const whole = (numerator * step) / denominator;
  if (whole > largestExponent) throw tooLong();
  return Number(whole);
}

/** The polynomial of terms in powers of the generators, times `scale`: the inverse of `integerForm`. */
export function fromTerms(
  terms: readonly PowerTerm[],
  generators: readonly Generator[],
  scale: Rational = q.one,
): Polynomial {
  return polynomial(
    terms.map(({ exponents, coefficient }) => ({
      coefficient: q.multiply(q.rational(coefficient), scale),
      monomial: monomial(
        generators.map(({ atom, step }, at) => ({
          atom,
          exponent: q.rational(BigInt(exponents[at] ?? 0), step),
        })),
      ),
    })),
  );
}
