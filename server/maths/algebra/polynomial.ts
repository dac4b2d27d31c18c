import { limits } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { polynomialKey } from "./atom.ts";
import { spend, tooLong } from "./budget.ts";
import type { Atom, Monomial, Polynomial, Term } from "./form.ts";
import {
  atomPower,
  multiplyMonomials,
  noFactors,
  orderMonomials,
  raiseMonomial,
} from "./monomial.ts";
import { reduceFactors } from "./relations.ts";

/** The maximum count of terms, above that of any expanded school expression. */
const mostTerms = 1500;

const mostToSquare = 75;

export const zeroPolynomial: Polynomial = { terms: [] };
export const onePolynomial: Polynomial = constant(q.one);

/** The sum of the terms, like terms collected. */
export function polynomial(terms: readonly Term[]): Polynomial {
  const collected = new Map<string, Term>();
  for (const term of terms) {
    const before = collected.get(term.monomial.key);
    collected.set(
      term.monomial.key,
      before ? { ...term, coefficient: q.add(before.coefficient, term.coefficient) } : term,
    );
  }
  const kept = [...collected.values()].filter(({ coefficient }) => !q.isZero(coefficient));
  if (kept.length > mostTerms) throw tooLong();
  return { terms: kept.sort((a, b) => orderMonomials(a.monomial, b.monomial)) };
}

export function constant(value: Rational): Polynomial {
  return q.isZero(value) ? { terms: [] } : singleTerm(value, noFactors);
}

export function singleTerm(coefficient: Rational, monomial: Monomial): Polynomial {
  return { terms: [{ coefficient, monomial }] };
}

/** The polynomial that consists of the atom alone. */
export function atomPolynomial(atom: Atom, exponent: Rational = q.one): Polynomial {
  return singleTerm(q.one, atomPower(atom, exponent));
}

export function isZeroPolynomial({ terms }: Polynomial): boolean {
  return terms.length === 0;
}

/** Its value if it is a rational number. */
export function constantValue({ terms }: Polynomial): Rational | null {
  const [first, second] = terms;
  if (first === undefined) return q.zero;
  return second === undefined && first.monomial.key === "" ? first.coefficient : null;
}

export function isOnePolynomial(a: Polynomial): boolean {
  const value = constantValue(a);
  return value !== null && q.equals(value, q.one);
}

export function addPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  spend(a.terms.length + b.terms.length);
  return polynomial([...a.terms, ...b.terms]);
}

export function scalePolynomial({ terms }: Polynomial, factor: Rational): Polynomial {
  if (q.isZero(factor)) return zeroPolynomial;
  if (q.equals(factor, q.one)) return { terms };
  return {
    terms: terms.map(({ coefficient, monomial }) => ({
      coefficient: q.multiply(coefficient, factor),
      monomial,
    })),
  };
}

export function negatePolynomial({ terms }: Polynomial): Polynomial {
  return {
    terms: terms.map((term) => ({ ...term, coefficient: q.negate(term.coefficient) })),
  };
}

/** Each term times the monomial, without applying relations; the exponents may become negative. */
export function timesMonomial({ terms }: Polynomial, factor: Monomial): Polynomial {
  return {
    terms: terms
      .map((term) => ({ ...term, monomial: multiplyMonomials(term.monomial, factor) }))
      .sort((a, b) => orderMonomials(a.monomial, b.monomial)),
  };
}

export function subtractPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  return addPolynomials(a, negatePolynomial(b));
}

export function equalPolynomials(a: Polynomial, b: Polynomial): boolean {
  return a.terms.length === b.terms.length && polynomialKey(a) === polynomialKey(b);
}

/** The product, with i² = −1, and integer powers of roots evaluated. */
export function multiplyPolynomials(a: Polynomial, b: Polynomial): Polynomial {
  const [factor, other] = a.terms.length === 1 ? [a, b] : [b, a];
  const value = constantValue(factor);
  if (value !== null) return scalePolynomial(other, value);
  spend(a.terms.length * b.terms.length * 4);
  return polynomial(a.terms.flatMap((left) => b.terms.flatMap((right) => product(left, right))));
}

function product(a: Term, b: Term): readonly Term[] {
  return reducedTerms(
    q.multiply(a.coefficient, b.coefficient),
    multiplyMonomials(a.monomial, b.monomial),
  );
}

/**
 * A number times a product of powers, with its roots and powers of i reduced; it may have several terms: √(x+1)² is x +
 * 1.
 */
function reducedTerms(coefficient: Rational, monomial: Monomial): readonly Term[] {
  const reduced = reduceFactors(coefficient, monomial);
  const rest: Term = { coefficient: reduced.coefficient, monomial: reduced.monomial };
  if (reduced.powers.length === 0) return [rest];
  return reduced.powers.reduce(
    (product, { base, times }) => multiplyPolynomials(product, raisePolynomial(base, times)),
    { terms: [rest] } as Polynomial,
  ).terms;
}

/** A term as a polynomial, reduced. */
export function termPolynomial(coefficient: Rational, monomial: Monomial): Polynomial {
  return polynomial(reducedTerms(coefficient, monomial));
}

/** The power with an integer exponent ≥ 0; refuses results that are too long. */
export function raisePolynomial(base: Polynomial, exponent: number): Polynomial {
  if (exponent === 0) return onePolynomial;
  const [first, second] = base.terms;
  if (first === undefined || exponent === 1) return base;
  if (second === undefined) return raiseTerm(first, exponent);
  refuseLongPower(base.terms.length, exponent);
  const half = raisePolynomial(base, exponent >> 1);
  const square = multiplyPolynomials(half, half);
  return exponent % 2 === 0 ? square : multiplyPolynomials(square, base);
}

function raiseTerm({ coefficient, monomial }: Term, exponent: number): Polynomial {
  const times = q.rational(BigInt(exponent));
  return termPolynomial(raiseRational(coefficient, exponent), raiseMonomial(monomial, times));
}

/**
 * The power of a number with an integer exponent, also negative; refuses one with too many digits before computing it.
 */
function raiseRational({ numerator, denominator }: Rational, exponent: number): Rational {
  const size = BigInt(Math.abs(exponent));
  const longest = numerator > denominator || -numerator > denominator ? numerator : denominator;
  const digits = (longest.toString().length - 1) * Math.abs(exponent);
  if (
    digits > limits.computedDigits ||
    (Math.abs(exponent) > limits.exponent && longest !== 1n && longest !== -1n)
  ) {
    throw tooLong();
  }
  return exponent < 0
    ? q.rational(denominator ** size, numerator ** size)
    : q.rational(numerator ** size, denominator ** size);
}

/** Refuses a power by its maximum count of terms, and by that of its square root, which is squared. */
function refuseLongPower(terms: number, exponent: number): void {
  const half = termsOfPower(terms, exponent / 2);
  if (
    exponent > limits.exponent ||
    termsOfPower(terms, exponent) > mostTerms ||
    half > mostToSquare
  ) {
    throw tooLong();
  }
}

/** C(n + k − 1, k − 1), the count of terms of the n-th power of k terms. */
function termsOfPower(terms: number, exponent: number): number {
  let count = 1;
  for (let at = 1; at < terms && count <= mostTerms; at += 1)
    count = (count * (exponent + at)) / at;
  return count;
}
