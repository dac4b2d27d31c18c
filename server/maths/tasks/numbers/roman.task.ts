import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

type RomanProblem = { kind: "to roman"; number: bigint } | { kind: "from roman"; numeral: string };

interface RomanResult {
  number: bigint;
  numeral: string;
}

const numeral = "numeral|numerals|number|numbers|form|figures|symbols";
const asks = wordings({
  "to roman": [
    `[convert|express|change] {number} to|into|in|as [a] roman [${numeral}]`,
    `roman ${numeral} for|of {number}`,
    `{number} ko roman [${numeral}] me|mein likho|badlo|likhiye`,
  ],
  "from roman": [
    `[convert|express|change] [roman_numeral] {roman~} to|into|in|as [a] hindu-arabic|arabic|decimal|ordinary|hindu_-_arabic [${numeral}]`,
    "[convert|express|change] [roman_numeral] {roman~} to|into|in|as [a] number|numbers|figures|digits",
    "value of roman numeral {roman~}",
    "roman numeral {roman~}",
    "hindu - arabic numeral|number for|of {roman~}",
  ],
});

const symbols: readonly (readonly [string, bigint])[] = [
  ["M", 1000n],
  ["CM", 900n],
  ["D", 500n],
  ["CD", 400n],
  ["C", 100n],
  ["XC", 90n],
  ["L", 50n],
  ["XL", 40n],
  ["X", 10n],
  ["IX", 9n],
  ["V", 5n],
  ["IV", 4n],
  ["I", 1n],
];

const largest = 3999n;

function recognise({ body, targets }: Question): RomanProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, kind) => {
    if (kind === "from roman") return fromTokens(gap(gaps, "roman"));
    const number = readPositive(gap(gaps, "number"));
    if (number !== null && number > largest) {
      throw notSupported("Roman numerals go up to 3999 with the letters that schools use.");
    }
    return number === null ? null : { kind, number };
  });
}

/**
 * Reads a Roman numeral in capitals, so that a word such as "mix" is not a number. Throws a refusal if the numeral is
 * not in its standard form.
 */
function fromTokens(tokens: readonly Token[]): RomanProblem | null {
  const written = tokens.map((token) => token.written).join("");
  if (tokens.length !== 1 || !/^[IVXLCDM]+$/.test(written)) return null;
  if (romanOf(readRoman(written)) !== written) {
    throw notSupported(
      `${written} does not follow the rules of Roman numerals. Check its letters.`,
    );
  }
  return { kind: "from roman", numeral: written };
}

const values: ReadonlyMap<string, bigint> = new Map(symbols.filter(([text]) => text.length === 1));

/** Subtracts a letter that precedes a larger one, and adds every other. */
function readRoman(text: string): bigint {
  return Array.from(text).reduce((total, letter, at) => {
    const value = values.get(letter) ?? 0n;
    const next = values.get(text.charAt(at + 1)) ?? 0n;
    return value < next ? total - value : total + value;
  }, 0n);
}

function partsOf(number: bigint): { text: string; value: bigint }[] {
  const parts: { text: string; value: bigint }[] = [];
  let rest = number;
  for (const [text, value] of symbols) {
    for (; rest >= value; rest -= value) parts.push({ text, value });
  }
  return parts;
}

function romanOf(number: bigint): string {
  return number > largest
    ? ""
    : partsOf(number)
        .map(({ text }) => text)
        .join("");
}

function solve(problem: RomanProblem): RomanResult {
  return problem.kind === "to roman"
    ? { number: problem.number, numeral: romanOf(problem.number) }
    : { number: readRoman(problem.numeral), numeral: problem.numeral };
}

const placeLetters = [
  ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"],
  ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX", "XC"],
  ["", "C", "CC", "CCC", "CD", "D", "DC", "DCC", "DCCC", "CM"],
  ["", "M", "MM", "MMM"],
];

/** Rebuilds the numeral digit by digit of the decimal number from a table. */
export function prove(problem: RomanProblem, { number, numeral: text }: RomanResult): Proof | null {
  const digits = Array.from(number.toString(), Number);
  const letters = digits.map((digit, at) => placeLetters[digits.length - 1 - at]?.[digit] ?? "?");
  const isAsked =
    problem.kind === "to roman" ? problem.number === number : problem.numeral === text;
  if (letters.join("") !== text || !isAsked) return null;
  return {
    method: "Digit by digit from the table of Roman numerals",
    lines: [`\\text{${letters.filter((each) => each !== "").join(" + ")} = ${text}}`],
  };
}

/** Converts Roman numerals to numbers and numbers to Roman numerals. */
export const roman = defineTask<RomanProblem, RomanResult>({
  name: "roman-numerals",
  recognise,
  reading: (problem) =>
    problem.kind === "to roman"
      ? `${integerLatex(problem.number)} \\text{ in Roman numerals}`
      : `\\text{${problem.numeral} as a number}`,
  solve,
  prove,
  explain: ({ kind }, { number, numeral: text }) => {
    const parts = partsOf(number);
    const sum = parts.map(({ value }) => integerLatex(value)).join(" + ");
    const letters = parts.map(
      ({ text: letter, value }) => `\\text{${letter}} = ${integerLatex(value)}`,
    );
    const total = parts.length === 1 ? integerLatex(number) : `${sum} = ${integerLatex(number)}`;
    return lesson({
      topic: "Knowing Our Numbers",
      method: "Roman numerals",
      answer:
        kind === "to roman"
          ? { latex: `\\text{${text}}`, plain: text }
          : numberAnswer(rational(number)),
      steps: [
        step(
          kind === "to roman"
            ? "Part the number into values of Roman letters"
            : "Write the value of each letter or pair",
          "A smaller letter before a larger one is subtracted: IV is 4, IX is 9, XL is 40, XC is 90.",
          kind === "to roman"
            ? `${integerLatex(number)} = ${sum}`
            : [...new Set(letters)].join(",\\; "),
        ),
        kind === "to roman"
          ? step(
              "Write the letters in this order",
              "In a Roman numeral the larger values stand first.",
              `\\text{${text}}`,
            )
          : step(
              "Add the values",
              "Letters side by side mean a sum, once the smaller before a larger was taken away.",
              total,
            ),
      ],
      idea: "Each Roman letter has a fixed value. Larger values stand first; a smaller letter before a larger is taken away.",
      firstMove:
        kind === "to roman"
          ? "Take out the largest value that fits, then go on with the rest."
          : "Read from the left and look for a smaller letter before a larger one.",
      finalMove:
        kind === "to roman"
          ? "Write the letters side by side. Which numeral do you get?"
          : "Add the values. What number is it?",
      next: ["Which letters may be repeated, and how often?"],
    });
  },
  vary: ({ kind }, random) => {
    const number = wholeBetween(random, 4, kind === "to roman" ? 399 : 299);
    return kind === "to roman"
      ? `Write ${number} in Roman numerals`
      : `Write the Roman numeral ${romanOf(BigInt(number))} as a number`;
  },
  examples: ["Write 49 in Roman numerals", "Write the Roman numeral LXXIV as a number"],
});
