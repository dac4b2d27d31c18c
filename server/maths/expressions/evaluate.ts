import { limits, numbersTooLong } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { type Cases, type Expression, matchExpression } from "./expression.ts";

/**
 * The exact value of an expression without letters and roots. Refuses division by zero, exponents that are
 * not whole numbers, and numbers that exceed the limits.
 */
export function evaluate(expression: Expression): Rational {
  return matchExpression(expression, cases);
}

const cases: Cases<Rational> = {
  number: (part) => part.value,
  group: (part) => evaluate(part.inner),
  negate: (part) => q.negate(evaluate(part.operand)),
  sum: (part) => q.add(evaluate(part.left), evaluate(part.right)),
  difference: (part) => q.subtract(evaluate(part.left), evaluate(part.right)),
  product: (part) => q.multiply(evaluate(part.left), evaluate(part.right)),
  quotient: (part) => quotient(evaluate(part.left), evaluate(part.right)),
  power: (part) => power(evaluate(part.base), evaluate(part.exponent)),
  percent: (part) => q.divide(evaluate(part.operand), q.rational(100n)),
  variable: (part) => {
    throw notSupported(
      `There is a letter, ${part.name}, but no equation to find it from. Type an equation such as 2x + 3 = 11.`,
    );
  },
  root: () => {
    throw notSupported("I can't work with roots like √ yet. Try a sum without them.");
  },
  constant: () => {
    throw notSupported("I can't work this out as one fraction.");
  },
  call: () => {
    throw notSupported("I can't work this out as one fraction.");
  },
  degrees: () => {
    throw notSupported("I can't work this out as one fraction.");
  },
};

function quotient(dividend: Rational, divisor: Rational): Rational {
  if (q.isZero(divisor)) {
    throw notSupported("Dividing by 0 has no answer. Check the number that you divide by.");
  }
  return q.divide(dividend, divisor);
}

/** A whole-number power, also a negative one. */
export function power(base: Rational, exponent: Rational): Rational {
  if (!q.isInteger(exponent)) {
    throw notSupported("I can only work out powers with a whole number on top, such as 2^5.");
  }
  const times = exponent.numerator < 0n ? -exponent.numerator : exponent.numerator;
  const digits = BigInt(
    Math.max(base.numerator.toString().length, base.denominator.toString().length),
  );
  // 0, 1 and -1 stay small; for any other base the size of the result is checked before the power is computed.
  if (times > limits.exponent) throw tooHard("That power is too big for me. Try a smaller one.");
  if (times * (digits - 1n) > limits.computedDigits) throw numbersTooLong();
  const raised = q.rational(base.numerator ** times, base.denominator ** times);
  if (exponent.numerator > 0n) return raised;
  if (q.isZero(base)) {
    throw notSupported("0 to the power 0 or less has no value. Check the power.");
  }
  return q.divide(q.one, raised);
}
