import { limits, numbersTooLong } from "../limits.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import type { Expression } from "./expression.ts";

/**
 * The exact value of an expression without letters and roots. Refuses division by zero, powers that are
 * not whole numbers, and numbers that outgrow the limits.
 */
export function evaluate(expression: Expression): Rational {
  switch (expression.kind) {
    case "number":
      return expression.value;
    case "group":
      return evaluate(expression.inner);
    case "negate":
      return q.negate(evaluate(expression.operand));
    case "sum":
      return q.add(evaluate(expression.left), evaluate(expression.right));
    case "difference":
      return q.subtract(evaluate(expression.left), evaluate(expression.right));
    case "product":
      return q.multiply(evaluate(expression.left), evaluate(expression.right));
    case "quotient":
      return quotient(evaluate(expression.left), evaluate(expression.right));
    case "power":
      return power(evaluate(expression.base), evaluate(expression.exponent));
    case "percent":
      return q.divide(evaluate(expression.operand), q.rational(100n));
    case "variable":
      throw notSupported(
        `There is a letter, ${expression.name}, but no equation to find it from. Type an equation such as 2x + 3 = 11.`,
      );
    case "root":
      throw notSupported("I can't work with roots like √ yet. Try a sum without them.");
  }
}

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
  // 0, 1 and -1 stay small; any other base must be shown to stay within bounds before it is raised.
  if (times > limits.exponent) throw tooHard("That power is too big for me. Try a smaller one.");
  if (times * (digits - 1n) > limits.computedDigits) throw numbersTooLong();
  const raised = q.rational(base.numerator ** times, base.denominator ** times);
  if (exponent.numerator > 0n) return raised;
  if (q.isZero(base)) {
    throw notSupported("0 to the power 0 or less has no value. Check the power.");
  }
  return q.divide(q.one, raised);
}
