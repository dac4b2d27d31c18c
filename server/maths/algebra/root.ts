import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { imaginaryUnit, radicandAtom, someAtomIn } from "./atom.ts";
import { signOf } from "./constant-value.ts";
import { exactCosine, exactSine } from "./exact-sine.ts";
import type { Factor, Polynomial, Quotient } from "./form.ts";
import { factorsOf, isNonNegative, modulus } from "./modulus.ts";
import { monomial } from "./monomial.ts";
import { powerOfPositive } from "./numeric-root.ts";
import type { CanonicalOptions } from "./options.ts";
import {
  isOnePolynomial,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  raisePolynomial,
  singleTerm,
} from "./polynomial.ts";
import * as form from "./quotient.ts";
import { squareFreeParts } from "./square-free.ts";
import { nestedRoot } from "./nested-root.ts";

const highestIndex = 60;
/** For a product of letters, only the exponents are divided. */
const highestOfLetters = 100_000;

function isLetters({ numerator, denominator }: Quotient): boolean {
  return [numerator, denominator].every(({ terms }) =>
    terms.every(
      ({ coefficient, monomial }) =>
        terms.length === 1 &&
        q.equals(coefficient, q.one) &&
        monomial.factors.every(({ atom }) => atom.kind === "variable"),
    ),
  );
}

/**
 * The root by school conventions: odd roots of negative numbers are negative, √(x²) is |x|, even roots of negative
 * numbers are complex, and a single letter under an even root is assumed to be ≥ 0.
 */
export function rootOf(value: Quotient, index: number, options: CanonicalOptions): Quotient {
  if (index > (isLetters(value) ? highestOfLetters : highestIndex)) {
    throw tooHard("Roots of such a high order are too hard for me.");
  }
  if (form.isZero(value) || form.isOne(value)) return value;
  if (someAtomIn(value, ({ key }) => key === imaginaryUnit.key)) return complexRoot(value, index);
  if (index % 2 === 0 && form.isConstant(value)) return evenRootOfNumber(value, index, options);
  return realRoot(value, index, options);
}

function complexRoot(value: Quotient, index: number): Quotient {
  const root = index === 2 ? nestedRoot(value) : null;
  if (root === null) throw notSupported("I can't take this root of a complex number.");
  return root;
}

function evenRootOfNumber(value: Quotient, index: number, options: CanonicalOptions): Quotient {
  const sign = signOf(value);
  if (sign === null)
    throw notSupported("I can't tell whether the number under the root is negative.");
  if (sign > 0) return realRoot(value, index, options);
  return form.multiply(rootOfMinusOne(index), realRoot(form.negate(value), index, options));
}

/** cos(π/n) + i sin(π/n) */
function rootOfMinusOne(index: number): Quotient {
  const part = q.rational(1n, BigInt(index));
  const [real, imaginary] = [exactCosine(part), exactSine(part)];
  if (!real || !imaginary) throw notSupported("I can't take this root of a negative number.");
  return form.add(real, form.multiply(imaginary, form.fromConstant("i")));
}

function realRoot(value: Quotient, index: number, options: CanonicalOptions): Quotient {
  const { numerator, denominator } = value;
  const isBothSingle = numerator.terms.length === 1 && denominator.terms.length === 1;
  if (isBothSingle || hasPlainRoot(denominator, index, options)) {
    return form.divide(
      polynomialRoot(numerator, index, options),
      polynomialRoot(denominator, index, options),
    );
  }
  const widened = multiplyPolynomials(numerator, raisePolynomial(denominator, index - 1));
  const below = form.fromPolynomial(denominator);
  return form.divide(
    polynomialRoot(widened, index, options),
    index % 2 === 0 ? modulus(below, options) : below,
  );
}

/** Whether it is a single term whose denominator shares no letter under the root sign with its numerator. */
function hasPlainRoot({ terms }: Polynomial, index: number, options: CanonicalOptions): boolean {
  const [term, second] = terms;
  if (!term || second) return false;
  return (
    index % 2 === 1 || !term.monomial.factors.some((factor) => isOfUnknownSign(factor, options))
  );
}

function isOfUnknownSign({ atom, exponent }: Factor, options: CanonicalOptions): boolean {
  return exponent.numerator % 2n !== 0n && !isNonNegative(atom, exponent, options);
}

function polynomialRoot(whole: Polynomial, index: number, options: CanonicalOptions): Quotient {
  const { content, common, rest } = positiveNumber(factorsOf(whole));
  const isNegative = q.sign(content) < 0;
  const isEven = index % 2 === 0;
  const part = q.rational(1n, BigInt(index));
  // Letters of unknown sign stay under the root only if another factor must stay there.
  const staysUnder = isEven && (isNegative || !isOnePolynomial(rest));
  const unknown = staysUnder
    ? common.factors.filter((factor) => isOfUnknownSign(factor, options))
    : [];
  const out = common.factors.filter((factor) => !unknown.includes(factor));
  const size = powerOfPositive(q.absolute(content), part);
  const factors = out.map((factor) => factorRoot(factor, part, options));
  const inside = multiplyPolynomials(rest, singleTerm(q.one, monomial(unknown)));
  const outside = [size, ...factors].reduce(form.multiply);
  if (!isNegative) return form.multiply(outside, radicandRoot(inside, 1n, index, options));
  return isEven
    ? form.multiply(outside, radicandRoot(inside, -1n, index, options))
    : form.negate(form.multiply(outside, radicandRoot(inside, 1n, index, options)));
}

