import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Equation } from "../../../equations/equation.ts";

/** Irregular distances, so that no single root of a school question is hit by chance. */
const distances = [0.4137, 1.3719, 7.6131, 50.7043, 1000.3091];
const widest = 20;
const needed = 3;

/**
 * Whether both sides are equal at several places that are no candidates: |x| = x holds for every x from 0 up, of which
 * the working only finds 0. Looks between −20 and 20 and around each candidate.
 */
export function holdsOnAStretch(
  { left, right }: Equation,
  unknown: string,
  candidates: readonly Quotient[],
): boolean {
  const centres = candidates.map((one) => evaluateReal(toExpression(one), new Map()));
  const around = centres.flatMap((centre) =>
    centre === null ? [] : distances.flatMap((by) => [centre - by, centre + by]),
  );
  const grid = Array.from({ length: 2 * widest }, (_, at) => at - widest + 0.5173);
  const equal = [...around, ...grid].filter((place) => {
    const at = new Map([[unknown, place]]);
    const [one, other] = [evaluateReal(left, at), evaluateReal(right, at)];
    if (one === null || other === null) return false;
    return Math.abs(one - other) <= 1e-13 * Math.max(Math.abs(one), Math.abs(other));
  });
  return equal.length >= needed;
}
