import { absolute } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, integerLatex, rationalLatex, rationalPlain } from "../../numbers/written.ts";
import { numberWord } from "../../numbers/number-words.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { placeCalled, placeName } from "./places.ts";
import { gap, type Gaps, wordings } from "../../wording/token-wording.ts";
import { readInteger, readNumber, type WrittenNumber } from "../../wording/written-number.ts";

interface RoundingProblem {
  number: WrittenNumber;
  /** The exponent of ten of the last place that remains: 2 for hundreds, −2 for hundredths. */
  exponent: number;
  /** The number of significant figures if the question gives one; null if it names a place. */
  figures: number | null;
}

interface RoundingResult {
  /** The nearest multiples of the place below and above; both are the number itself if it is such a multiple. */
  below: Rational;
  above: Rational;
  value: Rational;
}

const round = "round|round_off|rounded|rounded_off|approximate|rounded_to";

const asks = wordings({
  place: [
    `{number} ${round} to|upto|to_the nearest {place*}`,
    `{number} [correct] to nearest {place*}`,
    `${round} [off] {number} [off] to [nearest] {place*} place`,
    `${round} [off] {number} [off] to nearest {place*}`,
    `${round} [off] {number} [off] nearest {place*}`,
    `{number} ko nearest {place*} tak|me|mein ${round} karo|kijiye|kare`,
  ],
  decimals: [
    `{number} ${round} to|upto {count*} decimal place|places`,
    `{number} [correct] to|upto {count*} decimal place|places`,
    `${round} [off] {number} [off] [correct] to|upto {count*} decimal place|places`,
    `${round} [off] {number} [off] [correct] to|upto {count*} places of decimal|decimals`,
    `{number} [correct] to|upto {count*} places of decimal|decimals`,
    `{number} ${round} to|upto {count*} places of decimal|decimals`,
    `{number} ${round} to|upto {count*} d p`,
    `${round} [off] {number} [off] to|upto {count*} dp|dps`,
    `{number} ${round} to|upto {count*} dp|dps`,
  ],
  figures: [
    `{number} ${round} to|upto {count*} significant figure|figures|digit|digits`,
    `{number} [correct] to|upto {count*} significant figure|figures|digit|digits`,
    `${round} [off] {number} [off] [correct] to|upto {count*} significant figure|figures|digit|digits`,
  ],
});

const mostPlaces = 20;

function recognise({ body, targets }: Question): RoundingProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number) return null;
    const exponent = name === "place" ? placeOf(gap(gaps, "place")) : null;
    if (name === "place") return exponent === null ? null : { number, exponent, figures: null };
    const count = countOf(gaps);
    if (count === null || count > mostPlaces) return null;
    if (name === "decimals") return { number, exponent: -count, figures: null };
    if (count === 0 || q.isZero(number.value)) return null;
    return { number, exponent: firstPlace(number.value) - count + 1, figures: count };
  });
}

function countOf(gaps: Gaps): number | null {
  const tokens = gap(gaps, "count");
  const [only] = tokens;
  const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
  const count = word ?? readInteger(tokens);
  return count === null || count < 0n || count > 99n ? null : Number(count);
}

/** Returns the exponent of the first non-zero digit: 3 for 7198, −4 for 0.0009. */
function firstPlace(value: Rational): number {
  const size = q.absolute(value);
  let exponent = 0;
  while (q.order(size, powerOfTen(exponent + 1)) >= 0) exponent += 1;
  while (q.order(size, powerOfTen(exponent)) < 0) exponent -= 1;
  return exponent;
}

const wholes = new Set(["integer", "whole number", "unit", "one", "rupee", "whole"]);

/**
 * Returns the exponent of a place such as "hundred", "ten thousand", "100", "0.01", "hundredth" or "integer"; null for
 * other words.
 */
function placeOf(tokens: readonly Token[]): number | null {
  const text = tokens.map((token) => (token.kind === "word" ? token.text : "?")).join(" ");
  if (wholes.has(text)) return 0;
  const written = readNumber(tokens);
  if (!written) return placeCalled(tokens);
  for (let exponent = -9; exponent <= 12; exponent += 1) {
    if (q.equals(written.value, powerOfTen(exponent))) return exponent;
  }
  return null;
}

function powerOfTen(exponent: number): Rational {
  return exponent >= 0
    ? q.rational(10n ** BigInt(exponent))
    : q.rational(1n, 10n ** BigInt(-exponent));
}

/**
 * Rounds half-way cases up, as schools teach for positive numbers. Throws a refusal for negative half-way cases, for
 * which there is no common rule.
 */
function solve({ number, exponent }: RoundingProblem): RoundingResult {
  const unit = powerOfTen(exponent);
  const count = q.divide(number.value, unit);
  const truncated = count.numerator / count.denominator;
  const isExact = q.isInteger(count);
  const floor = count.numerator < 0n && !isExact ? truncated - 1n : truncated;
  const part = q.subtract(count, q.rational(floor));
  const side = q.order(part, q.rational(1n, 2n));
  if (side === 0 && q.sign(number.value) < 0) {
    throw notSupported(
      "This negative number lies exactly half-way, and schools round it in different ways. Try a number that is nearer to one side.",
    );
  }
  const below = q.multiply(q.rational(floor), unit);
  const above = isExact ? below : q.add(below, unit);
  return { below, above, value: side >= 0 ? above : below };
}

