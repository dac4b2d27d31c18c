import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, someWithin } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Graph } from "../../../plot/plot.ts";
import { notSupported } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { naturalLogarithm } from "../derivative/derivative.task.ts";
import { drawScene, valueAt } from "../drawing.ts";
import { openedForm } from "../light-form.ts";
import { type Definite, definiteLatex, findDefinite } from "./definite.ts";
import { findIntegral } from "./find-integral.ts";
import { type Integral, integralLatex, stepsOrTable } from "./integral-of.ts";
import { proveAntiderivative, proveDefinite } from "./prove-integral.ts";
import { tidyIntegral } from "./put-back.ts";
import { type Bounds, type IntegralProblem, recognise } from "./read-integral.ts";

type IntegralResult =
  | { kind: "indefinite"; integral: Integral; result: Expression }
  | { kind: "definite"; definite: Definite; bounds: Bounds };

function solve({ expression, variable, bounds }: IntegralProblem): IntegralResult {
  if (bounds)
    return { kind: "definite", definite: findDefinite(expression, variable, bounds), bounds };
  const integral = findIntegral(expression, variable);
  if (!integral) {
    throw notSupported(
      "I have no method for this integral yet; some functions have no antiderivative that can be written down.",
    );
  }
  return { kind: "indefinite", integral, result: openedForm(tidyIntegral(integral.result)) };
}

function prove({ expression, variable }: IntegralProblem, result: IntegralResult): Proof | null {
  return result.kind === "definite"
    ? proveDefinite(expression, variable, result.bounds, result.definite.value)
    : proveAntiderivative(expression, result.result, variable);
}

function stepsOf({ variable }: IntegralProblem, result: IntegralResult): MathsStep[] {
  if (result.kind === "definite") return result.definite.steps;
  const steps = stepsOrTable(result.integral, variable);
  const before = steps.at(-1)?.after ?? "";
  const final = expressionLatex(result.result);
  return [
    ...steps,
    {
      title: "Add the constant of integration",
      why: "Functions that differ by a constant have the same derivative.",
      before,
      after: `${final} + C`,
    },
  ];
}

function answerOf(problem: IntegralProblem, result: IntegralResult): MathsAnswer {
  if (result.kind === "definite") {
    const value = toExpression(result.definite.value);
    return { latex: expressionLatex(value), plain: expressionPlain(value) };
  }
  const label = integralLatex(problem.expression, problem.variable);
  return {
    latex: `${label} = ${expressionLatex(result.result)} + C`,
    plain: `${expressionPlain(result.result)} + C`,
  };
}

function explain(problem: IntegralProblem, result: IntegralResult): Explanation {
  const steps = stepsOf(problem, result);
  const method = result.kind === "definite" ? result.definite.method : result.integral.method;
  const plot = result.kind === "definite" ? drawArea(problem, result.bounds) : null;
  return {
    topic: "Integrals",
    method,
    difficulty: steps.length < 3 ? "beginner" : steps.length < 6 ? "intermediate" : "advanced",
    answer: answerOf(problem, result),
    steps,
    ...(plot && { plot }),
    finalMove: [
      result.kind === "definite"
        ? "Put both limits in and subtract. What do you get?"
        : "Put all parts together. What is the antiderivative, and what must be added to it?",
    ],
    hints: {
      idea: [ideas[method] ?? "Look first whether the integral stands in the table."],
      firstMove: [
        `${steps[0]?.title ?? "Look at the table"}.`,
        "Look first whether the integral stands in the table.",
      ],
    },
    keyTerms: keyTermsOf(problem),
    followUpQuestions: [
      "How can you check the result by differentiating it?",
      "What would change if the function inside were another one?",
    ],
  };
}

const ideas: Record<string, string> = {
  Substitution: "One part is the derivative of another: name the inner function.",
  "Integration by parts":
    "Two functions of different kinds are multiplied: integrate by parts, with LIATE for the choice.",
  "Integration by parts, twice":
    "After two rounds by parts the integral you began with comes back.",
  "Partial fractions": "Below the bar stands a product: split the fraction into partial fractions.",
  "Completing the square": "Complete the square below: then it stands in the table.",
  "Splitting the numerator": "Split off the derivative of the quadratic above the bar.",
  "Half-angle formulas": "Even powers of sine and cosine: use the half-angle formulas.",
  "Substitution in powers of sine and cosine":
    "One of the exponents is odd: keep one factor for $dx$.",
  "Property of odd functions": "The limits are symmetric: is the function even or odd?",
  "Property of f(a + b − x)": "Put $a + b - x$ for $x$, and add the two integrals.",
};

function keyTermsOf({ expression, bounds }: IntegralProblem): Explanation["keyTerms"] {
  const hasLogarithm = someWithin(expression, (part) => part.kind === "call" && part.name === "ln");
  return [
    { term: "Antiderivative", meaning: "A function whose derivative is the given one." },
    bounds
      ? {
          term: "Definite integral",
          meaning: "The area under the curve between two limits, counted negative below the axis.",
        }
      : {
          term: "Constant of integration",
          meaning: "The number $C$ that may be added to an antiderivative.",
        },
    ...(hasLogarithm ? [naturalLogarithm] : []),
  ];
}

/** The area between the curve and the axis. */
export function drawArea({ expression, variable }: IntegralProblem, bounds: Bounds): Graph | null {
  const [from, to] = [bounds.from, bounds.to].map((bound) => evaluateReal(bound, new Map()));
  if (typeof from !== "number" || typeof to !== "number") return null;
  const places = Array.from({ length: 21 }, (_, at) => from + ((to - from) * at) / 20);
  const seen = places.flatMap((x): [number, number][] => {
    const y = valueAt(expression, variable, x);
    return y === null ? [] : [[x, y]];
  });
  return drawScene({
    description: `The area between the curve and the axis from ${Number(from.toPrecision(4))} to ${Number(to.toPrecision(4))}.`,
    variable,
    seen,
    curves: [{ expression, label: `y = ${expressionLatex(expression)}` }],
    shaded: { from, to, upper: expression, lower: null },
  });
}

function vary({ expression, variable, bounds }: IntegralProblem, random: () => number): string {
  const text = expressionPlain(varyNumbers(expression, random));
  if (!bounds) return `Integrate ${text} with respect to ${variable}`;
  const [from, to] = [bounds.from, bounds.to].map(expressionPlain);
  return `Find the integral of ${text} with respect to ${variable} from ${from ?? ""} to ${to ?? ""}`;
}

/** Indefinite and definite integrals. */
export const integralTask = defineTask({
  name: "integral",
  recognise,
  reading: ({ expression, variable, bounds }) =>
    bounds ? definiteLatex(expression, variable, bounds) : integralLatex(expression, variable),
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Integrate 3x^2 + 4x - 5 with respect to x",
    "Find ∫ x e^x dx",
    "Evaluate ∫_0^1 x^2 dx",
    "Integrate 2x/(x^2 + 1) with respect to x",
    "Find ∫ sin^2 x dx",
  ],
});
