import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Graph } from "../../../plot/plot.ts";
import { pointLabel } from "../../../plot/point-label.ts";
import { notSupported } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { drawScene } from "../drawing.ts";
import { clearDenominators, constantFor, rightSide } from "./constant.ts";
import { byIntegratingFactor } from "./linear.ts";
import { proveSolution, type Sides } from "./prove-solution.ts";
import { type DifferentialEquation, recognise } from "./read-differential-equation.ts";
import { byRatio } from "./homogeneous.ts";
import { bySeparating } from "./separable.ts";
import { type DifferentialSolution, slopeLatex, type SolutionForm, y } from "./solution.ts";

interface Result extends Sides {
  method: DifferentialSolution["method"];
  steps: MathsStep[];
}

const constant: Expression = { kind: "variable", name: "C" };

function sidesOf(solved: SolutionForm, value: Expression): Sides {
  const left = solved.kind === "explicit" ? y : solved.ofY;
  return { kind: solved.kind, left, right: rightSide(solved, value) };
}

function lineOf({ left, right }: Sides): string {
  return `${expressionLatex(left)} = ${expressionLatex(right)}`;
}

function solve(problem: DifferentialEquation): Result {
  const { slope, condition } = problem;
  const found = bySeparating(slope) ?? byIntegratingFactor(slope) ?? byRatio(slope);
  if (!found) {
    throw notSupported(
      "I solve differential equations whose variables can be separated, linear ones and homogeneous ones. This is none of them, or its integral is too hard for me.",
    );
  }
  const short = clearDenominators(found.solution);
  const solved = short?.solved ?? found.solution;
  const general = sidesOf(solved, constant);
  const steps = withLastLine(fromGiven(found.steps, problem), lineOf(general), short?.by ?? null);
  if (!condition) return { ...general, method: found.method, steps };
  const value = constantFor(solved, condition);
  const special = sidesOf(solved, value);
  steps.push(
    {
      title: `Put in $x = ${expressionLatex(condition.x)}$ and $y = ${expressionLatex(condition.y)}$`,
      why: "The starting value fixes the constant.",
      before: lineOf(general),
      after: `C = ${expressionLatex(value)}`,
    },
    {
      title: "Put the constant in",
      why: "This is the particular solution.",
      before: lineOf(general),
      after: lineOf(special),
    },
  );
  return { ...special, method: found.method, steps };
}

/** An equation given in the standard form needs no step to reach it. */
function fromGiven(steps: readonly MathsStep[], problem: DifferentialEquation): MathsStep[] {
  const bare = (line: string): string => line.replaceAll(/\s+/g, "");
  const [first, ...more] = steps;
  if (!first || bare(first.after) !== bare(givenLatex(problem))) return [...steps];
  return [{ ...first, title: "Compare it with the standard form", before: null }, ...more];
}

/** The last line in the form of the answer; clearing denominators is a separate step. */
function withLastLine(
  steps: readonly MathsStep[],
  line: string,
  multiplier: Expression | null,
): MathsStep[] {
  const last = steps.at(-1);
  if (!last) return [];
  if (!multiplier) return [...steps.slice(0, -1), { ...last, after: line }];
  return [
    ...steps,
    {
      title: `Multiply both sides by $${expressionLatex(multiplier)}$`,
      why: "A multiple of $C$ is again some constant, and is called $C$.",
      before: last.after,
      after: line,
    },
  ];
}

/** Cx, as in textbooks: the capital distinguishes the constant from the letter. */
function withConstant(plain: string): string {
  return plain.replaceAll(/\bC × ([a-z])(?![a-z])/g, "C$1");
}

function answerOf(result: Result): MathsAnswer {
  return {
    latex: lineOf(result),
    plain: `${expressionPlain(result.left)} = ${withConstant(expressionPlain(result.right))}`,
  };
}