/** Checks that the result is a multiple of the place, and at most half a place away from the number. */
export function prove(
  { number, exponent }: RoundingProblem,
  { value }: RoundingResult,
): Proof | null {
  const unit = powerOfTen(exponent);
  const distance = q.absolute(q.subtract(value, number.value));
  const half = q.multiply(unit, q.rational(1n, 2n));
  const isTie = q.equals(distance, half) && q.order(value, number.value) > 0;
  const isNear = q.order(distance, half) < 0 || isTie;
  if (!isNear || !q.isInteger(q.divide(value, unit))) return null;
  return {
    method: "The rounded number is at most half a place away from the number",
    lines: [
      `\\text{distance} = ${exactLatex(distance)} ${isTie ? "=" : "<"} ${rationalLatex(half, "decimal")}`,
    ],
  };
}

function exactLatex(value: Rational): string {
  return rationalLatex(value, "decimal");
}

function valueLatex(value: Rational, exponent: number): string {
  return exponent >= 0 ? integerLatex(value.numerator) : decimalLatex(value, -exponent);
}

/** Formats the result with the trailing zeros that show its precision: 2.50. */
function valuePlain(value: Rational, exponent: number): string {
  const plain = rationalPlain(value, "decimal");
  if (exponent >= 0) return plain;
  const [whole = "0", decimals = ""] = plain.split(".");
  return `${whole}.${decimals.padEnd(-exponent, "0")}`;
}

/** Returns the digit after the last place that remains; it decides whether to round up. */
function decidingDigit({ number, exponent }: RoundingProblem): bigint {
  const scaled = q.divide(q.absolute(number.value), powerOfTen(exponent - 1));
  return absolute(scaled.numerator / scaled.denominator) % 10n;
}

function placeWords(exponent: number): string {
  return exponent === 0 ? "ones" : placeName(exponent);
}

function stepsOf(problem: RoundingProblem, { below, above, value }: RoundingResult) {
  const { number, exponent } = problem;
  const digit = decidingDigit(problem);
  const rounded = valueLatex(value, exponent);
  const isExact = q.equals(below, above);
  const signed = q.sign(number.value) < 0 ? " (without regard to the minus sign)" : "";
  return [
    step(
      `Find the ${placeWords(exponent)} place and the multiples on both sides`,
      problem.figures === null
        ? "The number lies between two neighbouring multiples of that place."
        : `Significant figures are counted from the first figure that is not 0, so the last of ${problem.figures} to keep is the ${placeWords(exponent)}.`,
      isExact
        ? `${number.latex} = ${rounded}`
        : `${valueLatex(below, exponent)} < ${number.latex} < ${valueLatex(above, exponent)}`,
    ),
    step(
      "Look at the next digit to the right",
      isExact
        ? "Nothing but zeros follows, so nothing changes."
        : digit >= 5n
          ? `It is $${digit}$, which is 5 or more: the digit that is kept goes up by one${signed}, and the digits after it go.`
          : `It is $${digit}$, which is less than 5: the digit that is kept stays as it is${signed}, and the digits after it go.`,
      isExact || q.isZero(value) ? rounded : `${number.latex} \\approx ${rounded}`,
    ),
  ];
}

/** Rounds to a place, to decimal places or to significant figures. */
export const rounding = defineTask<RoundingProblem, RoundingResult>({
  name: "rounding",
  recognise,
  reading: ({ number, exponent }) =>
    `${number.latex} \\text{ to the nearest } ${rationalLatex(powerOfTen(exponent), "decimal")}`,
  solve,
  prove,
  explain: (problem, result, { grade }) => {
    const { exponent } = problem;
    return lesson({
      topic: exponent < 0 ? "Decimals" : grade <= 5 ? "Rounding Numbers" : "Knowing Our Numbers",
      method: "Rounding by the next digit",
      answer: {
        latex: valueLatex(result.value, exponent),
        plain: valuePlain(result.value, exponent),
      },
      steps: stepsOf(problem, result),
      idea: "Rounding takes the nearest number that ends at the place asked for. The digit after that place decides.",
      firstMove: `Find the ${placeWords(exponent)} place, and look at the digit right after it.`,
      finalMove: "Which of the two neighbouring multiples is nearer?",
      terms: {
        "Rounding off": "Replacing a number by a near one that is easier to work with.",
      },
      next: [
        "What is the smallest number that would round to the same answer?",
        "How far is the rounded number from the exact one?",
      ],
    });
  },
  vary: ({ number, exponent, figures }, random) => {
    const decimals = q.decimalPlaces(number.value) ?? Math.max(-exponent, 0) + 3;
    const scale = 10n ** BigInt(decimals);
    const size = (
      (q.absolute(number.value).numerator * scale) /
      number.value.denominator
    ).toString();
    const digits = Array.from(size.slice(0, 12), (_, at) =>
      wholeBetween(random, at === 0 ? 1 : 0, 9),
    );
    digits[digits.length - 1] = wholeBetween(random, 1, 9);
    const other = rationalPlain(q.rational(BigInt(digits.join("")), scale), "decimal");
    if (figures !== null) return `Round ${other} to ${figures} significant figures`;
    if (exponent < 0) return `Round ${other} to ${-exponent} decimal places`;
    return `Round ${other} to the nearest ${exponent === 0 ? "whole number" : 10 ** exponent}`;
  },
  examples: ["Round 4738 to the nearest hundred", "Round 18.379 to 2 decimal places"],
});
