import { absolute } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, integerLatex, rationalLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { notSupported, notUnderstood } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { placeCalled, placeName } from "./places.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, readPositive } from "../../wording/written-number.ts";

interface PlaceProblem {
  wanted: "digit" | "place value" | "face value" | "difference";
  /** The absolute value of the number. */
  number: Rational;
  decimals: number;
  /** The exponent of ten of the place in question. */
  exponent: number;
  digit: bigint;
}

const asks = wordings({
  digit: [
    "{place~} digit of|in [number] {number}",
    "digit in|at|on {place~} place of|in [number] {number}",
    "digit in|at {place~} 's place of|in [number] {number}",
    "which|what digit is in|at {place~} place of|in [number] {number}",
    "which|what digit is in|at {place~} of|in [number] {number}",
    "which|what digit of|in {number} is in|at {place~} place",
    "{number} me|mein {place~} place|sthan par|pe kaun|konsa|kaunsa digit|ank hai",
  ],
  "place value": [
    "place value of [digit] {digit} in|of [number] {number}",
    "value of digit {digit} in [number] {number}",
    "digit {digit} in [number] {number}",
    "{number} me|mein {digit} ka|ki place value|sthaniya_maan",
    "{number} me|mein {digit} ka|ki sthaniya maan",
  ],
  "face value": [
    "face value of [digit] {digit} in|of [number] {number}",
    "{number} me|mein {digit} ka|ki face value",
  ],
  difference: [
    "difference between|of place value and face value of [digit] {digit} in|of [number] {number}",
    "difference between|of place value and face value of [digit] {digit} in|of [number] {number}",
    "difference between|of face value and place value of [digit] {digit} in|of [number] {number}",
  ],
});

function recognise({ body, targets, verbs }: Question): PlaceProblem | null {
  // "digit 7 in 4567" without "value" asks nothing.
  const isBare = body[0]?.kind === "word" && body[0].text === "digit";
  if (targets.length > 0 || (isBare && !verbs.has("value"))) return null;
  return asks(body, (gaps, wanted) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number || !["integer", "decimal"].includes(number.form)) return null;
    const size = q.absolute(number.value);
    const decimals = q.decimalPlaces(size) ?? 0;
    const place = gaps.get("place");
    return place
      ? withPlace(placeCalled(place), size, decimals)
      : withDigit(wanted, gap(gaps, "digit"), size, decimals);
  });
}

function withPlace(
  exponent: number | null,
  number: Rational,
  decimals: number,
): PlaceProblem | null {
  if (exponent === null) return null;
  return { wanted: "digit", number, decimals, exponent, digit: digitAt(number, exponent) };
}

function withDigit(
  wanted: PlaceProblem["wanted"],
  tokens: Question["tokens"],
  number: Rational,
  decimals: number,
): PlaceProblem | null {
  const isZero = tokens.length === 1 && readNumber(tokens)?.plain === "0";
  const digit = isZero ? 0n : readPositive(tokens);
  if (digit === null || digit > 9n) return null;
  const [top] = scaled(number, decimals);
  const digits = top.toString().padStart(decimals + 1, "0");
  const at = digits.indexOf(digit.toString());
  if (at < 0) throw notSupported(`There is no digit ${digit} in this number. Check the digit.`);
  if (digits.includes(digit.toString(), at + 1) && wanted !== "face value") {
    throw notUnderstood(
      `The digit ${digit} stands in this number more than once. Say which place is meant, like the hundreds digit.`,
    );
  }
  return { wanted, number, decimals, exponent: digits.length - 1 - at - decimals, digit };
}

/** Returns the number without its decimal point, and the power of ten that it was multiplied by. */
function scaled(number: Rational, decimals: number): [bigint, bigint] {
  const scale = 10n ** BigInt(decimals);
  return [(number.numerator * scale) / number.denominator, scale];
}

/** Returns the digit at a place: the number of whole units of that place, modulo 10. */
function digitAt(number: Rational, exponent: number): bigint {
  const units = q.divide(number, powerOfTen(exponent));
  return (units.numerator / units.denominator) % 10n;
}

function powerOfTen(exponent: number): Rational {
  return exponent >= 0
    ? q.rational(10n ** BigInt(exponent))
    : q.rational(1n, 10n ** BigInt(-exponent));
}

function valueOf({ digit, exponent }: PlaceProblem): Rational {
  return q.multiply(q.rational(digit), powerOfTen(exponent));
}

function solve(problem: PlaceProblem): Rational {
  switch (problem.wanted) {
    case "digit":
    case "face value":
      return q.rational(problem.digit);
    case "place value":
      return valueOf(problem);
    case "difference":
      return q.absolute(q.subtract(valueOf(problem), q.rational(problem.digit)));
  }
}

/**
 * Checks that the place values of the expanded form add up to the number, and takes the result from the expanded form.
 */
