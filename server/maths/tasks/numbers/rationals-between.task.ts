import { lineDrawing } from "../../drawing/line-drawing.ts";
import { numberWord } from "../../numbers/number-words.ts";
import { leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { fractionLatex, integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Drawing } from "../../plot/plot.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, readPositive, type WrittenNumber } from "../../wording/written-number.ts";

interface Problem {
  count: bigint;
  /** The smaller of the two numbers. */
  from: WrittenNumber;
  to: WrittenNumber;
}

/** The numerators of the numbers found, over one common denominator. */
interface Result {
  denominator: bigint;
  /** The numerators of the two given numbers over the same denominator. */
  ends: [bigint, bigint];
  numerators: bigint[];
}

const asks = wordings({
  several: [
    "{count*} rational numbers|number [which_lie|lying|that_lie] between {from} and {to}",
    "[insert] {count*} rational numbers|number between {from} and {to}",
    "{from} and {to} ke beech [ke|mein|me] {count*} rational numbers|number|parimey_sankhya",
    "{from} aur {to} ke beech [ke|mein|me] {count*} rational numbers|number|parimey_sankhya",
  ],
  one: ["[insert] [a|any] rational number [which_lies|lying|that_lies] between {from} and {to}"],
});

const most = 12n;

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const first = readNumber(gap(gaps, "from"));
    const second = readNumber(gap(gaps, "to"));
    const count = name === "one" ? 1n : countOf(gap(gaps, "count"));
    if (!first || !second || count === null || count < 1n || count > most) return null;
    return inOrder(count, first, second);
  });
}

function inOrder(count: bigint, first: WrittenNumber, second: WrittenNumber): Problem {
  const order = q.order(first.value, second.value);
  if (order === 0) throw notSupported("Both numbers are the same, so nothing lies between them.");
  return order < 0 ? { count, from: first, to: second } : { count, from: second, to: first };
}

function countOf(tokens: readonly Token[]): bigint | null {
  const [only] = tokens;
  const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
  return word ?? readPositive(tokens);
}

function over(value: Rational, denominator: bigint): bigint {
  return (value.numerator * denominator) / value.denominator;
}

function commonDenominator({ from, to }: Problem): bigint {
  return leastCommonMultiple(from.value.denominator, to.value.denominator);
}

/** Expands the common denominator until more than `count` numerators lie between the two ends. */
function solve(problem: Problem): Result {
  const { count, from, to } = problem;
  const common = commonDenominator(problem);
  const room = over(to.value, common) - over(from.value, common);
  const factor = room > count ? 1n : count / room + 1n;
  const denominator = common * factor;
  const ends: [bigint, bigint] = [over(from.value, denominator), over(to.value, denominator)];
  const numerators = Array.from({ length: Number(count) }, (_, at) => ends[0] + BigInt(at) + 1n);
  return { denominator, ends, numerators };
}

/** Checks that all the numbers are distinct and lie between the two ends. */
export function prove(
  { count, from, to }: Problem,
  { numerators, denominator }: Result,
): Proof | null {
  const values = numerators.map((numerator) => q.rational(numerator, denominator));
  const isInside = values.every(
    (value) => q.order(from.value, value) < 0 && q.order(value, to.value) < 0,
  );
  const isDifferent = new Set(numerators).size === numerators.length;
  if (!isInside || !isDifferent || BigInt(values.length) !== count) return null;
  const shown = numerators.map((numerator) => fractionLatex(numerator, denominator));
  return {
    method: "Each is larger than the one before, and all lie between the two numbers",
    lines: [[from.latex, ...shown, to.latex].join(" < ")],
  };
}

/** Keeps the common denominator, which shows that the numbers lie between; they are not reduced. */
function answerOf({ numerators, denominator }: Result): MathsAnswer {
  return {
    latex: numerators.map((numerator) => fractionLatex(numerator, denominator)).join(",\\; "),
    plain: numerators.map((numerator) => `${numerator}/${denominator}`).join(", "),
  };
}

function stepsOf(problem: Problem, result: Result): MathsStep[] {
  const { count, from, to } = problem;
  const { denominator, ends } = result;
  const common = commonDenominator(problem);
  const written = (size: bigint): string =>
    [from, to]
      .map((one) => {
        const shown = fractionLatex(over(one.value, size), size);
        return shown === one.latex ? shown : `${one.latex} = ${shown}`;
      })
      .join(",\\; ");
  const factor = denominator / common;
  return [
    ...(factor > 1n && written(common).includes("=") && common > 1n
      ? [
          step(
            `Write both with the denominator $${integerLatex(common)}$`,
            "Like fractions can be compared by their numerators.",
            written(common),
          ),
        ]
      : []),
    step(
      `Write both with the denominator $${integerLatex(denominator)}$`,
      factor > 1n
        ? `There must be room for ${count} numerator${count === 1n ? "" : "s"} in between, so multiply the numerator and the denominator by ${factor}.`
        : "Like fractions can be compared by their numerators.",
      written(denominator),
    ),
    step(
      count === 1n ? "Take a numerator in between" : `Take ${count} numerators in between`,
      `Between $${integerLatex(ends[0])}$ and $${integerLatex(ends[1])}$. Many other answers are right too.`,
      answerOf(result).latex,
    ),
  ];
}

/** The most labels that fit under the number line without overlapping. */
const mostNames = 5;

function onNumberLine({ from, to }: Problem, { numerators, denominator }: Result): Drawing | null {
  if (numerators.length > mostNames) return null;
  const found = numerators.map((numerator) => ({
    at: Number(numerator) / Number(denominator),
    text: `${numerator}/${denominator}`.replace("-", "−"),
  }));
  const ends = [from, to].map(({ value, plain }) => ({
    at: q.toNumber(value),
    text: plain.replace("-", "−"),
  }));
  return lineDrawing({
    title: "On the number line",
    description: `The part of the number line from ${ends[0]?.text ?? ""} to ${ends[1]?.text ?? ""}, with ${found.map(({ text }) => text).join(", ")} in between.`,
    shows: "solution",
    points: [...ends.slice(0, 1), ...found, ...ends.slice(1)],
    isCutOut: true,
  });
}

/** Finds rational numbers between two numbers by like fractions with a large enough denominator. */
export const rationalsBetween = defineTask<Problem, Result>({
  name: "rationals-between",
  recognise,
  reading: ({ count, from, to }) =>
    `\\text{${count} rational number${count === 1n ? "" : "s"} between } ${from.latex} \\text{ and } ${to.latex}`,
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Rational Numbers",
      method: "Like fractions",
      answer: answerOf(result),
      plot: onNumberLine(problem, result),
      steps: stepsOf(problem, result),
      idea: "Between any two rational numbers there are as many others as you like. Write both with one large denominator, so that there is room between the numerators.",
      firstMove: "Write both numbers as fractions with the same denominator.",
      finalMove:
        "Count up from the numerator of the smaller number, one by one. Which fractions do you get first?",
      terms: { "Rational number": "A number p/q with whole numbers p and q, where q is not 0." },
      next: ["Which number lies exactly in the middle of the two?"],
    }),
  vary: (_, random) => {
    const denominator = wholeBetween(random, 3, 9);
    const first = wholeBetween(random, 1, denominator - 2);
    return `Find ${wholeBetween(random, 3, 6)} rational numbers between ${first}/${denominator} and ${first + 1}/${denominator}`;
  },
  examples: [
    "Find five rational numbers between 3/5 and 4/5",
    "Find three rational numbers between 1/4 and 1/2",
  ],
});
