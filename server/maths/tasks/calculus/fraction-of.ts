import { canonical } from "../../algebra/canonical.ts";
import type { Quotient } from "../../algebra/form.ts";
import * as form from "../../algebra/quotient.ts";
import { type Expression, matchExpression, ungroup } from "../../expressions/expression.ts";
import * as q from "../../numbers/rational.ts";
import { rationalOf } from "./light-form.ts";

/** An expression as one fraction, without cancelling. */
export interface Fraction {
  above: Quotient;
  below: Quotient;
}

/**
 * Brings all terms over one fraction bar and keeps numerator and denominator separate: (x² − 4)/(x − 2) is not x + 2
 * yet.
 */
export function fractionOf(expression: Expression): Fraction {
  const inner = ungroup(expression);
  return matchExpression<Fraction>(inner, {
    sum: ({ left, right }) => added(fractionOf(left), fractionOf(right), "sum"),
    difference: ({ left, right }) => added(fractionOf(left), fractionOf(right), "difference"),
    negate: ({ operand }) => {
      const { above, below } = fractionOf(operand);
      return { above: form.negate(above), below };
    },
    product: ({ left, right }) => multiplied(fractionOf(left), fractionOf(right)),
    quotient: ({ left, right }) => multiplied(fractionOf(left), turned(fractionOf(right))),
    power: raised,
    number: whole,
    variable: whole,
    constant: whole,
    group: whole,
    root: whole,
    call: whole,
    degrees: whole,
    percent: whole,
  });
}

function turned({ above, below }: Fraction): Fraction {
  return { above: below, below: above };
}

function whole(expression: Expression): Fraction {
  const value = canonical(expression);
  return {
    above: form.fromPolynomial(value.numerator),
    below: form.fromPolynomial(value.denominator),
  };
}

function added(a: Fraction, b: Fraction, kind: "sum" | "difference"): Fraction {
  const combine = kind === "sum" ? form.add : form.subtract;
  if (form.equals(a.below, b.below)) {
    return { above: combine(a.above, b.above), below: a.below };
  }
  // The smaller common denominator where one divides the other.
  const ratio = form.divide(b.below, a.below);
  if (form.isPolynomial(ratio)) {
    return { above: combine(form.multiply(a.above, ratio), b.above), below: b.below };
  }
  const inverse = form.divide(a.below, b.below);
  if (form.isPolynomial(inverse)) {
    return { above: combine(a.above, form.multiply(b.above, inverse)), below: a.below };
  }
  return {
    above: combine(form.multiply(a.above, b.below), form.multiply(b.above, a.below)),
    below: form.multiply(a.below, b.below),
  };
}

function multiplied(a: Fraction, b: Fraction): Fraction {
  return { above: form.multiply(a.above, b.above), below: form.multiply(a.below, b.below) };
}

function raised(power: Extract<Expression, { kind: "power" }>): Fraction {
  const exponent = rationalOf(power.exponent);
  if (!exponent || !q.isInteger(exponent)) return whole(power);
  const times = Number(exponent.numerator);
  if (times === 0) return { above: form.one, below: form.one };
  const { above, below } = fractionOf(power.base);
  const [top, bottom] = times > 0 ? [above, below] : [below, above];
  return { above: form.raise(top, Math.abs(times)), below: form.raise(bottom, Math.abs(times)) };
}

/** The fraction written with a bar, or without one if the denominator is 1. */
export function overBar(above: Expression, below: Expression): Expression {
  const isOne = below.kind === "number" && q.equals(below.value, q.one);
  return isOne
    ? above
    : { kind: "quotient", sign: "bar", left: ungroup(above), right: ungroup(below) };
}
