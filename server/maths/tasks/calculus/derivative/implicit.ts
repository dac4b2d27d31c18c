import { canonical } from "../../../algebra/canonical.ts";
import { derivative } from "../../../algebra/differentiate.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { substitute } from "../../../equations/equation.ts";
import { type Expression, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported, notUnderstood } from "../../../refusal.ts";
import { tidy } from "../../../working/tidy.ts";
import { inBrackets, termsOf } from "../../../working/written.ts";
import type { Proof } from "../../../task/task.ts";
import { lightForm } from "../light-form.ts";
import { nicestForm, shortest } from "../nicest-form.ts";
import type { ImplicitProblem } from "./problem.ts";

export interface ImplicitResult {
  slope: Expression;
  value: Expression | null;
  steps: MathsStep[];
}

/** dy/dx = −F_x/F_y for F = left − right. Refuses an equation that doesn't depend on y. */
export function solveImplicit(problem: ImplicitProblem): ImplicitResult {
  const { left, right, variable, name } = problem;
  const whole = form.subtract(canonical(left), canonical(right));
  const [byX, byY] = [derivative(whole, variable), derivative(whole, name)];
  if (form.isZero(byY)) throw notSupported(`The equation does not really hold ${name}.`);
  const slope = shortest([
    nicestForm(toExpression(form.negate(form.divide(byX, byY)))),
    lightForm({
      kind: "quotient",
      sign: "bar",
      left: nicestForm(toExpression(form.negate(byX))),
      right: nicestForm(toExpression(byY)),
    }),
  ]);
  const sign = slopeSign(problem);
  const eachTerm = `${sideLatex(left, problem)} = ${sideLatex(right, problem)}`;
  const gathered = `${factor(byY)}${sign} = ${latexOf(form.negate(byX))}`;
  const final = `${sign} = ${expressionLatex(slope)}`;
  const x = letterLatex(variable);
  const y = letterLatex(name);
  const steps: MathsStep[] = [
    {
      title: `Differentiate both sides by $${x}$, term by term`,
      why: `Chain rule: $${y}$ depends on $${x}$, so that every derivative of $${y}$ brings a factor $${sign}$.`,
      before: `${expressionLatex(left)} = ${expressionLatex(right)}`,
      after: eachTerm,
    },
    {
      title: `Bring the terms with $${sign}$ to one side`,
      why: `Everything else goes to the other side, and $${sign}$ is taken out as a common factor.`,
      before: eachTerm,
      after: gathered,
    },
    {
      title: `Divide by the factor of $${sign}$`,
      why: "Then the derivative stands alone.",
      before: gathered,
      after: final,
    },
  ];
  const value = valueThere(problem, slope, whole);
  if (value) steps.push(placeStep(problem, slope, value, sign));
  return { slope, value, steps };
}

function slopeSign({ name, variable }: ImplicitProblem): string {
  return `\\frac{d${letterLatex(name)}}{d${letterLatex(variable)}}`;
}

function latexOf(value: Quotient): string {
  return expressionLatex(toExpression(value));
}

function factor(value: Quotient): string {
  if (form.isOne(value)) return "";
  return `${expressionLatex(inBrackets(nicestForm(toExpression(value))))} `;
}

/** d/dx of each term of a side: the part from x, and the part from y with its factor dy/dx. */
function sideLatex(side: Expression, problem: ImplicitProblem): string {
  const parts = termsOf(ungroup(side)).flatMap(({ isNegative, term }) =>
    termLatex(term, problem).map((text) => ({ isNegative, text })),
  );
  if (parts.length === 0) return "0";
  return parts
    .map(({ isNegative, text }, at) => {
      const isMinus = isNegative !== text.startsWith("-");
      const size = text.startsWith("-") ? text.slice(1) : text;
      const sign = isMinus ? (at === 0 ? "-" : "- ") : at === 0 ? "" : "+ ";
      return sign + size;
    })
    .join(" ");
}

function termLatex(term: Expression, problem: ImplicitProblem): string[] {
  const value = canonical(term);
  const [byX, byY] = [derivative(value, problem.variable), derivative(value, problem.name)];
  const sign = slopeSign(problem);
  return [
    ...(form.isZero(byX) ? [] : [expressionLatex(inBrackets(nicestForm(toExpression(byX))))]),
    ...(form.isZero(byY) ? [] : [`${factor(byY)}${sign}`]),
  ];
}

