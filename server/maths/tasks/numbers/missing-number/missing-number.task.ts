import { type Equation, equationLatex, equationStyle } from "../../../equations/equation.ts";
import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, mapChildren, valueLeaf } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { equalFractions } from "./equal-fractions.ts";
import { blankSign, readBlank, withSquare } from "./read-blank.ts";
import { holdsBlank, undo } from "./undo.ts";

interface Found {
  value: Rational;
  method: string;
  steps: MathsStep[];
}

function solve(equation: Equation): Found {
  const style = equationStyle(equation);
  const [open, whole] = holdsBlank(equation.left)
    ? [equation.left, equation.right]
    : [equation.right, equation.left];
  const fractions = equalFractions(open, whole);
  if (fractions) return { ...fractions, method: "Equivalent fractions" };
  const total = evaluate(whole);
  const { value, steps } = undo(open, total, style);
  const first = workedOut(whole, rationalLatex(total, style));
  return { value, method: "Working backwards", steps: [...first, ...steps] };
}

/** Returns the step that evaluates the side without the blank; none if it is a single number. */
function workedOut(whole: Expression, total: string): MathsStep[] {
  const written = expressionLatex(whole);
  if (whole.kind === "number" || written === total) return [];
  const why = "Both sides of = have the same value, and here nothing is missing.";
  return [step("Work out the side without the blank", why, total, written)];
}

function prove({ left, right }: Equation, { value }: Found): Proof | null {
  const style = equationStyle({ left, right });
  const [filledLeft, filledRight] = [filled(left, value), filled(right, value)];
  const total = evaluate(filledLeft);
  if (!q.equals(total, evaluate(filledRight))) return null;
  const sides = [filledLeft, filledRight].filter(({ kind }) => kind !== "number");
  const result = rationalLatex(total, style);
  return {
    method: "The number put into the blank",
    lines: sides.map((side) => `${expressionLatex(side)} = ${result}`),
  };
}

function filled(side: Expression, value: Rational): Expression {
  if (side.kind === "variable") return valueLeaf(value);
  return mapChildren(side, (child) => filled(child, value));
}

function explain(equation: Equation, { value, method, steps }: Found): Explanation {
  const isFractions = method === "Equivalent fractions";
  const before = steps.at(-1)?.before ?? withSquare(equationLatex(equation));
  return lesson({
    topic: isFractions ? "Fractions" : "Simple Equations",
    method,
    answer: numberAnswer(value, equationStyle(equation)),
    steps,
    idea: isFractions
      ? "Equal fractions come from multiplying or dividing top and bottom by the same number."
      : "Both sides of = have the same value. Work backwards from the side that you know.",
    firstMove: steps[0]?.title ?? "Work out the side without the blank.",
    finalMove: `What number is ${blankSign} in $${before}$?`,
    next: ["How can you check the number by putting it into the blank?"],
  });
}

function vary(_: Equation, random: () => number): string {
  const [one, other] = [wholeBetween(random, 2, 9), wholeBetween(random, 11, 60)];
  const factor = wholeBetween(random, 2, 8);
  return pick(random, [
    `${one} + __ = ${one + other}`,
    `__ - ${one} = ${other}`,
    `${one} × __ = ${one * factor}`,
    `${one}/${one + 1} = __/${(one + 1) * factor}`,
  ]);
}

/** Finds the number that is missing in an equality. */
export const missingNumber = defineTask<Equation, Found>({
  name: "missing-number",
  takesBareMaths: true,
  recognise: readBlank,
  reading: (equation) => withSquare(equationLatex(equation)),
  solve,
  prove,
  explain,
  vary,
  examples: ["3/4 = __/12", "5 + __ = 12", "7 × __ = 56"],
});
