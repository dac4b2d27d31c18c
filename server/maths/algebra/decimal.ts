import type { Expression } from "../expressions/expression.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { notSupported, tooHard } from "../refusal.ts";
import { withBudget } from "./budget.ts";
import { canonical } from "./canonical.ts";
import { intervalOf } from "./constant-value.ts";
import type { Quotient } from "./form.ts";
import { asRational, isConstant } from "./quotient.ts";

/** The precision of a decimal: decimal places, or significant digits. */
export type Precision = { readonly places: number } | { readonly significant: number };

const mostDigits = 60;

/**
 * A real constant as a decimal, rounded half away from zero, with trailing zeros kept: √2 to 3 places is 1.414.
 * The last digit is certain. Refuses anything but a real constant, and a value that can't be determined with certainty.
 */
export function decimalOf(value: Quotient | Expression, precision: Precision): string {
  return withBudget(() => {
    const constant = "kind" in value ? canonical(value) : value;
    if (!isConstant(constant)) throw notSupported("Only a number without letters is a decimal.");
    const places =
      "places" in precision ? precision.places : precision.significant - 1 - magnitude(constant);
    const digits = roundedAt(constant, checked(places));
    if (
      "significant" in precision &&
      !q.isZero(digits) &&
      digitCount(digits) > precision.significant
    ) {
      return written(roundedAt(constant, checked(places - 1)), places - 1);
    }
    return written(digits, places);
  });
}

function checked(places: number): number {
  if (places > mostDigits || places < -mostDigits) throw tooHard("I can't write so many digits.");
  return places;
}

function digitCount({ numerator }: Rational): number {
  return numerator.toString().replace("-", "").length;
}

/** The constant times 10^places, rounded to a whole number. */
function roundedAt(constant: Quotient, places: number): Rational {
  const shift = powerOfTen(places);
  const exact = asRational(constant);
  if (exact) return q.rational(nearest(timesExactly(exact, shift)));
  for (const bits of [128, 512, 2048]) {
    const interval = intervalOf(constant, bits);
    if (interval) {
      const [low, high] = [interval.low, interval.high].map((end) =>
        nearest(timesExactly(rationalOf(end, bits), shift)),
      );
      if (low !== undefined && low === high) return q.rational(low);
    }
  }
  throw notSupported("I can't tell the last digit of this number with certainty.");
}

/** The product, not reduced and of any length. */
function timesExactly(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

function powerOfTen(places: number): Rational {
  const size = 10n ** BigInt(Math.abs(places));
  return places < 0 ? { numerator: 1n, denominator: size } : { numerator: size, denominator: 1n };
}

/** Not reduced: the precision in bits limits its digits, not the size limit for school numbers. */
function rationalOf(end: bigint, bits: number): Rational {
  return { numerator: end, denominator: 1n << BigInt(bits) };
}

/** Rounded half away from zero. */
function nearest({ numerator, denominator }: Rational): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

/** The exponent of ten of the first non-zero digit. */
function magnitude(constant: Quotient): number {
  const exact = asRational(constant);
  const size = q.absolute(exact ?? lowerEnd(constant));
  if (q.isZero(size)) return 0;
  let exponent = size.numerator.toString().length - size.denominator.toString().length;
  while (isBelow(size, powerOfTen(exponent))) exponent -= 1;
  while (!isBelow(size, powerOfTen(exponent + 1))) exponent += 1;
  return exponent;
}

function isBelow(a: Rational, b: Rational): boolean {
  return a.numerator * b.denominator < b.numerator * a.denominator;
}

function lowerEnd(constant: Quotient): Rational {
  const interval = intervalOf(constant, 192);
  if (!interval) throw notSupported("I can't tell how large this number is.");
  return rationalOf(interval.low, 192);
}

function written({ numerator }: Rational, places: number): string {
  if (places <= 0) return (numerator * 10n ** BigInt(-places)).toString();
  const digits = (numerator < 0n ? -numerator : numerator).toString().padStart(places + 1, "0");
  const sign = numerator < 0n ? "-" : "";
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
