import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { combinations, factorial, permutations } from "../count.ts";
import type { CountEquation, CountPart, CountSide } from "./count-side.ts";
import { valueOf } from "./linear.ts";

/** Every whole number up to this one is tried. */
export const mostTried = 60;

/** The value for a whole number x; null if a factorial, permutation or combination is undefined. */
export function partValue(part: CountPart, x: number): Rational | null {
  switch (part.kind) {
    case "number":
      return part.value;
    case "linear":
      return q.rational(BigInt(valueOf(part.of, x)));
    case "factorial": {
      const of = valueOf(part.of, x);
      return of < 0 ? null : q.rational(factorial(of));
    }
    case "choose": {
      const [from, taken] = [valueOf(part.from, x), valueOf(part.count, x)];
      if (taken < 0 || taken > from) return null;
      const count = part.letter === "P" ? permutations : combinations;
      return q.rational(count(from, taken));
    }
  }
}

export function sideValue({ above, below }: CountSide, x: number): Rational | null {
  let value = q.one;
  for (const part of above) {
    const own = partValue(part, x);
    if (!own) return null;
    value = q.multiply(value, own);
  }
  for (const part of below) {
    const own = partValue(part, x);
    if (!own || q.isZero(own)) return null;
    value = q.divide(value, own);
  }
  return value;
}

/** Numerator and denominator, not cancelled: factorials of large numbers are only compared. */
function sideParts({ above, below }: CountSide, x: number): [bigint, bigint] | null {
  let [top, bottom] = [1n, 1n];
  for (const [parts, isAbove] of [
    [above, true],
    [below, false],
  ] as const) {
    for (const part of parts) {
      const own = wholeParts(part, x);
      if (!own) return null;
      top *= isAbove ? own[0] : own[1];
      bottom *= isAbove ? own[1] : own[0];
    }
  }
  return bottom === 0n ? null : [top, bottom];
}

function wholeParts(part: CountPart, x: number): [bigint, bigint] | null {
  if (part.kind === "factorial") {
    const of = valueOf(part.of, x);
    return of < 0 ? null : [factorial(of), 1n];
  }
  const value = partValue(part, x);
  return value && [value.numerator, value.denominator];
}

export function fits({ left, right, moreThan }: CountEquation, x: number): boolean {
  const [one, other] = [sideParts(left, x), sideParts(right, x)];
  return x > moreThan && one !== null && other !== null && one[0] * other[1] === other[0] * one[1];
}

/** All whole numbers up to `mostTried` for which both sides are defined and equal. */
export function fitting(equation: CountEquation): number[] {
  return Array.from({ length: mostTried + 1 }, (_, x) => x).filter((x) => fits(equation, x));
}
