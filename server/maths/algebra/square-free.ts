import * as q from "../numbers/rational.ts";
import { commonFactor, exactQuotient, divideByContent } from "./common-factor.ts";
import type { Polynomial } from "./form.ts";
import { type Generator, generatorsOf } from "./generators.ts";
import { atomPower, exponentOf, multiplyMonomials } from "./monomial.ts";
import { constantValue, polynomial } from "./polynomial.ts";

/** The derivative with respect to a generator; all others count as independent of it. */
function partialDerivative({ terms }: Polynomial, { atom, step }: Generator): Polynomial {
  return polynomial(
    terms.flatMap(({ coefficient, monomial }) => {
      const exponent = exponentOf(monomial, atom);
      if (q.isZero(exponent)) return [];
      const lower = multiplyMonomials(monomial, atomPower(atom, q.rational(-1n, step)));
      return [{ coefficient: q.multiply(coefficient, exponent), monomial: lower }];
    }),
  );
}

export interface PowerOfPolynomial {
  /** Integer coefficients without a common factor, the first positive. */
  polynomial: Polynomial;
  multiplicity: number;
}

/**
 * The parts of multiplicity 1, 2, … in a polynomial with integer exponents; with its signed content they give the
 * polynomial: x³ + 2x² + x has x once and x + 1 twice (Musser's algorithm).
 */
export function squareFreeParts(whole: Polynomial): PowerOfPolynomial[] {
  const parts: PowerOfPolynomial[] = [];
  let repeated = divideByContent(whole);
  let single = repeated;
  for (const generator of generatorsOf([whole])) {
    const derivative = partialDerivative(whole, generator);
    if (derivative.terms.length > 0) repeated = commonFactor(repeated, derivative);
  }
  single = exactQuotient(single, repeated) ?? single;
  for (let multiplicity = 1; constantValue(single) === null; multiplicity += 1) {
    const further = commonFactor(single, repeated);
    const part = exactQuotient(single, further) ?? single;
    if (constantValue(part) === null)
      parts.push({ polynomial: divideByContent(part), multiplicity });
    repeated = exactQuotient(repeated, further) ?? repeated;
    single = further;
  }
  return parts;
}
