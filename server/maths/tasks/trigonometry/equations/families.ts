import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { functionValue } from "../../../algebra/function-value.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Condition } from "./trigonometric-equation.ts";

/** The sign of the angle α in a solution: + α, ± α, or (−1)ⁿ α. */
type Entry = "plus" | "both" | "alternating";

/** All solutions x = n·step·π + shift, plus the angle with the sign that `entry` describes, for whole n. */
export interface Family {
  /** A rational multiple of π. */
  step: Rational;
  shift: Quotient;
  angle: Quotient;
  entry: Entry;
}

const pi = form.fromConstant("π");

function piTimes(above: bigint, below = 1n): Quotient {
  return form.scale(pi, q.rational(above, below));
}

/** The general solution of f(angle) = value for the angle itself. */
export function anglesOf(condition: Condition): Family {
  const { name, value, signs } = condition;
  const inverse = { sin: "arcsin", cos: "arccos", tan: "arctan" } as const;
  const angle = functionValue(inverse[name], value, null, {});
  const known = atQuarterTurns(condition, angle);
  if (known) return known;
  if (signs === "both") return { step: q.one, shift: form.zero, angle, entry: "both" };
  if (name === "tan") return special(angle, q.one);
  return name === "sin"
    ? { step: q.one, shift: form.zero, angle, entry: "alternating" }
    : { step: q.rational(2n), shift: form.zero, angle, entry: "both" };
}

/**
 * The solutions for the values 0 and ±1 of sine and cosine, which lie half a turn or a whole turn apart; null for other
 * values.
 */
function atQuarterTurns({ name, value, signs }: Condition, angle: Quotient): Family | null {
  if (name === "tan") return null;
  const right = piTimes(1n, 2n);
  if (form.isZero(value)) return special(name === "sin" ? form.zero : right, q.one);
  if (!isUnit(value)) return null;
  if (signs === "one") return special(angle, q.rational(2n));
  return special(name === "sin" ? right : form.zero, q.one);
}

function special(angle: Quotient, step: Rational): Family {
  return { step, shift: form.zero, angle, entry: "plus" };
}

function isUnit(value: Quotient): boolean {
  const number = form.asRational(value);
  return number !== null && q.equals(q.absolute(number), q.one);
}

/** The same solutions for the unknown, where angle = a·x + b; null if the angle is not linear in the unknown. */
export function solvedFor(unknown: string, angle: Quotient, family: Family): Family | null {
  const [b = form.zero, a, more] = coefficientsIn(angle, unknown) ?? [];
  const times = a && form.asRational(a);
  if (!times || more || q.isZero(times)) return null;
  const factor = q.divide(q.one, times);
  return {
    step: q.absolute(q.multiply(family.step, factor)),
    shift: form.scale(form.subtract(family.shift, b), factor),
    // ±α and (−1)ⁿα are preserved only by a positive factor; canonical angles always have one.
    angle: form.scale(family.angle, factor),
    entry: family.entry,
  };
}

/** The one or two solutions for a given n. */
export function membersAt({ step, shift, angle, entry }: Family, n: number): Quotient[] {
  const start = form.add(form.scale(pi, q.multiply(step, q.rational(BigInt(n)))), shift);
  if (entry === "both") return [form.add(start, angle), form.subtract(start, angle)];
  const isTurned = entry === "alternating" && n % 2 !== 0;
  return [isTurned ? form.subtract(start, angle) : form.add(start, angle)];
}

/** The floating-point value of an angle in radians; NaN if it has none. */
export function valueOf(angle: Quotient): number {
  return evaluateReal(toExpression(angle), new Map()) ?? Number.NaN;
}

const closeness = 1e-9;

/** The different solutions in a closed interval, in ascending order. */
export function membersBetween(
  families: readonly Family[],
  low: number,
  high: number,
): { angle: Quotient; value: number }[] {
  const found = families.flatMap((family) => {
    const size = (Number(family.step.numerator) / Number(family.step.denominator)) * Math.PI;
    const middle = valueOf(family.shift);
    const reach = Math.abs(valueOf(family.angle));
    const [first, last] = [low, high].map((end) => (end - middle) / size);
    const from = Math.floor((first ?? 0) - reach / size) - 1;
    const to = Math.ceil((last ?? 0) + reach / size) + 1;
    const count = Math.min(to - from + 1, mostMembers);
    return Array.from({ length: count }, (_, at) => membersAt(family, from + at)).flat();
  });
  const within = found
    .map((angle) => ({ angle, value: valueOf(angle) }))
    .filter(({ value }) => value >= low - closeness && value <= high + closeness)
    .toSorted((a, b) => a.value - b.value);
  return within.filter(
    ({ value }, at) => at === 0 || value - (within[at - 1]?.value ?? 0) > closeness,
  );
}

const mostMembers = 400;

/** Removes families that are contained in another family, and duplicates. */
export function withoutContained(families: readonly Family[]): Family[] {
  const period = 24 * Math.PI;
  return families.filter((family, at) => {
    const own = membersBetween([family], -period, period);
    return !families.some((other, place) => {
      if (place === at) return false;
      const wide = membersBetween([other], -period, period).map(({ value }) => value);
      const isWithin = own.every(({ value }) =>
        wide.some((one) => Math.abs(one - value) < closeness),
      );
      return isWithin && (wide.length > own.length || place < at);
    });
  });
}
