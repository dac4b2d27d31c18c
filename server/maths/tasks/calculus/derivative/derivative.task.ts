import { type Expression, someWithin, ungroup } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Approach, MathsSolution, MathsStep } from "../../../outcome.ts";
import { looksLike } from "../../../working/written.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { type Derivation, isShort } from "./derivation.ts";
import {
  type ExplicitResult,
  explicitSteps,
  labelOf,
  proveExplicit,
  solveExplicit,
} from "./explicit.ts";
import { firstPrinciples } from "./first-principles.ts";
import { type ImplicitResult, proveImplicit, solveImplicit } from "./implicit.ts";
import { type ParametricResult, proveParametric, solveParametric } from "./parametric.ts";
import { type DerivativeProblem, type ExplicitProblem, recognise } from "./problem.ts";
import { drawTangent } from "./tangent-drawing.ts";

type Result =
  | { kind: "explicit"; problem: ExplicitProblem; found: ExplicitResult }
  | { kind: "implicit"; found: ImplicitResult }
  | { kind: "parametric"; found: ParametricResult };

function reading(problem: DerivativeProblem): string {
  const at = placeLatex(problem);
  switch (problem.kind) {
    case "explicit": {
      const label = labelOf(problem, problem.order);
      if (problem.name === null) return label + at;
      const head = problem.isFunction
        ? `${letterLatex(problem.name)}(${letterLatex(problem.variable)})`
        : letterLatex(problem.name);
      return `${head} = ${expressionLatex(problem.expression)}, \\quad ${label} = \\text{?}${at}`;
    }
    case "implicit": {
      const slope = `\\frac{d${letterLatex(problem.name)}}{d${letterLatex(problem.variable)}}`;
      return `${expressionLatex(problem.left)} = ${expressionLatex(problem.right)}, \\quad ${slope} = \\text{?}${at}`;
    }
    case "parametric":
      return `x = ${expressionLatex(problem.x)}, \\quad y = ${expressionLatex(problem.y)}, \\quad \\frac{dy}{dx} = \\text{?}${at}`;
  }
}

function placeLatex({ at, ...problem }: DerivativeProblem): string {
  if (!at) return "";
  const [x, y] = at.kind === "value" ? [at.value, null] : [at.x, at.y];
  if (y) return ` \\text{ at } (${expressionLatex(x)}, ${expressionLatex(y)})`;
  const letter = problem.kind === "parametric" ? problem.parameter : problem.variable;
  return ` \\text{ at } ${letterLatex(letter)} = ${expressionLatex(x)}`;
}

function solve(problem: DerivativeProblem): Result {
  switch (problem.kind) {
    case "explicit":
      return { kind: "explicit", problem, found: solveExplicit(problem) };
    case "implicit":
      return { kind: "implicit", found: solveImplicit(problem) };
    case "parametric":
      return { kind: "parametric", found: solveParametric(problem) };
  }
}

function prove(problem: DerivativeProblem, result: Result): Proof | null {
  if (problem.kind === "explicit" && result.kind === "explicit") {
    return proveExplicit(problem, result.found);
  }
  if (problem.kind === "implicit" && result.kind === "implicit") {
    return proveImplicit(problem, result.found);
  }
  if (problem.kind === "parametric" && result.kind === "parametric") {
    return proveParametric(problem, result.found);
  }
  return null;
}

function explain(problem: DerivativeProblem, result: Result): Explanation {
  const steps = stepsOf(problem, result);
  const { method, difficulty } = methodOf(problem, result);
  const plot =
    problem.kind === "explicit" && result.kind === "explicit"
      ? drawTangent(problem, result.found)
      : null;
  const approaches = approachesOf(problem, result);
  return {
    topic: problem.purpose === "slope" ? "Application of Derivatives" : "Differentiation",
    method,
    difficulty,
    answer: answerOf(problem, result),
    steps,
    ...(plot && { plot }),
    ...(approaches.length > 0 && { approaches }),
    finalMove: [
      `${steps.at(-1)?.title ?? "Simplify"}: what do you get?`,
      "Do the last move yourself. What do you get?",
    ],
    hints: {
      idea: [ideaOf(method)],
      firstMove: [`${steps[0]?.title ?? "Look for the rule"}.`, "Look which rule fits."],
    },
    keyTerms: keyTermsOf(problem),
    followUpQuestions: [
      "Where is the derivative zero, and what does the curve do there?",
      "Which rule would you use first if the function stood inside another one?",
    ],
  };
}

function stepsOf(problem: DerivativeProblem, result: Result): MathsStep[] {
  if (problem.kind === "explicit" && result.kind === "explicit") {
    return explicitSteps(problem, result.found);
  }
  return result.kind === "explicit" ? [] : result.found.steps;
}

function answerOf(problem: DerivativeProblem, result: Result): MathsSolution["answer"] {
  if (result.kind !== "explicit") {
    const { slope, value } = result.found;
    return written(value ?? slope, "\\frac{dy}{dx} = ");
  }
  const { derivatives, value } = result.found;
  const last = derivatives.at(-1);
  if (!last) throw new Error("There is no derivative");
  if (problem.kind !== "explicit" || problem.name === null || value)
    return written(value ?? last, "");
  return written(last, `${labelOf(problem, problem.order)} = `);
}

