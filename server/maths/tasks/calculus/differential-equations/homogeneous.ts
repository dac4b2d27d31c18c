import { substitute } from "../../../equations/equation.ts";
import {
  type Expression,
  integerLeaf,
  mapChildren,
  variablesIn,
} from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { findIntegral } from "../integral/find-integral.ts";
import { integralLatex, stepsOrTable } from "../integral/integral-of.ts";
import { orNull } from "../limit/approach.ts";
import { nicestForm } from "../nicest-form.ts";
import { differential } from "./separable.ts";
import { type DifferentialSolution, product, quotient, slopeLatex, y } from "./solution.ts";
import { reasons } from "../../../working/reasons.ts";

const x: Expression = { kind: "variable", name: "x" };
const v: Expression = { kind: "variable", name: "v" };

function minus(left: Expression, right: Expression): Expression {
  return { kind: "difference", left: { kind: "group", inner: left }, right };
}

/** f(x, vx), if it does not contain x any more; null for an equation that is not homogeneous. */
function inRatio(f: Expression): Expression | null {
  const put = substitute(f, new Map([["y", { kind: "group", inner: product(v, x) }]]));
  const inner = orNull(() => nicestForm(put));
  return inner && variablesIn(inner).every((name) => name === "v") ? inner : null;
}

/** y/x for v, in brackets only if it is raised to a power. */
function withRatio(expression: Expression): Expression {
  if (expression.kind === "variable") return expression.name === "v" ? quotient(y, x) : expression;
  const isRaised = expression.kind === "power" && expression.base.kind === "variable";
  if (!isRaised) return mapChildren(expression, withRatio);
  return { ...expression, base: { kind: "group", inner: withRatio(expression.base) } };
}

/** dy/dx = F(y/x): y = vx transforms it to x dv/dx = F(v) − v, whose variables can be separated. */
export function byRatio(f: Expression): DifferentialSolution | null {
  const inner = inRatio(f);
  const rest = inner && orNull(() => nicestForm(minus(inner, v)));
  if (!inner || !rest || expressionLatex(rest) === "0") return null;
  const below = nicestForm(quotient(integerLeaf(1n), rest));
  const over = quotient(integerLeaf(1n), x);
  const [ofV, ofX] = [findIntegral(below, "v"), findIntegral(over, "x")];
  if (!ofV || !ofX) return null;
  const back = withRatio(ofV.result);
  const open = `v + x \\frac{dv}{dx} = ${expressionLatex(inner)}`;
  const apart = `${differential(below, "v")} = ${differential(over, "x")}`;
  const line = `${integralLatex(below, "v")} = ${integralLatex(over, "x")}`;
  const both = `${expressionLatex(ofV.result)} = ${expressionLatex(ofX.result)} + C`;
  const substeps = stepsOrTable(ofV, "v");
  return {
    method: "Homogeneous equation",
    solution: { kind: "ratio", ofY: back, ofX: ofX.result },
    steps: [
      {
        title: "Put $y = vx$",
        why: `The equation is homogeneous: only the ratio of $y$ and $x$ matters. By the product rule $${slopeLatex} = v + x \\frac{dv}{dx}$.`,
        before: `${slopeLatex} = ${expressionLatex(f)}`,
        after: open,
      },
      {
        title: "Take $v$ to the other side",
        why: reasons.subtractFromBoth,
        before: open,
        after: `x \\frac{dv}{dx} = ${expressionLatex(rest)}`,
      },
      {
        title: "Separate the variables",
        why: "All that holds $v$ goes to the side of $dv$, all that holds $x$ to the side of $dx$.",
        before: `x \\frac{dv}{dx} = ${expressionLatex(rest)}`,
        after: apart,
      },
      {
        title: "Integrate both sides",
        why: "Both sides are equal, so their integrals are equal but for a constant.",
        before: apart,
        after: line,
      },
      {
        title: "Work out both integrals",
        why: "One constant $C$ is enough for both sides.",
        before: line,
        after: both,
        ...(substeps.length > 1 && { substeps }),
      },
      {
        title: "Put $v = \\frac{y}{x}$ back",
        why: "The solution must hold $x$ and $y$ again.",
        before: both,
        after: `${expressionLatex(back)} = ${expressionLatex(ofX.result)} + C`,
      },
    ],
  };
}
