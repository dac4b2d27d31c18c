import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { turnOf } from "../identities/written-angle.ts";

/** The name of a side; side a is opposite angle A. */
export type SideName = "a" | "b" | "c";
export type AngleName = "A" | "B" | "C";

/** The known measures of a triangle; angles in radians. */
export interface Triangle {
  readonly sides: ReadonlyMap<SideName, Quotient>;
  readonly angles: ReadonlyMap<AngleName, Quotient>;
}

/** Each angle with its opposite side. */
export const corners: readonly { side: SideName; angle: AngleName }[] = [
  { side: "a", angle: "A" },
  { side: "b", angle: "B" },
  { side: "c", angle: "C" },
];

/** The floating-point value of a measure; NaN if it has none. */
export function valueOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

/** A value with its sign of equality: "= 7", "= 10√2 ≈ 14.14", or "≈ 5.39" if the exact form is long. */
export function equalsLatex(value: Quotient): string {
  const exact = expressionLatex(toExpression(value));
  if (form.asRational(value)) return `= ${exact}`;
  const decimal = valueOf(value).toFixed(2);
  return isShort(exact) ? `= ${exact} \\approx ${decimal}` : `\\approx ${decimal}`;
}

/** The same value for use in a formula. */
export function numberLatex(value: Quotient): string {
  const exact = expressionLatex(toExpression(value));
  return form.asRational(value) || isShort(exact) ? exact : valueOf(value).toFixed(2);
}

const longest = 24;

/** Whether an exact form is short enough to be written. */
export function isShort(exact: string): boolean {
  return exact.length <= longest && !/sin|cos|tan/.test(exact);
}

/** An angle in degrees: exact with up to two decimal places, otherwise rounded to two. */
export function degreesOf(angle: Quotient): { text: string; isExact: boolean } {
  const turn = turnOf(angle);
  const degrees = turn && q.multiply(turn, q.rational(180n));
  const places = degrees && q.decimalPlaces(degrees);
  if (degrees && places !== null && places <= 2) {
    return { text: String(Number(degrees.numerator) / Number(degrees.denominator)), isExact: true };
  }
  return { text: ((valueOf(angle) * 180) / Math.PI).toFixed(2), isExact: false };
}