function written(expression: Expression, label: string): MathsSolution["answer"] {
  return { latex: label + expressionLatex(expression), plain: expressionPlain(expression) };
}

function methodOf(
  problem: DerivativeProblem,
  result: Result,
): Pick<Explanation, "method" | "difficulty"> {
  if (result.kind === "implicit") {
    return { method: "Implicit differentiation", difficulty: "advanced" };
  }
  if (result.kind === "parametric") {
    return { method: "Derivative of functions in parametric form", difficulty: "intermediate" };
  }
  if (result.found.steps) return { method: "First principles", difficulty: "intermediate" };
  const [first] = result.found.derivations;
  if (!first) return { method: "Standard derivatives", difficulty: "beginner" };
  return { method: first.method, difficulty: difficultyOf(first, problem) };
}

function difficultyOf(
  derivation: Derivation,
  problem: DerivativeProblem,
): Explanation["difficulty"] {
  if (isShort(derivation)) return "beginner";
  const isRepeated = problem.kind === "explicit" && problem.order > 1;
  return isRepeated || derivation.steps.length > 3 ? "advanced" : "intermediate";
}

const ideas: Record<string, string> = {
  "Standard derivatives": "This function stands in the table of derivatives.",
  "Sum rule": "A sum is differentiated term by term.",
  "Power rule": "Write it as a power first: then one rule is enough.",
  "Product rule": "Two functions are multiplied: name them and use the product rule.",
  "Quotient rule": "One function is divided by another: name them and use the quotient rule.",
  "Chain rule": "A function stands inside another one: name the inner one.",
  "Logarithmic differentiation":
    "The letter stands in the base and in the exponent: take logarithms first.",
  "Implicit differentiation":
    "The equation is not solved for one letter. Differentiate both sides as they are, and remember what depends on what.",
  "First principles": "Write the slope between two points of the curve that lie $h$ apart.",
};

function ideaOf(method: string): string {
  return ideas[method] ?? "Differentiate both coordinates by the parameter, then divide.";
}

function keyTermsOf(problem: DerivativeProblem): Explanation["keyTerms"] {
  const terms = [
    {
      term: "Derivative",
      meaning: "The rate at which a function changes: the slope of its curve.",
    },
  ];
  const sides = problem.kind === "explicit" ? [problem.expression] : [];
  const hasLogarithm = sides.some((side) =>
    someWithin(side, (part) => part.kind === "call" && part.name === "ln"),
  );
  if (hasLogarithm) terms.push(naturalLogarithm);
  if (problem.purpose === "slope") {
    terms.push({ term: "Tangent", meaning: "The line that touches the curve at a point." });
  }
  return terms;
}

/** The term of a lesson with ln x. */
export const naturalLogarithm = {
  term: "Natural logarithm",
  meaning: "$\\ln x = \\log_{e} x$. In calculus, log without a base means this one.",
};

/** For a short power function, the definition is an alternative method. */
function approachesOf(problem: DerivativeProblem, result: Result): Approach[] {
  if (problem.kind !== "explicit" || result.kind !== "explicit") return [];
  const { found } = result;
  const inner = ungroup(problem.expression);
  const isBrief = expressionLatex(inner).length < 24;
  if (found.steps || problem.order > 1 || found.place || !isBrief) return [];
  const basic = firstPrinciples(inner, problem.variable);
  const [own] = found.derivatives;
  if (!basic || !own || !looksLike(basic.result, own)) return [];
  return [{ method: "First principles", steps: basic.steps }];
}

function vary(problem: DerivativeProblem, random: () => number): string {
  const plain = (expression: Expression): string =>
    expressionPlain(varyNumbers(expression, random));
  switch (problem.kind) {
    case "explicit": {
      const { order, variable, at, name } = problem;
      const ordinal = ["", "first ", "second ", "third ", "fourth ", "fifth "][order] ?? "";
      if (at?.kind === "value") {
        return `Find the ${ordinal}derivative of ${plain(problem.expression)} at ${variable} = ${expressionPlain(at.value)}`;
      }
      if (problem.isFunction && name !== null && order < 4) {
        return `If ${name}(${variable}) = ${plain(problem.expression)}, find ${name}${"'".repeat(order)}(${variable})`;
      }
      return `Find the ${ordinal}derivative of ${plain(problem.expression)} with respect to ${variable}`;
    }
    case "implicit":
      return `Find d${problem.name}/d${problem.variable} if ${plain(problem.left)} = ${plain(problem.right)}`;
    case "parametric":
      return `Find dy/dx if x = ${plain(problem.x)} and y = ${plain(problem.y)}`;
  }
}

/** Derivatives of all kinds: by the rules, implicit, parametric, of higher order, from first principles, at a point. */
export const derivativeTask = defineTask({
  name: "derivative",
  takesBareMaths: true,
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Differentiate 3x^4 - 5x^2 + 7 with respect to x",
    "Find the derivative of x^2 sin(x)",
    "Differentiate (3x + 1)^5 with respect to x",
    "Find dy/dx if x^2 + y^2 = 25",
    "Find the slope of the tangent to y = x^3 - 2x at x = 2",
  ],
});
