import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { tidy } from "../../../working/tidy.ts";
import { bracketed } from "../../../working/written.ts";
import type { Proof } from "../../task.ts";
import { derivativeLatex } from "../derivative/derivation.ts";
import type { DifferentialEquation } from "./read-differential-equation.ts";
import { product, slopeLatex } from "./solution.ts";

/** One side that holds y (y itself, or H(y)) and one that holds x and the constant. */
export interface Sides {
  kind: "explicit" | "implicit";
  left: Expression;
  right: Expression;
}

/** Puts the solution into the equation: differentiated by the kernel, it must give the slope that the equation asks for. */
export function proveSolution(
  { slope, condition }: Pick<DifferentialEquation, "slope" | "condition">,
  { kind, left, right }: Sides,
): Proof | null {
  const own = toExpression(derivative(canonical(right), "x"));
  const wanted =
    kind === "explicit"
      ? substitute(slope, new Map([["y", bracketed(right)]]))
      : product(toExpression(derivative(canonical(left), "y")), slope);
  if (compareExpressions(own, wanted, { positive: true, sampling: true }) !== "equal") return null;
  if (condition && !passesThrough(condition, left, right)) return null;
  const start = condition
    ? [
        `x = ${expressionLatex(condition.x)}: \\quad ${expressionLatex(at(right, "x", condition.x))} = ${expressionLatex(at(left, "y", condition.y))}`,
      ]
    : [];
  const lines =
    kind === "explicit"
      ? [
          `${derivativeLatex(right, "x")} = ${expressionLatex(own)}`,
          `${expressionLatex(tidy(wanted))} = ${expressionLatex(own)}`,
        ]
      : [
          `${derivativeLatex(left, "y")} \\cdot ${slopeLatex} = ${derivativeLatex(right, "x")}`,
          `${slopeLatex} = ${expressionLatex(slope)}`,
        ];
  return { method: "The solution put back into the equation", lines: [...lines, ...start] };
}

function at(expression: Expression, name: string, value: Expression): Expression {
  return substitute(expression, new Map([[name, bracketed(value)]]));
}

function passesThrough(
  { x, y }: NonNullable<DifferentialEquation["condition"]>,
  left: Expression,
  right: Expression,
): boolean {
  return compareExpressions(at(left, "y", y), at(right, "x", x), { sampling: true }) === "equal";
}
