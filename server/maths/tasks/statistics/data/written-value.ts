import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { squareRoot } from "../../../numbers/surd.ts";
import { rationalLatex, rationalPlain, surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { MathsAnswer } from "../../../outcome.ts";

/** A number, or the square root of one. */
export type Value = { kind: "number"; value: Rational } | { kind: "root"; under: Rational };

const longestDecimal = 4;

/** LaTeX of a number: a decimal of up to four places, otherwise a fraction. */
export function dataLatex(value: Rational): string {
  const places = q.decimalPlaces(value);
  return rationalLatex(value, places !== null && places <= longestDecimal ? "decimal" : "fraction");
}

/** The same as plain text. */
export function dataPlain(value: Rational): string {
  const places = q.decimalPlaces(value);
  return rationalPlain(value, places !== null && places <= longestDecimal ? "decimal" : "fraction");
}

/** LaTeX with brackets around a negative number, for use after an operator. */
export function dataBrackets(value: Rational): string {
  return q.sign(value) < 0 ? `(${dataLatex(value)})` : dataLatex(value);
}

function rounded(value: number): string {
  return value.toFixed(2);
}

/** The exact value; a fraction or a root is followed by its approximation to two places. */
export function valueAnswer(value: Value): MathsAnswer {
  if (value.kind === "number") {
    const exact = dataLatex(value.value);
    const isFraction = exact.includes("frac");
    return {
      latex: isFraction ? `${exact} \\approx ${rounded(asNumber(value.value))}` : exact,
      plain: dataPlain(value.value),
    };
  }
  const root = squareRoot(value.under);
  if (!root)
    return { latex: `\\sqrt{${dataLatex(value.under)}}`, plain: `sqrt(${dataPlain(value.under)})` };
  if (q.isZero(root.coefficient)) return valueAnswer({ kind: "number", value: root.rational });
  return {
    latex: `${surdLatex(root)} \\approx ${rounded(Math.sqrt(asNumber(value.under)))}`,
    plain: surdPlain(root),
  };
}

function asNumber({ numerator, denominator }: Rational): number {
  return Number(numerator) / Number(denominator);
}
