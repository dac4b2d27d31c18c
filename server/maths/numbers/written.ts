import { absolute, leastCommonMultiple } from "./integers.ts";
import * as q from "./rational.ts";
import type { Rational } from "./rational.ts";
import { isRational, type Surd } from "./surd.ts";

/** The format of results: fractions, or decimals if the question contains decimals. */
export type NumberStyle = "fraction" | "decimal";

/** Digits in Indian groups, as 12,50,000; numbers of up to four digits are not grouped, as in NCERT books. */
export function groupDigits(digits: string, comma: string): string {
  if (digits.length < 5) return digits;
  const head = digits.slice(0, -3).replaceAll(/\B(?=(?:\d{2})+$)/g, comma);
  return `${head}${comma}${digits.slice(-3)}`;
}

function decimalText(value: Rational, places: number, comma: string): string {
  const scaled = (value.numerator * 10n ** BigInt(places)) / value.denominator;
  const digits = absolute(scaled)
    .toString()
    .padStart(places + 1, "0");
  const whole = groupDigits(digits.slice(0, digits.length - places), comma);
  const minus = scaled < 0n ? "-" : "";
  return places === 0 ? minus + whole : `${minus}${whole}.${digits.slice(digits.length - places)}`;
}

export function integerLatex(value: bigint): string {
  return decimalText(q.rational(value), 0, "{,}");
}

/** A decimal with at least the given places; the value must terminate. */
export function decimalLatex(value: Rational, places = 0): string {
  return decimalText(value, Math.max(places, q.decimalPlaces(value) ?? 0), "{,}");
}

/** A fraction exactly as given, not reduced, with its sign in front. */
export function fractionLatex(numerator: bigint, denominator: bigint): string {
  const minus = numerator < 0n !== denominator < 0n && numerator !== 0n ? "-" : "";
  return `${minus}\\frac{${integerLatex(absolute(numerator))}}{${integerLatex(absolute(denominator))}}`;
}

export function rationalLatex(value: Rational, style: NumberStyle = "fraction"): string {
  if (q.isInteger(value)) return integerLatex(value.numerator);
  if (style === "decimal" && q.isTerminating(value)) return decimalLatex(value);
  return fractionLatex(value.numerator, value.denominator);
}

/** The number as a student would type it: -2, 19/12, 0.75. */
export function rationalPlain(value: Rational, style: NumberStyle = "fraction"): string {
  if (q.isInteger(value)) return value.numerator.toString();
  if (style === "decimal" && q.isTerminating(value)) {
    return decimalText(value, q.decimalPlaces(value) ?? 0, "");
  }
  return `${value.numerator}/${value.denominator}`;
}

/** 19/12 as `1\frac{7}{12}`; null if there is no whole part, or no fraction part. */
export function mixedLatex(value: Rational): string | null {
  const size = absolute(value.numerator);
  if (q.isInteger(value) || size < value.denominator) return null;
  const whole = size / value.denominator;
  const minus = value.numerator < 0n ? "-" : "";
  return `${minus}${integerLatex(whole)}${fractionLatex(size % value.denominator, value.denominator)}`;
}

interface SurdParts {
  whole: bigint;
  root: bigint;
  radicand: bigint;
  denominator: bigint;
}

/** a + b√c over one denominator. */
function overOneDenominator({ rational, coefficient, radicand }: Surd): SurdParts {
  const first = rational.denominator;
  const second = coefficient.denominator;
  const denominator = leastCommonMultiple(first, second);
  return {
    whole: (rational.numerator * denominator) / first,
    root: (coefficient.numerator * denominator) / second,
    radicand,
    denominator,
  };
}

function surdText(value: Surd, rootOf: (times: bigint, radicand: bigint) => string): SurdText {
  const { whole, root, radicand, denominator } = overOneDenominator(value);
  const term = rootOf(absolute(root), radicand);
  const signed = root < 0n ? `-${term}` : term;
  if (whole === 0n) return { numerator: signed, denominator, isSum: false };
  const numerator = `${whole} ${root < 0n ? "-" : "+"} ${term}`;
  return { numerator, denominator, isSum: true };
}

interface SurdText {
  numerator: string;
  denominator: bigint;
  isSum: boolean;
}

export function surdLatex(value: Surd, style: NumberStyle = "fraction"): string {
  if (isRational(value)) return rationalLatex(value.rational, style);
  const { numerator, denominator, isSum } = surdText(
    value,
    (times, radicand) => `${times === 1n ? "" : times}\\sqrt{${radicand}}`,
  );
  if (denominator === 1n) return numerator;
  if (!isSum && numerator.startsWith("-")) return `-\\frac{${numerator.slice(1)}}{${denominator}}`;
  return `\\frac{${numerator}}{${denominator}}`;
}

/** As a student would type it: (3 - sqrt(5))/2. */
export function surdPlain(value: Surd, style: NumberStyle = "fraction"): string {
  if (isRational(value)) return rationalPlain(value.rational, style);
  const { numerator, denominator, isSum } = surdText(
    value,
    (times, radicand) => `${times === 1n ? "" : `${times}*`}sqrt(${radicand})`,
  );
  if (denominator === 1n) return numerator;
  return isSum ? `(${numerator})/${denominator}` : `${numerator}/${denominator}`;
}
