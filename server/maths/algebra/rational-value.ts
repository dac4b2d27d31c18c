import { type Cases, type Expression, matchExpression } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { Refusal } from "../refusal.ts";

/**
 * The value of an expression of rational numbers with the four operations and small integer powers, computed directly;
 * null for anything else, and if there is no value.
 */
export function rationalValue(expression: Expression): Rational | null {
  try {
    return valueOf(expression);
  } catch (error) {
    // Numbers that become too long.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function valueOf(expression: Expression): Rational | null {
  return matchExpression(expression, cases);
}

function unknown(): null {
  return null;
}

function both(
  { left, right }: Extract<Expression, { left: Expression }>,
  combine: (a: Rational, b: Rational) => Rational | null,
): Rational | null {
  const a = valueOf(left);
  if (!a) return null;
  const b = valueOf(right);
  return b && combine(a, b);
}

const hundred = q.rational(100n);

const cases: Cases<Rational | null> = {
  number: ({ value }) => value,
  group: ({ inner }) => valueOf(inner),
  negate: ({ operand }) => {
    const value = valueOf(operand);
    return value && q.negate(value);
  },
  sum: (part) => both(part, q.add),
  difference: (part) => both(part, q.subtract),
  product: (part) => both(part, q.multiply),
  quotient: (part) => both(part, (a, b) => (q.isZero(b) ? null : q.divide(a, b))),
  power: ({ base, exponent }) => {
    const value = valueOf(base);
    const times = value && valueOf(exponent);
    return times && raised(value, times);
  },
  percent: ({ operand }) => {
    const value = valueOf(operand);
    return value && q.divide(value, hundred);
  },
  variable: unknown,
  constant: unknown,
  root: unknown,
  call: unknown,
  degrees: unknown,
};

const largestExponent = 16n;

function raised(base: Rational, { numerator: times, denominator }: Rational): Rational | null {
  const isSmall = denominator === 1n && times > 0n && times <= largestExponent;
  return isSmall ? q.rational(base.numerator ** times, base.denominator ** times) : null;
}
