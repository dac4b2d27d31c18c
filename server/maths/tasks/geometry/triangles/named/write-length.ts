import * as q from "../../../../numbers/rational.ts";
import { type NumberStyle, rationalLatex, rationalPlain } from "../../../../numbers/written.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { exactLatex, exactPlain } from "../../exact/write-exact.ts";
import { raisedUnit, unitLatex } from "../../reading/measure-unit.ts";
import type { RightTriangleProblem } from "./right-triangle.ts";
import { asFraction } from "./solve-sides.ts";

/** The style of lengths: decimals or fractions, and whether they are multiples of k. */
export interface LengthStyle {
  numbers: NumberStyle;
  isScaled: boolean;
}

/** Whether the length is written as a root of a decimal: √6.73, where the exact form is 0.1√673. */
function isRootOfDecimal(length: Exact, { numbers }: LengthStyle): boolean {
  const [term, ...more] = length;
  return (
    numbers === "decimal" &&
    more.length === 0 &&
    term !== undefined &&
    term.radicand !== 1n &&
    !q.isInteger(term.coefficient)
  );
}

function rationalSquare(length: Exact): q.Rational {
  return exact.asRational(exact.multiply(length, length)) ?? q.zero;
}

/** Returns a length without its unit: 25, 5\sqrt{3}, 3k. */
export function lengthLatex(length: Exact, style: LengthStyle): string {
  if (isRootOfDecimal(length, style))
    return `\\sqrt{${rationalLatex(rationalSquare(length), "decimal")}}`;
  const number = exactLatex(length, style.numbers);
  if (!style.isScaled) return number;
  return number === "1" ? "k" : `${number}k`;
}

/** Returns a length as plain text, without its unit and without k. */
export function lengthPlain(length: Exact, style: LengthStyle): string {
  return isRootOfDecimal(length, style)
    ? `sqrt(${rationalPlain(rationalSquare(length), "decimal")})`
    : exactPlain(length, style.numbers);
}

/** Returns the square of a length before it is computed: 24^{2}, (3k)^{2}. */
export function squaredLatex(length: Exact, style: LengthStyle): string {
  const own = lengthLatex(length, style);
  return /^[\d.{},]+$/.test(own) ? `${own}^{2}` : `(${own})^{2}`;
}

/** Returns the value of a square: 576, 9k^{2}. */
export function squareLatex(square: q.Rational, { numbers, isScaled }: LengthStyle): string {
  const number = rationalLatex(square, numbers);
  if (!isScaled) return number;
  return number === "1" ? "k^{2}" : `${number}k^{2}`;
}

/** Returns a ratio in lowest terms as schools write it: \frac{1}{\sqrt{3}}, with the root in the denominator. */
export function ratioLatex(value: Exact): string {
  if (value.length > 1) return exactLatex(value);
  const [top, bottom] = asFraction(value).map((part) => exactLatex(part));
  return bottom === "1" ? (top ?? "") : `\\frac{${top}}{${bottom}}`;
}

/** Returns a ratio in lowest terms as plain text, with the root in the denominator. */
export function ratioPlain(value: Exact): string {
  if (value.length > 1) return exactPlain(value);
  const [top, bottom] = asFraction(value).map((part) => exactPlain(part));
  return bottom === "1"
    ? (top ?? "")
    : `${top}/${/\*/.test(bottom ?? "") ? `(${bottom})` : bottom}`;
}

/** Returns a length or an area with its unit. */
export function withUnit(
  number: { latex: string; plain: string },
  { unit }: Pick<RightTriangleProblem, "unit">,
  dimension: 1 | 2 = 1,
): { latex: string; plain: string } {
  const own = unit && raisedUnit(unit, dimension);
  return own
    ? { latex: `${number.latex}${unitLatex(own)}`, plain: `${number.plain} ${own.symbol}` }
    : number;
}
