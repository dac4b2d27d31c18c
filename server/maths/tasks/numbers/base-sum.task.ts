import { absolute } from "../../numbers/integers.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import type { Token } from "../../read/token.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import {
  digitsInBase,
  digitText,
  divisionsLatex,
  nextDigitWhy,
  placesLatex,
  valueByHorner,
  valueOfDigits,
} from "./base-digits.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readPositive } from "../../wording/written-number.ts";

interface BaseNumber {
  digits: number[];
  isNegative: boolean;
}

interface BaseSumProblem {
  base: number;
  first: BaseNumber;
  second: BaseNumber;
  sign: "+" | "-";
  capitals: boolean;
}

interface BaseSumResult {
  /** Both numbers and the result as integers, with their signs. */
  first: bigint;
  second: bigint;
  value: bigint;
  digits: number[];
}

const asks = wordings({
  sum: [
    "in base {base} , what is {sum*}",
    "in base {base} what is {sum*}",
    "in base {base} [,] [calculate|find|evaluate|work_out] {sum*}",
    "[calculate|find|evaluate|work_out] {sum*} in base {base}",
  ],
});

function recognise({ body, targets, text }: Question): BaseSumProblem | null {
  const isAsked = body.some((token) => token.kind === "word" && token.text === "base");
  if (targets.length > 0 || !isAsked) return null;
  return asks(body, (gaps) => {
    const base = readPositive(gap(gaps, "base"));
    if (base === null || base < 2n || base > 36n) return null;
    return readSum(gap(gaps, "sum"), text, Number(base));
  });
}

const written = /^(-?)\s*([0-9a-z]{1,40})\s*([+-])\s*(-?)\s*([0-9a-z]{1,40})$/i;

/** Reads "−3e3 + 2a" from the original text, because the tokens split digits from letters. */
function readSum(tokens: readonly Token[], text: string, base: number): BaseSumProblem | null {
  const [from, to] = [tokens[0]?.start, tokens.at(-1)?.end];
  const found = written.exec(text.slice(from, to).replaceAll(/[−–]/g, "-"));
  if (!found) return null;
  const [, minus, left = "", sign, otherMinus, right = ""] = found;
  // In bases up to 10 a letter is not a digit, but it may be an unknown.
  if (base <= 10 && /[a-z]/i.test(left + right)) return null;
  return {
    base,
    first: { digits: digitsOf(left, base), isNegative: minus === "-" },
    second: { digits: digitsOf(right, base), isNegative: otherMinus === "-" },
    sign: sign === "-" ? "-" : "+",
    capitals: !/[a-z]/.test(left + right),
  };
}

function digitsOf(text: string, base: number): number[] {
  const digits = Array.from(text, (character) => Number.parseInt(character, 36));
  if (digits.some((digit) => digit >= base)) {
    throw notSupported(
      `In base ${base} the digits go only up to ${digitText(base - 1, true)}. Check the numbers.`,
    );
  }
  return digits;
}

function signed(value: bigint, { isNegative }: BaseNumber): bigint {
  return isNegative ? -value : value;
}

/** Converts both numbers to integers, computes, and converts the result back by repeated division. */
function solve(problem: BaseSumProblem): BaseSumResult {
  const { base, sign } = problem;
  const first = signed(valueOfDigits(problem.first.digits, base), problem.first);
  const second = signed(valueOfDigits(problem.second.digits, base), problem.second);
  const value = sign === "+" ? first + second : first - second;
  return { first, second, value, digits: digitsInBase(absolute(value), base) };
}

/** Evaluates the digits of the result and applies the inverse operation, which must give the first number. */
export function prove(problem: BaseSumProblem, { value, digits }: BaseSumResult): Proof | null {
  const { base, sign } = problem;
  const [first, second] = [problem.first, problem.second].map((number) =>
    signed(valueByHorner(number.digits, base), number),
  );
  if (first === undefined || second === undefined) return null;
  const isWritten = digits.every((digit) => digit >= 0 && digit < base);
  const size = valueByHorner(digits, base);
  const back = sign === "+" ? value - second : value + second;
  if (!isWritten || size !== absolute(value) || back !== first) return null;
  const inverse = sign === "+" ? "-" : "+";
  return {
    method: "The inverse operation, in the decimal system",
    lines: [
      `${placesLatex(digits, base)} = ${integerLatex(size)}`,
      `${integerLatex(value)} ${inverse} ${inBrackets(second)} = ${integerLatex(first)}`,
    ],
  };
}

