import { coefficientOf, degreeOf, termsOf } from "../../../expressions/polynomial.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { Refusal, notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import {
  type Clause,
  clauses,
  type GapSources,
  numberOf,
  readWhole,
  type GapTexts,
} from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { readFormula } from "../../sequences/sums/term-formula-reading.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import type { MathsStep } from "../../../outcome.ts";
import { total } from "../data/data.ts";
import { dataBrackets, dataLatex, dataPlain } from "../data/written-value.ts";
import { reasons } from "../../../working/reasons.ts";

/** A value that is linear in the letter: `factor`·x + `plus`. */
interface Linear {
  factor: Rational;
  plus: Rational;
  latex: string;
}

interface UnknownProblem {
  measure: "mean" | "median";
  values: readonly Linear[];
  letter: string;
  result: Rational;
}

const gaps: GapSources = {
  values: String.raw`(?:(?:-?\d[\d,]*(?:\.\d+)?|[xypkan]|[-+*()]|,|and) )+?`,
};
const nouns =
  "[numbers|observations|data|values|following_numbers|following_data|following_observations|scores|following|5_numbers]";
const order =
  "[arranged|written|,_arranged] [in] [ascending|increasing|descending] [order] [of_magnitude] [:]";
const orderBehind =
  "[(|,] [which] [are|is] [arranged|written] in ascending|increasing|descending order [)]";
const is = "is|=|are|be|was";
const asking =
  "[.|,|,_then|and|then] [find|what_is|calculate|determine] [the] [value_of] {w:letter}";

const wordings: readonly Clause<UnknownProblem>[] = (["mean", "median"] as const).flatMap(
  (measure) => {
    const name = measure === "mean" ? "mean|average|arithmetic_mean|am" : "median";
    return clauses<UnknownProblem>(
      [
        `${name} of ${nouns} [:] {l:values} ${is} {v} ${asking}`,
        `${name} of ${nouns} [:] {l:values} ${is} {v}`,
        `find|what_is|calculate|determine [value_of] {w:letter} if|when ${name} of ${nouns} [:] {l:values} ${is} {v}`,
        `following ${nouns} [have_been|are] arranged in ascending order . if ${name} [of_data] ${is} {v} , find [value_of] {w:letter} {l:values}`,
        `${name} of ${nouns} ${order} {l:values} ${is} {v} ${asking}`,
        `${name} of ${nouns} [:] {l:values} ${orderBehind} ${is} {v} ${asking}`,
        `${nouns} [have_been|are] arranged|written in ascending|increasing|descending order [:] {l:values} [.|,] [if] ${name} [of_data|of_these|of_observations] ${is} {v} ${asking}`,
        `{l:values} ka ${name} {v} hai [to] {w:letter} [ki_value|ka_maan] [nikalo|batao]`,
      ],
      (taken) => problem(measure, taken),
      gaps,
    );
  },
);

function problem(measure: "mean" | "median", { l = "", v, w }: GapTexts): UnknownProblem | null {
  const cells = l.split(/ , and | , | and /).map((cell) => cell.replace(/^and /, "").trim());
  const letters = new Set(cells.flatMap((cell) => cell.match(/[a-z]/g) ?? []));
  const [letter] = letters;
  if (letter === undefined || letters.size > 1 || (w !== undefined && w !== letter)) return null;
  const values = cells.map((cell) => linear(cell, letter));
  const known = values.filter((value) => value !== null);
  if (known.length < values.length || known.length < 2 || known.length > 30) return null;
  return { measure, values: known, letter, result: numberOf(v) };
}

function linear(cell: string, letter: string): Linear | null {
  if (/\d,\d/.test(cell)) return null;
  const expression = readFormula(cell, [letter]);
  return expression && linearOf(expression, letter);
}

