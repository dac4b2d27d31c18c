import { canonical } from "../../../algebra/canonical.ts";
import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import type { Quotient } from "../../../algebra/form.ts";
import * as form from "../../../algebra/quotient.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import { type Expression, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { type Gaps, matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { askedFor } from "../calculus-words.ts";
import { readSubject } from "../derivative/read-subject.ts";
import { valueAt } from "../drawing.ts";
import { type Definite, definiteLatex, findDefinite } from "../integral/definite.ts";
import { type Bounds, boundsOf } from "../integral/read-integral.ts";
import { isWord } from "../read-formula.ts";

interface Problem {
  expression: Expression;
  variable: string;
  bounds: Bounds;
}

interface Result {
  integral: Definite;
  width: Quotient;
  mean: Quotient;
}

const wordings = ["average|mean value of {f}", "the average|mean value of {f}"]
  .flatMap((head) => [
    `${head} on|over|in ( {from} , {to} )`,
    `${head} on|over the interval ( {from} , {to} )`,
    `${head} from {from} to {to}`,
  ])
  .map(phrase);

function recognise({ tokens }: Question): Problem | null {
  if (!tokens.some((token) => isWord(token, "average", "mean"))) return null;
  const asked = askedFor(tokens);
  for (const wording of wordings) {
    const gaps = matchPhrase(wording, asked);
    const problem = gaps && problemIn(gaps);
    if (problem) return problem;
  }
  return null;
}

function problemIn(gaps: Gaps): Problem | null {
  const subject = readSubject(gaps.get("f") ?? []);
  const bounds = boundsOf(gaps.get("from") ?? [], gaps.get("to") ?? []);
  if (subject?.kind !== "formula" || !bounds) return null;
  const [variable, other] = variablesIn(subject.expression);
  if (variable === undefined || other !== undefined) return null;
  return { expression: subject.expression, variable, bounds };
}

function solve({ expression, variable, bounds }: Problem): Result {
  const [from, to] = [bounds.from, bounds.to].map((end) => evaluateReal(end, new Map()));
  if (typeof from !== "number" || typeof to !== "number" || from >= to) {
    throw notSupported("The first end of the interval must be smaller than the second.");
  }
  const width = form.subtract(canonical(bounds.to), canonical(bounds.from));
  const integral = findDefinite(expression, variable, bounds);
  return { integral, width, mean: form.divide(integral.value, width) };
}

const strips = 2000;

/** The values at the midpoints of many equal strips, and their arithmetic mean. */
function prove({ expression, variable, bounds }: Problem, { mean }: Result): Proof | null {
  const [from, to, own] = [bounds.from, bounds.to, toExpression(mean)].map(
    (part) => evaluateReal(part, new Map()) ?? Number.NaN,
  );
  if (from === undefined || to === undefined || own === undefined) return null;
  let sum = 0;
  for (let at = 0; at < strips; at += 1) {
    const value = valueAt(expression, variable, from + ((to - from) * (at + 0.5)) / strips);
    if (value === null) return null;
    sum += value;
  }
  if (!(Math.abs(sum / strips - own) <= 1e-5 * Math.max(1, Math.abs(own)))) return null;
  return {
    method: `The mean of ${strips} values, evenly spread`,
    lines: [
      `${expressionLatex(toExpression(mean))} \\approx ${Number((sum / strips).toPrecision(5))}`,
    ],
  };
}

function explain({ expression, variable, bounds }: Problem, result: Result): Explanation {
  const [value, width, mean] = [result.integral.value, result.width, result.mean].map((part) =>
    expressionLatex(toExpression(part)),
  );
  const line = definiteLatex(expression, variable, bounds);
  return {
    topic: "Application of Integrals",
    method: "Mean value of a function",
    difficulty: "intermediate",
    answer: { latex: mean ?? "", plain: expressionPlain(toExpression(result.mean)) },
    steps: [
      {
        title: "Write the mean value as an integral",
        why: "$\\frac{1}{b - a} \\int_{a}^{b} f(x) \\, dx$ is the height of the rectangle with the same area.",
        before: null,
        after: `\\frac{1}{${width}} \\times ${line}`,
      },
      {
        title: "Work out the integral",
        why: `${result.integral.method}.`,
        before: line,
        after: value ?? "",
        substeps: result.integral.steps,
      },
      {
        title: "Divide by the width of the interval",
        why: "The mean value times the width gives the same area as the integral.",
        before: `\\frac{1}{${width}} \\times \\left(${value}\\right)`,
        after: mean ?? "",
      },
    ],
    finalMove: ["Divide the integral by the width of the interval. What is the mean value?"],
    hints: {
      idea: ["The mean value is the integral divided by the width of the interval."],
      firstMove: ["Integrate the function over the interval."],
    },
    keyTerms: [
      {
        term: "Mean value of a function",
        meaning: "The constant height that gives the same area over the interval.",
      },
    ],
    followUpQuestions: ["At which place does the function take its mean value?"],
  };
}

function reading({ expression, bounds }: Problem): string {
  return `\\text{mean value of } ${expressionLatex(expression)} \\text{ on } [${expressionLatex(bounds.from)}, ${expressionLatex(bounds.to)}]`;
}

function vary({ expression, bounds }: Problem, random: () => number): string {
  const f = expressionPlain(varyNumbers(expression, random));
  return `Find the average value of ${f} on [${expressionPlain(bounds.from)}, ${expressionPlain(bounds.to)}]`;
}

/** The mean value of a function over an interval. */
export const meanValue = defineTask({
  name: "mean-value-of-function",
  recognise,
  reading,
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Find the average value of x^2 on [0, 3]",
    "Find the mean value of sin x from 0 to pi",
  ],
});
