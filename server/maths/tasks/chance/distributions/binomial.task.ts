import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { combinationLatex, combinations } from "../counting/count.ts";
import { powerLatex } from "../power-latex.ts";
import { type BinomialProblem, type Moments, readBinomial } from "./read-binomial.ts";

function power(base: Rational, times: number): Rational {
  return q.rational(base.numerator ** BigInt(times), base.denominator ** BigInt(times));
}

function term({ trials, success }: BinomialProblem, count: number): Rational {
  const failure = q.subtract(q.one, success);
  return q.multiply(
    q.rational(combinations(trials, count)),
    q.multiply(power(success, count), power(failure, trials - count)),
  );
}

function wanted({ trials, target }: BinomialProblem): number[] {
  if (target.kind !== "chance") return [];
  const all = Array.from({ length: trials + 1 }, (_, at) => at);
  const { how, count } = target;
  return all.filter((own) =>
    how === "exactly" ? own === count : how === "at least" ? own >= count : own <= count,
  );
}

function solve(problem: BinomialProblem): Rational {
  const { trials, success, target } = problem;
  const mean = q.multiply(q.rational(BigInt(trials)), success);
  if (target.kind === "mean") return mean;
  if (target.kind === "parameters") return success;
  if (target.kind === "variance") return q.multiply(mean, q.subtract(q.one, success));
  return wanted(problem)
    .map((count) => term(problem, count))
    .reduce(q.add, q.zero);
}

/** The distribution computed trial by trial. */
function distribution({ trials, success }: BinomialProblem): Rational[] {
  const failure = q.subtract(q.one, success);
  let row = [q.one];
  for (let made = 0; made < trials; made += 1) {
    row = [...row, q.zero].map((value, at) =>
      q.add(q.multiply(value, failure), q.multiply(row[at - 1] ?? q.zero, success)),
    );
  }
  return row;
}

/** Proves the value by the whole distribution, built up trial by trial; null if it differs. */
export function prove(problem: BinomialProblem, value: Rational): Proof | null {
  const row = distribution(problem);
  const moment = (order: number): Rational =>
    row
      .map((chance, at) => q.multiply(chance, q.rational(BigInt(at ** order))))
      .reduce(q.add, q.zero);
  const { target, moments } = problem;
  if (
    moments &&
    !isOf(moments, [moment(1), q.subtract(moment(2), q.multiply(moment(1), moment(1)))])
  )
    return null;
  if (target.kind === "parameters") return parametersProof(problem);
  const again =
    target.kind === "chance"
      ? wanted(problem)
          .map((count) => row[count] ?? q.zero)
          .reduce(q.add, q.zero)
      : target.kind === "mean"
        ? moment(1)
        : q.subtract(moment(2), q.multiply(moment(1), moment(1)));
  if (!q.equals(again, value) || !q.equals(row.reduce(q.add, q.zero), q.one)) return null;
  return {
    method:
      "The probabilities of 0, 1, 2, … successes built up trial by trial; all together they make 1",
    lines: [
      `${target.kind === "chance" ? "P" : target.kind === "mean" ? "\\mu" : "\\sigma^{2}"} = ${rationalLatex(again)}`,
    ],
  };
}

function isOf(
  { mean, variance }: Moments,
  [first, second]: readonly [Rational, Rational],
): boolean {
  return q.equals(mean, first) && q.equals(variance, second);
}

function parametersProof({ trials, success, moments }: BinomialProblem): Proof | null {
  const [p, rest] = [success, q.subtract(q.one, success)].map((value) => rationalLatex(value));
  return (
    (moments && {
      method: "Mean and variance worked out again from the probabilities of 0, 1, 2, … successes",
      lines: [
        `np = ${trials} \\times ${p ?? ""} = ${rationalLatex(moments.mean)}`,
        `npq = ${trials} \\times ${p ?? ""} \\times ${rest ?? ""} = ${rationalLatex(moments.variance)}`,
      ],
    }) ??
    null
  );
}

/** q from the quotient of variance and mean, then p and n. */
function momentSteps(
  { mean, variance }: Moments,
  { trials, success }: BinomialProblem,
): MathsStep[] {
  const [m, v, p] = [mean, variance, success].map((value) => rationalLatex(value));
  const failure = rationalLatex(q.subtract(q.one, success));
  return [
    step(
      "Write the mean and the variance by their formulas",
      "The mean of a binomial distribution is $np$, its variance $npq$.",
      `np = ${m ?? ""},\\quad npq = ${v ?? ""}`,
    ),
    step(
      "Divide the variance by the mean",
      "$\\frac{npq}{np} = q$.",
      `q = ${v ?? ""} \\div ${m ?? ""} = ${failure}`,
    ),
    step("Find p", "$p + q = 1$.", `p = 1 - ${failure} = ${p ?? ""}`),
    step("Find n", "Put $p$ into $np$.", `n = ${m ?? ""} \\div ${p ?? ""} = ${trials}`),
  ];
}

function termLine({ trials, success }: BinomialProblem, count: number): string {
  const failure = q.subtract(q.one, success);
  return `${combinationLatex(trials, count)}${powerLatex(rationalLatex(success), count)}${powerLatex(rationalLatex(failure), trials - count)}`;
}

