import { type Expression, numbersIn, someWithin } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import { comparePlain } from "./compare-plain.ts";
import { compareQuantities, isCorrespondence } from "./compare-quantities.ts";
import { allOf, type Comparison } from "./comparison.ts";
import type { Relation } from "./latex-token.ts";
import { hasMark, withoutMarks, withoutUnits } from "./unit-letters.ts";
import { product, type Value } from "./value.ts";

/** Whether a relation between two sides is true for all values of their letters. */
export function compareValues(left: Value, right: Value, relation: Relation): Comparison {
  if (left.kind === "scalar" && right.kind === "scalar") {
    return compareScalars(left.expression, right.expression, relation);
  }
  if (left.kind !== right.kind || (relation !== "=" && relation !== "≈")) return "open";
  const [a, b] = [entriesOf(left), entriesOf(right)];
  if (shapeOf(left) !== shapeOf(right)) return left.kind === "matrix" ? "fails" : "open";
  const pairs = left.kind === "ratio" ? productsAcross(a, b) : a.map((entry, at) => [entry, b[at]]);
  return allOf(pairs.map(([x, y]) => (x && y ? compareScalars(x, y, relation) : "open")));
}

/** The entries of a value, from left to right and row by row. */
export function entriesOf(value: Value): Expression[] {
  switch (value.kind) {
    case "scalar":
      return [value.expression];
    case "list":
      return value.items;
    case "matrix":
      return value.rows.flat();
    case "ratio":
      return value.terms;
  }
}

function shapeOf(value: Value): string {
  if (value.kind !== "matrix") return String(entriesOf(value).length);
  return value.rows.map((row) => row.length).join();
}

/** 10 : 25 is 2 : 5 because 10 × 5 is 25 × 2. */
function productsAcross(a: readonly Expression[], b: readonly Expression[]): Expression[][] {
  const [firstA, firstB] = [a[0], b[0]];
  if (!firstA || !firstB) return [];
  return a.slice(1).map((term, at) => [product(term, firstB), product(b[at + 1] ?? term, firstA)]);
}

/**
 * Units, and the signs % and °, are ignored, because schools omit them during a calculation: 15 × 2 = 30 km. If both
 * sides are plain quantities, the units must agree.
 */
function compareScalars(left: Expression, right: Expression, relation: Relation): Comparison {
  const verdict = compareQuantities(left, right, relation);
  if (verdict === "fails" && isCorrespondence(left, right)) return "open";
  if (verdict !== "fails" || !leavesOutMarks(left, right)) return verdict;
  const [a, b] = [left, right].map((side) => withoutUnits(withoutMarks(side)));
  return a && b ? comparePlain(a, b, relation) : "open";
}

/** 360/8 = 45°, and 300/1200 × 100 = 25%: the sign is written only with the result. */
function leavesOutMarks(left: Expression, right: Expression): boolean {
  if (hasMark(left) === hasMark(right)) return false;
  const hasPercent = [left, right].some((side) =>
    someWithin(side, ({ kind }) => kind === "percent"),
  );
  const unmarked = hasMark(left) ? right : left;
  return !hasPercent || numbersIn(unmarked).some(({ value }) => q.equals(value, q.rational(100n)));
}