function linearOf(expression: Expression, letter: string): Linear | null {
  try {
    const terms = termsOf(expression);
    if (degreeOf(terms) > 1) return null;
    return {
      factor: coefficientOf(terms, letter),
      plus: coefficientOf(terms, ""),
      latex: expressionLatex(expression),
    };
  } catch (error) {
    // An expression that is not a polynomial in the letter is left to other tasks.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The values that determine the measure: all of them for the mean, the middle one or two for the median. */
function deciding({ measure, values }: UnknownProblem): readonly Linear[] {
  if (measure === "mean") return values;
  const half = Math.floor(values.length / 2);
  return values.length % 2 === 1 ? values.slice(half, half + 1) : values.slice(half - 1, half + 1);
}

function sumOf(values: readonly Linear[]): { factor: Rational; plus: Rational } {
  return {
    factor: total(values.map(({ factor }) => factor)),
    plus: total(values.map(({ plus }) => plus)),
  };
}

function solve(problem: UnknownProblem): Rational {
  const own = deciding(problem);
  const { factor, plus } = sumOf(own);
  if (q.isZero(factor))
    throw notSupported(
      "The letter drops out here, so it can't be found. Check the numbers of the question.",
    );
  const wanted = q.multiply(problem.result, q.rational(BigInt(own.length)));
  return q.divide(q.subtract(wanted, plus), factor);
}

function prove(problem: UnknownProblem, value: Rational): Proof | null {
  const { measure, values, letter, result } = problem;
  const put = values.map(({ factor, plus }) => q.add(q.multiply(factor, value), plus));
  const line = `${letter} = ${dataLatex(value)}:\\quad ${put.map(dataLatex).join(",\\; ")}`;
  if (measure === "mean") {
    const gaps = put.map((one) => q.subtract(one, result));
    const sum = gaps.map((gap, at) => (at === 0 ? dataLatex(gap) : dataBrackets(gap))).join(" + ");
    return q.isZero(total(gaps))
      ? {
          method: `Put ${letter} back: the deviations of all values from the mean add up to 0`,
          lines: [line, `${sum} = 0`],
        }
      : null;
  }
  const isRising = put.every((one, at) => at === 0 || q.order(put[at - 1] ?? one, one) <= 0);
  const isFalling = put.every((one, at) => at === 0 || q.order(put[at - 1] ?? one, one) >= 0);
  if (!isRising && !isFalling)
    throw notSupported(
      "With that value the numbers are not in order, so the median would be another one. Check the question.",
    );
  const sorted = put.toSorted(q.order);
  const half = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  const isMedian = low && high && q.equals(q.add(low, high), q.add(result, result));
  return isMedian
    ? {
        method: `Put ${letter} back: the values are in order, and their middle is the given median`,
        lines: [line],
      }
    : null;
}

function sumLatex({ factor, plus }: { factor: Rational; plus: Rational }, letter: string): string {
  const times = q.equals(factor, q.one) ? letter : `${dataLatex(factor)}${letter}`;
  if (q.isZero(plus)) return times;
  return `${times} ${q.sign(plus) < 0 ? "-" : "+"} ${dataLatex(q.absolute(plus))}`;
}

function steps(problem: UnknownProblem, value: Rational): MathsStep[] {
  const { letter, result } = problem;
  const own = deciding(problem);
  const sum = sumOf(own);
  const count = own.length;
  const wanted = q.multiply(result, q.rational(BigInt(count)));
  const opening = openingStep(problem, own);
  const isAlone = q.equals(sum.factor, q.one) && q.isZero(sum.plus);
  if (isAlone && count === 1) return [opening];
  const line = `${sumLatex(sum, letter)} = ${dataLatex(wanted)}`;
  const middle =
    count === 1
      ? []
      : [
          step(
            `Multiply both sides by ${count} and collect`,
            "Mean × number of values = sum of the values.",
            line,
          ),
        ];
  const rest = q.subtract(wanted, sum.plus);
  const moved = q.isZero(sum.plus)
    ? []
    : [
        step(
          `Take ${dataLatex(sum.plus).replaceAll("{,}", ",")} to the other side`,
          reasons.moveOver,
          `${sumLatex({ factor: sum.factor, plus: q.zero }, letter)} = ${dataLatex(wanted)} ${q.sign(sum.plus) < 0 ? "+" : "-"} ${dataLatex(q.absolute(sum.plus))} = ${dataLatex(rest)}`,
        ),
      ];
  const last = q.equals(sum.factor, q.one)
    ? []
    : [
        step(
          `Divide by ${dataLatex(sum.factor)}`,
          reasons.divideBoth,
          `${letter} = ${dataLatex(value)}`,
          `${letter} = \\frac{${dataLatex(rest)}}{${dataBrackets(sum.factor)}}`,
        ),
      ];
  return [opening, ...middle, ...moved, ...last];
}

/** The equation by the definition of the measure. */
function openingStep(
  { measure, values, result }: UnknownProblem,
  own: readonly Linear[],
): MathsStep {
  const above = own
    .map(({ latex }, at) => (at > 0 && latex.startsWith("-") ? `(${latex})` : latex))
    .join(" + ");
  const count = own.length;
  if (measure === "mean") {
    return step(
      "Write the mean as the sum over the number",
      `There are ${count} values.`,
      `\\frac{${above}}{${count}} = ${dataLatex(result)}`,
    );
  }
  const title = "Find the middle of the ordered values";
  return count === 1
    ? step(
        title,
        `There are ${values.length} values, so the median is the middle one.`,
        `${above} = ${dataLatex(result)}`,
      )
    : step(
        title,
        `There are ${values.length} values, so the median is the mean of the two middle ones.`,
        `\\frac{${above}}{2} = ${dataLatex(result)}`,
      );
}

/** An unknown value if the mean or the median is given. */
export const unknownValue = defineTask<UnknownProblem, Rational>({
  name: "value-from-mean",
  recognise: (question) =>
    /mean|average|median/i.test(question.text) ? readWhole(questionLine(question), wordings) : null,
  reading: ({ measure, values, result }) =>
    `\\text{${measure} of } ${values.map(({ latex }) => latex).join(",\\; ")} \\text{ is } ${dataLatex(result)}`,
  solve,
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Statistics",
      method: problem.measure === "mean" ? "Definition of the mean" : "Definition of the median",
      difficulty: "intermediate",
      answer: {
        latex: `${problem.letter} = ${dataLatex(value)}`,
        plain: `${problem.letter} = ${dataPlain(value)}`,
      },
      steps: steps(problem, value),
      idea:
        problem.measure === "mean"
          ? "The mean times the number of values is their sum."
          : "Only the value in the middle (or the two in the middle) decides about the median.",
      firstMove:
        problem.measure === "mean"
          ? "Multiply the mean by the number of values."
          : "Count the values and find the middle place.",
      finalMove: `Solve the last equation. What is ${problem.letter}?`,
      next: ["What would happen to the result if every value were larger by 1?"],
    }),
  vary: ({ measure, values, letter }, random) => {
    if (measure === "median") {
      const start = wholeBetween(random, 5, 15);
      return `The median of ${start}, ${start + 3}, ${letter}, ${letter} + 4, ${start + 25}, ${start + 31} is ${start + 11}. Find ${letter}.`;
    }
    const numbers = values.map(() => wholeBetween(random, 2, 20));
    const sum = numbers.reduce((all, one) => all + one, 0);
    const [first = 5, ...others] = numbers;
    const fitted = first + (numbers.length - (sum % numbers.length));
    const mean = (sum - first + fitted) / numbers.length;
    return `The mean of ${others.join(", ")} and ${letter} is ${mean}. Find ${letter}.`;
  },
  examples: [
    "The mean of 5, 8, 12 and x is 9. Find x.",
    "If the mean of x, x + 2, x + 4, x + 6 and x + 8 is 11, find x.",
  ],
});
