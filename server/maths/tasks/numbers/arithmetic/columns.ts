import type { Expression, NumberLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../lesson.ts";
import { divisionSteps } from "../long-division.ts";
import { placeName } from "../places.ts";
import { multiplicationSteps } from "./partial-products.ts";

const mostTerms = 5;
const mostDigits = 12;

/**
 * The working in columns, as grades 4 and 5 write it, of one operation on whole numbers or decimals that are not
 * negative. Null for every other sum.
 */
export function columnSteps(expression: Expression, answer: string): MathsStep[] | null {
  const terms = expression.kind === "sum" ? addends(expression) : operands(expression);
  if (!terms || terms.length > mostTerms || !terms.every(isColumnNumber)) return null;
  const steps = stepsFor(expression.kind, terms);
  if (!steps || expression.kind === "quotient") return steps;
  // The last line of some workings is the result already.
  const isDone = steps.at(-1)?.after.endsWith(`= ${answer}`) === true;
  return isDone
    ? steps
    : [...steps, step("Write the result", "", answer, expressionLatex(expression))];
}

function stepsFor(kind: Expression["kind"], terms: readonly NumberLeaf[]): MathsStep[] | null {
  const [first, second] = terms;
  if (!first || !second) return null;
  if (kind === "sum") return additionSteps(terms);
  if (kind === "product") return multiplicationSteps(first, second);
  if (kind === "difference") {
    return q.order(first.value, second.value) >= 0 ? subtractionSteps(first, second) : null;
  }
  return kind === "quotient" && isDivision(first, second)
    ? divisionInColumns(first.value.numerator, second.value.numerator)
    : null;
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
  return isWhole && q.order(dividend.value, divisor.value) >= 0;
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

function placesOf(terms: readonly NumberLeaf[]): number {
  return Math.max(...terms.map(({ form }) => (form.kind === "decimal" ? form.places : 0)));
}

/** Digits from the right, with the point taken out. */
function digitsOf({ value }: NumberLeaf, places: number): number[] {
  const scaled = (value.numerator * 10n ** BigInt(places)) / value.denominator;
  return Array.from(scaled.toString().padStart(places + 1, "0"), Number).reverse();
}

function columnName(at: number, places: number): string {
  return placeName(at - places);
}

function additionSteps(terms: readonly NumberLeaf[]): MathsStep[] {
  const places = placesOf(terms);
  const columns = terms.map((term) => digitsOf(term, places));
  const length = Math.max(...columns.map((digits) => digits.length));
  const steps: MathsStep[] = [];
  let carry = 0;
  for (let at = 0; at < length; at += 1) {
    const digits = columns.flatMap((column) => column[at] ?? []);
    const total = digits.reduce((sum, digit) => sum + digit, carry);
    const parts = [...(carry > 0 ? [carry] : []), ...digits];
    const next = Math.floor(total / 10);
    const isLast = at === length - 1;
    steps.push(
      step(
        `Add the ${columnName(at, places)}`,
        next > 0 && !isLast
          ? `Write ${total % 10} under the ${columnName(at, places)} and carry ${next} to the ${columnName(at + 1, places)}.`
          : at === 0
            ? "Write the numbers under each other, place under place, and begin on the right."
            : "",
        parts.length === 1 ? `${total}` : `${parts.join(" + ")} = ${total}`,
      ),
    );
    carry = next;
  }
  return steps;
}

function subtractionSteps(first: NumberLeaf, second: NumberLeaf): MathsStep[] {
  const places = placesOf([first, second]);
  const top = digitsOf(first, places);
  const bottom = digitsOf(second, places);
  return top.map((_, at) => {
    const taken = bottom[at] ?? 0;
    const own = top[at] ?? 0;
    const name = columnName(at, places);
    const lender = own < taken ? borrow(top, at) : null;
    const digit = top[at] ?? 0;
    const why =
      lender === null
        ? at === 0
          ? "Write the numbers under each other, place under place, and begin on the right."
          : ""
        : `${own} is less than ${taken}, so borrow 1 from the ${columnName(lender, places)}${lender > at + 1 ? "; the zeros between become 9" : ""}.`;
    return step(`Subtract the ${name}`, why, `${digit} - ${taken} = ${digit - taken}`);
  });
}

/** Takes 1 from the next place to the left that has something; says which place that was. */
function borrow(top: number[], at: number): number {
  let lender = at + 1;
  while (top[lender] === 0) {
    top[lender] = 9;
    lender += 1;
  }
  top[lender] = (top[lender] ?? 1) - 1;
  top[at] = (top[at] ?? 0) + 10;
  return lender;
}
