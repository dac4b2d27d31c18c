import { type Expression, someWithin, variablesIn } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import * as c from "./complex.ts";
import type { Complex } from "./complex.ts";
import { evaluateAt, type Point } from "./evaluate-complex.ts";

/** The result of comparing two expressions by their values at many points. */
export type Verdict = "same" | "different" | "unclear";

/** The minimum count of points with values on both sides, all of which must agree. */
const enough = 6;

/**
 * Compares two expressions at many fixed points: real points where both have real values, and
 * complex ones if there are too few of these.
 */
export function compareAtPoints(
  a: Expression,
  b: Expression,
  { positive }: { positive: boolean },
): Verdict {
  const names = [...new Set([...variablesIn(a), ...variablesIn(b)])].sort();
  if (names.length === 0)
    return compareAt(a, b, { values: new Map(), field: "complex" }) ?? "unclear";
  const isWhole = [a, b].some((side) => someWithin(side, needsWholeNumbers));
  const kind = isWhole ? "whole" : positive ? "positive" : "any";
  const real = verdictOf(a, b, realPoints(names, kind));
  if (real !== "unclear" || positive || isWhole) return real;
  const complex = verdictOf(a, b, complexPoints(names));
  const hasBranches = [a, b].some((side) => someWithin(side, isManyValued));
  return complex === "different" && hasBranches ? "unclear" : complex;
}

function verdictOf(a: Expression, b: Expression, points: readonly Point[]): Verdict {
  let same = 0;
  for (const point of points) {
    const verdict = compareAt(a, b, point);
    if (verdict === "different") return "different";
    if (verdict === "same") same += 1;
  }
  return same >= enough ? "same" : "unclear";
}

/** Relative differences below the first are rounding errors, those above the second are real differences. */
const rounding = 1e-10;
const distinct = 1e-7;
const mostSize = 1e9;

/** Null if one of them has no value. */
function compareAt(a: Expression, b: Expression, point: Point): Verdict | null {
  const [left, right] = [evaluateAt(a, point), evaluateAt(b, point)];
  if (!left.value || !right.value) return null;
  const difference = c.size(c.subtract(left.value, right.value));
  const size = Math.max(c.size(left.value), c.size(right.value));
  // For huge values, also intermediate ones, too few digits are exact.
  if (size > mostSize || Math.max(left.largest, right.largest) > mostSize) return "unclear";
  const errors = rounding * Math.max(size, left.largest, right.largest);
  if (difference <= errors) return "same";
  return difference > distinct * size && difference > 100 * errors ? "different" : "unclear";
}

/** n! and (−1)ⁿ are defined for integers. */
function needsWholeNumbers(part: Expression): boolean {
  if (part.kind === "call") return part.name === "factorial";
  return (
    part.kind === "power" && isNegativeNumber(part.base) && variablesIn(part.exponent).length > 0
  );
}

function isNegativeNumber(part: Expression): boolean {
  if (part.kind === "group") return isNegativeNumber(part.inner);
  if (part.kind === "negate") return part.operand.kind === "number";
  return part.kind === "number" && q.sign(part.value) < 0;
}

/** Whether it has several complex values; the principal one need not satisfy the laws of real numbers. */
function isManyValued(part: Expression): boolean {
  if (part.kind === "root") return true;
  if (part.kind === "power")
    return part.exponent.kind !== "number" || !q.isInteger(part.exponent.value);
  return (
    part.kind === "call" &&
    (part.name.startsWith("arc") || ["ln", "log", "abs"].includes(part.name))
  );
}

/** A fixed pseudorandom sequence between 0 and 1 (a multiplicative generator modulo 2³¹ − 1). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function realPoints(names: readonly string[], kind: "any" | "positive" | "whole"): Point[] {
  const next = numbers(20_011);
  const value = (reach: number): number => {
    if (kind === "whole") return 2 + Math.floor(next() * 8);
    const size = next() * reach;
    return kind === "any" && next() < 0.5 ? -size : size + 0.01;
  };
  return [0.9, 0.9, 0.9, 2, 2, 2, 3, 3, 5, 5, 9, 0.9, 2, 3, 5, 9, 0.9, 2, 3, 5, 9, 20, 20, 20].map(
    (reach) => ({
      values: new Map(names.map((name) => [name, c.complex(value(reach))])),
      field: "real",
    }),
  );
}

function complexPoints(names: readonly string[]): Point[] {
  const next = numbers(40_009);
  const value = (): Complex => ({ re: next() * 3 - 1.5, im: next() * 3 - 1.5 });
  return Array.from({ length: 12 }, () => ({
    values: new Map(names.map((name) => [name, value()])),
    field: "complex",
  }));
}
