import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { mixedLatex, rationalLatex, rationalPlain } from "../numbers/written.ts";
import type { MathsAnswer } from "../outcome.ts";
import { singular } from "./nouns.ts";
import type { Unit } from "../quantities/unit.ts";

export type AmountKind =
  | "money"
  | "percent"
  | "time"
  | "length"
  | "speed"
  | "mass"
  | "volume"
  | "number"
  | "ratio";

/** A number of a word problem with its unit. */
export interface Amount {
  kind: AmountKind;
  /** The number: 15 for 15%; for a ratio its first term. */
  value: Rational;
  /** The terms of a ratio; empty for other amounts. */
  terms: readonly Rational[];
  /** The sign of a currency, or the symbol of a unit of measurement; "" for a plain number. */
  unit: string;
  /** The unit of measurement; null for money, percent, ratios and plain numbers. */
  measure: Unit | null;
  /** The position of its figures in the text of the question. */
  start: number;
  end: number;
  /** Whether it is written in digits alone, so that other digits may replace them. */
  isFigures: boolean;
}

/** The unit of a result: ₹, %, km/h, or a noun such as "workers". */
export interface Label {
  kind: AmountKind;
  /** The sign of the currency, the symbol of the unit, or a noun in the plural; "" for none. */
  unit: string;
  latex: string;
  /** Written as a fraction even if it could be a decimal: a part of a whole. */
  isFraction?: true;
}

const longestDecimal = 4;

/** Short decimals, otherwise fractions: both are exact. */
export function numberLatex(value: Rational): string {
  const places = q.decimalPlaces(value);
  const isShort = places !== null && places <= longestDecimal;
  return rationalLatex(value, isShort ? "decimal" : "fraction");
}

function numberPlain(value: Rational): string {
  const places = q.decimalPlaces(value);
  const isShort = places !== null && places <= longestDecimal;
  return rationalPlain(value, isShort ? "decimal" : "fraction");
}

/** Rounded half up to the given number of decimal places. */
function roundedTo(value: Rational, places: number): Rational {
  const scale = 10n ** BigInt(places);
  const doubled = (2n * value.numerator * scale) / value.denominator;
  const step = doubled < 0n ? -1n : 1n;
  return q.rational((doubled + step) / 2n, scale);
}

export const noLabel: Label = { kind: "number", unit: "", latex: "" };
export const percentLabel: Label = { kind: "percent", unit: "%", latex: "\\%" };

export function moneyLabel(sign: string): Label {
  return { kind: "money", unit: sign, latex: sign === "$" ? "\\$" : `\\text{${sign}}` };
}

/** Days, months, years and counted things are written as words. */
export function wordLabel(kind: AmountKind, noun: string): Label {
  return { kind, unit: noun, latex: `\\text{ ${noun}}` };
}

const spelledOut = /^(?:day|week|month|year|min|h|s)$/;
const spelledNames: Record<string, string> = { min: "minutes", h: "hours", s: "seconds" };

/** The label of a measured amount: the symbol of its unit, or the unit's name where books spell it out. */
export function measureLabel(kind: AmountKind, unit: Unit): Label {
  if (!spelledOut.test(unit.symbol)) {
    return { kind, unit: unit.symbol, latex: `\\,${unit.latex}` };
  }
  return wordLabel(kind, spelledNames[unit.symbol] ?? unit.names.plural);
}

/** The number with its unit, in LaTeX: `\text{₹}240`, `12.5\%`, `60\,\mathrm{km/h}`, `5\text{ days}`. */
export function amountLatex(value: Rational, label: Label): string {
  const number = label.isFraction ? rationalLatex(value) : numberLatex(value);
  return around(number, label, q.equals(value, q.one));
}

/** A written number as rupees with paise, which have two decimal places: "194.5" as "194.50". */
export function withPaise(number: string): string {
  return /\.\d$/.test(number) ? `${number}0` : number;
}

function around(number: string, { kind, latex }: Label, isOne = false): string {
  if (kind !== "money") return `${number}${isOne ? ofOne(latex) : latex}`;
  const paid = withPaise(number);
  return paid.startsWith("-") ? `-${latex}${paid.slice(1)}` : `${latex}${paid}`;
}

/** "1 days" and "1 workers" lose the s. */
function ofOne(latex: string): string {
  const noun = /^\\text\{ (.*)\}$/.exec(latex)?.[1];
  return noun === undefined ? latex : `\\text{ ${singular(noun)}}`;
}

function plainAround(number: string, { kind, unit }: Label, isOne: boolean): string {
  if (kind === "money") return `${unit}${withPaise(number)}`;
  if (kind === "percent") return `${number}%`;
  if (unit === "°") return `${number}°`;
  const name = isOne && /^[a-z]{3,}$/.test(unit) ? singular(unit) : unit;
  return name === "" ? number : `${number} ${name}`;
}

/**
 * A result as an answer. Money with more decimal places is rounded to paise (with ≈); other numbers stay exact, with
 * the mixed number next to an improper fraction.
 */
export function answerOf(value: Rational, label: Label): MathsAnswer {
  const places = q.decimalPlaces(value);
  if (label.kind === "money" && (places === null || places > 2)) {
    const paise = roundedTo(value, 2);
    const exact = around(rationalLatex(value, places === null ? "fraction" : "decimal"), label);
    return {
      latex: `${exact} \\approx ${around(rationalLatex(paise, "decimal"), label)}`,
      plain: plainAround(rationalPlain(paise, "decimal"), label, false),
    };
  }
  const isOne = q.equals(value, q.one);
  const latex = amountLatex(value, label);
  const isFraction = places === null || places > longestDecimal;
  const mixed = isFraction ? mixedLatex(value) : null;
  return {
    latex: mixed === null ? latex : `${latex} = ${around(mixed, label)}`,
    plain: plainAround(label.isFraction ? rationalPlain(value) : numberPlain(value), label, isOne),
  };
}
