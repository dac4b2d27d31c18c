import { intervalArithmetic } from "../../../algebra/interval.ts";
import { type Expression, ungroup, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { looksLike } from "../../../working/written.ts";
import type { Proof } from "../../../task/task.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm, shortest } from "../nicest-form.ts";
import { preciseValue, toNumber } from "../numeric/precise-value.ts";
import { valueAtPlace } from "./explicit.ts";
import type { ParametricProblem } from "./problem.ts";
import { derive } from "./rules.ts";
import { reasons } from "../../../working/reasons.ts";

export interface ParametricResult {
  slope: Expression;
  value: Expression | null;
  steps: MathsStep[];
}

/** dy/dx as the quotient of the derivatives by the parameter. Refuses a constant x. */
export function solveParametric(problem: ParametricProblem): ParametricResult {
  const { x, y, parameter, at } = problem;
  const [across, up] = [derive(x, parameter), derive(y, parameter)];
  const [dx, dy] = [nicestForm(across.result), nicestForm(up.result)];
  if (dx.kind === "number" && q.isZero(dx.value)) {
    throw notSupported("x does not change here, so that there is no dy/dx.");
  }
  const raw: Expression = { kind: "quotient", sign: "bar", left: ungroup(dy), right: ungroup(dx) };
  const slope = shortest([
    nicestForm(raw, { trigonometry: "reduce" }),
    nicestForm(raw),
    lightForm(raw),
  ]);
  const t = letterLatex(parameter);
  const start = `x = ${expressionLatex(x)}, \\quad y = ${expressionLatex(y)}`;
  const slopes = `\\frac{dx}{d${t}} = ${expressionLatex(dx)}, \\quad \\frac{dy}{d${t}} = ${expressionLatex(dy)}`;
  const quotient = `\\frac{dy}{dx} = ${expressionLatex(raw)}`;
  const steps: MathsStep[] = [
    {
      title: `Differentiate both by $${t}$`,
      why: `Both coordinates are functions of $${t}$.`,
      before: start,
      after: slopes,
      substeps: [...across.steps, ...up.steps],
    },
    {
      title: "Divide the two",
      why: `$\\frac{dy}{dx} = \\frac{dy/d${t}}{dx/d${t}}$.`,
      before: slopes,
      after: quotient,
    },
  ];
  if (!looksLike(raw, slope)) {
    steps.push({
      title: "Simplify",
      why: reasons.lowest,
      before: quotient,
      after: `\\frac{dy}{dx} = ${expressionLatex(slope)}`,
    });
  }
  const value = at?.kind === "value" ? valueAtPlace(slope, parameter, at.value) : null;
  if (value && at?.kind === "value") {
    steps.push({
      title: `Put $${t} = ${expressionLatex(at.value)}$`,
      why: "The derivative at a place is the slope of the tangent there.",
      before: `\\frac{dy}{dx} = ${expressionLatex(slope)}`,
      after: `\\frac{dy}{dx} = ${expressionLatex(value)}`,
    });
  }
  return { slope, value, steps };
}

const bits = 320;
const step = q.rational(1n, 2n ** 60n);
const places = [
  q.rational(37n, 100n),
  q.rational(161n, 100n),
  q.rational(-43n, 100n),
  q.rational(293n, 100n),
  q.rational(711n, 100n),
];
const enough = 2;

/** The change of y over the change of x between two close points. */
export function proveParametric(
  problem: ParametricProblem,
  { slope }: ParametricResult,
): Proof | null {
  const { x, y, parameter } = problem;
  const on = intervalArithmetic(bits);
  const letters = [...new Set([...variablesIn(x), ...variablesIn(y)])].filter(
    (one) => one !== parameter,
  );
  const fixed = letters.map(
    (name, at) => [name, on.fromRational(q.rational(BigInt(7 + 4 * at), 5n))] as const,
  );
  const value = (expression: Expression, place: q.Rational) =>
    preciseValue(expression, new Map([...fixed, [parameter, on.fromRational(place)]]), bits);
  const rise = (expression: Expression, place: q.Rational) => {
    const [right, left] = [
      value(expression, q.add(place, step)),
      value(expression, q.subtract(place, step)),
    ];
    return right && left && on.add(right, on.negate(left));
  };
  const found: string[] = [];
  for (const place of places) {
    const [up, across, own] = [rise(y, place), rise(x, place), value(slope, place)];
    const measured = up && across && on.divide(up, across);
    if (!measured || !own) continue;
    const [expected, number] = [toNumber(own, bits), toNumber(measured, bits)];
    if (expected === null || number === null) continue;
    if (Math.abs(expected - number) > 1e-10 * Math.max(1, Math.abs(expected))) return null;
    found.push(
      `${letterLatex(parameter)} = ${Number(place.numerator) / Number(place.denominator)}: \\quad \\frac{\\Delta y}{\\Delta x} \\approx ${number.toPrecision(6)}, \\quad \\text{the result gives } ${expected.toPrecision(6)}`,
    );
  }
  if (found.length < enough) return null;
  return {
    method: "The slope measured between two points that lie close together",
    lines: found.slice(0, 2),
  };
}
