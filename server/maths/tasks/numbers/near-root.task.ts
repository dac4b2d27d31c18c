import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, integerLatex, rationalPlain } from "../../numbers/written.ts";
import { numberWord } from "../../numbers/number-words.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { ordinalOf, ordinalWord } from "./ordinals.ts";
import { wholeRoot } from "./roots.ts";
import { gap, type Gaps, wordings } from "../../wording/token-wording.ts";
import { readNumber, readPositive } from "../../wording/written-number.ts";

interface NearRootProblem {
  number: Rational;
  latex: string;
  order: number;
  places: number;
}

interface NearRootResult {
  /** The nearest multiples of the last place below and above the root; both are the root if it is exact. */
  below: Rational;
  above: Rational;
  value: Rational;
}

const roots = [
  "square root of {number}",
  "cube root of {number}",
  "{order~} root of {number}",
  "{number} to power [of] {exponent}",
  "{number} ^ ( {exponent} )",
  "{number} to power [of] ( {exponent} )",
  "√ {number}",
];

const asks = wordings({
  whole: roots.flatMap((root) => [
    `${root} [,] [correct|rounded|rounded_off] to nearest integer|whole_number|one|unit`,
  ]),
  decimals: roots.flatMap((root) => [
    `${root} [,] [correct|rounded|rounded_off] to|upto|up_to {count*} decimal place|places`,
    `${root} [,] [correct|rounded|rounded_off] to|upto|up_to {count*} place|places of decimal|decimals`,
  ]),
});

const mostPlaces = 10;

function recognise({ body, targets }: Question): NearRootProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    const order = orderOf(gaps, body);
    const places = name === "whole" ? 0 : countOf(gap(gaps, "count"));
    if (!number || order === null || places === null || q.sign(number.value) <= 0) return null;
    return { number: number.value, latex: number.latex, order, places };
  });
}

/** Returns the order of the root: 2 for "square root", 9 for "ninth root" or the exponent 1/9; null if it is none. */
function orderOf(gaps: Gaps, body: readonly Token[]): number | null {
  const exponent = gaps.get("exponent");
  if (exponent) return orderOfPower(readNumber(exponent)?.value);
  const named = gaps.get("order");
  if (named) return ordinalOf(named);
  return body.some((token) => token.kind === "word" && token.text === "cube") ? 3 : 2;
}

function orderOfPower(power: Rational | undefined): number | null {
  if (power?.numerator !== 1n || power.denominator === 1n || power.denominator > 20n) return null;
  return Number(power.denominator);
}

function countOf(tokens: readonly Token[]): number | null {
  const [only] = tokens;
  const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
  const count = word ?? readPositive(tokens);
  return count === null || count < 0n || count > mostPlaces ? null : Number(count);
}

/** Computes the integer root of number × 10^(order × places), which has the digits of the root. */
function solve({ number, order, places }: NearRootProblem): NearRootResult {
  const scale = 10n ** BigInt(places);
  const power = scale ** BigInt(order);
  const root = wholeRoot((number.numerator * power) / number.denominator, order);
  const below = q.rational(root, scale);
  const isExact = q.equals(powerOf(below, order), number);
  if (isExact) return { below, above: below, value: below };
  const above = q.rational(root + 1n, scale);
  const middle = q.rational(2n * root + 1n, 2n * scale);
  return { below, above, value: q.order(powerOf(middle, order), number) > 0 ? below : above };
}

function powerOf(value: Rational, order: number): Rational {
  return q.rational(value.numerator ** BigInt(order), value.denominator ** BigInt(order));
}

/**
 * Compares, in integers alone, the number with the powers of the two values half a place below and above the result.
 */
export function prove(
  { number, order, places }: NearRootProblem,
  { value }: NearRootResult,
): Proof | null {
  const scale = 2n * 10n ** BigInt(places);
  const doubled = (value.numerator * scale) / value.denominator;
  if (doubled % 2n !== 0n || doubled * value.denominator !== value.numerator * scale) return null;
  const wanted = number.numerator * scale ** BigInt(order);
  const low = (doubled - 1n) ** BigInt(order) * number.denominator;
  const high = (doubled + 1n) ** BigInt(order) * number.denominator;
  if (doubled <= 0n || low >= wanted || wanted >= high) return null;
  const [lower, upper] = [doubled - 1n, doubled + 1n].map((side) => q.rational(side, scale));
  return {
    method: "The root lies less than half a place away on either side",
    lines: [
      `${side(lower ?? q.zero)}^{${order}} < ${integerOrDecimal(number)} < ${side(upper ?? q.zero)}^{${order}}`,
    ],
  };
}

