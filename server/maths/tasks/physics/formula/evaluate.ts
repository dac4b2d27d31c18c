import { exactSquareRoot } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { piClose } from "../../../quantities/quantity.ts";
import { orderOfMagnitude, powerOfTen, roundSignificant } from "../../../quantities/significant.ts";
import { rationalPower } from "../../../quantities/unit.ts";
import type { Formula, FormulaFunction } from "./formula.ts";

/** A number that is exact, or approximate with at least 14 correct digits. */
export interface Close {
  value: Rational;
  isExact: boolean;
}

/** Significant digits of an approximate number. */
const approximateDigits = 20;

export type Values = ReadonlyMap<string, Close>;

/**
 * Evaluates a formula. Returns null where it has no real value or a name has no value: division by zero, the square
 * root of a negative number.
 */
export function evaluate(formula: Formula, values: Values): Close | null {
  switch (formula.kind) {
    case "number":
      return { value: q.rational(formula.value), isExact: true };
    case "pi":
      return { value: roundSignificant(piClose, approximateDigits), isExact: false };
    case "name":
      return valueNamed(formula.name, values);
    case "sum":
      return combine(formula.left, formula.right, values, adding(formula));
    case "product":
      return combine(formula.left, formula.right, values, q.multiply);
    case "quotient":
      return combine(formula.top, formula.bottom, values, divided);
    case "power":
      return toPower(evaluate(formula.base, values), formula.exponent);
    case "raised":
      return raise(evaluate(formula.base, values), evaluate(formula.exponent, values));
    case "function":
      return applyFunction(formula.of, evaluate(formula.inner, values));
  }
}

function valueNamed(name: string, values: Values): Close | null {
  return values.get(name) ?? null;
}

function adding({ isDifference }: Extract<Formula, { kind: "sum" }>): typeof q.add {
  return isDifference ? q.subtract : q.add;
}

function divided(top: Rational, bottom: Rational): Rational | null {
  return q.isZero(bottom) ? null : q.divide(top, bottom);
}

function toPower(base: Close | null, exponent: number): Close | null {
  return base && close(rationalPower(base.value, exponent), base.isExact);
}

function combine(
  left: Formula,
  right: Formula,
  values: Values,
  how: (a: Rational, b: Rational) => Rational | null,
): Close | null {
  const [a, b] = [evaluate(left, values), evaluate(right, values)];
  if (!a || !b) return null;
  const value = how(a.value, b.value);
  return value && close(value, a.isExact && b.isExact);
}

function close(value: Rational, isExact: boolean): Close {
  return { value: isExact ? value : roundSignificant(value, approximateDigits), isExact };
}

function raise(base: Close | null, exponent: Close | null): Close | null {
  if (!base || !exponent) return null;
  const power = Number(exponent.value.numerator);
  if (q.isInteger(exponent.value) && Math.abs(power) <= 60) {
    return close(rationalPower(base.value, power), base.isExact);
  }
  return fromNumber(toNumber(base.value) ** toNumber(exponent.value));
}

/** Converts to floating point; the value is rounded to 18 significant digits first. */
export function toNumber(value: Rational): number {
  if (q.isZero(value)) return 0;
  const order = orderOfMagnitude(value);
  const digits = q.divide(roundSignificant(value, 18), powerOfTen(order - 17));
  return Number(`${digits.numerator}e${order - 17}`);
}

function fromNumber(value: number): Close | null {
  if (!Number.isFinite(value)) return null;
  const [digits = "0", power = "0"] = value.toExponential(16).split("e");
  const [whole = "0", decimals = ""] = digits.split(".");
  const mantissa = q.rational(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
  return { value: q.multiply(mantissa, powerOfTen(Number(power))), isExact: false };
}

function applyFunction(of: FormulaFunction, inner: Close | null): Close | null {
  if (!inner) return null;
  if (of === "sqrt") return squareRoot(inner);
  if (of === "abs") return { ...inner, value: q.absolute(inner.value) };
  const known = knownAngle(of, inner);
  if (known) return known;
  return fromNumber(angleFunctions[of](toNumber(inner.value)));
}

const degree = Math.PI / 180;

const angleFunctions: Record<Exclude<FormulaFunction, "sqrt" | "abs">, (x: number) => number> = {
  sin: (degrees) => Math.sin(degrees * degree),
  cos: (degrees) => Math.cos(degrees * degree),
  tan: (degrees) => Math.tan(degrees * degree),
  asin: (ratio) => Math.asin(ratio) / degree,
  acos: (ratio) => Math.acos(ratio) / degree,
  atan: (ratio) => Math.atan(ratio) / degree,
};

function squareRoot({ value, isExact }: Close): Close | null {
  if (q.sign(value) < 0) return null;
  const root = exactSquareRoot(value.numerator * value.denominator);
  if (root !== null) return { value: q.rational(root, value.denominator), isExact };
  return fromNumber(Math.sqrt(toNumber(value)));
}

/** Twice the exact value, by the angle in degrees, for angles whose sine, cosine or tangent is rational. */
const exactAngles: Partial<Record<FormulaFunction, Record<string, bigint>>> = {
  sin: { "0": 0n, "30": 1n, "90": 2n, "150": 1n, "180": 0n },
  cos: { "0": 2n, "60": 1n, "90": 0n, "120": -1n, "180": -2n },
  tan: { "0": 0n, "45": 2n, "135": -2n, "180": 0n },
};
const inverseOf: Partial<Record<FormulaFunction, FormulaFunction>> = {
  asin: "sin",
  acos: "cos",
  atan: "tan",
};

function knownAngle(of: FormulaFunction, { value, isExact }: Close): Close | null {
  if (!isExact) return null;
  const twice = q.isInteger(value) ? exactAngles[of]?.[value.numerator.toString()] : undefined;
  if (twice !== undefined) return { value: q.rational(twice, 2n), isExact };
  const forward = exactAngles[inverseOf[of] ?? of];
  if (!forward || inverseOf[of] === undefined) return null;
  const wanted = q.multiply(value, q.rational(2n));
  const angle = Object.keys(forward).find((degrees) => {
    return q.equals(q.rational(forward[degrees] ?? 0n), wanted);
  });
  return angle === undefined ? null : { value: q.rational(BigInt(angle)), isExact };
}
