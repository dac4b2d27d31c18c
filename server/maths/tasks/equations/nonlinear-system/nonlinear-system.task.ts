import { canonical } from "../../../algebra/canonical.ts";
import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import {
  countEquals,
  equationLatex,
  equationPlain,
  equationVariables,
  readEquation,
  substitute as putIn,
} from "../../../equations/equation.ts";
import type { Equation } from "../../../equations/equation.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import type { Question } from "../../../read/question.ts";
import { isSymbol } from "../../../read/token.ts";
import type { Token } from "../../../read/token.ts";
import { Refusal } from "../../../refusal.ts";
import { varyNumbers } from "../../algebra/vary-numbers.ts";
import { defineTask } from "../../task.ts";
import type { Explanation, Proof } from "../../task.ts";
import { degreeIn, differenceOf, solve } from "./solve.ts";
import type { Problem, Result } from "./solve.ts";
import { discriminantLine, pointLatex, stepsOf } from "./steps.ts";

/** Two equations in two letters of which one at least is not linear; linear ones have methods of their own. */
function recognise({ body }: Question): Problem | null {
  if (countEquals(body) !== 2) return null;
  const equations = readBoth(body);
  if (!equations) return null;
  const names = [...new Set(equations.flatMap(equationVariables))].toSorted();
  const [first, second, ...others] = names;
  if (first === undefined || second === undefined || others.length > 0) return null;
  const values = equations.map(differenceOf);
  const isLinear = values.every(
    (value) =>
      degreeIn(value, first) <= 1 && degreeIn(value, second) <= 1 && isSum(value, [first, second]),
  );
  return isLinear ? null : { equations, names: [first, second] };
}

function readBoth(body: readonly Token[]): [Equation, Equation] | null {
  const [one, other, ...more] = partsOf(body);
  if (!one || !other || more.length > 0) return null;
  if (countEquals(one) !== 1 || countEquals(other) !== 1) return null;
  try {
    return [readEquation(one), readEquation(other)];
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function partsOf(body: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of body) {
    const isAnd = token.kind === "word" && token.text === "and";
    if (isAnd || isSymbol(token, ",", ";", "newline")) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Whether the letters stand in terms of their own, not as xy. */
function isSum(value: Quotient, [first, second]: [string, string]): boolean {
  const factor = coefficientsIn(value, first)?.[1];
  return !factor || !form.variablesOf(factor).includes(second);
}

function prove({ equations, names }: Problem, result: Result): Proof | null {
  const { points } = result;
  const holds = points.every((point) => {
    const values = new Map(names.map((name, at) => [name, toExpression(point[at] ?? form.zero)]));
    return equations.every(({ left, right }) =>
      form.equals(canonical(putIn(left, values)), canonical(putIn(right, values))),
    );
  });
  if (!holds) return null;
  if (points.length === 0) {
    const line = discriminantLine(result);
    return line === null
      ? null
      : { method: "The discriminant of the equation that is left is negative", lines: [line] };
  }
  const lines = points.map((point) => `${pointLatex(point)}: \\quad \\text{both equations hold}`);
  return { method: "Every pair put back into both equations", lines };
}

function explain({ equations, names }: Problem, result: Result): Explanation {
  const { points } = result;
  const plain = points.map(
    ([x, y]) => `(${expressionPlain(toExpression(x))}, ${expressionPlain(toExpression(y))})`,
  );
  const latex =
    points.length === 0
      ? "\\text{No real solution}"
      : `(${names.map(letterLatex).join(", ")}) = ${points.map(pointLatex).join(" \\text{ or } ")}`;
  return {
    topic: "Simultaneous Equations",
    method: "Substitution",
    difficulty: "advanced",
    answer: { latex, plain: plain.length === 0 ? "no real solution" : plain.join(", ") },
    steps: stepsOf(equations, result, latex),
    finalMove: ["Which pairs do you get when each value is put back?"],
    hints: {
      idea: ["Replace a letter by what it equals. Then an equation with a single letter is left."],
      firstMove: [`Bring $${letterLatex(result.replaced)}$ to stand alone where it is easy.`],
    },
    keyTerms: [
      { term: "Substitution", meaning: "Putting what a letter equals in its place." },
      { term: "Solution pair", meaning: "Two numbers that make both equations true." },
    ],
    followUpQuestions: [
      "What do the two equations look like as curves, and where do these meet?",
      "How many solutions could there be at most?",
    ],
  };
}

/** A straight line or a curve solved for a letter, together with another curve. */
export const nonlinearSystem = defineTask({
  name: "nonlinear-system",
  takesBareMaths: true,
  recognise,
  reading: ({ equations }) => equations.map(equationLatex).join(", \\quad "),
  solve,
  prove,
  explain,
  vary: ({ equations }, random) =>
    `Solve ${equations
      .map(({ left, right }) =>
        equationPlain({ left: varyNumbers(left, random), right: varyNumbers(right, random) }),
      )
      .join(", ")}`,
  examples: ["Solve y = x^2, y = x + 2", "Solve x^2 + y^2 = 25, y = x + 1"],
});
