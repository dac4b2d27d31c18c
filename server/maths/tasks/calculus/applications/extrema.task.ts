import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { pointLabel } from "../../../plot/point-label.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { drawScene } from "../drawing.ts";
import { numberOf } from "./critical-points.ts";
import { answerOf } from "./extrema-answer.ts";
import { type ExtremaProblem, recognise } from "./extrema-reading.ts";
import { secondTest, stepsOf } from "./extrema-steps.ts";
import { type ExtremaResult, findExtrema } from "./find-extrema.ts";
import { prove } from "./prove-extrema.ts";

const topics = {
  monotony: "Increasing and decreasing functions",
  local: "Maxima and minima",
  absolute: "Maxima and minima",
};
const methods = {
  monotony: "Sign of the derivative",
  local: "First derivative test",
  absolute: "Comparing the values",
};

function typed(value: Quotient): string {
  return expressionPlain(toExpression(value));
}

function explain(problem: ExtremaProblem, result: ExtremaResult): Explanation {
  const { kind, expression, variable } = problem;
  const second = kind === "local" ? secondTest(problem, result) : null;
  const seen = [...result.extrema, ...result.candidates].map(({ at, value }): [number, number] => [
    numberOf(at),
    numberOf(value),
  ]);
  const plot =
    seen.length > 0
      ? drawScene({
          description: `The curve with its ${kind === "absolute" ? "greatest and least values" : "turning points"}.`,
          variable,
          seen,
          curves: [{ expression, label: `y = ${expressionLatex(expression)}` }],
          points: [...result.extrema, ...result.candidates].map(({ at, value }) => ({
            at: [numberOf(at), numberOf(value)],
            label: pointLabel([typed(at), typed(value)], [at, value].map(numberOf)),
          })),
        })
      : null;
  return {
    topic: `Application of Derivatives: ${topics[kind]}`,
    method: methods[kind],
    difficulty: "intermediate",
    answer: answerOf(problem, result),
    steps: stepsOf(problem, result),
    ...(plot && { plot }),
    ...(second && { approaches: [{ method: "Second derivative test", steps: second }] }),
    finalMove: ["Look at the last line of numbers. What does it say about the function?"],
    hints: {
      idea: ["Where the derivative is positive the function rises, where it is negative it falls."],
      firstMove: ["Differentiate, and find where the derivative is zero."],
    },
    keyTerms: [
      {
        term: "Critical point",
        meaning: "A place where the derivative is zero or does not exist.",
      },
      { term: "Local maximum", meaning: "A value greater than all values close by." },
    ],
    followUpQuestions: [
      "What does the second derivative say about the critical points?",
      "Does the function have a greatest value of all?",
    ],
  };
}

function reading({ kind, expression, variable, name, bounds }: ExtremaProblem): string {
  const head = `${name}(${letterLatex(variable)}) = ${expressionLatex(expression)}`;
  if (bounds)
    return `${head}, \\quad \\text{maximum and minimum on } [${expressionLatex(bounds.from)}, ${expressionLatex(bounds.to)}]`;
  return `${head}, \\quad \\text{${kind === "monotony" ? "increasing and decreasing" : "local maxima and minima"}}`;
}

function vary(
  { kind, expression, variable, name, bounds }: ExtremaProblem,
  random: () => number,
): string {
  const f = `${name}(${variable}) = ${expressionPlain(varyNumbers(expression, random))}`;
  if (kind === "monotony") return `Find the intervals in which ${f} is increasing or decreasing`;
  if (!bounds) return `Find the local maxima and minima of ${f}`;
  return `Find the absolute maximum and minimum values of ${f} on [${expressionPlain(bounds.from)}, ${expressionPlain(bounds.to)}]`;
}

/** Intervals of increase and decrease, and maxima and minima. */
export const extrema = defineTask({
  name: "extrema",
  recognise,
  reading,
  solve: findExtrema,
  prove,
  explain,
  vary,
  examples: [
    "Find the local maxima and minima of f(x) = x^3 - 6x^2 + 9x + 15",
    "Find the intervals in which f(x) = 2x^3 - 3x^2 - 36x + 7 is increasing or decreasing",
    "Find the absolute maximum and minimum values of f(x) = x^3 - 3x on [0, 3]",
  ],
});
