import type { FunctionName } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Interval, IntervalArithmetic } from "./interval.ts";

type IntervalFunction = (x: Interval, arithmetic: IntervalArithmetic) => Interval | null;

/** An interval that contains a function's values for arguments in an interval, in radians; null if undecided. */
export const intervalFunctions: Partial<Record<FunctionName, IntervalFunction>> = {
  sin: (x, on) => on.sine(x),
  cos: (x, on) => on.cosine(x),
  tan: (x, on) => on.divide(on.sine(x), on.cosine(x)),
  ln: (x, on) => on.logarithm(x),
  abs: modulus,
  arctan: (x, on) => on.arcTangent(x),
  arccot: (x, on) => fromRightAngle(on.arcTangent(x), on),
  arcsin: arcSine,
  arccos: (x, on) => fromRightAngle(arcSine(x, on), on),
  arccosec: ofReciprocal,
  arcsec: (x, on) => fromRightAngle(ofReciprocal(x, on), on),
};

function modulus({ low, high }: Interval): Interval {
  if (low >= 0n) return { low, high };
  return high <= 0n ? { low: -high, high: -low } : { low: 0n, high: -low > high ? -low : high };
}

/** π/2 − x */
function fromRightAngle(x: Interval | null, on: IntervalArithmetic): Interval | null {
  const quarter = on.multiply(on.pi, on.fromRational(q.rational(1n, 2n)));
  return x && on.add(quarter, on.negate(x));
}

/** arcsin x = arctan(x/√(1 − x²)), valid only inside −1 < x < 1. */
function arcSine(x: Interval, on: IntervalArithmetic): Interval | null {
  const square = on.add(on.fromRational(q.one), on.negate(on.multiply(x, x)));
  const leg = on.root(square, 2);
  const slope = leg && on.divide(x, leg);
  return slope && on.arcTangent(slope);
}

function ofReciprocal(x: Interval, on: IntervalArithmetic): Interval | null {
  const reciprocal = on.divide(on.fromRational(q.one), x);
  return reciprocal && arcSine(reciprocal, on);
}