function momentStep(
  { trials, success }: BinomialProblem,
  kind: "mean" | "variance",
  value: Rational,
): MathsStep {
  const product = `${trials} \\times ${rationalLatex(success)}`;
  if (kind === "mean") {
    return step(
      "Multiply n by p",
      "The mean of a binomial distribution is $np$.",
      rationalLatex(value),
      product,
    );
  }
  const failure = rationalLatex(q.subtract(q.one, success));
  const why = "The variance of a binomial distribution is $npq$.";
  return step("Multiply n, p and q", why, rationalLatex(value), `${product} \\times ${failure}`);
}

function steps(problem: BinomialProblem, value: Rational): MathsStep[] {
  const { trials, success, target } = problem;
  const failure = q.subtract(q.one, success);
  const given = step(
    "Write down n, p and q",
    "$q = 1 - p$ is the probability of a failure.",
    `n = ${trials},\\quad p = ${rationalLatex(success)},\\quad q = 1 - ${rationalLatex(success)} = ${rationalLatex(failure)}`,
  );
  if (target.kind === "mean" || target.kind === "variance") {
    return [given, momentStep(problem, target.kind, value)];
  }
  const opening = problem.moments ? momentSteps(problem.moments, problem) : [given];
  return target.kind === "parameters" ? opening : [...opening, ...termSteps(problem, value)];
}

/** The required terms, or 1 minus the others if those are fewer. */
function termSteps(problem: BinomialProblem, value: Rational): MathsStep[] {
  const { trials } = problem;
  const counts = wanted(problem);
  const others = Array.from({ length: trials + 1 }, (_, at) => at).filter(
    (at) => !counts.includes(at),
  );
  const isShort = counts.length <= others.length + 1;
  const shown = isShort ? counts : others;
  const sum = shown.map((count) => termLine(problem, count)).join(" + ");
  const numbers = shown.map((count) => rationalLatex(term(problem, count))).join(" + ");
  const less = (text: string): string =>
    shown.length > 1 ? `1 - \\left(${text}\\right)` : `1 - ${text}`;
  const line = isShort ? sum : less(sum);
  return [
    step(
      isShort ? "Write the terms that are wanted" : "Write 1 less the terms that are not wanted",
      "The probability of $k$ successes is $^nC_k\\,p^k q^{n-k}$.",
      `P = ${line}`,
    ),
    ...(shown.length > 1 || !isShort
      ? [
          step(
            shown.length > 1 ? "Work out each term" : "Work out the term",
            "Powers and combinations come before products.",
            `P = ${isShort ? numbers : less(numbers)}`,
          ),
        ]
      : []),
    step(
      "Work it out",
      "The terms belong to outcomes that exclude each other, so they add up.",
      `P = ${rationalLatex(value)}`,
    ),
  ];
}

function answerOf({ target, trials }: BinomialProblem, value: Rational): MathsAnswer {
  const isPair = target.kind === "parameters";
  const [latex, plain] = [rationalLatex(value), rationalPlain(value)];
  if (!isPair) return { latex, plain };
  return { latex: `n = ${trials},\\; p = ${latex}`, plain: `n = ${trials}, p = ${plain}` };
}

/** The binomial distribution: probabilities of successes, mean and variance. */
export const binomial = defineTask<BinomialProblem, Rational>({
  name: "binomial-distribution",
  recognise: (question) =>
    /success|binomial|coin|throws|rolls|\bB\s*\(/i.test(question.text) && question.text.length < 300
      ? readBinomial(questionLine(question))
      : null,
  reading: ({ trials, success, target }) =>
    `X \\sim B\\left(${trials},\\; ${rationalLatex(success)}\\right),\\quad ${target.kind === "chance" ? `P(X ${target.how === "exactly" ? "=" : target.how === "at least" ? "\\ge" : "\\le"} ${target.count})` : `\\text{${target.kind}}`}`,
  solve,
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Probability",
      method: "Binomial distribution",
      difficulty: "advanced",
      answer: answerOf(problem, value),
      steps: steps(problem, value),
      idea: "The trials are independent and each has the same probability of success, so this is a binomial distribution.",
      firstMove: "Write down the number of trials, and the probabilities of success and failure.",
      finalMove: "Work out the powers and put the terms together. What do you get?",
      terms: {
        "Bernoulli trial":
          "A trial that ends in success or failure, each time with the same probability.",
      },
      next: ["Which number of successes is the most likely one?"],
    }),
  vary: ({ target }, random) => {
    const trials = wholeBetween(random, 4, 6);
    const success = pick(random, ["1/2", "1/3", "1/4", "2/3"]);
    if (target.kind === "parameters") {
      const mean = 2 * wholeBetween(random, 2, 7);
      const variance = rationalPlain(q.rational(BigInt(mean), 3n));
      return `The mean and variance of a binomial distribution are ${mean} and ${variance}. Find n and p.`;
    }
    if (target.kind !== "chance")
      return `Find the ${target.kind} of the binomial distribution with n = ${wholeBetween(random, 6, 20)} and p = ${success}`;
    return `A die is thrown ${trials} times. If getting ${pick(random, ["an odd number", "a number greater than 4", "a 6"])} is a success, find the probability of ${target.how} ${wholeBetween(random, 2, trials - 1)} successes.`;
  },
  examples: [
    "A die is thrown 6 times. If getting an odd number is a success, find the probability of exactly 5 successes.",
    "Find the mean of the binomial distribution with n = 10 and p = 1/5",
    "The mean and variance of a binomial distribution are 4 and 4/3. Find n and p.",
  ],
});
