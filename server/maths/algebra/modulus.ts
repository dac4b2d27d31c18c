import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { callAtom, imaginaryUnit, someAtomIn } from "./atom.ts";
import { signedContent } from "./common-factor.ts";
import { signOf } from "./constant-value.ts";
import type { Atom, Monomial, Polynomial, Quotient } from "./form.ts";
import { commonMonomial, raiseMonomial } from "./monomial.ts";
import type { CanonicalOptions } from "./options.ts";
import { scalePolynomial, timesMonomial } from "./polynomial.ts";
import * as form from "./quotient.ts";
import { squareFreeParts } from "./square-free.ts";

/** |value| of a real number, with all factors of known sign extracted from the bars. */
export function modulus(value: Quotient, options: CanonicalOptions): Quotient {
  return form.divide(
    polynomialModulus(value.numerator, options),
    polynomialModulus(value.denominator, options),
  );
}

function polynomialModulus(whole: Polynomial, options: CanonicalOptions): Quotient {
  if (whole.terms.length === 0) return form.zero;
  const { content, common, rest } = factorsOf(whole);
  const size = common.factors.map(({ atom, exponent }) => atomModulus(atom, exponent, options));
  return [form.fromRational(q.absolute(content)), ...size, restModulus(rest, options)].reduce(
    form.multiply,
  );
}

/** A number, a product of powers, and a polynomial with a positive first term, whose product is the value. */
export function factorsOf(whole: Polynomial): {
  content: Rational;
  common: Monomial;
  rest: Polynomial;
} {
  const content = signedContent(whole);
  const common = commonMonomial(whole.terms.map(({ monomial }) => monomial));
  const inverse = raiseMonomial(common, q.rational(-1n));
  const rest = scalePolynomial(timesMonomial(whole, inverse), q.divide(q.one, content));
  return { content, common, rest };
}

/** |aᵉ| */
function atomModulus(atom: Atom, exponent: Rational, options: CanonicalOptions): Quotient {
  if (exponent.numerator % 2n === 0n || isNonNegative(atom, exponent, options)) {
    return form.fromAtom(atom, exponent);
  }
  if (atom.key === imaginaryUnit.key) return form.one;
  return form.fromAtom(callAtom("abs", form.fromAtom(atom), null), exponent);
}

/** Whether the power of the atom is ≥ 0 wherever it is real. */
export function isNonNegative(atom: Atom, exponent: Rational, options: CanonicalOptions): boolean {
  switch (atom.kind) {
    case "prime":
      return true;
    case "variable":
      return options.positive === true || exponent.denominator % 2n === 0n;
    case "constant":
      return atom.name !== "i";
    case "radicand":
      return exponent.denominator % 2n === 0n;
    case "exponential":
      return (
        !someAtomIn(atom.exponent, ({ key }) => key === imaginaryUnit.key) &&
        isPositiveBase(atom.base, options)
      );
    case "call":
      return atom.name === "abs" || exponent.denominator % 2n === 0n;
  }
}

function isPositiveBase(base: Polynomial, options: CanonicalOptions): boolean {
  return base.terms.every(
    ({ coefficient, monomial }) =>
      q.sign(coefficient) > 0 &&
      monomial.factors.every(({ atom, exponent }) => isNonNegative(atom, exponent, options)),
  );
}

function restModulus(rest: Polynomial, options: CanonicalOptions): Quotient {
  const value = form.fromPolynomial(rest);
  if (isObviouslyNonNegative(rest, options)) return value;
  if (form.isConstant(value)) {
    const sign = signOf(value);
    if (sign !== null) return sign < 0 ? form.negate(value) : value;
    return form.fromAtom(callAtom("abs", value, null));
  }
  return squareFreeParts(rest)
    .map(({ polynomial, multiplicity }) => {
      const part = form.fromPolynomial(polynomial);
      const even = form.raise(part, multiplicity - (multiplicity % 2));
      if (multiplicity % 2 === 0) return even;
      const isBare = isObviouslyNonNegative(polynomial, options);
      return form.multiply(even, isBare ? part : form.fromAtom(callAtom("abs", part, null)));
    })
    .reduce(form.multiply, form.one);
}

/** A sum of even powers and of terms that are never negative, such as x² + 1. */
function isObviouslyNonNegative({ terms }: Polynomial, options: CanonicalOptions): boolean {
  return terms.every(
    ({ coefficient, monomial }) =>
      q.sign(coefficient) > 0 &&
      monomial.factors.every(
        ({ atom, exponent }) =>
          isNonNegative(atom, exponent, options) ||
          (exponent.numerator % 2n === 0n && atom.key !== imaginaryUnit.key),
      ),
  );
}