function drawn({ condition }: DifferentialEquation, result: Result): Graph | null {
  if (!condition || result.kind !== "explicit") return null;
  const [x, height] = [condition.x, condition.y].map((part) => evaluateReal(part, new Map()));
  if (typeof x !== "number" || typeof height !== "number") return null;
  return drawScene({
    description: "The solution through the given point.",
    variable: "x",
    seen: [
      [x - 2, height - 2],
      [x, height],
      [x + 2, height + 2],
    ],
    curves: [{ expression: result.right, label: lineOf(result) }],
    points: [
      {
        at: [x, height],
        label: pointLabel(
          [expressionPlain(condition.x), expressionPlain(condition.y)],
          [x, height],
        ),
      },
    ],
  });
}

const ideas: Record<DifferentialSolution["method"], string> = {
  "Direct integration": "Only $x$ stands on the other side: integrate it.",
  "Separating the variables":
    "Bring all that holds $y$ to one side and all that holds $x$ to the other.",
  "Homogeneous equation":
    "Both sides depend on the ratio of $y$ and $x$ only: give the ratio a letter of its own.",
  "Integrating factor":
    "It is linear in $y$: look for the factor that makes the left side one derivative.",
};

function explain(problem: DifferentialEquation, result: Result): Explanation {
  const plot = drawn(problem, result);
  return {
    topic: "Differential Equations",
    method: result.method,
    difficulty: result.method === "Integrating factor" ? "advanced" : "intermediate",
    answer: answerOf(result),
    steps: result.steps,
    ...(plot && { plot }),
    finalMove: [
      "Write the solution down from the last line. What is $y$, or the equation of the curve?",
    ],
    hints: {
      idea: [ideas[result.method], "Look at the form of the equation."],
      firstMove: [
        `${result.steps[0]?.title ?? "Look at the form of the equation"}.`,
        "Look at its form.",
      ],
    },
    keyTerms: [
      {
        term: "Differential equation",
        meaning: "An equation for a function in which its derivative occurs.",
      },
      {
        term: "General solution",
        meaning:
          "The solution with the constant $C$ in it; a starting value makes it a particular one.",
      },
    ],
    followUpQuestions: [
      "Put your solution back into the equation: does it hold?",
      "Which curve of this family passes through another point of your choice?",
    ],
  };
}

function givenLatex({ original, slope }: DifferentialEquation): string {
  if (original.isInDifferentials) return `${slopeLatex} = ${expressionLatex(slope)}`;
  return `${sideLatex(original.left)} = ${sideLatex(original.right)}`;
}

/** Replaces the placeholder letter, which occurs alone, by dy/dx again. */
function sideLatex(side: Expression): string {
  return expressionLatex(side)
    .replaceAll(/(?<![a-z\\])p(?![a-z])/g, ` ${slopeLatex} `)
    .trim();
}

function reading(problem: DifferentialEquation): string {
  const { condition } = problem;
  const start = condition
    ? `, \\quad y(${expressionLatex(condition.x)}) = ${expressionLatex(condition.y)}`
    : "";
  return givenLatex(problem) + start;
}

function vary({ slope, condition }: DifferentialEquation, random: () => number): string {
  const start = condition
    ? `, y(${expressionPlain(condition.x)}) = ${expressionPlain(condition.y)}`
    : "";
  return `Solve the differential equation dy/dx = ${expressionPlain(varyNumbers(slope, random))}${start}`;
}

/** dy/dx = f(x, y): by separation of variables, or by an integrating factor. */
export const differentialEquation = defineTask({
  name: "differential-equation",
  takesBareMaths: true,
  recognise,
  reading,
  solve,
  prove: proveSolution,
  explain,
  vary,
  examples: [
    "Solve the differential equation dy/dx = 3x^2 y",
    "Solve the differential equation dy/dx + 2y = e^x",
    "Solve the differential equation dy/dx = x/y, given y(0) = 2",
    "Find the general solution of x dy/dx + y = x^3",
  ],
});
