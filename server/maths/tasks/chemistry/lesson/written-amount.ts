import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { quantity, quantityLatex, quantityPlain } from "../../../quantities/quantity.ts";
import { readUnit } from "../../../quantities/read-unit.ts";
import {
  digitsOf,
  numberToLatex,
  numberToPlain,
  roundSignificant,
} from "../../../quantities/significant.ts";
import { noUnit, type Unit } from "../../../quantities/unit.ts";
import { tokenise } from "../../../read/tokenise.ts";

/** The maximum digits of a decimal that is written in full. */
const fullDigits = 5;
/** The significant digits to which every other number is rounded. */
const usualDigits = 4;

/** A number as displayed in an answer, and whether it was rounded. */
export interface WrittenAmount {
  sign: "=" | "\\approx";
  /** With its unit. */
  latex: string;
  plain: string;
  /** Without its unit, in LaTeX. */
  number: string;
  /** What is written. */
  value: Rational;
}

/** A value with its unit, in full if the decimal is short, otherwise to four significant digits. */
export function writeAmount(
  value: Rational,
  unit: Unit = noUnit,
  digits = usualDigits,
): WrittenAmount {
  const needed = digitsOf(value);
  const isFull = needed !== null && needed <= Math.max(fullDigits, digits);
  const close = isFull ? value : roundSignificant(value, digits);
  return {
    sign: isFull ? "=" : "\\approx",
    latex: quantityLatex(quantity(close, unit)),
    plain: quantityPlain(quantity(close, unit)),
    number: numberToLatex(close),
    value: close,
  };
}

/** Rounded to the given decimal places, for percentages and pH. */
export function writePlaces(value: Rational, places: number, unit = ""): WrittenAmount {
  const scale = q.rational(10n ** BigInt(places));
  const twice = q.multiply(q.multiply(q.absolute(value), scale), q.rational(2n));
  const whole = (twice.numerator + twice.denominator) / (2n * twice.denominator);
  const size = q.divide(q.rational(whole), scale);
  const close = q.sign(value) < 0 ? q.negate(size) : size;
  const isFull = q.equals(close, value);
  return {
    sign: isFull ? "=" : "\\approx",
    latex: `${numberToLatex(close)}${unit === "%" ? "\\%" : unit}`,
    plain: `${numberToPlain(close)}${unit}`,
    number: numberToLatex(close),
    value: close,
  };
}

const unitsRead = new Map<string, Unit>();

/** A unit by its text, for use in code: "g/mol"; an invalid text is a caller's error. */
export function unitOf(text: string): Unit {
  const known = unitsRead.get(text);
  if (known) return known;
  const tokens = tokenise(text);
  const read = text === "" ? { unit: noUnit, length: 0 } : readUnit(tokens, 0);
  if (read?.length !== tokens.length) throw new Error(`Not a unit: ${text}`);
  unitsRead.set(text, read.unit);
  return read.unit;
}
