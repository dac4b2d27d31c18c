import type { Polynomial, Quotient } from "../../../algebra/form.ts";
import { withoutAtom } from "../../../algebra/monomial.ts";
import { polynomial } from "../../../algebra/polynomial.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { atomOf, type CallAtom, wholeExponent } from "../identities/trigonometric-form.ts";
import { type AngleUnit, callLatex } from "../identities/written-angle.ts";
import {
  type Line,
  rootsOf,
  equationsForValues,
  type SimpleEquations,
  valueOf,
} from "./simple-equations.ts";

/**
 * Solves an equation that is homogeneous in sin and cos, of degree 1 or 2, by dividing by a power of cos; null for
 * others.
 */
export function byTangent(
  factor: Polynomial,
  { argument }: CallAtom,
  unit: AngleUnit,
): SimpleEquations | null {
  const inTangent = tangentCoefficients(factor, argument);
  const values = inTangent && rootsOf(inTangent);
  if (!values) return null;
  const split = equationsForValues(values, "tan", argument, unit);
  const cosine = callLatex("cos", argument, unit);
  const line: Line = {
    title: `Divide by $${callLatex("cos", argument, unit, inTangent.length - 1)}$`,
    why: `Where $${cosine} = 0$, the sine is $\\pm 1$ and the equation does not hold, so nothing is lost.`,
    latex: values
      .map(
        (value) => `${callLatex("tan", argument, unit)} = ${expressionLatex(toExpression(value))}`,
      )
      .join(" \\text{ or } "),
  };
  return { ...split, lines: values.length === 0 ? [] : [line] };
}

/**
 * The coefficients of the powers of tan in ascending order, after division by a power of cos. Null if the equation is
 * not homogeneous, or if the division would lose solutions with cos = 0.
 */
function tangentCoefficients(factor: Polynomial, argument: Quotient): Quotient[] | null {
  const [sine, cosine] = [atomOf("sin", argument), atomOf("cos", argument)];
  if (sine.kind !== "call" || cosine.kind !== "call") return null;
  const degrees = factor.terms.map(
    ({ monomial }) => wholeExponent(monomial, sine) + wholeExponent(monomial, cosine),
  );
  const highest = Math.max(...degrees);
  if (highest > 2 || degrees.some((degree) => (highest - degree) % 2 !== 0)) return null;
  const sums: Quotient[] = [form.zero, form.zero, form.zero].slice(0, highest + 1);
  const add = (power: number, number: Quotient): void => {
    sums[power] = form.add(sums[power] ?? form.zero, number);
  };
  for (const [at, term] of factor.terms.entries()) {
    const power = wholeExponent(term.monomial, sine);
    const number = form.scale(numbersOf(term, [sine, cosine]), term.coefficient);
    add(power, number);
    // A constant is multiplied by sin² + cos² = 1 to make the equation homogeneous.
    if ((degrees[at] ?? 0) < highest) add(power + 2, number);
  }
  return form.isZero(sums.at(-1) ?? form.zero) ? null : sums;
}

/** The factor of a term besides its functions and its rational coefficient: roots of numbers. */
function numbersOf(term: Polynomial["terms"][number], atoms: readonly CallAtom[]): Quotient {
  const monomial = atoms.reduce((rest, atom) => withoutAtom(rest, atom), term.monomial);
  return form.fromPolynomial(polynomial([{ coefficient: q.one, monomial }]));
}

/** Solves a sin u + b cos u + c = 0 by R cos(u − α) = −c with R = √(a² + b²); null if α is no multiple of 15°. */
export function byOneAngle(
  factor: Polynomial,
  { argument }: CallAtom,
  unit: AngleUnit,
): SimpleEquations | null {
  const [sine, cosine] = [atomOf("sin", argument), atomOf("cos", argument)];
  if (sine.kind !== "call" || cosine.kind !== "call") return null;
  let [a, b, c] = [form.zero, form.zero, form.zero];
  for (const term of factor.terms) {
    const [s, k] = [wholeExponent(term.monomial, sine), wholeExponent(term.monomial, cosine)];
    const number = form.multiply(
      form.fromRational(term.coefficient),
      numbersOf(term, [sine, cosine]),
    );
    if (s + k > 1) return null;
    if (s === 1) a = form.add(a, number);
    else if (k === 1) b = form.add(b, number);
    else c = form.add(c, number);
  }
  const size = rootOf(form.add(form.multiply(a, a), form.multiply(b, b)), 2, {});
  const shift = shiftOf(form.divide(b, size), form.divide(a, size));
  if (!shift) return null;
  const value = form.negate(form.divide(c, size));
  const angle = form.subtract(argument, shift);
  const text = (number: Quotient): string => expressionLatex(toExpression(number));
  const line: Line = {
    title: "Write the two functions as one",
    why: `$\\sqrt{a^{2} + b^{2}} = ${text(size)}$: divide by it, and use $\\cos A\\cos B + \\sin A\\sin B = \\cos(A - B)$.`,
    latex: `${callLatex("cos", angle, unit)} = ${text(value)}`,
  };
  const split = equationsForValues([value], "cos", angle, unit);
  return { ...split, lines: [line] };
}

/** The multiple of 15° with this cosine and sine; null if there is none. */
function shiftOf(cosine: Quotient, sine: Quotient): Quotient | null {
  for (let part = -11n; part <= 12n; part += 1n) {
    const angle = form.scale(form.fromConstant("π"), q.rational(part, 12n));
    const at = (part * 15n) % 360n;
    const radians = (Number(at) * Math.PI) / 180;
    const isNear =
      Math.abs(Math.cos(radians) - valueOf(cosine)) < 1e-9 &&
      Math.abs(Math.sin(radians) - valueOf(sine)) < 1e-9;
    if (isNear) return angle;
  }
  return null;
}
