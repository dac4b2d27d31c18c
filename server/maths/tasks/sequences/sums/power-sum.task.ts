import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask } from "../../../task/task.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { formulaLatex, valueAt } from "../patterns/term-formula.ts";
import { readWhole } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { powerSumClauses, type PowerSumProblem } from "./power-sum-clauses.ts";
import { factorsLatex, readProductSeries } from "./read-product-series.ts";
import { provePowerSum } from "./prove-power-sum.ts";
import { factoredSum, type PowerSum, powerSumLatex, sumOverIndex } from "./special-sums.ts";
import { reasons } from "../../../working/reasons.ts";

function solve({ terms, from, to }: PowerSumProblem): PowerSum {
  const sum = sumOverIndex(terms);
  if (typeof to === "string") return { kind: "formula", sum };
  const upTo = (bound: number): Rational => valueAt(sum, q.rational(BigInt(bound)));
  return { kind: "number", value: q.subtract(upTo(to), upTo(from - 1)) };
}

function answerOf({ to }: PowerSumProblem, found: PowerSum): MathsAnswer {
  if (found.kind === "number")
    return { latex: rationalLatex(found.value), plain: rationalPlain(found.value) };
  return factoredSum(found.sum, typeof to === "string" ? to : "n");
}

function sigmaLatex({ terms, from, to }: PowerSumProblem): string {
  const summand = formulaLatex(terms, "k");
  return `\\sum_{k=${from}}^{${to}} ${/ [+-] /.test(summand) ? `(${summand})` : summand}`;
}

/** Joins terms by plus signs; the minus sign of a term's first factor becomes the sign of the term. */
function joinSigned(terms: readonly string[]): string {
  return terms
    .join(" + ")
    .replaceAll(/\+ \(-1\) (?:\\times )?/g, "- ")
    .replaceAll(/\+ \(-([^()]*)\)/g, "- $1")
    .replace(/^\(-1\) (?:\\times )?/, "-")
    .replace(/^\(-([^()]*)\)/, "-$1");
}

/** Derives the k-th term of a series of products from the progressions of its factors. */
function termSteps({ factors, terms }: PowerSumProblem): MathsStep[] {
  if (!factors) return [];
  const product = factorsLatex(factors);
  const open = formulaLatex(terms, "k");
  return [
    step(
      "Find the $k$th term",
      "The first factors of the terms form an AP, and so do the second ones, and so on: take the $k$th term of each.",
      `t_{k} = ${product}`,
    ),
    ...(open === product
      ? []
      : [step("Multiply it out", reasons.brackets, `t_{k} = ${open}`, `t_{k} = ${product}`)]),
  ];
}

function steps(problem: PowerSumProblem, found: PowerSum): MathsStep[] {
  const { terms, from, to } = problem;
  const used = terms
    .map((value, power) => ({ value, power }))
    .filter(({ value }) => !q.isZero(value))
    .toReversed();
  const part = (bound: number | string): string => {
    const text = used.map(({ value, power }) => {
      const sum = powerSumLatex[power]?.(`${bound}`) ?? "";
      return q.equals(value, q.one) ? sum : `${inBrackets(value, "fraction")} \\times ${sum}`;
    });
    return joinSigned(text);
  };
  const { latex } = answerOf(problem, found);
  const split = used.map(({ value, power }) => {
    const what = power === 0 ? "1" : power === 1 ? "k" : `k^{${power}}`;
    const sum = `\\sum_{k=1}^{${to}} ${what}`;
    return q.equals(value, q.one) ? sum : `${inBrackets(value, "fraction")} ${sum}`;
  });
  const line =
    from > 1 ? `\\left(${part(to)}\\right) - \\left(${part(from - 1)}\\right)` : part(to);
  const opening =
    from > 1
      ? step(
          "Write it as a difference of two sums",
          "The sum up to the last term, less the terms before the first one.",
          `\\sum_{k=1}^{${to}} (\\ldots) - \\sum_{k=1}^{${from - 1}} (\\ldots)`,
        )
      : used.length > 1
        ? step(
            "Split the sum",
            "A sum may be added up part by part, and a constant factor taken out.",
            joinSigned(split),
          )
        : step(
            "Write the sum with the sign of summation",
            problem.words === null
              ? "The general term says what is added for each $k$."
              : `The ${problem.words} are $${formulaLatex(terms, "k")}$ for $k = 1, 2, 3, \\ldots$`,
            sigmaLatex(problem),
          );
  return [
    ...termSteps(problem),
    opening,
    step(
      "Use the formulas of the special sums",
      "$\\sum k = \\frac{n(n+1)}{2}$, $\\sum k^2 = \\frac{n(n+1)(2n+1)}{6}$, $\\sum k^3 = \\left(\\frac{n(n+1)}{2}\\right)^2$, each for $k$ from 1 to $n$.",
      line,
    ),
    ...(latex === line
      ? []
      : [
          found.kind === "formula"
            ? step("Simplify", reasons.sameValue, latex, line)
            : step("Work it out", "Powers and brackets come first, as in BODMAS.", latex, line),
        ]),
  ];
}