export function prove(problem: PlaceProblem, value: Rational): Proof | null {
  const { number, decimals, exponent, digit, wanted } = problem;
  const parts = expanded(number, decimals);
  const total = parts.reduce((sum, part) => q.add(sum, part), q.zero);
  const top = Math.max(...parts.map((_, at) => parts.length - 1 - at - decimals));
  const part = parts[top - exponent] ?? q.zero;
  const expected = {
    digit: q.divide(part, powerOfTen(exponent)),
    "face value": wanted === "face value" ? q.rational(digit) : q.zero,
    "place value": part,
    difference: q.subtract(part, q.rational(digit)),
  }[wanted];
  if (!q.equals(total, number) || !q.equals(q.absolute(expected), value)) return null;
  const shown = parts
    .filter((each) => !q.isZero(each))
    .map((each) => rationalLatex(each, "decimal"));
  return {
    method: "By the expanded form, whose parts add up to the number",
    lines: [`${numberLatex(problem)} = ${shown.length === 0 ? "0" : shown.join(" + ")}`],
  };
}

function expanded(number: Rational, decimals: number): Rational[] {
  const [top, scale] = scaled(number, decimals);
  const digits = absolute(top)
    .toString()
    .padStart(decimals + 1, "0");
  return Array.from(digits, (figure, at) =>
    q.rational(BigInt(figure) * 10n ** BigInt(digits.length - 1 - at), scale),
  );
}

function numberLatex({ number, decimals }: PlaceProblem): string {
  return decimals === 0 ? integerLatex(number.numerator) : decimalLatex(number, decimals);
}

function stepsOf(problem: PlaceProblem, value: Rational) {
  const { wanted, digit, exponent } = problem;
  const name = placeName(exponent);
  const one = rationalLatex(powerOfTen(exponent), "decimal");
  const place = rationalLatex(valueOf(problem), "decimal");
  const find = step(
    `Find the ${name} place`,
    exponent >= 0
      ? "Count the places from the right: ones, tens, hundreds, thousands, and so on."
      : "Count the places after the point: tenths, hundredths, thousandths, and so on.",
    `\\text{${name} digit of } ${numberLatex(problem)} \\text{: } ${digit}`,
  );
  if (wanted === "digit") return [find];
  if (wanted === "face value") {
    return [
      step(
        "Take the digit itself",
        "The face value of a digit is the digit, wherever it stands.",
        `\\text{face value} = ${digit}`,
      ),
    ];
  }
  const multiply = step(
    "Multiply the digit by the value of its place",
    "Place value = digit × value of the place.",
    place,
    `${digit} \\times ${one}`,
  );
  if (wanted === "place value") return [find, multiply];
  const larger = q.order(valueOf(problem), q.rational(digit)) >= 0;
  return [
    find,
    multiply,
    step(
      "Subtract the face value",
      "The face value is the digit itself.",
      rationalLatex(value, "decimal"),
      larger ? `${place} - ${digit}` : `${digit} - ${place}`,
    ),
  ];
}

/** Finds a digit by its place, and the place value and face value of a digit. */
export const placeValue = defineTask<PlaceProblem, Rational>({
  name: "place-value",
  recognise,
  reading: (problem) =>
    problem.wanted === "digit"
      ? `\\text{${placeName(problem.exponent)} digit of } ${numberLatex(problem)}`
      : `\\text{${problem.wanted} of } ${problem.digit} \\text{ in } ${numberLatex(problem)}`,
  solve,
  prove,
  explain: (problem, value) => {
    const steps = stepsOf(problem, value);
    return lesson({
      topic: problem.decimals > 0 ? "Decimals" : "Knowing Our Numbers",
      method: problem.wanted === "face value" ? "Face value" : "Place value chart",
      answer: numberAnswer(value, "decimal"),
      steps,
      idea: "In a number each place is worth ten times the place to its right. A digit counts as often as its place is worth.",
      firstMove:
        problem.exponent >= 0
          ? "Write the number in a place value chart, beginning with the ones on the right."
          : "Write the number in a place value chart: the tenths come right after the decimal point.",
      finalMove:
        steps.at(-1)?.before === null || problem.wanted === "digit"
          ? "Read the number in the place value chart. Which figure stands there?"
          : `What is $${steps.at(-1)?.before ?? ""}$?`,
      terms: {
        "Place value": "What a digit is worth at its place: 7 in the hundreds place is worth 700.",
        "Face value": "The digit itself, wherever it stands.",
      },
      next: ["What is the expanded form of this number?", "How do you read this number in words?"],
    });
  },
  vary: ({ wanted, number, decimals, exponent }, random) => {
    const length = scaled(number, decimals)[0].toString().length;
    const figures = [wholeBetween(random, 1, 9)];
    while (figures.length < Math.min(length, 9)) {
      const unused = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].filter((figure) => !figures.includes(figure));
      figures.push(unused[wholeBetween(random, 0, unused.length - 1)] ?? 0);
    }
    const text = figures.join("");
    const other =
      decimals === 0 ? text : `${text.slice(0, -decimals) || "0"}.${text.slice(-decimals)}`;
    if (wanted === "digit") return `What is the ${placeName(exponent)} digit of ${other}?`;
    const figure = figures[wholeBetween(random, 0, figures.length - 1)] ?? 1;
    const name =
      wanted === "difference" ? "difference between the place value and face value" : wanted;
    return `Find the ${name} of ${figure} in ${other}`;
  },
  examples: ["Find the place value of 7 in 457210", "What is the ten thousands digit of 382516?"],
});
