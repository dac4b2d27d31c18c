import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import * as q from "../../../numbers/rational.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { MathsAnswer } from "../../../outcome.ts";
import type { Entry } from "../../../matrices/literal.ts";
import { entryLatex, entryPlain } from "../../../matrices/write-matrix.ts";

const halfOf = (entry: Entry): Entry => form.scale(entry, q.rational(1n, 2n));
const root = (of: bigint): Entry => rootOf(form.fromInteger(of), 2, {});

/** The standard angles in degrees with their cosines. */
const cosines: readonly (readonly [number, Entry])[] = [
  [0, form.one],
  [30, halfOf(root(3n))],
  [45, halfOf(root(2n))],
  [60, halfOf(form.one)],
  [90, form.zero],
];

/** The floating-point value of a real number; NaN if it has none. */
export function floating(entry: Entry): number {
  return evaluateReal(toExpression(entry), new Map()) ?? Number.NaN;
}

/**
 * The angle from 0° to 180° with a given cosine: exact for standard angles, otherwise as cos⁻¹ with two decimal places.
 */
export function angleByCosine(cosine: Entry, label = "\\theta"): MathsAnswer {
  for (const [degrees, value] of cosines) {
    if (form.isZero(form.subtract(cosine, value))) return exact(degrees, label);
    if (form.isZero(form.add(cosine, value))) return exact(180 - degrees, label);
  }
  return inverse("cos", cosine, (Math.acos(floating(cosine)) * 180) / Math.PI, label);
}

/**
 * The angle from 0° to 90° with a given sine: exact for standard angles, otherwise as sin⁻¹ with two decimal places.
 */
export function angleBySine(sine: Entry, label = "\\theta"): MathsAnswer {
  for (const [degrees, value] of cosines) {
    if (form.isZero(form.subtract(sine, value))) return exact(90 - degrees, label);
  }
  return inverse("sin", sine, (Math.asin(floating(sine)) * 180) / Math.PI, label);
}

function exact(degrees: number, label: string): MathsAnswer {
  return { latex: `${label} = ${degrees}^{\\circ}`, plain: `${degrees}°` };
}

function inverse(name: "cos" | "sin", value: Entry, degrees: number, label: string): MathsAnswer {
  return {
    latex: `${label} = \\${name}^{-1}\\left(${entryLatex(value)}\\right) \\approx ${degrees.toFixed(2)}^{\\circ}`,
    plain: `${name}^-1(${entryPlain(value)})`,
  };
}
