import * as q from "../numbers/rational.ts";
import { someAtom, variableAtom } from "./atom.ts";
import type { Atom, Polynomial, Quotient, Term } from "./form.ts";
import { atomPower, exponentOf, noFactors, withoutAtom } from "./monomial.ts";
import { polynomial } from "./polynomial.ts";
import * as form from "./quotient.ts";
import { univariate, type Univariate } from "./univariate.ts";

const highestDegree = 400;

/** The rational coefficients, ascending; null unless it is a polynomial in this letter only. */
export function asPolynomial(value: Quotient, variable: string): Univariate | null {
  const coefficients = coefficientsIn(value, variable);
  const rationals = coefficients?.map((coefficient) => form.asRational(coefficient)) ?? null;
  if (!rationals) return null;
  const known = rationals.filter((coefficient) => coefficient !== null);
  return known.length === rationals.length ? univariate(known) : null;
}

/**
 * The coefficients of a polynomial in the letter, ascending; they may contain other letters, roots and functions.
 * Null if the letter occurs in the denominator, under a root, in an exponent or in a function. [] is 0.
 */
export function coefficientsIn(value: Quotient, variable: string): Quotient[] | null {
  const atom = variableAtom(variable);
  if (form.variablesOf(value.denominator).includes(variable)) return null;
  const groups: Term[][] = [];
  for (const term of value.numerator.terms) {
    const exponent = wholeExponent(term, atom);
    if (exponent === null) return null;
    while (groups.length <= exponent) groups.push([]);
    groups[exponent]?.push({ ...term, monomial: withoutAtom(term.monomial, atom) });
  }
  return groups.map((terms) => form.quotient(polynomial(terms), value.denominator));
}

/** The exponent of the letter if it is an integer and the letter occurs nowhere else in the term. */
function wholeExponent({ monomial }: Term, atom: Atom): number | null {
  const exponent = exponentOf(monomial, atom);
  const isElsewhere = someAtom(withoutAtom(monomial, atom), ({ key }) => key === atom.key);
  if (isElsewhere || !q.isInteger(exponent) || exponent.numerator > highestDegree) return null;
  return Number(exponent.numerator);
}

/** The polynomial with the given coefficients, ascending. */
export function fromCoefficients(coefficients: readonly Quotient[], variable: string): Quotient {
  const letter = form.fromVariable(variable);
  return coefficients.reduceRight(
    (value, coefficient) => form.add(form.multiply(value, letter), coefficient),
    form.zero,
  );
}

export function fromUnivariate(value: Univariate, variable: string): Quotient {
  return form.fromPolynomial(univariatePolynomial(value, variable));
}

/** The polynomial with these coefficients, ascending, in the letter. */
export function univariatePolynomial(value: Univariate, variable: string): Polynomial {
  const atom = variableAtom(variable);
  return polynomial(
    value.flatMap((coefficient, exponent) =>
      q.isZero(coefficient) ? [] : [{ coefficient, monomial: powerOfAtom(atom, exponent) }],
    ),
  );
}

function powerOfAtom(atom: Atom, exponent: number) {
  return exponent === 0 ? noFactors : atomPower(atom, q.rational(BigInt(exponent)));
}
