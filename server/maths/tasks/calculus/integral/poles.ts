import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { asPolynomial } from "../../../algebra/in-one-variable.ts";
import { fromPolynomial } from "../../../algebra/quotient.ts";
import { exactRoots } from "../../../algebra/roots.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { notSupported } from "../../../refusal.ts";
import { orNull } from "../limit/approach.ts";
import type { Bounds } from "./read-integral.ts";

/**
 * Refuses a fraction whose denominator is zero between the limits or at one of them: the integral diverges there, and
 * F(b) − F(a) would be wrong. Detects polynomial denominators only; the numeric proof detects the others.
 */
export function refusePoles(expression: Expression, variable: string, bounds: Bounds): void {
  const below = orNull(() => canonical(expression).denominator);
  const polynomial = below && asPolynomial(fromPolynomial(below), variable);
  const roots = polynomial && polynomial.length > 1 ? exactRoots(polynomial) : null;
  const [from, to] = [bounds.from, bounds.to].map((bound) => evaluateReal(bound, new Map()));
  if (!roots || typeof from !== "number" || typeof to !== "number") return;
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  const places = roots.map(({ root }) => toExpression(root));
  const pole = places.find((place) => {
    const at = evaluateReal(place, new Map());
    return at !== null && at >= low - rounding && at <= high + rounding;
  });
  if (!pole) return;
  throw notSupported(
    `The denominator is zero at $${letterLatex(variable)} = ${expressionLatex(pole)}$, which lies within the limits: this integral has no value.`,
  );
}

const rounding = 1e-12;
