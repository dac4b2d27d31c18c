import * as q from "../numbers/rational.ts";
import type { Rational } from "../numbers/rational.ts";
import { fractionLatex } from "../numbers/written.ts";
import { sameDimension } from "./dimension.ts";
import {
  digitsOf,
  orderOfMagnitude,
  numberToLatex,
  numberToPlain,
  roundSignificant,
} from "./significant.ts";
import { rationalPower, type Unit } from "./unit.ts";

/** A number with a unit, such as 5.0 cm. */
export interface Quantity {
  value: Rational;
  unit: Unit;
  /** Significant digits as typed; null if the number is exact, such as a fraction or a word. */
  significant: number | null;
  /** Decimal places as typed. */
  places: number;
}

/** π to 40 places, for conversions with π as a factor. */
export const piClose: Rational = q.rational(31415926535897932384626433832795028841972n, 10n ** 40n);

export function quantity(value: Rational, unit: Unit): Quantity {
  return { value, unit, significant: null, places: q.decimalPlaces(value) ?? 0 };
}

export function hasSameDimension(a: Unit, b: Unit): boolean {
  return sameDimension(a.dimension, b.dimension);
}

/** The value in SI units: 36 km/h is 10, 27 °C is 300.15. Between degrees and radians π is taken to 40 places. */
export function toBase({ value, unit }: Quantity): Rational {
  const scaled = q.multiply(value, q.multiply(unit.scale, rationalPower(piClose, unit.piPower)));
  return unit.offset ? q.add(scaled, unit.offset) : scaled;
}

/** Whether a conversion between two units of one dimension gives an exact number. */
export function convertsExactly(from: Unit, to: Unit): boolean {
  return from.piPower === to.piPower;
}

/**
 * The same quantity in another unit, exactly (see `convertsExactly`); null if the units measure different
 * quantities. Temperatures are points on their scales: 25 °C is 77 °F.
 */
export function convert(from: Quantity, unit: Unit): Quantity | null {
  if (!hasSameDimension(from.unit, unit)) return null;
  const pi = rationalPower(piClose, from.unit.piPower - unit.piPower);
  const start = q.multiply(q.multiply(from.value, from.unit.scale), pi);
  const shifted = q.subtract(q.add(start, from.unit.offset ?? q.zero), unit.offset ?? q.zero);
  const value = q.divide(shifted, unit.scale);
  return { value, unit, significant: null, places: q.decimalPlaces(value) ?? 0 };
}

/** Rounded to the given significant digits; an exact decimal with no more digits is unchanged. */
export function roundQuantity(from: Quantity, digits: number): Quantity {
  const value = roundSignificant(from.value, digits);
  const places = Math.max(digits - 1 - orderOfMagnitude(value), 0);
  return { ...from, value, significant: digits, places };
}

/** Whether the number can be written as a decimal of at most the given significant digits. */
export function isShort(value: Rational, digits: number): boolean {
  const needed = digitsOf(value);
  return needed !== null && needed <= digits;
}

/** `9.8\,\mathrm{m/s^{2}}`, `45{}^{\circ}`, `\text{₹}240`; a non-terminating decimal is written as a fraction. */
export function quantityLatex({ value, unit, ...shown }: Quantity): string {
  const number = q.isTerminating(value)
    ? numberToLatex(value, shown)
    : fractionLatex(value.numerator, value.denominator);
  if (unit.symbol === "₹") return `${unit.latex}${number}`;
  return unit.symbol === "" || unit.symbol === "°"
    ? number + unit.latex
    : `${number}\\,${isPlural(value, unit) ? `\\mathrm{${unit.names.plural}}` : unit.latex}`;
}

/** As a student would type it: 9.8 m/s^2, 2.64*10^7 N, 45°, ₹240, 5/18 m. */
export function quantityPlain({ value, unit, ...shown }: Quantity): string {
  const number = q.isTerminating(value)
    ? numberToPlain(value, shown)
    : `${value.numerator}/${value.denominator}`;
  if (unit.symbol === "₹") return `₹${number}`;
  return unit.symbol === "" || unit.symbol === "°"
    ? number + unit.symbol
    : `${number} ${isPlural(value, unit) ? unit.names.plural : unit.symbol}`;
}

/** 14 days, but 14 h and 14 bar: a unit of time written with its full name has a plural. */
function isPlural(value: Rational, { symbol, names, dimension }: Unit): boolean {
  return symbol === names.singular && dimension.time === 1 && !q.equals(value, q.one);
}
