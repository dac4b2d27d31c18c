import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { type Approach, limitLatex, tendencyExpression } from "./approach.ts";
import { findLimit, type LimitResult } from "./find-limit.ts";
import { proveSides } from "./prove-limit.ts";
import { isInfinity, type LimitProblem, recognise } from "./read-limit.ts";
import { tendencyLatex } from "./limit-working.ts";

function approachFrom({ variable, point, side }: LimitProblem, from: -1 | 1): Approach {
  const infinity = isInfinity(point);
  return infinity === 0
    ? { variable, point, side: from, isOneSided: side !== 0 }
    : { variable, point: null, side: infinity, isOneSided: false };
}

function reading(problem: LimitProblem): string {
  return limitLatex(problem.expression, approachFrom(problem, problem.side === -1 ? -1 : 1));
}

function prove(problem: LimitProblem, result: LimitResult): Proof | null {
  const at = (from: -1 | 1): Approach => approachFrom(problem, from);
  if (result.kind === "none") {
    const { left, right } = result;
    return proveSides(problem.expression, [
      { approach: at(-1), claimed: left.value },
      { approach: at(1), claimed: right.value },
    ]);
  }
  const claimed = result.working.value;
  const isBoth = problem.side === 0 && isInfinity(problem.point) === 0;
  const sides: (-1 | 1)[] = isBoth ? [-1, 1] : [problem.side === -1 ? -1 : 1];
  return proveSides(
    problem.expression,
    sides.map((from) => ({ approach: at(from), claimed })),
  );
}

function answerOf(problem: LimitProblem, result: LimitResult): MathsAnswer {
  if (result.kind === "none") {
    return { latex: "\\text{The limit does not exist}", plain: "does not exist" };
  }
  const { value } = result.working;
  const label = reading(problem);
  return {
    latex: `${label} = ${tendencyLatex(value)}`,
    plain: plainOf(tendencyExpression(value)),
  };
}

function plainOf(value: Expression): string {
  return expressionPlain(value).replace("∞", "infinity");
}

/** The steps to the limit, their method, and alternative methods. */
function workingOf(result: LimitResult): {
  steps: MathsStep[];
  method: string;
  approaches: { method: string; steps: MathsStep[] }[];
} {
  if (result.kind === "none") {
    return { steps: result.steps, method: "One-sided limits", approaches: [] };
  }
  const { steps, method } = result.working;
  const approaches = result.others.map((other) => ({ method: other.method, steps: other.steps }));
  return { steps, method, approaches };
}

function difficultyOf({ length }: readonly MathsStep[]): Explanation["difficulty"] {
  if (length < 2) return "beginner";
  return length < 5 ? "intermediate" : "advanced";
}

function explain(problem: LimitProblem, result: LimitResult): Explanation {
  const { steps, method, approaches } = workingOf(result);
  return {
    topic: "Limits and Derivatives",
    method,
    difficulty: difficultyOf(steps),
    answer: answerOf(problem, result),
    steps,
    ...(approaches.length > 0 && { approaches }),
    finalMove: [
      `${steps.at(-1)?.title ?? "Put the point in"}: what do you get?`,
      "Do the last move yourself. What do you get?",
    ],
    hints: {
      idea: [
        ideas[method] ?? "Look what the parts tend to before you calculate.",
        "Look what the parts tend to.",
      ],
      firstMove: [
        `${steps[0]?.title ?? "Put the point in"}.`,
        "Try to put the point in. What form do you get?",
      ],
    },
    keyTerms,
    followUpQuestions: [
      `Does the function have a value at $${letterLatex(problem.variable)} = ${expressionLatex(problem.point)}$ itself?`,
      "Do both sides tend to the same number?",
    ],
  };
}

const keyTerms: Explanation["keyTerms"] = [
  {
    term: "Limit",
    meaning:
      "The number that a function comes as close to as you like when the letter comes close to the point.",
  },
  {
    term: "Indeterminate form",
    meaning: "A form such as $\\frac{0}{0}$ that does not say by itself what the limit is.",
  },
];

const ideas: Record<string, string> = {
  "Direct substitution": "If the function is continuous at the point, its limit is its value.",
  "Factorising and cancelling":
    "Both above and below become 0, so that they share a factor. Factorise and cancel it.",
  "Dividing by the highest power": "Divide above and below by the highest power that stands below.",
  Rationalising: "Roots that give $\\frac{0}{0}$: multiply above and below by the conjugate.",
  "Standard limits":
    "Look for the standard limits, such as $\\frac{\\sin \\theta}{\\theta}$ for $\\theta \\to 0$.",
  "L'Hospital's rule":
    "The form is $\\frac{0}{0}$ or $\\frac{\\infty}{\\infty}$: differentiate above and below, each for itself.",
  "One-sided limits": "Come to the point from the left and from the right, and compare.",
  "The form 1^∞":
    "The base tends to 1 and the exponent to infinity: this form leads to a power of $e$.",
  "Sandwich theorem": "One factor swings between two bounds while the other tends to 0.",
};

function vary(problem: LimitProblem, random: () => number): string {
  const { expression, variable, point, side } = problem;
  const at = `${plainOf(point)}${side === 0 ? "" : side > 0 ? " from the right" : " from the left"}`;
  return `Find the limit of ${expressionPlain(varyNumbers(expression, random))} as ${variable} tends to ${at}`;
}

/** Limits at a point, from one side and at infinity. */
export const limitTask = defineTask({
  name: "limit",
  recognise,
  reading,
  solve: findLimit,
  prove,
  explain,
  vary,
  examples: [
    "Find the limit of (x^2 - 9)/(x - 3) as x tends to 3",
    "Evaluate lim x→0 sin(5x)/(2x)",
    "Find the limit of (3x^2 + 2x)/(5x^2 - 1) as x tends to infinity",
    "Evaluate lim x→0 (√(1 + x) - 1)/x",
    "Find the limit of |x|/x as x tends to 0",
  ],
});
