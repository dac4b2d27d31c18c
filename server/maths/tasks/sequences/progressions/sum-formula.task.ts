import { expressionLatex } from "../../../expressions/write-latex.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../../outcome.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { nonZeroBetween, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { inBrackets } from "../patterns/next-term-steps.ts";
import { placeName } from "../place-name.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { withValues } from "../sums/term-formula-reading.ts";
import { type Ask, type Problem, readSumFormula, sumAt, whole } from "./read-sum-formula.ts";

interface Answered {
  ask: Ask;
  value: Rational;
}

function solve({ asks, first, step: d }: Problem): Answered[] {
  return asks.map((ask) => ({ ask, value: valueFor(ask, first, d) }));
}

function valueFor(ask: Ask, first: Rational, d: Rational): Rational {
  switch (ask.kind) {
    case "term":
      return q.add(first, q.multiply(d, whole(ask.place - 1)));
    case "first":
      return first;
    case "step":
    case "rule":
      return d;
    case "place of": {
      const place = q.isZero(d) ? q.zero : q.add(q.divide(q.subtract(ask.value, first), d), q.one);
      if (!q.isInteger(place) || place.numerator < 1n || place.numerator > 100_000n)
        throw notSupported("No term of this progression has that value.");
      return place;
    }
  }
}

/** Recomputes each term as the difference of two values of the sum formula. */
function prove({ formula, first, step: d }: Problem, answered: readonly Answered[]): Proof | null {
  const termBySums = (place: number): Rational =>
    q.subtract(sumAt(formula, place), sumAt(formula, place - 1));
  const places = answered.map(({ ask, value }): [number, Rational] => {
    if (ask.kind === "term") return [ask.place, value];
    if (ask.kind === "place of") return [Number(value.numerator), ask.value];
    return ask.kind === "first" ? [1, value] : [7, q.add(first, q.multiply(value, whole(6)))];
  });
  if (!q.equals(d, q.subtract(termBySums(9), termBySums(8)))) return null;
  if (!places.every(([place, value]) => q.equals(termBySums(place), value))) return null;
  return {
    method: "The term as the difference of two sums: $a_n = S_n - S_{n-1}$",
    lines: places.map(
      ([place, value]) =>
        `S_{${place}} - S_{${place - 1}} = ${rationalLatex(sumAt(formula, place))} - ${inBrackets(sumAt(formula, place - 1), "fraction")} = ${rationalLatex(value)}`,
    ),
  };
}

function stepsOf({ formula, first, step: d }: Problem, answered: readonly Answered[]): MathsStep[] {
  const put = (count: number): string =>
    `S_{${count}} = ${expressionLatex(withValues(formula, { n: whole(count) }))}`;
  const [one, two] = [sumAt(formula, 1), sumAt(formula, 2)];
  const second = q.subtract(two, one);
  const opening: MathsStep[] = [
    step(
      "Put in $n = 1$",
      "The sum of one term is the first term itself: $a = S_1$.",
      `${put(1)} = ${rationalLatex(first)}`,
    ),
    step(
      "Put in $n = 2$",
      "$S_2$ is the first and the second term together.",
      `${put(2)} = ${rationalLatex(two)}`,
    ),
    step(
      "Take away the first term",
      "That leaves the second one.",
      `a_{2} = ${rationalLatex(two)} - ${inBrackets(one, "fraction")} = ${rationalLatex(second)}`,
    ),
    step(
      "Find the common difference",
      "The second term less the first.",
      `d = ${rationalLatex(second)} - ${inBrackets(first, "fraction")} = ${rationalLatex(d)}`,
    ),
  ];
  const isOnlyFirst = answered.every(({ ask }) => ask.kind === "first");
  return [
    ...(isOnlyFirst ? opening.slice(0, 1) : opening),
    ...answered.flatMap((one) => lastSteps(one, first, d)),
  ];
}

const rule = "The $n$-th term of an AP is $a + (n - 1)d$.";

