import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { inBrackets } from "../../../working/written.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  type ExplicitResult,
  explicitSteps,
  proveExplicit,
  solveExplicit,
  valueAtPlace,
} from "../derivative/explicit.ts";
import { type ImplicitResult, proveImplicit, solveImplicit } from "../derivative/implicit.ts";
import { tangentGraph } from "../derivative/tangent-drawing.ts";
import { type Line, recognise, type TangentProblem } from "./tangent-reading.ts";
import { reasons } from "../../../working/reasons.ts";

interface Result {
  steps: MathsStep[];
  found:
    | { kind: "explicit"; result: ExplicitResult }
    | { kind: "implicit"; result: ImplicitResult };
  x0: Expression;
  y0: Expression;
  slope: Quotient;
  /** Right side of y = …; null for a vertical line. */
  height: Expression | null;
}

function solve({ line, curve }: TangentProblem): Result {
  const at = curve.at;
  if (!at) throw new Error("A tangent needs its point");
  if (curve.kind === "implicit") {
    const result = solveImplicit(curve);
    if (!result.value || at.kind !== "point") throw new Error("A tangent needs its point");
    return finished(line, curve, {
      found: { kind: "implicit", result },
      steps: result.steps,
      x0: at.x,
      y0: at.y,
      m: canonical(result.value),
    });
  }
  const result = solveExplicit(curve);
  const x0 = result.place;
  if (!x0 || !result.value) throw new Error("A tangent needs its point");
  const y0 = valueAtPlace(curve.expression, curve.variable, x0);
  const height: MathsStep = {
    title: "Find the point of contact",
    why: "Put the place into the equation of the curve.",
    before: `y = ${expressionLatex(curve.expression)}`,
    after: `(${expressionLatex(x0)}, ${expressionLatex(y0)})`,
  };
  return finished(line, curve, {
    found: { kind: "explicit", result },
    steps: [...(at.kind === "value" ? [height] : []), ...explicitSteps(curve, result)],
    x0,
    y0,
    m: canonical(result.value),
  });
}

interface Known extends Pick<Result, "found" | "steps" | "x0" | "y0"> {
  m: Quotient;
}

function finished(
  line: Line,
  curve: TangentProblem["curve"],
  { found, steps, x0, y0, m }: Known,
): Result {
  const isUpright = line === "normal" && form.isZero(m);
  const slope = line === "tangent" || isUpright ? m : form.negate(form.divide(form.one, m));
  const x = form.fromVariable(curve.variable);
  const right = form.add(form.multiply(slope, form.subtract(x, canonical(x0))), canonical(y0));
  const height = isUpright ? null : toExpression(right, { fractions: "terms" });
  const lines = lineSteps(line, curve, { x0, y0, m, slope, height });
  return { steps: [...steps, ...lines], found, x0, y0, slope, height };
}

