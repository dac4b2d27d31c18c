import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { rootOf } from "../../../algebra/root.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import { type AngleUnit, callLatex } from "../identities/written-angle.ts";
import type { Condition, FunctionOfAngle } from "./trigonometric-equation.ts";

/** One line of the working between the equation and its simple equations. */
export interface Line {
  title: string;
  why: string;
  latex: string;
}

export interface SimpleEquations {
  lines: Line[];
  conditions: Condition[];
  /** Equations with values that sine and cosine do not take, in LaTeX: sin x = 2. */
  impossible: string[];
}

/** The floating-point value of a constant; NaN if it has none. */
export function valueOf(value: Quotient): number {
  return evaluateReal(toExpression(value), new Map()) ?? Number.NaN;
}

/**
 * The real roots of c + bu + au², or of c + bu, from coefficients in ascending order; null if a coefficient is no real
 * number or the equation has no unknown.
 */
export function rootsOf([c = form.zero, b = form.zero, a]: readonly Quotient[]): Quotient[] | null {
  if (!a) return form.isZero(b) ? null : [form.negate(form.divide(c, b))];
  const four = form.fromInteger(4n);
  const discriminant = form.subtract(form.multiply(b, b), form.multiply(four, form.multiply(a, c)));
  const size = valueOf(discriminant);
  if (Number.isNaN(size)) return null;
  if (size < -1e-12) return [];
  const root = rootOf(discriminant, 2, {});
  const [low, high] = [form.negate(root), root].map((sign) =>
    form.divide(form.subtract(sign, b), form.scale(a, q.rational(2n))),
  );
  if (!low || !high) return null;
  return form.equals(low, high) ? [low] : [low, high];
}

/**
 * The simple equations f(angle) = value for the values that the function takes; the others are listed as impossible.
 */
export function equationsForValues(
  values: readonly Quotient[],
  name: FunctionOfAngle,
  angle: Quotient,
  unit: AngleUnit,
): SimpleEquations {
  const isPossible = (value: Quotient): boolean =>
    name === "tan" || Math.abs(valueOf(value)) <= 1 + 1e-12;
  const equationLatex = (value: Quotient): string =>
    `${callLatex(name, angle, unit)} = ${expressionLatex(toExpression(value))}`;
  return {
    lines: [],
    conditions: values
      .filter(isPossible)
      .map((value) => ({ name, angle, value, signs: "one" as const })),
    impossible: values.filter((value) => !isPossible(value)).map(equationLatex),
  };
}