function side(value: Rational): string {
  return decimalLatex(value);
}

function integerOrDecimal(value: Rational): string {
  if (q.isInteger(value)) return integerLatex(value.numerator);
  return q.isTerminating(value)
    ? decimalLatex(value)
    : `\\frac{${value.numerator}}{${value.denominator}}`;
}

function rootName(order: number): string {
  return order === 2 ? "square root" : order === 3 ? "cube root" : `${ordinalWord(order)} root`;
}

function rootLatex({ order, latex }: NearRootProblem): string {
  return order === 2 ? `\\sqrt{${latex}}` : `\\sqrt[${order}]{${latex}}`;
}

function stepsOf(problem: NearRootProblem, { below, above, value }: NearRootResult) {
  const { order, places, latex } = problem;
  const text = (root: Rational): string => decimalLatex(root, places);
  if (q.equals(below, above)) {
    return [
      step(
        "Find the number whose power is given",
        "The root is exact, so nothing has to be rounded.",
        `${text(below)}^{${order}} = ${latex}`,
      ),
    ];
  }
  const middle = q.multiply(q.add(below, above), q.rational(1n, 2n));
  const isBelow = q.equals(value, below);
  return [
    step(
      `Find the two neighbours with ${places === 0 ? "no" : places} decimal${places === 1 ? "" : "s"}`,
      "Try powers: the root lies between two numbers whose powers are just below and just above.",
      `${text(below)}^{${order}} < ${latex} < ${text(above)}^{${order}}`,
    ),
    step(
      "Compare with the power of the middle",
      isBelow
        ? "The power of the middle is already too large, so the root lies nearer to the smaller neighbour."
        : "The power of the middle is still too small, so the root lies nearer to the larger neighbour.",
      `${decimalLatex(middle)}^{${order}} ${isBelow ? ">" : "<"} ${latex}`,
    ),
    step(
      "Round",
      "The nearer neighbour is the rounded value.",
      `${rootLatex(problem)} \\approx ${text(value)}`,
    ),
  ];
}

/** Computes a root of any order, rounded to an integer or to some decimal places. */
export const nearRoot = defineTask<NearRootProblem, NearRootResult>({
  name: "near-root",
  recognise,
  reading: (problem) =>
    `${rootLatex(problem)} \\text{ to the nearest } ${decimalLatex(q.rational(1n, 10n ** BigInt(problem.places)))}`,
  solve,
  prove,
  explain: (problem, result) => {
    const { order, places } = problem;
    const isExact = q.equals(result.below, result.above);
    const text = decimalLatex(result.value, places);
    const plain = rationalPlain(result.value, "decimal");
    const [whole = "0", decimals = ""] = plain.split(".");
    return lesson({
      topic: order === 3 ? "Cubes and Cube Roots" : "Squares and Square Roots",
      method: "Enclosing the root between neighbours",
      difficulty: "intermediate",
      answer: {
        latex: `${rootLatex(problem)} ${isExact ? "=" : "\\approx"} ${text}`,
        plain: places === 0 ? plain : `${whole}.${decimals.padEnd(places, "0")}`,
      },
      steps: stepsOf(problem, result),
      idea: `The ${rootName(order)} is the number whose ${order === 2 ? "square" : order === 3 ? "cube" : "power"} is the given number. Enclose it between two neighbours.`,
      firstMove:
        "Try powers of round numbers, such as multiples of ten, until the given number lies between two of them.",
      finalMove: "Which of the two neighbours is nearer to the root?",
      next: [
        "How could you check the answer on a calculator?",
        "Between which multiples of ten does the root lie?",
      ],
    });
  },
  vary: ({ number, order, places }, random) => {
    const size = Math.min(Number(number.numerator / number.denominator) + 10, 999999);
    const other = wholeBetween(random, 2, size);
    const name = order === 2 || order === 3 ? rootName(order) : `${ordinalWord(order)} root`;
    const end = places === 0 ? "to the nearest integer" : `to ${places} decimal places`;
    return `What is the ${name} of ${other} ${end}?`;
  },
  examples: [
    "What is the square root of 200 to the nearest integer?",
    "What is the square root of 2 to 3 decimal places?",
  ],
});
