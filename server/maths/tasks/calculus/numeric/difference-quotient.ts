import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { type Interval, intervalArithmetic } from "../../../algebra/interval.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { preciseValue, toNumber } from "./precise-value.ts";

const bits = 320;
const on = intervalArithmetic(bits);
const step = q.rational(1n, 2n ** 60n);
/** Values unusual in schools, so that nothing is 0 by chance; some below 1, some negative. */
const places = [
  q.rational(37n, 100n),
  q.rational(-43n, 100n),
  q.rational(161n, 100n),
  q.rational(-231n, 100n),
  q.rational(711n, 100n),
  q.rational(91n, 1000n),
  q.rational(4177n, 100n),
  q.rational(293n, 100n),
  q.rational(-1371n, 100n),
  q.rational(1203n, 10n),
];
/** If the function has no value at most of the points. */
const further = [53n, 77n, 109n, -17n, 371n, -79n, 211n, 13n, -149n, 467n].map((hundredths) =>
  q.rational(hundredths, 100n),
);
const others = [q.rational(83n, 50n), q.rational(57n, 50n), q.rational(29n, 25n)];
const enough = 3;
const closeness = 1e-12;

/** A point where the slope of the function was measured: the measured and the claimed value. */
export interface MeasuredSlope {
  at: Rational;
  measuredValue: number;
  claimedValue: number;
}

/**
 * Measures the slope (f(x + h) − f(x − h))/2h at several points, with h small enough and enough digits for ten exact
 * places, and compares it with the claimed derivative. Null if they differ anywhere, or if they exist at too few
 * points.
 */
export function measuredSlopes(
  f: Expression,
  claimed: Expression,
  variable: string,
  at: readonly Rational[] = [],
): MeasuredSlope[] | null {
  const valueAt = valuesBesides(f, claimed, variable);
  const found: MeasuredSlope[] = [];
  const usual = at.length + places.length;
  for (const [index, x] of [...at, ...places, ...further].entries()) {
    if (index >= usual && found.length >= enough) break;
    const slope = slopeAt(x, (place) => valueAt(f, place), valueAt(claimed, x));
    if (slope === "wrong") return null;
    if (slope) found.push(slope);
  }
  return found.length >= enough ? found : null;
}

/** Null if the function has no value, or a slope beyond the largest number, for which a comparison is not possible. */
function slopeAt(
  x: Rational,
  f: (place: Rational) => Interval | null,
  own: Interval | null,
): MeasuredSlope | "wrong" | null {
  const rise = riseAround(x, f);
  if (!rise) return null;
  if (!own) return "wrong";
  const [measuredValue, claimedValue] = [slopeOf(rise), toNumber(own, bits)];
  if (!isFinite(measuredValue) || !isFinite(claimedValue)) return null;
  return differ(measuredValue, claimedValue) ? "wrong" : { at: x, measuredValue, claimedValue };
}

/** The values of both expressions where the letter has some value, with fixed numbers for all other letters. */
function valuesBesides(
  f: Expression,
  claimed: Expression,
  variable: string,
): (expression: Expression, x: Rational) => Interval | null {
  const letters = [...new Set([...variablesIn(f), ...variablesIn(claimed)])].filter(
    (name) => name !== variable,
  );
  const fixed = letters.map(
    (name, index) => [name, on.fromRational(others[index % others.length] ?? q.one)] as const,
  );
  return (expression, x) =>
    preciseValue(expression, new Map([...fixed, [variable, on.fromRational(x)]]), bits);
}

/** f(x + h) − f(x − h). */
function riseAround(x: Rational, f: (place: Rational) => Interval | null): Interval | null {
  const [right, left] = [f(q.add(x, step)), f(q.subtract(x, step))];
  return right && left && on.add(right, on.negate(left));
}

function slopeOf(rise: Interval): number | null {
  const slope = on.divide(rise, on.fromRational(q.multiply(step, q.rational(2n))));
  return slope && toNumber(slope, bits);
}

function isFinite(value: number | null): value is number {
  return value !== null && Number.isFinite(value);
}

function differ(measured: number, expected: number): boolean {
  return Math.abs(measured - expected) > closeness * Math.max(1, Math.abs(expected));
}
