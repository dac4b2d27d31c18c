import type { ConstantName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported } from "../refusal.ts";
import { constantAtom, partsOf, quotientKey, variableAtom } from "./atom.ts";
import { clearDenominator } from "./clear-denominator.ts";
import { commonFactor, exactQuotient, signedContent } from "./common-factor.ts";
import type { Atom, Polynomial, Quotient } from "./form.ts";
import { atomPower, commonMonomial, raiseMonomial } from "./monomial.ts";
import {
  addPolynomials,
  constant,
  constantValue,
  equalPolynomials,
  isOnePolynomial,
  isZeroPolynomial,
  multiplyPolynomials,
  negatePolynomial,
  onePolynomial,
  raisePolynomial,
  scalePolynomial,
  termPolynomial,
  timesMonomial,
} from "./polynomial.ts";
import { withTangents } from "./tangents.ts";

export function fromPolynomial(numerator: Polynomial): Quotient {
  return { numerator, denominator: onePolynomial };
}

export function fromRational(value: Rational): Quotient {
  return fromPolynomial(constant(value));
}

export function fromInteger(value: bigint): Quotient {
  return fromRational(q.rational(value));
}

export function fromAtom(atom: Atom, exponent: Rational = q.one): Quotient {
  const positive = termPolynomial(q.one, atomPower(atom, q.absolute(exponent)));
  return q.sign(exponent) < 0 ? quotient(onePolynomial, positive) : fromPolynomial(positive);
}

export function fromVariable(name: string): Quotient {
  return fromAtom(variableAtom(name));
}

export function fromConstant(name: Exclude<ConstantName, "∞">): Quotient {
  return fromAtom(constantAtom(name));
}

export const zero: Quotient = fromInteger(0n);
export const one: Quotient = fromInteger(1n);
export const minusOne: Quotient = fromInteger(-1n);

/** The canonical form of numerator / denominator; a denominator of 0 is refused. */
export function quotient(numerator: Polynomial, denominator: Polynomial): Quotient {
  const value = constantValue(denominator);
  if (value !== null && q.isZero(value)) throw divisionByZero();
  if (value !== null) return fromPolynomial(scalePolynomial(numerator, q.divide(q.one, value)));
  if (isZeroPolynomial(numerator)) return zero;
  return cancelled(clearDenominator(withoutCommonMonomial(numerator, denominator)));
}

function cancelled(fraction: Quotient): Quotient {
  const { numerator, denominator } = withTangents(
    withoutCommonMonomial(fraction.numerator, fraction.denominator),
  );
  const common =
    denominator.terms.length === 1 ? onePolynomial : commonFactor(numerator, denominator);
  const rest = isOnePolynomial(common)
    ? { numerator, denominator }
    : {
        numerator: exactQuotient(numerator, common) ?? numerator,
        denominator: exactQuotient(denominator, common) ?? denominator,
      };
  const scale = q.divide(q.one, signedContent(rest.denominator));
  return {
    numerator: scalePolynomial(rest.numerator, scale),
    denominator: scalePolynomial(rest.denominator, scale),
  };
}

export function divisionByZero(): Error {
  return notSupported("This divides by zero, and nothing can be divided by zero.");
}

/** Divides both by the product of powers that all their terms have in common. */
function withoutCommonMonomial(numerator: Polynomial, denominator: Polynomial): Quotient {
  const common = commonMonomial(
    [...numerator.terms, ...denominator.terms].map(({ monomial }) => monomial),
  );
  if (common.factors.length === 0) return { numerator, denominator };
  const inverse = raiseMonomial(common, q.rational(-1n));
  return {
    numerator: timesMonomial(numerator, inverse),
    denominator: timesMonomial(denominator, inverse),
  };
}

/** The sum; equal denominators are kept, others are multiplied. */
export function add(a: Quotient, b: Quotient): Quotient {
  if (equalPolynomials(a.denominator, b.denominator)) {
    const sum = addPolynomials(a.numerator, b.numerator);
    return isPolynomial(a) ? fromPolynomial(sum) : quotient(sum, a.denominator);
  }
  return quotient(
    addPolynomials(
      multiplyPolynomials(a.numerator, b.denominator),
      multiplyPolynomials(b.numerator, a.denominator),
    ),
    multiplyPolynomials(a.denominator, b.denominator),
  );
}

export function negate({ numerator, denominator }: Quotient): Quotient {
  return { numerator: negatePolynomial(numerator), denominator };
}

export function subtract(a: Quotient, b: Quotient): Quotient {
  return add(a, negate(b));
}

export function multiply(a: Quotient, b: Quotient): Quotient {
  const numerator = multiplyPolynomials(a.numerator, b.numerator);
  if (isPolynomial(a) && isPolynomial(b)) return fromPolynomial(numerator);
  return quotient(numerator, multiplyPolynomials(a.denominator, b.denominator));
}

/** Refuses a divisor of 0. */
export function divide(a: Quotient, b: Quotient): Quotient {
  return quotient(
    multiplyPolynomials(a.numerator, b.denominator),
    multiplyPolynomials(a.denominator, b.numerator),
  );
}

export function scale({ numerator, denominator }: Quotient, factor: Rational): Quotient {
  if (q.isZero(factor)) return zero;
  return { numerator: scalePolynomial(numerator, factor), denominator };
}

/** The power with an integer exponent; refuses results that are too long, and negative powers of 0. */
export function raise(base: Quotient, exponent: number): Quotient {
  if (exponent < 0) return raise(divide(one, base), -exponent);
  const numerator = raisePolynomial(base.numerator, exponent);
  if (isPolynomial(base)) return fromPolynomial(numerator);
  return quotient(numerator, raisePolynomial(base.denominator, exponent));
}

export function isZero({ numerator }: Quotient): boolean {
  return isZeroPolynomial(numerator);
}

export function isOne(a: Quotient): boolean {
  return isPolynomial(a) && isOnePolynomial(a.numerator);
}

/** Whether the denominator is 1. */
export function isPolynomial({ denominator }: Quotient): boolean {
  return isOnePolynomial(denominator);
}

/** Whether they are the same function as far as the canonical form can decide: true is certain, false is not. */
export function equals(a: Quotient, b: Quotient): boolean {
  return quotientKey(a) === quotientKey(b) || isZero(subtract(a, b));
}

/** Its value if it is a rational number. */
export function asRational(a: Quotient): Rational | null {
  return isPolynomial(a) ? constantValue(a.numerator) : null;
}

/** The letters in it, in alphabetical order. */
export function variablesOf(a: Quotient | Polynomial): string[] {
  const names = new Set<string>();
  collectVariables(a, names);
  return [...names].sort();
}

function collectVariables(part: Quotient | Polynomial, names: Set<string>): void {
  if (!("terms" in part)) {
    collectVariables(part.numerator, names);
    collectVariables(part.denominator, names);
    return;
  }
  for (const { monomial } of part.terms) {
    for (const { atom } of monomial.factors) {
      if (atom.kind === "variable") names.add(atom.name);
      for (const inner of partsOf(atom)) collectVariables(inner, names);
    }
  }
}

/** Whether it contains no letter. */
export function isConstant(a: Quotient): boolean {
  return variablesOf(a).length === 0;
}