function lineSteps(
  line: Line,
  curve: TangentProblem["curve"],
  { x0, y0, m, slope, height }: Pick<Result, "x0" | "y0" | "slope" | "height"> & { m: Quotient },
): MathsStep[] {
  const x = letterLatex(curve.variable);
  const steps: MathsStep[] = [];
  if (line === "normal") {
    steps.push({
      title: "Take the slope of the normal",
      why: "It is perpendicular to the tangent: the product of the slopes is $-1$.",
      before: `m_{t} = ${latexOf(m)}`,
      after: height
        ? `m_{n} = -\\frac{1}{m_{t}} = ${latexOf(slope)}`
        : `${x} = ${expressionLatex(x0)}`,
    });
  }
  if (!height) return steps;
  const pointSlope = `y ${minus(y0)} = ${expressionLatex(inBrackets(toExpression(slope)))}(${x} ${minus(x0)})`;
  return [
    ...steps,
    {
      title: "Write the line through the point with this slope",
      why: `$y - y_{0} = m(x - x_{0})$.`,
      before: null,
      after: pointSlope,
    },
    {
      title: "Solve for $y$",
      why: reasons.moveOver,
      before: pointSlope,
      after: `y = ${expressionLatex(height)}`,
    },
  ];
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

/** −3 or + 3, as it is written after a letter. */
function minus(value: Expression): string {
  const negative = form.negate(canonical(value));
  const text = latexOf(negative);
  return text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`;
}

/**
 * Measures the slope on the curve; the line must pass through the point, and have that slope or be perpendicular to it.
 */
function prove(
  { line, curve }: TangentProblem,
  { found, height, x0, y0, slope }: Result,
): Proof | null {
  const proof = proofOfSlope(curve, found);
  const m = found.result.value && canonical(found.result.value);
  if (!proof || !m || !hasDirection(line, { m, slope, height })) return null;
  if (!height) return proof;
  const there = canonical(substitute(height, new Map([[curve.variable, inBrackets(x0)]])));
  if (!form.equals(there, canonical(y0))) return null;
  return {
    method: "The slope measured on the curve, and the point put into the line",
    lines: [
      ...proof.lines.slice(0, 1),
      `${letterLatex(curve.variable)} = ${expressionLatex(x0)}: \\quad y = ${latexOf(there)}`,
    ],
  };
}

function proofOfSlope(curve: TangentProblem["curve"], found: Result["found"]): Proof | null {
  if (curve.kind === "explicit" && found.kind === "explicit") {
    return proveExplicit(curve, found.result);
  }
  if (curve.kind === "implicit" && found.kind === "implicit") {
    return proveImplicit(curve, found.result);
  }
  return null;
}

/** With m the slope of the curve: a tangent has the same slope, a normal is perpendicular to it. */
function hasDirection(
  line: Line,
  { m, slope, height }: Pick<Result, "slope" | "height"> & { m: Quotient },
): boolean {
  if (line === "tangent") return form.equals(m, slope);
  if (height === null) return form.isZero(m);
  return form.equals(form.multiply(m, slope), form.minusOne);
}

function explain({ line, curve }: TangentProblem, result: Result): Explanation {
  const { height, x0, steps, slope } = result;
  const x = curve.variable;
  const plot =
    curve.kind === "explicit" && height
      ? tangentGraph({
          expression: curve.expression,
          variable: x,
          place: x0,
          slope: toExpression(slope),
        })
      : null;
  return {
    topic: "Application of Derivatives",
    method: line === "tangent" ? "Equation of the tangent" : "Equation of the normal",
    difficulty: "intermediate",
    answer: height
      ? { latex: `y = ${expressionLatex(height)}`, plain: `y = ${expressionPlain(height)}` }
      : {
          latex: `${letterLatex(x)} = ${expressionLatex(x0)}`,
          plain: `${x} = ${expressionPlain(x0)}`,
        },
    steps,
    ...(plot && line === "tangent" && { plot }),
    finalMove: [
      "Write the line through the point with this slope, and solve for $y$. What do you get?",
    ],
    hints: {
      idea: ["A line is known by a point and its slope. The derivative gives the slope."],
      firstMove: ["Differentiate, and put the place in: that is the slope of the tangent."],
    },
    keyTerms: [
      { term: "Tangent", meaning: "The line that touches the curve at a point and has its slope." },
      {
        term: "Normal",
        meaning: "The line through the point that is perpendicular to the tangent.",
      },
    ],
    followUpQuestions: [
      `What is the equation of the ${line === "tangent" ? "normal" : "tangent"} at the same point?`,
      "Where is the tangent parallel to the x-axis?",
    ],
  };
}

function reading({ line, curve }: TangentProblem): string {
  const at =
    curve.at?.kind === "point"
      ? `(${expressionLatex(curve.at.x)}, ${expressionLatex(curve.at.y)})`
      : `${letterLatex(curve.variable)} = ${curve.at ? expressionLatex(curve.at.value) : ""}`;
  const equation =
    curve.kind === "explicit"
      ? `y = ${expressionLatex(curve.expression)}`
      : `${expressionLatex(curve.left)} = ${expressionLatex(curve.right)}`;
  return `${equation}, \\quad \\text{${line} at } ${at}`;
}

function vary({ line, curve }: TangentProblem, random: () => number): string {
  if (curve.kind === "implicit" || curve.at?.kind !== "value") return tangentExamples[0];
  const place = expressionPlain(varyNumbers(curve.at.value, random));
  return `Find the equation of the ${line} to the curve y = ${expressionPlain(varyNumbers(curve.expression, random))} at ${curve.variable} = ${place}`;
}

const tangentExamples: [string, string] = [
  "Find the equation of the tangent to the curve y = x^2 + 3x at x = 1",
  "Find the equation of the normal to the curve y = x^3 - 2x at x = 2",
];

/** The tangent or normal of a curve at a point. */
export const tangentLine = defineTask({
  name: "tangent-line",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: tangentExamples,
});
