import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { orderOfMagnitude, powerOfTen, roundSignificant } from "../../../quantities/significant.ts";

/** A logarithm to base 10: exact for a power of ten, else right to 12 digits. */
export interface Logarithm {
  value: Rational;
  isExact: boolean;
}

/** The decimal logarithm; exact for powers of ten. */
export function logarithm(of: Rational): Logarithm {
  const power = orderOfMagnitude(of);
  const mantissa = q.divide(of, powerOfTen(power));
  if (q.equals(mantissa, q.one)) return { value: q.rational(BigInt(power)), isExact: true };
  const digits = roundSignificant(mantissa, 16);
  const close = Math.log10(Number(digits.numerator) / Number(digits.denominator));
  return { value: q.add(q.rational(BigInt(power)), decimal(close)), isExact: false };
}

/** 10 to a power: exact for a whole number, else to 12 digits. */
export function tenToPower(power: Rational): Logarithm {
  if (q.isInteger(power)) return { value: powerOfTen(Number(power.numerator)), isExact: true };
  const whole = floor(power);
  const rest = q.subtract(power, q.rational(whole));
  const close = 10 ** (Number(rest.numerator) / Number(rest.denominator));
  return { value: q.multiply(decimal(close), powerOfTen(Number(whole))), isExact: false };
}

function floor({ numerator, denominator }: Rational): bigint {
  const cut = numerator / denominator;
  return numerator < 0n && cut * denominator !== numerator ? cut - 1n : cut;
}

/** A number of ordinary size, exact to 12 places. */
function decimal(value: number): Rational {
  return q.rational(BigInt(Math.round(value * 1e12)), 10n ** 12n);
}
