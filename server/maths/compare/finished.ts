import { type Expression, type NumberLeaf, ungroup } from "../expressions/expression.ts";
import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import { greatestCommonDivisor, takeOutSquares } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";

/** Whether nothing is left to compute: a number in lowest terms, or a surd without square factors. */
export function isFinished(expression: Expression): boolean {
  if (expression.kind === "number") return isReduced(expression);
  if (expression.kind === "group") return isFinished(expression.inner);
  if (isTimesPowerOfTen(expression)) return true;
  const isSigned = expression.kind === "negate" || expression.kind === "percent";
  return isSigned ? isFinished(expression.operand) : isFinishedSurd(expression);
}

/** 3 × 10⁸, the scientific notation of physics. */
function isTimesPowerOfTen(expression: Expression): boolean {
  if (expression.kind !== "product") return false;
  const [left, right] = [ungroup(expression.left), ungroup(expression.right)];
  const isTen =
    right.kind === "power" && right.base.kind === "number" && right.base.value.numerator === 10n;
  return isTen && left.kind === "number" && left.form.kind !== "fraction";
}

function isReduced({ form, value }: NumberLeaf): boolean {
  if (form.kind === "fraction") {
    return form.denominator === value.denominator && value.denominator !== 1n;
  }
  return form.kind !== "mixed" || greatestCommonDivisor(form.numerator, form.denominator) === 1n;
}

/** a + b√c, also over one number; c without square factors, and no common factor to cancel. */
function isFinishedSurd(expression: Expression): boolean {
  if (expression.kind === "quotient") {
    const below = ungroup(expression.right);
    if (below.kind !== "number" || below.form.kind !== "integer") return false;
    const above = ungroup(expression.left);
    return isSum(above) && !hasCommonFactor(above, below.value.numerator);
  }
  return isSum(expression);
}

function isSum(expression: Expression): boolean {
  const part = ungroup(expression);
  if (part.kind === "sum" || part.kind === "difference") {
    const [left, right] = [ungroup(part.left), ungroup(part.right)];
    const hasOneNumber = (left.kind === "number") !== (right.kind === "number");
    return (
      hasOneNumber && [left, right].every((side) => isRootTerm(side) || isFinishedNumber(side))
    );
  }
  return isRootTerm(part);
}

function isFinishedNumber(expression: Expression): boolean {
  return expression.kind === "number" && isReduced(expression);
}

/** √c, b√c, or a fraction of one. */
function isRootTerm(expression: Expression): boolean {
  if (expression.kind === "root") return isSquareFree(ungroup(expression.operand));
  if (expression.kind === "negate") return isRootTerm(ungroup(expression.operand));
  if (expression.kind === "product") {
    return isFinishedNumber(expression.left) && isRootTerm(ungroup(expression.right));
  }
  if (expression.kind !== "quotient") return false;
  return isRootTerm(ungroup(expression.left)) && isFinishedSurd(expression);
}

function isSquareFree(operand: Expression): boolean {
  if (operand.kind !== "number" || operand.form.kind !== "integer") return false;
  const { numerator } = operand.value;
  return numerator > 1n && takeOutSquares(numerator).outside === 1n;
}

function hasCommonFactor(above: Expression, below: bigint): boolean {
  const value = evaluateSurd(above);
  if (!value || !q.isInteger(value.rational) || !q.isInteger(value.coefficient)) return false;
  const shared = greatestCommonDivisor(value.rational.numerator, value.coefficient.numerator);
  return greatestCommonDivisor(shared, below) !== 1n;
}
