import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import type { Proof } from "../../../task/task.ts";
import { derivativeLatex } from "../derivative/derivation.ts";
import { valueAt } from "../drawing.ts";
import { orNull } from "../limit/approach.ts";
import { measuredSlopes } from "../numeric/difference-quotient.ts";
import { quadrature } from "../numeric/quadrature.ts";
import { definiteLatex, modulusZeros } from "./definite.ts";
import type { Bounds } from "./read-integral.ts";

/** The result is differentiated: exactly by the kernel, and by measuring its slope at several points. */
export function proveAntiderivative(
  integrand: Expression,
  result: Expression,
  variable: string,
): Proof | null {
  const measured = measuredSlopes(result, integrand, variable);
  if (!measured) return null;
  const own = orNull(() => toExpression(derivative(canonical(result), variable)));
  const verdict = own && compareExpressions(own, integrand, { positive: true });
  const line = derivativeLatex(result, variable);
  if (verdict === "equal") {
    return {
      method: "The result differentiated",
      lines: [`${line} = ${expressionLatex(integrand)}`],
    };
  }
  return {
    method: "The slope of the result measured, and compared with the integrand",
    lines: measured.slice(0, 2).map(({ at, measuredValue: own, claimedValue }) => {
      const number = Number(at.numerator) / Number(at.denominator);
      return `${variable} = ${number}: \\quad \\text{slope of the result } \\approx ${own.toPrecision(6)}, \\quad \\text{integrand } \\approx ${claimedValue.toPrecision(6)}`;
    }),
  };
}

const closeness = 1e-8;

/** The area by numerical integration. */
export function proveDefinite(
  integrand: Expression,
  variable: string,
  bounds: Bounds,
  value: Quotient,
): Proof | null {
  const [from, to, own] = [bounds.from, bounds.to, toExpression(value)].map((part) =>
    evaluateReal(part, new Map()),
  );
  if (typeof from !== "number" || typeof to !== "number" || typeof own !== "number") return null;
  const summed = summedInParts(integrand, variable, from, to);
  if (summed === null || Math.abs(summed - own) > closeness * Math.max(1, Math.abs(own)))
    return null;
  return {
    method: "The integral added up numerically",
    lines: [
      `${definiteLatex(integrand, variable, bounds)} \\approx ${Number(summed.toPrecision(8))}, \\quad ${expressionLatex(toExpression(value))} \\approx ${Number(own.toPrecision(8))}`,
    ],
  };
}

/** The interval is halved repeatedly around a corner, such as that of |x|; a pole inside is not a school integral. */
function summedInParts(
  integrand: Expression,
  variable: string,
  from: number,
  to: number,
): number | null {
  if (hasPole(integrand, variable, from, to)) return null;
  const f = (x: number): number | null => valueAt(integrand, variable, x);
  let left = mostParts;
  const between = (low: number, high: number, halvings: number): number | null => {
    left -= 1;
    if (left < 0) return null;
    const whole = quadrature(f, low, high);
    if (whole !== null) return whole;
    const middle = (low + high) / 2;
    const height = f(middle);
    if (halvings === 0) return height === null ? null : height * (high - low);
    const first = between(low, middle, halvings - 1);
    const second = first === null ? null : between(middle, high, halvings - 1);
    return first === null || second === null ? null : first + second;
  };
  const corners = modulusZeros(integrand, variable)
    .map((zero) => evaluateReal(toExpression(zero), new Map()) ?? from)
    .filter((corner) => (corner - from) * (corner - to) < 0)
    .toSorted((a, b) => (from < to ? a - b : b - a));
  const ends = [from, ...corners, to];
  const parts = ends.slice(1).map((end, at) => between(ends[at] ?? from, end, mostHalvings));
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0);
}

const mostHalvings = 32;
/** One corner needs two parts per halving. */
const mostParts = 100;
const samples = 500;

/** Whether the integrand is undefined, or has a pole, somewhere inside. */
function hasPole(integrand: Expression, variable: string, from: number, to: number): boolean {
  let before: number | null = null;
  for (let at = 1; at < samples; at += 1) {
    const value = valueAt(integrand, variable, from + ((to - from) * (at + 0.123)) / (samples + 1));
    if (value === null || Math.abs(value) > 1e7) return true;
    const isJump =
      before !== null && before * value < 0 && Math.min(Math.abs(before), Math.abs(value)) > 50;
    if (isJump) return true;
    before = value;
  }
  return false;
}
