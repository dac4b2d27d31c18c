import { canonical } from "../../../algebra/canonical.ts";
import { compareExpressions } from "../../../algebra/compare-expressions.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets } from "../../../working/written.ts";
import type { Proof } from "../../../task/task.ts";
import { derivativeLatex } from "../derivative/derivation.ts";
import type { DifferentialEquation } from "./read-differential-equation.ts";
import { product, slopeLatex } from "./solution.ts";

/** One side that contains y (y itself, H(y), or H(y/x)) and one that contains x and the constant. */
export interface Sides {
  kind: "explicit" | "implicit" | "ratio";
  left: Expression;
  right: Expression;
}

/** Substitutes the solution into the equation: its derivative by the kernel must equal the slope of the equation. */
export function proveSolution(
  { slope, condition }: Pick<DifferentialEquation, "slope" | "condition">,
  { kind, left, right }: Sides,
): Proof | null {
  const own = toExpression(derivative(canonical(right), "x"));
  const wanted =
    kind === "explicit"
      ? substitute(slope, new Map([["y", inBrackets(right)]]))
      : totalDerivative(left, slope);
  if (compareExpressions(own, wanted, { positive: true, sampling: true }) !== "equal") return null;
  if (condition && !passesThrough(condition, left, right)) return null;
  const start = condition
    ? [
        `x = ${expressionLatex(condition.x)}: \\quad ${expressionLatex(at(right, "x", condition.x))} = ${expressionLatex(at(at(left, "y", condition.y), "x", condition.x))}`,
      ]
    : [];
  const lines = shownProof({ kind, left, right }, { slope, own, wanted });
  return { method: "The solution put back into the equation", lines: [...lines, ...start] };
}

function shownProof(
  { kind, left, right }: Sides,
  { slope, own, wanted }: Record<"slope" | "own" | "wanted", Expression>,
): string[] {
  if (kind === "explicit") {
    return [
      `${derivativeLatex(right, "x")} = ${expressionLatex(own)}`,
      `${expressionLatex(tidy(wanted))} = ${expressionLatex(own)}`,
    ];
  }
  const first =
    kind === "ratio"
      ? "\\text{both sides differentiated by } x \\text{ and solved for the slope:}"
      : `${derivativeLatex(left, "y")} \\cdot ${slopeLatex} = ${derivativeLatex(right, "x")}`;
  return [first, `${slopeLatex} = ${expressionLatex(slope)}`];
}

/** The derivative with respect to x, if y depends on x with this slope. */
function totalDerivative(side: Expression, slope: Expression): Expression {
  const [ofX, ofY] = ["x", "y"].map((name) => toExpression(derivative(canonical(side), name)));
  return {
    kind: "sum",
    left: ofX ?? side,
    right: { kind: "group", inner: product(ofY ?? side, slope) },
  };
}

function at(expression: Expression, name: string, value: Expression): Expression {
  return substitute(expression, new Map([[name, inBrackets(value)]]));
}

function passesThrough(
  { x, y }: NonNullable<DifferentialEquation["condition"]>,
  left: Expression,
  right: Expression,
): boolean {
  const own = at(at(left, "y", y), "x", x);
  return compareExpressions(own, at(right, "x", x), { sampling: true }) === "equal";
}
