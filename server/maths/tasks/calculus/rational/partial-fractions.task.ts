import { evaluate } from "../../../expressions/evaluate.ts";
import { type Expression, valueLeaf, variablesIn } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { expressionPlain } from "../../../expressions/write-plain.ts";
import { substitute } from "../../../equations/equation.ts";
import * as form from "../../../algebra/quotient.ts";
import * as u from "../../../algebra/univariate.ts";
import * as q from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import { matchPhrase, phrase } from "../../../read/phrase.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { varyNumbers } from "../../../variation/vary-numbers.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { askedFor } from "../calculus-words.ts";
import { fractionOf } from "../fraction-of.ts";
import { isWord, readFormula } from "../read-formula.ts";
import { decompose, type Decomposition } from "./decompose.ts";
import {
  partialFractionSteps,
  type PartialFractionSum,
  sumExpression,
} from "./partial-fraction-steps.ts";

interface Problem {
  expression: Expression;
  variable: string;
}

const wordings = [
  "partial fraction|fractions decomposition of {value}",
  "partial fraction|fractions expansion of {value}",
  "partial fraction|fractions of {value}",
  "partial fraction|fractions for {value}",
  "decomposition of {value} into partial fractions",
  "resolve|express|decompose|write|split|break|convert|put {value} into|in|as|to partial fraction|fractions",
  "resolve|express|decompose|write|split|break into|in|as partial fraction|fractions {value}",
  "resolve|express|decompose|write|split|break into|in|as partial fraction|fractions : {value}",
  "{value} into|in|as partial fraction|fractions",
  "{value} ko partial fractions me|mein",
  "{value} ka|ke partial fraction|fractions",
].map(phrase);

function recognise({ tokens }: Question): Problem | null {
  if (!tokens.some((token) => isWord(token, "partial"))) return null;
  const asked = askedFor(tokens);
  for (const wording of wordings) {
    const gap = matchPhrase(wording, asked)?.get("value");
    const expression = gap && readFormula(gap);
    const [variable, other] = expression ? variablesIn(expression) : [];
    if (expression && variable !== undefined && other === undefined)
      return { expression, variable };
  }
  return null;
}

function solve({ expression, variable }: Problem): PartialFractionSum {
  const { above, below } = fractionOf(expression);
  const reduced = form.divide(above, below);
  const parts = decompose(
    form.fromPolynomial(reduced.numerator),
    form.fromPolynomial(reduced.denominator),
    variable,
  );
  if (!parts) {
    throw notSupported(
      "I can split a quotient of polynomials whose denominator has factors of degree 1 and 2 only.",
    );
  }
  const fractions = parts.fractions.filter(({ numerator }) => numerator.length > 0);
  if (fractions.length + (parts.whole.length > 0 ? 1 : 0) < 2) {
    throw notSupported("This is a partial fraction already: its denominator can't be split.");
  }
  return { parts, sum: sumExpression(parts, variable) };
}

/** Substitutes enough numbers into the given fraction and into the sum to determine them. */
function prove(
  { expression, variable }: Problem,
  { sum, parts }: PartialFractionSum,
): Proof | null {
  const wanted = parts.denominator.length + parts.whole.length + 2;
  const results: { x: bigint; value: q.Rational }[] = [];
  for (const x of placesBesidesPoles(parts, wanted)) {
    const values = new Map([[variable, valueLeaf(q.rational(x))]]);
    const [given, own] = [expression, sum].map((one) => evaluate(substitute(one, values)));
    if (!given || !own || !q.equals(given, own)) return null;
    results.push({ x, value: given });
  }
  const [first, second] = results;
  if (!first || !second || results.length < wanted) return null;
  return {
    method: "Numbers put into the given fraction and into the sum",
    lines: [first, second].map(
      ({ x, value }) =>
        `${letterLatex(variable)} = ${x}: \\quad \\text{both are } ${rationalLatex(value)}`,
    ),
  };
}

/** 1, −1, 2, −2, … without the zeros of the denominator, in pairs until there are enough. */
function placesBesidesPoles({ denominator }: Decomposition, wanted: number): bigint[] {
  const places: bigint[] = [];
  for (let x = 1n; places.length < wanted && x < 60n; x += 1n) {
    places.push(...[x, -x].filter((at) => !q.isZero(u.evaluate(denominator, q.rational(at)))));
  }
  return places;
}

function explain({ expression, variable }: Problem, result: PartialFractionSum): Explanation {
  const steps = partialFractionSteps(expression, result, variable);
  return {
    topic: "Integrals: partial fractions",
    method: "Partial fractions",
    difficulty: steps.length > 5 ? "advanced" : "intermediate",
    answer: { latex: expressionLatex(result.sum), plain: expressionPlain(result.sum) },
    steps,
    finalMove: ["Put the numbers into the form of the partial fractions. What do you get?"],
    hints: {
      idea: [
        "A fraction with a product below the bar is a sum of simpler fractions, one for each factor.",
      ],
      firstMove: [
        `${steps[0]?.title ?? "Factorise the denominator"}.`,
        "Factorise the denominator.",
      ],
    },
    keyTerms: [
      {
        term: "Proper fraction",
        meaning: "One whose numerator has a smaller degree than its denominator.",
      },
      { term: "Partial fractions", meaning: "Simple fractions whose sum is the given one." },
    ],
    followUpQuestions: [
      "How would you integrate each of the fractions?",
      "Which number do you find at once by putting in a zero of the denominator?",
    ],
  };
}

/** A rational function as a sum of fractions whose denominators are powers of single factors. */
export const partialFractions = defineTask({
  name: "partial-fractions",
  recognise,
  reading: ({ expression }) => expressionLatex(expression),
  solve,
  prove,
  explain,
  redraws: true,
  vary: ({ expression }, random) =>
    `Find the partial fraction decomposition of ${expressionPlain(varyNumbers(expression, random))}`,
  examples: [
    "Find the partial fraction decomposition of (5x - 1)/(x^2 - x - 2)",
    "Resolve (3x + 5)/((x - 1)(x^2 + 1)) into partial fractions",
    "Resolve (x + 3)/(x - 2)^2 into partial fractions",
  ],
});