function inBrackets(value: bigint): string {
  return value < 0n ? `(${integerLatex(value)})` : integerLatex(value);
}

function numeral(digits: readonly number[], isNegative: boolean, capitals: boolean): string {
  return (isNegative ? "-" : "") + digits.map((digit) => digitText(digit, capitals)).join("");
}

function numeralLatex({ digits, isNegative }: BaseNumber, problem: BaseSumProblem): string {
  const text = numeral(digits, isNegative, problem.capitals);
  return `(${/[a-z]/i.test(text) ? `\\text{${text}}` : text})_{${problem.base}}`;
}

function stepsOf(problem: BaseSumProblem, result: BaseSumResult): MathsStep[] {
  const { base, first, second, sign } = problem;
  const parts = [first, second].filter(({ digits }) => digits.length > 1 || base === 10);
  const intoDecimal = (base === 10 ? [] : parts).map((number, at) =>
    step(
      at === 0 ? "Write the numbers in the decimal system" : "Do the same with the other number",
      at === 0
        ? `Each digit counts as the power of $${base}$ that its place stands for. A minus sign is put back at the end.`
        : "The two numbers can be worked with once both are in the decimal system.",
      `${placesLatex(number.digits, base)} = ${integerLatex(valueOfDigits(number.digits, base))}`,
    ),
  );
  const back = divisionsLatex(absolute(result.value), base);
  return [
    ...intoDecimal,
    step(
      sign === "+" ? "Add" : "Subtract",
      "Now both are numbers as we know them.",
      `${integerLatex(result.first)} ${sign} ${inBrackets(result.second)} = ${integerLatex(result.value)}`,
    ),
    ...(base === 10 ? [] : back).map((line, at) =>
      step(
        at === 0
          ? `Divide by $${base}$ and note the remainder`
          : `Divide the quotient by $${base}$`,
        at === 0
          ? "The remainders are the digits in the base, beginning with the last."
          : nextDigitWhy(base),
        line,
      ),
    ),
    step(
      "Read the remainders from the last to the first",
      "The last remainder is the digit of the highest place; a minus sign is put back.",
      numeralLatex({ digits: result.digits, isNegative: result.value < 0n }, problem),
    ),
  ].filter((_, at, all) => base !== 10 || at < all.length - 1);
}

/** Adds and subtracts numbers that are written in another base. */
export const baseSum = defineTask<BaseSumProblem, BaseSumResult>({
  name: "base-sum",
  recognise,
  reading: (problem) =>
    `${numeralLatex(problem.first, problem)} ${problem.sign} ${numeralLatex(problem.second, problem)} \\text{ in base } ${problem.base}`,
  solve,
  prove,
  explain: (problem, result) => {
    const isNegative = result.value < 0n;
    return lesson({
      topic: "Number Systems",
      method: "Through the decimal system",
      difficulty: problem.base === 10 ? "beginner" : "intermediate",
      answer: {
        latex: numeralLatex({ digits: result.digits, isNegative }, problem),
        plain: numeral(result.digits, isNegative, problem.capitals),
      },
      steps: stepsOf(problem, result),
      idea: "Write both numbers in the decimal system, calculate there, and write the result in the base again.",
      firstMove: "Write each digit times the power of the base that its place stands for.",
      finalMove:
        problem.base === 10
          ? "Work out the sum as usual. What do you get?"
          : "Read the remainders from the last to the first. Which number do they make?",
      terms: {
        Base: "How many digits a number system has; each place is worth that many times the next.",
      },
      next: [
        "Could you add digit by digit, and carry when the base is reached?",
        "How is the result written in the decimal system?",
      ],
    });
  },
  vary: ({ base, first, second, sign }, random) => {
    const like = ({ digits, isNegative }: BaseNumber): string =>
      (isNegative ? "-" : "") +
      digits
        .map((_, at) => digitText(wholeBetween(random, at === 0 ? 1 : 0, base - 1), false))
        .join("");
    return `In base ${base}, what is ${like(first)} ${sign} ${like(second)}?`;
  },
  examples: ["In base 2, what is 1011 + 110?", "In base 7, what is 432 - 65?"],
});
