import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { type Expression, valueLeaf, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Graph } from "../../../plot/plot.ts";
import { placeLabel } from "../../../plot/point-label.ts";
import * as q from "../../../numbers/rational.ts";
import { drawScene, valueAt } from "../drawing.ts";
import type { ExplicitResult } from "./explicit.ts";
import type { ExplicitProblem } from "./problem.ts";

/** The curve with its tangent, if the slope at a point is requested. */
export function drawTangent(
  { expression, variable, order }: ExplicitProblem,
  { place, value }: ExplicitResult,
): Graph | null {
  if (!place || !value || order !== 1 || variablesIn(expression).length !== 1) return null;
  return tangentGraph({ expression, variable, place, slope: value });
}

export function tangentGraph({
  expression,
  variable,
  place,
  slope,
}: {
  expression: Expression;
  variable: string;
  place: Expression;
  slope: Expression;
}): Graph | null {
  const [at, steepness] = [place, slope].map((part) => evaluateReal(part, new Map()));
  if (typeof at !== "number" || typeof steepness !== "number") return null;
  const height = valueAt(expression, variable, at);
  if (height === null) return null;
  const line = lineThrough(at, height, steepness, variable);
  const reach = Math.max(2, Math.abs(at) * 0.6);
  const around = [-reach, reach].map((away) => valueAt(expression, variable, at + away));
  const heights = around.filter((one) => one !== null && Math.abs(one - height) < 50 * reach);
  return drawScene({
    description: `The curve and its tangent at ${variable} = ${Number(at.toPrecision(4))}.`,
    variable,
    seen: [
      [at, height],
      ...heights.map((one) => [at, one ?? height] as [number, number]),
      [at - reach, height],
      [at + reach, height],
    ],
    curves: [
      { expression, label: `y = ${expressionLatex(expression)}` },
      { expression: line, label: "\\text{tangent}", style: "dashed" },
    ],
    points: [{ at: [at, height], label: placeLabel(variable, expressionPlain(place), at) }],
  });
}

const precision = 1_000_000_000;

/** A line for display only: its numbers are rounded. */
function lineThrough(at: number, height: number, slope: number, variable: string): Expression {
  const leaf = (value: number): Expression =>
    valueLeaf(q.rational(BigInt(Math.round(value * precision)), BigInt(precision)));
  return {
    kind: "sum",
    left: {
      kind: "product",
      sign: "×",
      left: leaf(slope),
      right: { kind: "variable", name: variable },
    },
    right: leaf(height - slope * at),
  };
}