function valueThere(
  { at, variable, name }: ImplicitProblem,
  slope: Expression,
  whole: Quotient,
): Expression | null {
  if (at?.kind !== "point") return null;
  const values = new Map([
    [variable, inBrackets(at.x)],
    [name, inBrackets(at.y)],
  ]);
  if (!form.isZero(canonical(substitute(toExpression(whole), values)))) {
    throw notUnderstood("The point that you name does not lie on this curve. Check its numbers.");
  }
  return toExpression(canonical(substitute(slope, values)));
}

function placeStep(
  { at, variable, name }: ImplicitProblem,
  slope: Expression,
  value: Expression,
  sign: string,
): MathsStep {
  if (at?.kind !== "point") throw new Error("There is no point to put in");
  const values = new Map([
    [variable, inBrackets(at.x)],
    [name, inBrackets(at.y)],
  ]);
  const put = expressionLatex(tidy(substitute(slope, values)));
  const final = expressionLatex(value);
  return {
    title: `Put $${letterLatex(variable)} = ${expressionLatex(at.x)}$ and $${letterLatex(name)} = ${expressionLatex(at.y)}$`,
    why: "The derivative at a point is the slope of the tangent there.",
    before: `${sign} = ${expressionLatex(slope)}`,
    after: `${sign} = ${put === final ? final : `${put} = ${final}`}`,
  };
}

const places = [0.37, 1.61, -0.43, 2.93, 4.2, -1.7, 7.1];
const starts = [0.6, -0.8, 2.1, -2.7, 5.3];
const step = 1e-5;
const enough = 2;

/** Points on the curve are found by Newton's method, and the slope is measured between two close points. */
export function proveImplicit(problem: ImplicitProblem, { slope }: ImplicitResult): Proof | null {
  const found = places
    .map((x) => measuredAbove(problem, slope, x))
    .filter((point) => point !== null);
  if (found.length < enough || found.some(isRefuted)) return null;
  return {
    method: "The slope measured between points of the curve that lie close together",
    lines: found.slice(0, 2).map(({ x, y, measured, claimed }) => {
      return `(${x}, ${y.toFixed(4)}): \\quad \\text{measured } ${measured.toFixed(4)}, \\quad \\text{from the result } ${claimed.toFixed(4)}`;
    }),
  };
}

interface MeasuredPoint {
  x: number;
  y: number;
  /** The slope according to the result. */
  claimed: number;
  measured: number;
}

function isRefuted({ claimed, measured }: MeasuredPoint): boolean {
  return Math.abs(measured - claimed) > 1e-4 * Math.max(1, Math.abs(claimed));
}

/** The first point of the curve at this x at which its slope can be measured. */
function measuredAbove(
  problem: ImplicitProblem,
  slope: Expression,
  x: number,
): MeasuredPoint | null {
  for (const start of starts) {
    const y = heightAt(problem, x, start);
    const point = y === null ? null : measuredAt(problem, slope, x, y);
    if (point) return point;
  }
  return null;
}

/** Null if the curve is too steep, or ends, near the point. */
function measuredAt(
  problem: ImplicitProblem,
  slope: Expression,
  x: number,
  y: number,
): MeasuredPoint | null {
  const right = heightAt(problem, x + step, y);
  const left = heightAt(problem, x - step, y);
  const claimed = at(slope, problem, x, y);
  if (right === null || left === null || claimed === null) return null;
  if (Math.abs(claimed) > 1e4) return null;
  return { x, y, claimed, measured: (right - left) / (2 * step) };
}

function at(expression: Expression, { variable, name }: ImplicitProblem, x: number, y: number) {
  return evaluateReal(
    expression,
    new Map([
      [variable, x],
      [name, y],
    ]),
  );
}

function heightAt(problem: ImplicitProblem, x: number, start: number): number | null {
  const gap = (y: number): number | null => {
    const [a, b] = [at(problem.left, problem, x, y), at(problem.right, problem, x, y)];
    return a === null || b === null ? null : a - b;
  };
  let y = start;
  for (let round = 0; round < 60; round += 1) {
    const [here, next] = [gap(y), gap(y + 1e-7)];
    if (here === null || next === null || next === here) return null;
    const change = (here * 1e-7) / (next - here);
    y -= change;
    if (Math.abs(change) < 1e-13 * Math.max(1, Math.abs(y))) break;
  }
  const rest = gap(y);
  return rest !== null && Math.abs(rest) < 1e-9 && Math.abs(y - start) < 50 ? y : null;
}
