import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, mapChildren } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { nicestForm } from "../nicest-form.ts";
import { findLimit } from "./find-limit.ts";
import { reaches } from "./prove-limit.ts";
import type { Side } from "./read-limit.ts";
import { type ContinuityProblem, readContinuity } from "./read-continuity.ts";
import { reasons } from "../../../working/reasons.ts";

interface Tended {
  value: Quotient;
  steps: readonly MathsStep[];
}

interface Result {
  /** The two-sided limit, or the two one-sided ones. */
  limits: readonly Tended[];
  there: Quotient;
  value: Quotient;
}

function putIn(expression: Expression, letter: string, value: Expression): Expression {
  if (expression.kind === "variable")
    return expression.name === letter ? grouped(value) : expression;
  return mapChildren(expression, (child) => putIn(child, letter, value));
}

function grouped(value: Expression): Expression {
  return value.kind === "number" ? value : { kind: "group", inner: value };
}

function limitOf(
  { variable, point }: ContinuityProblem,
  expression: Expression,
  side: Side,
): Tended {
  const found = findLimit({ expression, variable, point, side });
  if (found.kind === "none" || found.working.value.kind === "infinite") {
    throw notSupported(
      "A piece of this function has no limit there, so no value makes it continuous.",
    );
  }
  return { value: found.working.value.value, steps: found.working.steps };
}

function solve(problem: ContinuityProblem): Result {
  const { left, right, there, unknown, variable, point } = problem;
  const limits =
    left === right
      ? [limitOf(problem, left, 0)]
      : [limitOf(problem, left, -1), limitOf(problem, right, 1)];
  const own = canonical(putIn(there, variable, point));
  const others = left === right ? [own] : limits.slice(1).map(({ value }) => value);
  const [first] = limits;
  const [second] = others;
  if (!first || !second) throw notSupported("I can't compare the pieces of this function.");
  return { limits, there: own, value: solvedFor(unknown, first.value, second) };
}

/** The value of the letter for which both are equal. */
function solvedFor(unknown: string, one: Quotient, two: Quotient): Quotient {
  const [constant, factor, more] = coefficientsIn(form.subtract(one, two), unknown) ?? [];
  if (!constant || !factor || more || form.isZero(factor))
    throw notSupported(`The condition does not fix ${unknown}, or is too hard for me.`);
  return form.divide(form.negate(constant), factor);
}

/** With the value substituted, the function itself converges to its value at the point, from both sides. */
function prove(problem: ContinuityProblem, { value }: Result): Proof | null {
  const { left, right, there, variable, unknown, point } = problem;
  const known = toExpression(value);
  const height = canonical(putIn(putIn(there, unknown, known), variable, point));
  const sides = ([-1, 1] as const).map((side) =>
    reaches(
      putIn(side < 0 ? left : right, unknown, known),
      { variable, point, side, isOneSided: true },
      { kind: "finite", value: height },
    ),
  );
  if (sides.some((side) => side === null)) return null;
  const at = `f(${expressionLatex(point)}) = ${expressionLatex(nicestForm(toExpression(height)))}`;
  return {
    method: `With this ${unknown}, the function computed near the place from both sides`,
    lines: [at, ...sides.flatMap((side) => side?.lines.slice(1, 2) ?? [])],
  };
}

function latexOf(value: Quotient): string {
  return expressionLatex(nicestForm(toExpression(value)));
}

function stepsOf(problem: ContinuityProblem, { limits, there, value }: Result): MathsStep[] {
  const { left, right, unknown, point, variable } = problem;
  const k = letterLatex(unknown);
  const a = expressionLatex(point);
  const isSplit = left !== right;
  const x = letterLatex(variable);
  const [one, two] = limits.map((limit) => latexOf(limit.value));
  const equation = `${one ?? ""} = ${isSplit ? (two ?? "") : latexOf(there)}`;
  return [
    step(
      "Write the condition of continuity",
      isSplit
        ? "A function is continuous where its left-hand limit, its right-hand limit and its value are equal."
        : "A function is continuous where its limit is its value.",
      isSplit
        ? `\\text{LHL at } ${x} = ${a} \\text{ is equal to RHL at } ${x} = ${a}`
        : `\\text{limit at } ${x} = ${a} \\text{ is equal to } f(${a})`,
    ),
    ...limits.flatMap((limit) => limit.steps),
    step(
      isSplit ? "Put both limits equal" : "Put the limit equal to the value of the function",
      "A function is continuous where the limit and the value are the same.",
      equation,
    ),
    step(`Solve for $${k}$`, reasons.moveOver, `${k} = ${latexOf(value)}`, equation),
  ];
}

function explain(problem: ContinuityProblem, result: Result): Explanation {
  const { unknown } = problem;
  const value = nicestForm(toExpression(result.value));
  const steps = stepsOf(problem, result);
  // An equation that is already solved needs no further step.
  const isSolved = steps.at(-1)?.after === steps.at(-1)?.before;
  return lesson({
    topic: "Continuity and Differentiability",
    method: "Continuity at a point",
    difficulty: "intermediate",
    answer: {
      latex: `${letterLatex(unknown)} = ${expressionLatex(value)}`,
      plain: `${unknown} = ${expressionPlain(value)}`,
    },
    steps: isSolved ? steps.slice(0, -1) : steps,
    idea: "At a point of continuity the pieces of the curve meet: what the function tends to is its value there.",
    firstMove: "Work out what each piece of the function tends to at this place.",
    finalMove: "Put the values equal, and solve for the unknown letter. What do you get?",
    terms: {
      "Left-hand limit (LHL)": "What the function tends to from smaller values of the letter.",
    },
    next: ["Is the function also differentiable there?"],
  });
}

function vary({ left, right }: ContinuityProblem, random: () => number): string {
  const [a, b, c] = [
    wholeBetween(random, 1, 6),
    wholeBetween(random, 2, 7),
    wholeBetween(random, 2, 9),
  ];
  return left === right
    ? `Find the value of k so that f(x) = (sin ${b}x)/(${c}x) for x ≠ 0, k for x = 0 is continuous at x = 0`
    : `Find k if f(x) = kx + ${b} for x ≤ ${a} and ${c}x - ${b} for x > ${a} is continuous at x = ${a}`;
}

/** The letter in a function of two pieces that makes it continuous where they meet. */
export const continuity = defineTask<ContinuityProblem, Result>({
  name: "continuity",
  recognise: readContinuity,
  reading: ({ left, right, there, variable, unknown, point }) => {
    const [x, a] = [letterLatex(variable), expressionLatex(point)];
    const pieces =
      left === right
        ? `${expressionLatex(left)} \\; (${x} \\ne ${a}),\\; ${expressionLatex(there)} \\; (${x} = ${a})`
        : `${expressionLatex(left)} \\; (${x} < ${a}),\\; ${expressionLatex(right)} \\; (${x} > ${a})`;
    return `f(${x}) = ${pieces},\\quad \\text{continuous at } ${x} = ${a},\\; ${letterLatex(unknown)} \\text{?}`;
  },
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the value of k so that f(x) = kx + 1 for x ≤ 5 and 3x - 5 for x > 5 is continuous at x = 5",
    "Find the value of k so that f(x) = (sin 3x)/x for x ≠ 0, k for x = 0 is continuous at x = 0",
  ],
});
