import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, rationalPlain } from "../../numbers/written.ts";
import { numberWord } from "../../numbers/number-words.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { prove as proveNear } from "./near-root.task.ts";
import { divideForRoot, readRoot } from "./root-by-division.ts";
import { exactRoot } from "./roots.ts";
import { gap, type Gaps, wordings } from "../../wording/token-wording.ts";
import { readNumber, readPositive, type WrittenNumber } from "../../wording/written-number.ts";

interface Problem {
  number: Rational;
  /** The requested decimal places; null if the exact root is requested. */
  places: number | null;
}

interface Result {
  value: Rational;
  /** The decimal places that the division computes: one more than requested if the root has to be rounded. */
  found: number;
  isExact: boolean;
}

const method = "by|using|with|through [long] division [method]";
const roots = ["[value_of] square root of {number}", "√ [of] {number}"];
const to = "[,] [correct|rounded|rounded_off] to|upto|up_to {count*}";
const places = "decimal|decimals|places|place [place|places|of_decimal|of_decimals]";

const asks = wordings({
  exact: [
    ...roots.map((root) => `${root} [,] ${method}`),
    `${method} [,] [find|calculate] square root of {number}`,
    "{number} ka|ki square_root|vargmool [long] division [method|vidhi] se",
  ],
  rounded: roots.flatMap((root) => [
    `${root} ${to} ${places} [,] ${method}`,
    `${root} ${method} ${to} ${places}`,
  ]),
  // A decimal whose root is exact.
  decimal: roots,
});

const mostPlaces = 6;
const longest = 12;

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (number?.form !== "integer" && number?.form !== "decimal") return null;
    if (!isFit(number.value)) return null;
    return name === "rounded" ? rounded(gaps, number.value) : comingOut(name, number);
  });
}

function rounded(gaps: Gaps, number: Rational): Problem | null {
  const places = countOf(gap(gaps, "count"));
  return places === null ? null : { number, places };
}

function comingOut(name: "exact" | "decimal", { value, form }: WrittenNumber): Problem | null {
  const root = rootOf(value);
  if (root) return name === "exact" || form === "decimal" ? { number: value, places: null } : null;
  if (name === "decimal") return null;
  throw notSupported(
    "The digits of this root never end. Say how many you want, like: the square root of 2 correct to 3 decimal places by long division.",
  );
}

/** Whether the number is positive and short enough to be written out. */
function isFit(value: Rational): boolean {
  const decimals = q.decimalPlaces(value);
  const isShort = value.numerator.toString().length <= longest;
  return q.sign(value) > 0 && isShort && decimals !== null && decimals <= longest;
}

function rootOf({ numerator, denominator }: Rational): Rational | null {
  const [top, bottom] = [exactRoot(numerator, 2), exactRoot(denominator, 2)];
  return top === null || bottom === null ? null : q.rational(top, bottom);
}

function countOf(tokens: readonly Token[]): number | null {
  const [only] = tokens;
  const word = only?.kind === "word" && tokens.length === 1 ? numberWord(only.text) : undefined;
  const count = word ?? readPositive(tokens);
  return count === null || count < 1n || count > mostPlaces ? null : Number(count);
}

function decimalsOf(value: Rational): number {
  return q.decimalPlaces(value) ?? 0;
}

/** Truncates the root one digit after the requested places, then rounds by that digit. */
function solve({ number, places }: Problem): Result {
  const root = rootOf(number);
  const exactPlaces = root ? decimalsOf(root) : Number.POSITIVE_INFINITY;
  const isExact = places === null || exactPlaces <= places;
  const found = isExact ? (root ? exactPlaces : 0) : places + 1;
  const { root: cut } = divideForRoot(number, found);
  if (isExact) return { value: cut, found, isExact };
  const tens = 10n ** BigInt(places);
  const digits = (cut.numerator * tens * 10n) / cut.denominator;
  const rounded = digits / 10n + (digits % 10n >= 5n ? 1n : 0n);
  return { value: q.rational(rounded, tens), found, isExact };
}