/** Computes sums of the first numbers, squares and cubes, and of polynomials written with Σ. */
export const powerSum = defineTask<PowerSumProblem, PowerSum>({
  name: "special-sum",
  takesBareMaths: true,
  recognise: (question) => {
    const series = readProductSeries(question.text);
    if (series) return { ...series, from: 1, words: null };
    if (!/sum|sigma|[Σ∑σ]|yog|1\s*\+\s*2|1\s*[\^²³]/i.test(question.text)) return null;
    return readWhole(questionLine(question), powerSumClauses);
  },
  reading: sigmaLatex,
  solve,
  prove: provePowerSum,
  explain: (problem, found) =>
    lesson({
      topic: "Sequences and Series",
      method: "Special sums",
      difficulty:
        found.kind === "formula" || problem.terms.length > 2 ? "advanced" : "intermediate",
      answer: answerOf(problem, found),
      steps: steps(problem, found),
      idea: "The sums of the first natural numbers, of their squares and of their cubes have formulas; other sums are put together from them.",
      firstMove: "Write the sum with $\\Sigma$, and split it into sums of $k$, $k^2$ and $k^3$.",
      finalMove: "Put the numbers into the formulas and work it out. What do you get?",
      terms: {
        "Sigma sign":
          "$\\Sigma$ stands for the sum of all terms from the lower to the upper number.",
      },
      next: [
        "How could you find the formula for the sum of the first odd numbers from a picture of squares?",
      ],
    }),
  vary: ({ terms, to, words, factors }, random) => {
    const bound =
      typeof to === "string" ? to : wholeBetween(random, 5, Math.max(8, Math.min(to + 5, 40)));
    if (factors) {
      const [c, d] = [wholeBetween(random, 1, 3), wholeBetween(random, 2, 5)];
      return `Find the sum to ${bound} terms of the series ${c}×${d} + ${c + 1}×${d + 1} + ${c + 2}×${d + 2} + ...`;
    }
    if (words !== null) {
      const isPower = /^(squares|cubes) of (.*)$/.exec(words);
      if (isPower)
        return `Find the sum of the ${isPower[1] ?? ""} of the first ${bound} ${isPower[2] ?? ""}`;
      return `Find the sum of the first ${bound} ${words}`;
    }
    const [a, b] = [wholeBetween(random, 2, 6), wholeBetween(random, 1, 9)];
    const power = terms.length > 2 ? `^${terms.length - 1}` : "";
    return `Find the sum of (${a}k${power} + ${b}) from k = 1 to ${bound}`;
  },
  examples: [
    "Find the sum of the first 50 natural numbers.",
    "Find the sum of the squares of the first 20 natural numbers.",
    "Find the sum of (2k + 1) from k = 1 to 10",
    "Find the sum to n terms of the series 1×2 + 2×3 + 3×4 + ...",
  ],
});
