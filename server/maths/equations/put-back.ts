import { evaluateSurd } from "../expressions/evaluate-surd.ts";
import { type Expression, valueLeaf } from "../expressions/expression.ts";
import { expressionLatex } from "../expressions/write-latex.ts";
import type { Rational } from "../numbers/rational.ts";
import { equalSurds, surd, type Surd } from "../numbers/surd.ts";
import { type NumberStyle, surdLatex } from "../numbers/written.ts";
import { type Equation, substitute } from "./equation.ts";

/** Substitutes exact values into both sides of the equation as typed; the common value, or null if they differ. */
export function putBack({ left, right }: Equation, values: ReadonlyMap<string, Surd>): Surd | null {
  const [first, second] = [evaluateSurd(left, values), evaluateSurd(right, values)];
  return first && second && equalSurds(first, second) ? first : null;
}

/** The written lines of a check with rational values: LHS, then RHS; null if the equation is false for them. */
export function putBackLines(
  equation: Equation,
  values: ReadonlyMap<string, Rational>,
  style: NumberStyle,
): string[] | null {
  const exact = new Map([...values].map(([name, value]) => [name, surd(value)]));
  const common = putBack(equation, exact);
  if (!common) return null;
  const leaves = new Map<string, Expression>(
    [...values].map(([name, value]) => [name, valueLeaf(value, style)]),
  );
  const result = surdLatex(common, style);
  const line = (side: string, expression: Expression): string => {
    const shown = expressionLatex(substitute(expression, leaves));
    return shown === result
      ? `\\text{${side}} = ${result}`
      : `\\text{${side}} = ${shown} = ${result}`;
  };
  return [line("LHS", equation.left), line("RHS", equation.right)];
}