/** Squares an exact root; for a rounded one, compares the squares of the values half a place below and above. */
export function prove({ number, places }: Problem, { value, isExact }: Result): Proof | null {
  if (!isExact) {
    const problem = { number, latex: decimalLatex(number), order: 2, places: places ?? 0 };
    return proveNear(problem, { below: value, above: value, value });
  }
  if (!q.equals(q.multiply(value, value), number)) return null;
  return {
    method: "The root multiplied by itself",
    lines: [`${decimalLatex(value)} \\times ${decimalLatex(value)} = ${decimalLatex(number)}`],
  };
}

function answerOf({ number, places }: Problem, { value, isExact }: Result): MathsAnswer {
  const plain = rationalPlain(value, "decimal");
  const root = `\\sqrt{${decimalLatex(number)}}`;
  if (isExact) return { latex: `${root} = ${decimalLatex(value)}`, plain };
  const [whole = "0", decimals = ""] = plain.split(".");
  return {
    latex: `${root} \\approx ${decimalLatex(value, places ?? 0)}`,
    plain: `${whole}.${decimals.padEnd(places ?? 0, "0")}`,
    kind: "rounded",
  };
}

function stepsOf(problem: Problem, result: Result): MathsStep[] {
  const { number, places } = problem;
  const { steps, root } = divideForRoot(number, result.found);
  if (result.isExact) return [...steps, readRoot(number, result.value)];
  const next = q.add(root, q.rational(1n, 10n ** BigInt(result.found)));
  const [low, high] = [root, next].map((end) => decimalLatex(end, result.found));
  const between = `${low ?? ""} \\le \\sqrt{${decimalLatex(number)}} < ${high ?? ""}`;
  // If the last digit is 0, there is nothing to round.
  const isRound = q.equals(root, result.value);
  return [
    ...steps,
    ...(isRound
      ? []
      : [
          step(
            "Read the digits found so far",
            "The root lies between this number and the next. One digit more than asked for is needed, to see which way to round.",
            between,
          ),
        ]),
    step(
      `Round to ${places ?? 0} decimal place${places === 1 ? "" : "s"}`,
      "If the next digit is 5 or more, round up; else leave it out.",
      answerOf(problem, result).latex,
    ),
  ];
}

/** Computes square roots by long division: of perfect squares, of decimals, and to some decimal places. */
export const squareRootByLongDivision = defineTask<Problem, Result>({
  name: "square-root-by-division",
  takesBareMaths: true,
  recognise,
  reading: ({ number }) => `\\sqrt{${decimalLatex(number)}}`,
  solve,
  prove,
  explain: (problem, result) =>
    lesson({
      topic: "Squares and Square Roots",
      method: "Long division method",
      difficulty: "intermediate",
      answer: answerOf(problem, result),
      steps: stepsOf(problem, result),
      idea: "Put the digits in pairs, beginning at the point. The root has one digit for each pair.",
      firstMove:
        "Mark the pairs, and find the largest digit whose square is not more than the first pair.",
      finalMove: "Which number do the digits make, and where does its point stand?",
      next: ["How can you check the root by multiplying?"],
    }),
  vary: ({ number, places }, random) => {
    if (places !== null) {
      const next = wholeBetween(random, 2, 99);
      return `Find the square root of ${next} correct to ${places} decimal places by long division method`;
    }
    const base = wholeBetween(random, 12, 99);
    const isWhole = q.isInteger(number);
    const square = isWhole ? `${base * base}` : decimalText(base * base);
    return `Find the square root of ${square} by long division method`;
  },
  examples: [
    "Find the square root of 7.29 by long division method",
    "Find the square root of 2 correct to 3 decimal places by long division method",
  ],
});

function decimalText(hundredths: number): string {
  return rationalPlain(q.rational(BigInt(hundredths), 100n), "decimal");
}