function lastSteps({ ask, value }: Answered, first: Rational, d: Rational): MathsStep[] {
  const [a, size] = [rationalLatex(first), inBrackets(d, "fraction")];
  if (ask.kind === "term") {
    const line = `${a} + (${ask.place} - 1) \\times ${size}`;
    return [step(`Find the ${placeName(ask.place)} term`, rule, rationalLatex(value), line)];
  }
  if (ask.kind === "place of") {
    const line = `${a} + (n - 1) \\times ${size} = ${rationalLatex(ask.value)}`;
    return [step("Solve for the place", rule, `n = ${rationalLatex(value)}`, line)];
  }
  if (ask.kind !== "rule") return [];
  return [
    step("Write the n-th term", rule, ruleText(first, d).latex, `${a} + (n - 1) \\times ${size}`),
  ];
}

/** Returns the general term dn + (a − d). */
function ruleText(first: Rational, d: Rational): MathsAnswer {
  const rest = q.subtract(first, d);
  const write = (text: (value: Rational) => string): string => {
    const factor = q.equals(d, q.one) ? "" : q.equals(d, q.negate(q.one)) ? "-" : text(d);
    const term = q.isZero(d) ? "" : `${factor}n`;
    if (q.isZero(rest)) return term === "" ? "0" : term;
    if (term === "") return text(rest);
    return `${term} ${q.sign(rest) < 0 ? "-" : "+"} ${text(q.absolute(rest))}`;
  };
  return {
    latex: write((value) => rationalLatex(value)),
    plain: write((value) => rationalPlain(value)),
  };
}

function answerOf({ first, step: d }: Problem, answered: readonly Answered[]): MathsAnswer {
  const [only] = answered;
  if (only && answered.length === 1) {
    return only.ask.kind === "rule"
      ? ruleText(first, d)
      : { latex: rationalLatex(only.value), plain: rationalPlain(only.value) };
  }
  const named = answered.map(({ ask, value }) => ({
    name: ask.kind === "first" ? "a" : "d",
    value,
  }));
  return {
    latex: named.map(({ name, value }) => `${name} = ${rationalLatex(value)}`).join(",\\; "),
    plain: named.map(({ name, value }) => `${name} = ${rationalPlain(value)}`).join(", "),
  };
}

function explain(problem: Problem, answered: readonly Answered[]): Explanation {
  return lesson({
    topic: "Arithmetic Progressions",
    method: "From the sum to the terms",
    difficulty: "intermediate",
    answer: answerOf(problem, answered),
    steps: stepsOf(problem, answered),
    idea: "The formula gives the sum of as many terms as you like. One term is the difference of two such sums.",
    firstMove: "Put $n = 1$ into the formula of the sum: that is the first term.",
    finalMove:
      "Put the first term and the common difference into the last formula. What do you get?",
    terms: { $S_n$: "The sum of the first $n$ terms." },
    next: ["What is the sum of the first ten terms?", "Write down the first four terms."],
  });
}

/** Finds terms of an AP whose sum of n terms is given by a formula. */
export const sumFormula = defineTask<Problem, Answered[]>({
  name: "terms-from-sum-formula",
  recognise: (question) =>
    /sum|\bs_?n\b/i.test(question.text) && question.text.length < 300
      ? readSumFormula(questionLine(question).replaceAll(/(?<=^| )sn (?== )/g, "s_n "))
      : null,
  reading: ({ formula, asks }) =>
    `S_{n} = ${expressionLatex(formula)},\\quad ${asks.map((ask) => (ask.kind === "term" ? `a_{${ask.place}}` : ask.kind === "first" ? "a" : ask.kind === "step" ? "d" : "n")).join(",\\; ")} \\text{?}`,
  solve,
  prove,
  explain,
  vary: ({ asks }, random) => {
    const [a, b] = [wholeBetween(random, 2, 6), nonZeroBetween(random, -5, 7)];
    const formula = `${a}n^2 ${b < 0 ? "-" : "+"} ${Math.abs(b)}n`;
    const [ask] = asks;
    const request =
      ask?.kind === "term" || ask?.kind === "place of"
        ? `${placeName(wholeBetween(random, 6, 25))} term`
        : ask?.kind === "rule"
          ? "nth term"
          : "first term and common difference";
    return `The sum of the first n terms of an AP is ${formula}. Find the ${request}.`.replaceAll(
      " 1n",
      " n",
    );
  },
  examples: [
    "If the sum of the first n terms of an AP is 3n^2 + 5n, find its 10th term.",
    "The sum of n terms of an AP is 4n - n^2. Find the first term and common difference.",
  ],
});
