import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import {
  constantValue,
  equalPolynomials,
  onePolynomial,
  scalePolynomial,
  singleTerm,
} from "./polynomial.ts";
import type { Monomial, Polynomial, Term } from "./form.ts";
import { contentOf, fromTerms, generatorsOf, integerForm } from "./generators.ts";
import { exponentOf, monomial, multiplyMonomials, raiseMonomial } from "./monomial.ts";
import { withRing } from "./polynomial-ring.ts";

/**
 * The greatest common divisor of two polynomials, not both 0: integer coefficients without a common factor, the first
 * of them positive. Different atoms count as independent. Refuses (`too_hard`) if it would take too long.
 */
export function commonFactor(a: Polynomial, b: Polynomial): Polynomial {
  if (isNumber(a) || isNumber(b))
    return a.terms.length * b.terms.length === 0 ? primitive(a, b) : onePolynomial;
  if (equalPolynomials(a, b)) return divideByContent(a);
  const [first, second] = [onlyTerm(a), onlyTerm(b)];
  if (first && second) return singleTerm(q.one, sharedMonomial(first.monomial, second.monomial));
  const generators = generatorsOf([a, b]);
  const [formA, formB] = [integerForm(a, generators), integerForm(b, generators)];
  const terms = withRing(generators.length, (ring) =>
    ring.toTerms(ring.commonDivisor(ring.fromTerms(formA.terms), ring.fromTerms(formB.terms))),
  );
  return divideByContent(fromTerms(terms, generators));
}

function onlyTerm({ terms }: Polynomial): Term | null {
  const [term, other] = terms;
  return term && !other ? term : null;
}

/** Each common atom with the smaller of its exponents, whatever their size. */
function sharedMonomial(a: Monomial, b: Monomial): Monomial {
  return monomial(
    a.factors.flatMap(({ atom, exponent }) => {
      const other = exponentOf(b, atom);
      if (q.isZero(other)) return [];
      return [{ atom, exponent: q.order(exponent, other) < 0 ? exponent : other }];
    }),
  );
}

/** The quotient of two terms; null if the second has a higher power of any atom. */
function termQuotient(a: Term, b: Term): Polynomial | null {
  const isWithin = b.monomial.factors.every(
    ({ atom, exponent }) => q.order(exponent, exponentOf(a.monomial, atom)) <= 0,
  );
  if (!isWithin) return null;
  const rest = multiplyMonomials(a.monomial, raiseMonomial(b.monomial, q.rational(-1n)));
  return singleTerm(q.divide(a.coefficient, b.coefficient), rest);
}

/** The greatest common divisor of a polynomial and 0. */
function primitive(a: Polynomial, b: Polynomial): Polynomial {
  return divideByContent(a.terms.length === 0 ? b : a);
}

function isNumber(a: Polynomial): boolean {
  return constantValue(a) !== null;
}

/** a / b if b divides a without a remainder, otherwise null. b is not 0. */
export function exactQuotient(a: Polynomial, b: Polynomial): Polynomial | null {
  const divisor = constantValue(b);
  if (divisor !== null) return scalePolynomial(a, q.divide(q.one, divisor));
  const [first, second] = [onlyTerm(a), onlyTerm(b)];
  if (first && second) return termQuotient(first, second);
  const generators = generatorsOf([a, b]);
  const [formA, formB] = [integerForm(a, generators), integerForm(b, generators)];
  const terms = withRing(generators.length, (ring) => {
    const quotient = ring.exactQuotient(ring.fromTerms(formA.terms), ring.fromTerms(formB.terms));
    return quotient === null ? null : ring.toTerms(quotient);
  });
  return terms && fromTerms(terms, generators, q.divide(formA.content, formB.content));
}

/** The rational factor that leaves integer coefficients without a common factor, the first of them positive. */
export function signedContent(a: Polynomial): Rational {
  const [first] = a.terms;
  if (first === undefined) return q.one;
  const content = contentOf(a);
  return q.sign(first.coefficient) < 0 ? q.negate(content) : content;
}

/** The polynomial divided by its signed content. */
export function divideByContent(a: Polynomial): Polynomial {
  return scalePolynomial(a, q.divide(q.one, signedContent(a)));
}
