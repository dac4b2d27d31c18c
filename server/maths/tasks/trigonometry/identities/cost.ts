import type { Monomial, Polynomial, Quotient } from "../../../algebra/form.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isBasic } from "./trigonometric-form.ts";

/** The reading cost of a form: functions weigh most, then letters, numbers and exponents. The search minimises it. */
export function costOf({ numerator, denominator }: Quotient): number {
  return costOfSum(numerator) + costOfSum(denominator);
}

function costOfSum({ terms }: Polynomial): number {
  return terms.reduce(
    (total, { coefficient, monomial }) =>
      total + costOfNumber(coefficient) + costOfProduct(monomial),
    // Plus signs cost too.
    Math.max(0, terms.length - 1) * 0.5,
  );
}

function costOfNumber(value: Rational): number {
  const isUnit = value.numerator === 1n || value.numerator === -1n;
  return (isUnit ? 0 : 1) + (value.denominator === 1n ? 0 : 1);
}

function costOfProduct({ factors }: Monomial): number {
  return factors.reduce((total, { atom, exponent }) => {
    const power = q.equals(exponent, q.one) ? 0 : 1;
    const own = isBasic(atom) ? 1.5 + costOf(atom.argument) : 1;
    return total + own + power;
  }, 0);
}
