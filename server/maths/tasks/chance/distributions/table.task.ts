import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { squareRoot } from "../../../numbers/surd.ts";
import { rationalLatex, rationalPlain, surdLatex, surdPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { type TableTarget, readTable, type TableProblem } from "./read-table.ts";
import { reasons } from "../../../working/reasons.ts";

export interface TableResult {
  /** Null if the table has no k. */
  unknown: Rational | null;
  chances: readonly Rational[];
  mean: Rational;
  variance: Rational;
}

const sum = (values: readonly Rational[]): Rational => values.reduce(q.add, q.zero);

type Writing = (value: Rational) => string;

/** Decimals where the table has them, else fractions. */
function style({ isDecimal }: TableProblem, value: Rational): "decimal" | "fraction" {
  const places = q.decimalPlaces(value);
  return isDecimal && places !== null && places <= 6 ? "decimal" : "fraction";
}

const writing =
  (problem: TableProblem): Writing =>
  (value) =>
    rationalLatex(value, style(problem, value));

/** As the base of a power: negative numbers and fractions need brackets. */
function asBase(value: Rational, latex: Writing): string {
  const text = latex(value);
  return text.startsWith("-") || text.includes("frac") ? `\\left(${text}\\right)` : text;
}

function inBrackets(value: Rational, latex: Writing): string {
  return q.sign(value) < 0 ? `(${latex(value)})` : latex(value);
}

/** The unknown of the table, from the sum 1 of the probabilities, and the moments. */
export function solveTable({ values, cells }: TableProblem): TableResult {
  const constants = sum(cells.map(({ constant }) => constant));
  const unknowns = sum(cells.map((cell) => cell.unknowns));
  const unknown = q.isZero(unknowns) ? null : q.divide(q.subtract(q.one, constants), unknowns);
  const chances = cells.map((cell) =>
    q.add(cell.constant, q.multiply(cell.unknowns, unknown ?? q.zero)),
  );
  const areChances = chances.every((chance) => q.sign(chance) >= 0);
  if (!areChances || !q.equals(sum(chances), q.one)) {
    throw notSupported(
      "The probabilities of a distribution cannot be negative, and they add up to 1. Check the table.",
    );
  }
  const mean = sum(values.map((value, at) => q.multiply(value, chances[at] ?? q.zero)));
  const squares = sum(
    values.map((value, at) => q.multiply(q.multiply(value, value), chances[at] ?? q.zero)),
  );
  return { unknown, chances, mean, variance: q.subtract(squares, q.multiply(mean, mean)) };
}

/**
 * The probabilities add up to 1, the deviations from the mean have expectation 0, and their squares give the variance.
 */
export function proveTable(problem: TableProblem, result: TableResult): Proof | null {
  const { values, cells, targets } = problem;
  const chances = cells.map((cell) =>
    q.add(cell.constant, q.multiply(cell.unknowns, result.unknown ?? q.zero)),
  );
  const weighted = (power: (deviation: Rational) => Rational): Rational =>
    sum(
      values.map((value, at) =>
        q.multiply(power(q.subtract(value, result.mean)), chances[at] ?? q.zero),
      ),
    );
  const latex = writing(problem);
  const isWhole = q.equals(sum(chances), q.one);
  const isCentred = q.isZero(weighted((deviation) => deviation));
  const spread = weighted((deviation) => q.multiply(deviation, deviation));
  if (!isWhole || !isCentred || !q.equals(spread, result.variance)) return null;
  return targets[0] === "k"
    ? {
        method: "With this k the probabilities add up to 1",
        lines: [`${chances.map(latex).join(" + ")} = 1`],
      }
    : {
        method: "The deviations from the mean cancel out; their squares have the variance as mean",
        lines: [
          `\\sum (x_{i} - \\mu)p_{i} = 0,\\quad \\sum (x_{i} - \\mu)^{2}p_{i} = ${latex(spread)}`,
        ],
      };
}

function unknownSteps(problem: TableProblem, unknown: Rational | null): MathsStep[] {
  if (unknown === null) return [];
  const { cells } = problem;
  const latex = writing(problem);
  const constants = sum(cells.map(({ constant }) => constant));
  const unknowns = sum(cells.map((cell) => cell.unknowns));
  const term = `${q.equals(unknowns, q.one) ? "" : latex(unknowns)}k`;
  const line = q.isZero(constants) ? `${term} = 1` : `${latex(constants)} + ${term} = 1`;
  const written = cells.map((cell) =>
    q.isZero(cell.unknowns)
      ? latex(cell.constant)
      : `${q.equals(cell.unknowns, q.one) ? "" : latex(cell.unknowns)}k`,
  );
  return [
    step(
      "Put the sum of all probabilities equal to 1",
      "The probabilities of a distribution add up to 1.",
      `${written.join(" + ")} = 1`,
    ),
    step("Collect the terms with $k$", reasons.likeTerms, line, `${written.join(" + ")} = 1`),
    step("Solve for $k$", reasons.divideBoth, `k = ${latex(unknown)}`, line),
  ];
}

function meanSteps(problem: TableProblem, { chances, mean }: TableResult): MathsStep[] {
  const latex = writing(problem);
  const products = problem.values.map(
    (value, at) => `${inBrackets(value, latex)} \\times ${latex(chances[at] ?? q.zero)}`,
  );
  return [
    step(
      "Multiply each value by its probability and add",
      "Mean: $\\mu = \\sum x_i p_i$.",
      `\\mu = ${latex(mean)}`,
      `\\mu = ${products.join(" + ")}`,
    ),
  ];
}

function varianceSteps(
  problem: TableProblem,
  { chances, mean, variance }: TableResult,
): MathsStep[] {
  const { values } = problem;
  const latex = writing(problem);
  const squares = sum(
    values.map((value, at) => q.multiply(q.multiply(value, value), chances[at] ?? q.zero)),
  );
  const products = values.map(
    (value, at) => `${asBase(value, latex)}^{2} \\times ${latex(chances[at] ?? q.zero)}`,
  );
  return [
    step(
      "Do the same with the squares of the values",
      "This is the mean of $X^2$: $\\sum x_i^2 p_i$.",
      `\\sum x_{i}^{2}p_{i} = ${latex(squares)}`,
      `\\sum x_{i}^{2}p_{i} = ${products.join(" + ")}`,
    ),
    step(
      "Subtract the square of the mean",
      "Variance: $\\sigma^2 = \\sum x_i^2 p_i - \\mu^2$.",
      `\\sigma^{2} = ${latex(variance)}`,
      `\\sigma^{2} = ${latex(squares)} - ${asBase(mean, latex)}^{2}`,
    ),
  ];
}

function steps(problem: TableProblem, result: TableResult): MathsStep[] {
  const found = unknownSteps(problem, result.unknown);
  if (problem.targets[0] === "k") return found;
  const mean = [...found, ...meanSteps(problem, result)];
  if (problem.targets.every((asked) => asked === "mean")) return mean;
  const spread = [...mean, ...varianceSteps(problem, result)];
  if (!problem.targets.includes("standard deviation")) return spread;
  const { latex: root } = answerFor("standard deviation", problem, result);
  const line = `\\sigma = \\sqrt{${writing(problem)(result.variance)}}`;
  return [
    ...spread,
    step(
      "Take the square root",
      "The standard deviation is the root of the variance.",
      `\\sigma = ${root}`,
      line,
    ),
  ];
}

function answerFor(
  asked: TableTarget,
  problem: TableProblem,
  { unknown, mean, variance }: TableResult,
): MathsAnswer {
  if (asked === "standard deviation") {
    const root = squareRoot(variance);
    if (!root)
      throw notSupported(
        "I can't write the root of this variance exactly. Ask for the variance instead.",
      );
    if (!q.isZero(root.coefficient)) return { latex: surdLatex(root), plain: surdPlain(root) };
    return inStyle(problem, root.rational);
  }
  const value = asked === "mean" ? mean : asked === "variance" ? variance : (unknown ?? q.zero);
  const name = asked === "k" ? "k = " : "";
  const written = inStyle(problem, value);
  return { latex: `${name}${written.latex}`, plain: `${name}${written.plain}` };
}

function inStyle(problem: TableProblem, value: Rational): MathsAnswer {
  const own = style(problem, value);
  return { latex: rationalLatex(value, own), plain: rationalPlain(value, own) };
}

function answer(problem: TableProblem, result: TableResult): MathsAnswer {
  const parts = problem.targets.map((one) => ({ name: one, ...answerFor(one, problem, result) }));
  const [only] = parts;
  if (only && parts.length === 1) return { latex: only.latex, plain: only.plain };
  return {
    latex: parts.map((part) => `\\text{${part.name}} = ${part.latex}`).join(",\\quad "),
    plain: parts.map((part) => `${part.name} = ${part.plain}`).join(", "),
  };
}

/** Mean, variance and a missing k of the probability distribution of a random variable. */
export const distributionTable = defineTask<TableProblem, TableResult>({
  name: "probability-distribution",
  recognise: (question) => {
    const problem = readTable(question);
    const hasUnknown = problem?.cells.some(({ unknowns }) => !q.isZero(unknowns)) ?? false;
    return problem && (problem.targets[0] !== "k" || hasUnknown) ? problem : null;
  },
  reading: (problem) =>
    `X:\\; ${problem.values.map(writing(problem)).join(",\\; ")};\\quad \\text{${problem.targets.join(", ")}?}`,
  solve: solveTable,
  prove: proveTable,
  explain: (problem, result) =>
    lesson({
      topic: "Probability",
      method: "Probability distribution of a random variable",
      difficulty: "advanced",
      answer: answer(problem, result),
      steps: steps(problem, result),
      idea: "Each value counts as much as its probability says, and the probabilities make the whole together.",
      firstMove:
        problem.targets[0] === "k"
          ? "Add up all the probabilities of the table."
          : "Multiply each value by its probability.",
      finalMove: "Put the numbers into the last line and work it out. What do you get?",
      terms: { "Random variable": "A number that the outcome of an experiment decides." },
      next: ["Which value of X is the most likely one?"],
    }),
  vary: ({ targets }, random) => {
    if (targets[0] === "k") {
      const parts = [1, 2, 3, 4].map(() => wholeBetween(random, 1, 4));
      return `Find the value of k: X: 0 1 2 3 P(X): ${parts.map((part) => (part === 1 ? "k" : `${part}k`)).join(" ")}`;
    }
    const [first, second] = [wholeBetween(random, 1, 4), wholeBetween(random, 1, 4)];
    return `Find the ${targets.join(" and ")}: X: 0 1 2 P(X): 0.${first} 0.${second} 0.${10 - first - second}`;
  },
  examples: [
    "The probability distribution of X is X: 0 1 2 3 P(X): 1/8 3/8 3/8 1/8. Find the mean and variance.",
    "X: 0 1 2 3 P(X): k 2k 3k 4k. Find the value of k.",
  ],
});
