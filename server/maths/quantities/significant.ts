import { absolute } from "../numbers/integers.ts";
import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { decimalLatex } from "../numbers/written.ts";

/** The power of ten of the first digit: 2 for 345, −3 for 0.00712. Zero has none, and gives 0. */
export function orderOfMagnitude(value: Rational): number {
  const size = q.absolute(value);
  if (q.isZero(size)) return 0;
  const guess = size.numerator.toString().length - size.denominator.toString().length;
  // 345/100 has numerator and denominator of equal length and is at least 1; 345/400 is less.
  return q.order(size, powerOfTen(guess)) < 0 ? guess - 1 : guess;
}

export function powerOfTen(exponent: number): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0 ? q.rational(1n, power) : q.rational(power);
}

/** Rounded to the given significant digits, halves away from zero, the school convention. */
export function roundSignificant(value: Rational, digits: number): Rational {
  if (q.isZero(value)) return value;
  const unit = powerOfTen(orderOfMagnitude(value) - digits + 1);
  return q.multiply(roundToWhole(q.divide(value, unit)), unit);
}

function roundToWhole(value: Rational): Rational {
  const twice = absolute(value.numerator) * 2n + value.denominator;
  const size = twice / (2n * value.denominator);
  return q.rational(value.numerator < 0n ? -size : size);
}

/** The significant digits of an exact decimal; null if it does not terminate. */
export function digitsOf(value: Rational): number | null {
  const places = q.decimalPlaces(value);
  if (places === null) return null;
  const digits = absolute((value.numerator * 10n ** BigInt(places)) / value.denominator).toString();
  return digits.replace(/0+$/, "").length;
}

/** Outside these bounds a decimal is written as 2.64 × 10⁷. */
const plainFrom = -3;
const plainTo = 5;

interface Scientific {
  mantissa: Rational;
  exponent: number;
}

function scientific(value: Rational): Scientific | null {
  const exponent = orderOfMagnitude(value);
  if (q.isZero(value) || (exponent >= plainFrom && exponent <= plainTo)) return null;
  return { mantissa: q.divide(value, powerOfTen(exponent)), exponent };
}

/** The minimum of displayed places: `places`, or in 2.640 × 10⁷ the number that `significant` requires. */
export interface DisplayedDigits {
  places: number;
  significant: number | null;
}

/** A terminating decimal, in LaTeX: `0.25`, `65{,}333`, `2.64 \times 10^{7}`. */
export function numberToLatex(value: Rational, shown?: DisplayedDigits): string {
  const parts = scientific(value);
  if (!parts) return decimalLatex(value, shown?.places);
  const power = `10^{${parts.exponent}}`;
  const isBare = q.equals(parts.mantissa, q.one) && mantissaPlaces(shown) === 0;
  if (isBare) return power;
  return `${decimalLatex(parts.mantissa, mantissaPlaces(shown))} \\times ${power}`;
}

function mantissaPlaces(shown: DisplayedDigits | undefined): number {
  return Math.max((shown?.significant ?? 1) - 1, 0);
}

/** The same as a student would type it: 0.25, 65333, 2.64*10^7. */
export function numberToPlain(value: Rational, shown?: DisplayedDigits): string {
  const parts = scientific(value);
  const write = (decimal: Rational, places: number): string =>
    decimalLatex(decimal, places).replaceAll("{,}", "");
  if (!parts) return write(value, shown?.places ?? 0);
  return `${write(parts.mantissa, mantissaPlaces(shown))}*10^${parts.exponent}`;
}
