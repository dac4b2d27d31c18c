import {
  type Expression,
  integerLeaf,
  mapChildren,
  type NumberLeaf,
  ungroup,
} from "./expression.ts";
import * as q from "../numbers/rational.ts";

/** Removes the brackets around single numbers and merges minus signs into them; no value changes. */
export function settle(expression: Expression): Expression {
  const settled = mapChildren(expression, settle);
  if (settled.kind === "group" && settled.inner.kind === "number") return settled.inner;
  if (settled.kind === "negate" && settled.operand.kind === "number") {
    return negative(settled.operand);
  }
  // A sign or unit is not part of the working.
  if (settled.kind === "number" && settled.money === true) {
    return { kind: "number", value: settled.value, form: settled.form };
  }
  return barOfIntegers(withoutBarBrackets(settled));
}

function negative(leaf: NumberLeaf): Expression {
  if (leaf.form.kind === "mixed") return { kind: "negate", operand: leaf };
  const form =
    leaf.form.kind === "fraction" ? { ...leaf.form, numerator: -leaf.form.numerator } : leaf.form;
  return { ...leaf, value: q.negate(leaf.value), form };
}

/** A fraction bar groups its two sides, so they need no brackets. */
function withoutBarBrackets(expression: Expression): Expression {
  if (expression.kind !== "quotient" || expression.sign === "÷") return expression;
  return { ...expression, left: ungroup(expression.left), right: ungroup(expression.right) };
}

/** A fraction bar between two whole numbers is a fraction, once its two sides are computed. */
function barOfIntegers(expression: Expression): Expression {
  if (expression.kind !== "quotient" || expression.sign === "÷") return expression;
  const { left, right } = expression;
  if (left.kind !== "number" || right.kind !== "number") return expression;
  if (left.form.kind !== "integer" || right.form.kind !== "integer") return expression;
  // An expression without a value is unchanged; the evaluator reports the error.
  if (q.isZero(right.value)) return expression;
  const flip = q.sign(right.value) < 0 ? -1n : 1n;
  const [numerator, denominator] = [left.value.numerator * flip, right.value.numerator * flip];
  return {
    kind: "number",
    value: q.rational(numerator, denominator),
    form: { kind: "fraction", numerator, denominator },
  };
}

/** Numerator and denominator of a leaf as it is written; the denominator of a whole number is 1. */
export function writtenFraction(leaf: NumberLeaf): { numerator: bigint; denominator: bigint } {
  if (leaf.form.kind === "fraction") return leaf.form;
  return leaf.value;
}

/** The leaf over another denominator, which must be a multiple of its own. */
export function overDenominator(leaf: NumberLeaf, denominator: bigint): NumberLeaf {
  const own = writtenFraction(leaf);
  const numerator = (own.numerator * denominator) / own.denominator;
  if (denominator === 1n) return integerLeaf(numerator);
  return { ...leaf, form: { kind: "fraction", numerator, denominator } };
}
