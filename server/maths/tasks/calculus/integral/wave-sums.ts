import { canonical } from "../../../algebra/canonical.ts";
import { quotientKey } from "../../../algebra/atom.ts";
import type { Polynomial, Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { linearSlope } from "./table.ts";

/** A number, and multiples of the cosine and the sine of one linear function: p + a cos u + b sin u. */
export interface WaveSum {
  number: Rational;
  cosine: Rational;
  sine: Rational;
}

/** The angle u of sines and cosines, and its slope. */
interface Angle {
  u: Expression;
  slope: Quotient;
}

export interface WaveFraction {
  above: WaveSum;
  below: WaveSum;
  angle: Angle;
}

/** A fraction of two such sums of the same angle, or p + t tan u; null for anything else. */
export function readWaveFraction(expression: Expression, variable: string): WaveFraction | null {
  const { numerator, denominator } = canonical(expression);
  const [top, bottom] = [numerator, denominator].map(multiplesIn);
  if (!top || !bottom) return null;
  const [argument, other] = [...new Map([...top.angles, ...bottom.angles]).values()];
  const names = new Set([...top.sizes.keys(), ...bottom.sizes.keys()]);
  if (!argument || other) return null;
  const u = toExpression(argument);
  const slope = linearSlope(u, variable);
  const sums = [top, bottom].map(({ sizes }) => sumOf(sizes, names));
  const [above, below] = sums;
  return slope && above && below ? { above, below, angle: { u, slope } } : null;
}

/** The coefficient of each function in a sum, by its name ("" for the constant), and the angles of the functions. */
interface Multiples {
  sizes: ReadonlyMap<string, Rational>;
  angles: ReadonlyMap<string, Quotient>;
}

function multiplesIn({ terms }: Polynomial): Multiples | null {
  const [sizes, angles] = [new Map<string, Rational>(), new Map<string, Quotient>()];
  for (const { coefficient, monomial } of terms) {
    const [factor, second] = monomial.factors;
    if (factor) {
      const { atom, exponent } = factor;
      if (second || atom.kind !== "call" || !q.equals(exponent, q.one)) return null;
      angles.set(quotientKey(atom.argument), atom.argument);
      sizes.set(atom.name, coefficient);
    } else sizes.set("", coefficient);
  }
  return { sizes, angles };
}

/** If the fraction contains tan u or cot u, both sides are multiplied by its denominator. */
function sumOf(sizes: ReadonlyMap<string, Rational>, names: ReadonlySet<string>): WaveSum | null {
  const size = (name: string): Rational => sizes.get(name) ?? q.zero;
  const others = [...names].filter((name) => name !== "").toSorted();
  switch (others.join()) {
    case "tan":
      return { number: q.zero, cosine: size(""), sine: size("tan") };
    case "cot":
      return { number: q.zero, cosine: size("cot"), sine: size("") };
    case "cos":
    case "sin":
    case "cos,sin":
      return { number: size(""), cosine: size("cos"), sine: size("sin") };
    default:
      return null;
  }
}

/** p + a cos u + b sin u, written. */
export function waveSumOf(sum: WaveSum, u: Expression): Expression {
  const wave = (name: "cos" | "sin", size: Rational): Quotient =>
    form.scale(canonical({ kind: "call", name, argument: u }), size);
  const all = form.add(
    form.fromRational(sum.number),
    form.add(wave("cos", sum.cosine), wave("sin", sum.sine)),
  );
  return toExpression(all);
}
