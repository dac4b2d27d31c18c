import { canonical } from "../algebra/canonical.ts";
import { compareExpressions } from "../algebra/compare-expressions.ts";
import { rationalValue } from "../algebra/rational-value.ts";
import { signOf } from "../algebra/constant-value.ts";
import * as form from "../algebra/quotient.ts";
import { type Expression, someWithin, ungroup, variablesIn } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { Refusal } from "../refusal.ts";
import { isBoundLetter } from "./bound-letters.ts";
import { compareIntegrals } from "./compare-integrals.ts";
import { compareLimits } from "./compare-limits.ts";
import type { Comparison } from "./comparison.ts";
import { withConstants } from "./constant-letters.ts";
import type { Relation } from "./latex-token.ts";
import { compareRounded, isOffByRounding } from "./rounding.ts";

/** Compares two sides without units. Sides with letters that are not always equal fail as an identity. */
export function comparePlain(left: Expression, right: Expression, relation: Relation): Comparison {
  if (relation === "=") return compareEqual(left, right);
  if (variablesIn(left).length + variablesIn(right).length > 0) {
    return relation === "≈" && compareEqual(left, right) === "holds" ? "holds" : "open";
  }
  if (relation === "≈") return compareRounded(left, right);
  return compareOrder(left, right, relation);
}

function compareEqual(left: Expression, right: Expression): Comparison {
  const letters = [...variablesIn(left), ...variablesIn(right)];
  const bound = letters.some(isBoundLetter)
    ? (compareLimits(left, right) ?? compareIntegrals(left, right))
    : null;
  if (bound) return bound;
  const verdict = asComparison(compareExpressions(left, right, { sampling: true }));
  if (verdict !== "fails") return verdict;
  if (letters.length === 0) return isRoundedUnsaid(left, right) ? "open" : "fails";
  // A letter may be positive, as a length is, and e and i may be the constants.
  const [a, b] = [withConstants(left), withConstants(right)];
  const hasRoots = [a, b].some((side) => someWithin(side, isForPositive));
  if (a === left && b === right && !hasRoots) return "fails";
  return asComparison(compareExpressions(a, b, { sampling: true, positive: hasRoots }));
}

/** √2 = 1.414, a common notation: right in its displayed digits, though it should be ≈. */
function isRoundedUnsaid(left: Expression, right: Expression): boolean {
  if (isOffByRounding(left, right)) return true;
  const [a, b] = [left, right].map(isDecimal);
  return a !== b && [left, right].some(isEndless) && compareRounded(left, right) === "holds";
}

function isDecimal(side: Expression): boolean {
  const inner = ungroup(side);
  return inner.kind === "number" && inner.form.kind === "decimal";
}

/** Whether its decimal expansion is infinite, so that it can't be written exactly. */
function isEndless(side: Expression): boolean {
  if (isDecimal(side)) return false;
  const value = exactRational(side);
  return value === null || q.decimalPlaces(value) === null;
}

function exactRational(side: Expression): Rational | null {
  const value = rationalValue(side);
  if (value) return value;
  try {
    return form.asRational(canonical(side));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function asComparison(verdict: "equal" | "different" | "unknown"): Comparison {
  return verdict === "unknown" ? "open" : verdict === "equal" ? "holds" : "fails";
}

function isForPositive(part: Expression): boolean {
  const isRoot =
    part.kind === "root" || (part.kind === "call" && ["ln", "log"].includes(part.name));
  return (isRoot || isFractionalPower(part)) && variablesIn(part).length > 0;
}

/** x^(2/5), another notation for a root. */
function isFractionalPower(part: Expression): boolean {
  if (part.kind !== "power") return false;
  const exponent = exactRational(part.exponent);
  return exponent !== null && !q.isInteger(exponent);
}

function compareOrder(left: Expression, right: Expression, relation: Relation): Comparison {
  const sign = signOfDifference(left, right);
  if (sign === null) return "open";
  return isSo(sign, relation) ? "holds" : "fails";
}

/** Whether two numbers satisfy the relation, by the sign of their difference. */
export function isSo(sign: number, relation: Relation): boolean {
  switch (relation) {
    case "=":
    case "≈":
      return sign === 0;
    case "≠":
      return sign !== 0;
    case "<":
      return sign < 0;
    case ">":
      return sign > 0;
    case "≤":
      return sign <= 0;
    case "≥":
      return sign >= 0;
  }
}

/** Null for anything but a real constant. */
function signOfDifference(left: Expression, right: Expression): -1 | 0 | 1 | null {
  const [a, b] = [rationalValue(left), rationalValue(right)];
  if (a && b) return q.order(a, b);
  const group = (inner: Expression): Expression => ({ kind: "group", inner });
  try {
    const value = canonical({ kind: "difference", left: group(left), right: group(right) });
    return form.isConstant(value) ? signOf(value) : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
