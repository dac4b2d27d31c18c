import {
  type Expression,
  type NumberLeaf,
  integerLeaf,
  valueLeaf,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { step } from "../../../lesson/lesson.ts";
import * as q from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { divisionSteps } from "../long-division.ts";
import { placesOf } from "./column-sums.ts";
import type { SumToExplain } from "./school-method.ts";

type Quotient = Extract<Expression, { kind: "quotient" }>;

/** Results with more places than this are not worked out by hand. */
const mostPlaces = 4;
/** The multiplication tables that are learnt by heart. */
const lastTable = 20n;

/**
 * Returns the steps of dividing decimals as classes 5 to 7 learn it: the divisor becomes a whole number, the dividend is
 * divided without its point, and the point is put back. Null where neither number is a decimal, or where the division
 * doesn't end.
 */
export function decimalDivisionSteps(
  { answer }: SumToExplain,
  expression: Quotient,
  [dividend, divisor]: readonly [NumberLeaf, NumberLeaf],
): MathsStep[] | null {
  if (placesOf([dividend, divisor]) === 0 || q.isZero(divisor.value)) return null;
  const moved = placesOf([divisor]);
  const factor = q.rational(10n ** BigInt(moved));
  const by = q.multiply(divisor.value, factor).numerator;
  const whole = q.multiply(dividend.value, factor);
  const written = Math.max(0, placesOf([dividend]) - moved);
  const places = placesNeeded(whole, by, written);
  if (places === null) return null;
  const line: Quotient = {
    ...expression,
    left: valueLeaf(whole, "decimal"),
    right: integerLeaf(by),
  };
  const lineLatex = expressionLatex(moved === 0 ? expression : line);
  const digits = q.multiply(whole, q.rational(10n ** BigInt(places))).numerator;
  return [
    ...(moved === 0 ? [] : [wholeDivisor(expression, lineLatex, moved)]),
    ...(places > written ? [zerosBehind(whole, digits, places)] : []),
    ...wholeDivision(digits, by),
    places === 0
      ? step("Write the result", "Both divisions have the same quotient.", answer, lineLatex)
      : step(
          "Put the point back",
          `$${withPoint(digits, places)}$ has ${counted(places)}, so the result has as many.`,
          answer,
          lineLatex,
        ),
  ];
}

/** The number of places with which the dividend can be divided without a remainder; null if there are too many. */
function placesNeeded(dividend: q.Rational, divisor: bigint, least: number): number | null {
  for (let places = least; places <= mostPlaces; places += 1) {
    const scaled = q.multiply(dividend, q.rational(10n ** BigInt(places)));
    if (q.isInteger(q.divide(scaled, q.rational(divisor)))) return places;
  }
  return null;
}

function wholeDivisor(expression: Quotient, after: string, moved: number): MathsStep {
  return step(
    "Make the divisor a whole number",
    `Multiply both numbers by ${10 ** moved}, which moves each point by ${counted(moved)}. The quotient stays the same.`,
    after,
    expressionLatex(expression),
  );
}

function zerosBehind(dividend: q.Rational, digits: bigint, places: number): MathsStep {
  const short = expressionLatex(valueLeaf(dividend, "decimal"));
  return step(
    "Write zeros behind the dividend",
    "Zeros at the end of a decimal don't change it. With them the division ends.",
    `${short} = ${withPoint(digits, places)}`,
  );
}

/** The division of whole numbers: by a table that is known by heart, or digit by digit. */
function wholeDivision(dividend: bigint, divisor: bigint): MathsStep[] {
  const quotient = dividend / divisor;
  const sum = `${integerLatex(dividend)} \\div ${integerLatex(divisor)} = ${integerLatex(quotient)}`;
  const isInTable = divisor <= lastTable && quotient <= 10n;
  const table =
    dividend === 0n
      ? "However many share nothing, each gets 0."
      : `Use the table of ${divisor}: ${divisor} × ${quotient} = ${dividend}.`;
  if (isInTable || dividend === 0n) return [step("Divide the whole numbers", table, sum)];
  return [
    ...divisionSteps(dividend, divisor),
    step("Divide the whole numbers", "The digits found make the quotient.", sum),
  ];
}

function withPoint(digits: bigint, places: number): string {
  const unit = 10n ** BigInt(places);
  return `${integerLatex(digits / unit)}.${(digits % unit).toString().padStart(places, "0")}`;
}

const counted = (places: number) => `${places} decimal ${places === 1 ? "place" : "places"}`;