/** Inverts the sign of a numeric factor so that it is positive. */
function positiveNumber(parts: ReturnType<typeof factorsOf>): ReturnType<typeof factorsOf> {
  const rest = form.fromPolynomial(parts.rest);
  if (!form.isConstant(rest) || signOf(rest) !== -1) return parts;
  return { ...parts, content: q.negate(parts.content), rest: negatePolynomial(parts.rest) };
}

/** (aᵉ)^(1/n); an even power of a possibly negative factor leaves |a|. */
function factorRoot(
  { atom, exponent }: Factor,
  part: Rational,
  options: CanonicalOptions,
): Quotient {
  const power = q.multiply(exponent, part);
  const needsBars =
    part.denominator % 2n === 0n &&
    exponent.numerator % 2n === 0n &&
    power.numerator % 2n !== 0n &&
    !isNonNegative(atom, exponent, options);
  if (!needsBars) return form.fromAtom(atom, power);
  return powerOfModulus(modulus(form.fromAtom(atom), options), power);
}

/** A power of |a| of a single atom a, which is again one atom. */
function powerOfModulus(value: Quotient, exponent: Rational): Quotient {
  const factor = value.numerator.terms[0]?.monomial.factors[0];
  return factor ? form.fromAtom(factor.atom, q.multiply(factor.exponent, exponent)) : value;
}

/** The root of a primitive polynomial, or of its negative: perfect powers are extracted from the root. */
function radicandRoot(
  inside: Polynomial,
  sign: 1n | -1n,
  index: number,
  options: CanonicalOptions,
): Quotient {
  if (isOnePolynomial(inside)) return sign === 1n ? form.one : rootOfMinusOne(index);
  const value = form.fromPolynomial(inside);
  if (sign === 1n && index === 2 && form.isConstant(value)) {
    const simpler = nestedRoot(value);
    if (simpler) return simpler;
  }
  // Factoring would invert the sign of a positive number such as √2 − 1, which begins with a negative term.
  if (q.sign(inside.terms[0]?.coefficient ?? q.one) < 0) {
    return form.fromAtom(radicandAtom(signed(inside, sign)), q.rational(1n, BigInt(index)));
  }
  const parts = squareFreeParts(inside).map(({ polynomial, multiplicity }) => ({
    polynomial,
    out: Math.floor(multiplicity / index),
    left: multiplicity % index,
  }));
  const outside = parts.reduce((product, { polynomial, out }) => {
    const size = form.fromPolynomial(polynomial);
    return form.multiply(product, form.raise(index % 2 === 0 ? modulus(size, options) : size, out));
  }, form.one);
  return form.multiply(outside, remainingRoot(parts, sign, index, options));
}

function signed(value: Polynomial, sign: 1n | -1n): Polynomial {
  return sign === 1n ? value : negatePolynomial(value);
}

interface Remaining {
  polynomial: Polynomial;
  left: number;
}

/** The remaining factor under the root: ∛(a²b) is a^(2/3)·∛b, and (a³b)^(1/4) is |a|^(1/2)·(ab)^(1/4). */
function remainingRoot(
  parts: readonly Remaining[],
  sign: 1n | -1n,
  index: number,
  options: CanonicalOptions,
): Quotient {
  const remaining = parts.filter(({ left }) => left > 0);
  if (index % 2 === 1) {
    return remaining
      .map(({ polynomial, left }) =>
        radical(polynomial, 1n, q.rational(BigInt(left), BigInt(index))),
      )
      .reduce(form.multiply, form.one);
  }
  // The product of the odd ones is ≥ 0; individual factors may be negative.
  const odd = remaining.filter(({ left }) => left % 2 === 1);
  const least = Math.min(...odd.map(({ left }) => left));
  const even = remaining.map(({ polynomial, left }) => {
    const size = modulus(form.fromPolynomial(polynomial), options);
    const rest = left % 2 === 1 ? left - least : left;
    return form.raise(rootOrSelf(size, index / 2, options), rest / 2);
  });
  return [
    ...even,
    joinedRoot(odd, sign, q.rational(BigInt(odd[0] ? least : 1), BigInt(index))),
  ].reduce(form.multiply);
}

function joinedRoot(odd: readonly Remaining[], sign: 1n | -1n, exponent: Rational): Quotient {
  if (odd.length === 0)
    return sign === 1n ? form.one : rootOfMinusOne(Number(exponent.denominator));
  const product = odd.reduce(
    (product, { polynomial }) => multiplyPolynomials(product, polynomial),
    onePolynomial,
  );
  return radical(product, sign, exponent);
}

/** The power of a polynomial without repeated factors, or of its negative. */
function radical(polynomial: Polynomial, sign: 1n | -1n, exponent: Rational): Quotient {
  const [term, second] = polynomial.terms;
  if (sign === -1n || !term || second) {
    return form.fromAtom(radicandAtom(signed(polynomial, sign)), exponent);
  }
  return term.monomial.factors
    .map((factor) => form.fromAtom(factor.atom, q.multiply(factor.exponent, exponent)))
    .reduce(form.multiply, form.one);
}

function rootOrSelf(value: Quotient, index: number, options: CanonicalOptions): Quotient {
  return index === 1 ? value : rootOf(value, index, options);
}
