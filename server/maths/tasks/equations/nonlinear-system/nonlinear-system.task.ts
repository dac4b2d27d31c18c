import type { Quotient } from "../../../algebra/form.ts";
import { coefficientsIn } from "../../../algebra/in-one-variable.ts";
import * as form from "../../../algebra/quotient.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { Question } from "../../../read/question.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import {
  differenceOf,
  pairAnswer,
  provePairs,
  readSystem,
  type System,
  systemLatex,
  variedSystem,
} from "./pairs.ts";
import { degreeIn, type Result, solve } from "./solve.ts";
import { discriminantLine, stepsOf } from "./steps.ts";

/** Two equations in two letters of which one at least is not linear; linear ones have methods of their own. */
function recognise(question: Question): System | null {
  const system = readSystem(question);
  if (!system) return null;
  const {
    equations,
    names: [first, second],
  } = system;
  const values = equations.map(differenceOf);
  const isLinear = values.every(
    (value) =>
      degreeIn(value, first) <= 1 && degreeIn(value, second) <= 1 && isSum(value, [first, second]),
  );
  return isLinear ? null : system;
}

/** Whether the letters stand in terms of their own, not as xy. */
function isSum(value: Quotient, [first, second]: [string, string]): boolean {
  const factor = coefficientsIn(value, first)?.[1];
  return !factor || !form.variablesOf(factor).includes(second);
}

function prove({ equations, names }: System, result: Result): Proof | null {
  if (result.points.length > 0) return provePairs(equations, names, result.points);
  const line = discriminantLine(result);
  return line === null
    ? null
    : { method: "The discriminant of the equation that is left is negative", lines: [line] };
}

function explain(system: System, result: Result): Explanation {
  const { equations } = system;
  const answer = pairAnswer(system, result.points);
  return {
    topic: "Simultaneous Equations",
    method: "Substitution",
    difficulty: "advanced",
    answer,
    steps: stepsOf(equations, result, answer.latex),
    finalMove: ["Which pairs do you get when each value is put back?"],
    hints: {
      idea: ["Replace a letter by what it equals. Then an equation with a single letter is left."],
      firstMove: [`Bring $${letterLatex(result.replacedLetter)}$ to stand alone where it is easy.`],
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
  reading: systemLatex,
  solve,
  prove,
  explain,
  vary: variedSystem,
  examples: ["Solve y = x^2, y = x + 2", "Solve x^2 + y^2 = 25, y = x + 1"],
});
