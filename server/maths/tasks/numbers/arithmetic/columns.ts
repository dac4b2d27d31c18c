import type { Expression, NumberLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { divisionSteps } from "../long-division.ts";
import {
  additionInColumns,
  type ColumnSum,
  placesOf,
  subtractionInColumns,
} from "./column-sums.ts";
import { decimalDivisionSteps } from "./decimal-division.ts";
import { multiplicationSteps } from "./partial-products.ts";
import type { SchoolMethod, SumToExplain } from "./school-method.ts";

const mostTerms = 5;
const mostDigits = 12;

/** Up to this class every sum is written in columns; higher classes do small sums mentally. */
const lastClassOfColumns = 5;

/**
 * Works out one operation on non-negative integers or decimals in columns, as classes up to 6 do. Returns null for
 * other sums.
 */
export function inColumns(sum: SumToExplain): SchoolMethod | null {
  const { expression, grade } = sum;
  const terms = expression.kind === "sum" ? addends(expression) : operands(expression);
  if (!terms || terms.length > mostTerms || !terms.every(isColumnNumber)) return null;
  if (grade > lastClassOfColumns && !isWorthColumns(expression, terms)) return null;
  const steps = stepsFor(sum, terms);
  return steps && { method: methods[expression.kind] ?? "Column method", steps };
}

const methods: Partial<Record<Expression["kind"], string>> = {
  sum: "Column addition",
  difference: "Column subtraction",
  product: "Long multiplication",
  quotient: "Long division",
};

/**
 * Whether the column method is worth it for higher classes: for decimals and numbers of three digits. A division must
 * be exact, because its result is otherwise a fraction.
 */
function isWorthColumns(expression: Expression, terms: readonly NumberLeaf[]): boolean {
  const [first, second] = terms;
  const hundred = q.rational(100n);
  if (expression.kind === "quotient" && first && second) {
    if (placesOf(terms) > 0) return true;
    const isExact = !q.isZero(second.value) && q.isInteger(q.divide(first.value, second.value));
    return isExact && q.order(first.value, hundred) > 0;
  }
  return terms.some(({ form, value }) => form.kind === "decimal" || q.order(value, hundred) >= 0);
}

function stepsFor(sum: SumToExplain, terms: readonly NumberLeaf[]): MathsStep[] | null {
  const [first, second] = terms;
  if (!first || !second) return null;
  const { expression } = sum;
  const { kind } = expression;
  const line = expressionLatex(expression);
  if (kind === "sum") return withTable(sum, additionInColumns(terms, line), terms);
  if (kind === "product") return withResult(sum, multiplicationSteps(first, second));
  if (kind === "difference") {
    return q.order(first.value, second.value) >= 0
      ? withTable(sum, subtractionInColumns(first, second, line), terms)
      : null;
  }
  if (kind !== "quotient") return null;
  return isDivision(first, second)
    ? divisionInColumns(first.value.numerator, second.value.numerator)
    : decimalDivisionSteps(sum, expression, [first, second]);
}

function withTable(
  { answer }: SumToExplain,
  { steps, table }: ColumnSum,
  terms: readonly NumberLeaf[],
): MathsStep[] {
  const point = placesOf(terms) > 0 ? ", with the point under the points" : "";
  const why = `The digits under the line make the result${point}.`;
  return [...steps, step("Write the result", why, answer, table)];
}

/** Appends a step with the result, unless the last line shows it already. */
function withResult({ expression, answer }: SumToExplain, steps: MathsStep[]): MathsStep[] {
  if (steps.at(-1)?.after.endsWith(`= ${answer}`) === true) return steps;
  const why = "The digits that were written, from the left, make the result.";
  return [...steps, step("Write the result", why, answer, expressionLatex(expression))];
}

function divisionInColumns(dividend: bigint, divisor: bigint): MathsStep[] {
  const [whole, by] = [integerLatex(dividend), integerLatex(divisor)];
  const [quotient, left] = [dividend / divisor, dividend % divisor];
  return [
    ...divisionSteps(dividend, divisor),
    step(
      "Write the quotient and what remains",
      "The digits found make the quotient; what is left at the end is the remainder.",
      `${whole} = ${by} \\times ${integerLatex(quotient)} + ${integerLatex(left)}`,
    ),
  ];
}

function isDivision(dividend: NumberLeaf, divisor: NumberLeaf): boolean {
  const isWhole = dividend.form.kind === "integer" && divisor.form.kind === "integer";
  return isWhole && q.sign(divisor.value) > 0 && q.order(dividend.value, divisor.value) >= 0;
}

function addends(expression: Expression): NumberLeaf[] | null {
  if (expression.kind === "number") return [expression];
  if (expression.kind !== "sum" || expression.right.kind !== "number") return null;
  const before = addends(expression.left);
  return before && [...before, expression.right];
}

function operands(expression: Expression): NumberLeaf[] | null {
  if (!("left" in expression)) return null;
  const { left, right } = expression;
  return left.kind === "number" && right.kind === "number" ? [left, right] : null;
}

function isColumnNumber({ value, form }: NumberLeaf): boolean {
  const isWritten = form.kind === "integer" || form.kind === "decimal";
  return isWritten && q.sign(value) >= 0 && value.numerator.toString().length <= mostDigits;
}
