import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../numbers/written.ts";
import { numberOf } from "../../wording/line-reader.ts";

const grouped = /^\d{1,3}(?:[,‚]\d{2,3})*[,‚]\d{3}$/;

/** Parses an atom of a line as a number; null if it has commas that don't group digits. */
export function readable(atom: string): Rational | null {
  return /[,‚]/.test(atom) && !grouped.test(atom) ? null : numberOf(atom);
}

/** Returns "decimal" if the question has decimals and no fractions, and the other number is a short decimal. */
export function styleOf(written: string, other: Rational): NumberStyle {
  const places = q.decimalPlaces(other);
  const isShort = places !== null && places <= 6;
  return written.includes(".") && !written.includes("/") && isShort ? "decimal" : "fraction";
}

/** Returns the number as an operand, in brackets if it is negative. */
export function asOperand(value: Rational, style: NumberStyle): string {
  const written = rationalLatex(value, style);
  return q.sign(value) < 0 ? `\\left(${written}\\right)` : written;
}
