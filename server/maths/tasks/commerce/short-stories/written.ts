import * as q from "../../../numbers/rational.ts";
import { withPaise } from "../../../story/amount.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";

const mostPlaces = 4;

function style(value: Rational): "decimal" | "fraction" {
  const places = q.decimalPlaces(value);
  return places !== null && places <= mostPlaces ? "decimal" : "fraction";
}

/** A short decimal as such, anything else as a fraction. */
export function latex(value: Rational): string {
  return rationalLatex(value, style(value));
}

export function withUnit(value: Rational, unit: string): MathsAnswer {
  return {
    latex: `${latex(value)}\\text{ ${unit}}`,
    plain: `${rationalPlain(value, style(value))} ${unit}`,
  };
}

export function rupees(value: Rational): MathsAnswer {
  return {
    latex: `₹${withPaise(latex(value))}`,
    plain: `₹${withPaise(rationalPlain(value, style(value)))}`,
  };
}

export function percent(value: Rational): MathsAnswer {
  return { latex: `${latex(value)}\\%`, plain: `${rationalPlain(value, style(value))}%` };
}

export const whole = (value: number): Rational => q.rational(BigInt(value));
export const hundred = whole(100);

/** The factor of a price after a change by the given percent. */
export function factorOf(change: Rational): Rational {
  return q.divide(q.add(hundred, change), hundred);
}

export function isBetween(value: Rational, low: number, high: number): boolean {
  return q.order(value, whole(low)) > 0 && q.order(value, whole(high)) < 0;
}
