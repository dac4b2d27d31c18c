import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { notSupported } from "../../../refusal.ts";
import type { Name } from "../values/angle-of-call.ts";
import { isPositiveIn, type RatioProblem } from "./recognise-ratios.ts";

/** All ratios of one angle; null for a ratio that is not defined. */
export type SixRatios = Record<Name, Quotient | null>;

/** The floating-point value of a constant; NaN if it has none. */
export function sizeOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

function over(value: Quotient): Quotient | null {
  return form.isZero(value) ? null : form.divide(form.one, value);
}

/** For each ratio, the one of sin, cos and tan that it equals or is the reciprocal of. */
export const basicOf = {
  sin: "sin",
  cosec: "sin",
  cos: "cos",
  sec: "cos",
  tan: "tan",
  cot: "tan",
} as const;

/** All six ratios, by Pythagoras and the signs of the quadrant. Refuses a sine or cosine outside [−1, 1]. */
export function ratiosOf({ givenRatio: { name, value }, quadrant }: RatioProblem): SixRatios {
  const basic = basicOf[name];
  const flipped = basic === name ? value : over(value);
  if (!flipped || (basic !== "tan" && Math.abs(sizeOf(flipped)) > 1)) throw impossible();
  const size = sizeOf(flipped) < 0 ? form.negate(flipped) : flipped;
  const signed = (of: Name, length: Quotient): Quotient =>
    isPositiveIn(of, quadrant) ? length : form.negate(length);
  const lengths = lengthsOf(basic, size);
  const [sine, cosine] = [signed("sin", lengths.sin), signed("cos", lengths.cos)];
  const tangent = form.isZero(cosine) ? null : form.divide(sine, cosine);
  return {
    sin: sine,
    cos: cosine,
    tan: tangent,
    cosec: over(sine),
    sec: over(cosine),
    cot: tangent && over(tangent),
  };
}

/** Sine and cosine of the acute angle with the given sine, cosine or tangent. */
function lengthsOf(basic: "sin" | "cos" | "tan", size: Quotient): { sin: Quotient; cos: Quotient } {
  const square = form.multiply(size, size);
  if (basic === "tan") {
    const hypotenuse = rootOf(form.add(form.one, square), 2, {});
    return { sin: form.divide(size, hypotenuse), cos: form.divide(form.one, hypotenuse) };
  }
  const other = rootOf(form.subtract(form.one, square), 2, {});
  return basic === "sin" ? { sin: size, cos: other } : { sin: other, cos: size };
}

function impossible(): Error {
  return notSupported("No angle has this ratio: sine and cosine lie between -1 and 1.");
}
