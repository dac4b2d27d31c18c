import { integerLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { isSymbol, type Token } from "../../read/token.ts";
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

interface BaseProblem {
  /** The digits in the base `from`, the most significant first, without the sign. */
  digits: number[];
  isNegative: boolean;
  from: number;
  to: number;
  /** Whether digits above 9 are written in capitals, as in the question or by default. */
  capitals: boolean;
}

interface BaseResult {
  /** The absolute value of the number. */
  value: bigint;
  digits: number[];
}

const names: ReadonlyMap<string, number> = new Map([
  ["binary", 2],
  ["octal", 8],
  ["decimal", 10],
  ["denary", 10],
  ["hexadecimal", 16],
  ["hex", 16],
  ["ternary", 3],
]);

const target = [`base {to}`, `[a] {system~} [number|system|form|number_system|equivalent]`];

const asks = wordings({
  written: target.flatMap((to) => [
    `[convert|change|express] {number*} ( [in] base {from} ) in|to|into ${to}`,
    `[convert|change|express] {number*} in|from base {from} in|to|into ${to}`,
    `[convert|change|express] {number*} base {from} in|to|into ${to}`,
    `[convert|change|express] {number*} _ {from} in|to|into ${to}`,
    `[convert|change|express] {number*} from {source~} to|into ${to}`,
    `[convert|change|express] {source~} number {number*} in|to|into ${to}`,
    `[convert|change|express] {source~} {number*} in|to|into ${to}`,
    `[convert|change|express] {number*} {source~} in|to|into ${to}`,
    `[convert|change|express] {number*} in|to|into ${to}`,
  ]),
});

function recognise({ body, targets, text }: Question): BaseProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const from = baseOf(gaps.get("from"), gaps.get("source"));
    const to = baseOf(gaps.get("to"), gaps.get("system"));
    if (from === null || to === null) return null;
    // "6 in decimal" converts nothing; "8b in binary" doesn't say which base it is in.
    const isNamed = gaps.has("from") || gaps.has("source");
    if (!isNamed && to === 10) return null;
    return readDigits(gap(gaps, "number"), text, { from, to });
  });
}

/** Returns a base from 2 to 36, given by its number or name; 10 if neither is given, null if it is not a base. */
function baseOf(
  number: readonly Token[] | undefined,
  name: readonly Token[] | undefined,
): number | null {
  if (number) {
    const base = readPositive(number);
    return base !== null && base >= 2n && base <= 36n ? Number(base) : null;
  }
  if (!name) return 10;
  const [token] = name;
  return name.length === 1 && token?.kind === "word" ? (names.get(token.text) ?? null) : null;
}

const longest = 60;

function readDigits(
  tokens: readonly Token[],
  text: string,
  { from, to }: { from: number; to: number },
): BaseProblem | null {
  const isNegative = isSymbol(tokens[0], "-");
  const inner = withoutBrackets(isNegative ? tokens.slice(1) : tokens);
  const [first, last] = [inner[0], inner.at(-1)];
  if (!first || !last || inner.slice(1).some(({ spaced }) => spaced)) return null;
  const written = text.slice(first.start, last.end);
  if (!/^[0-9a-z]+$/i.test(written) || written.length > longest) return null;
  const digits = Array.from(written, (character) => Number.parseInt(character, 36));
  if (digits.some((digit) => digit >= from)) {
    throw notSupported(
      `In base ${from} the digits go only up to ${digitText(from - 1, true)}. Check the number.`,
    );
  }
  return { digits, isNegative, from, to, capitals: !/[a-z]/.test(written) };
}

function withoutBrackets(tokens: readonly Token[]): readonly Token[] {
  const isBracketed = isSymbol(tokens[0], "(") && isSymbol(tokens.at(-1), ")");
  return isBracketed ? tokens.slice(1, -1) : tokens;
}

/** Converts from the first base by place values, and to the second by repeated division. */
function solve({ digits, from, to }: BaseProblem): BaseResult {
  const value = valueOfDigits(digits, from);
  return { value, digits: digitsInBase(value, to) };
}

/** Evaluates both numerals by Horner's method, which the solution doesn't use; the values must be equal. */
export function prove(problem: BaseProblem, result: BaseResult): Proof | null {
  const [given, found] = [
    valueByHorner(problem.digits, problem.from),
    valueByHorner(result.digits, problem.to),
  ];
  const isWritten = result.digits.every((digit) => digit >= 0 && digit < problem.to);
  const hasLeadingZero = result.digits.length > 1 && result.digits[0] === 0;
  if (given !== found || found !== result.value || !isWritten || hasLeadingZero) return null;
  return {
    method: "Both numbers read back into the decimal system",
    lines: [`${placesLatex(result.digits, problem.to)} = ${integerLatex(found)}`],
  };
}

function numeral(digits: readonly number[], { isNegative, capitals }: BaseProblem): string {
  const minus = isNegative && digits.some((digit) => digit > 0) ? "-" : "";
  return minus + digits.map((digit) => digitText(digit, capitals)).join("");
}

function numeralLatex(digits: readonly number[], base: number, problem: BaseProblem): string {
  const text = numeral(digits, problem);
  const written = /[a-z]/i.test(text) ? `\\text{${text}}` : text;
  return `(${written})_{${base}}`;
}

function stepsOf(problem: BaseProblem, { value, digits }: BaseResult) {
  const { from, to } = problem;
  const sign = problem.isNegative ? " The minus sign is put back at the end." : "";
  const letters =
    Math.max(from, to) > 10 ? " Digits above 9 are written A = 10, B = 11, and so on." : "";
  const intoDecimal =
    from === 10
      ? []
      : [
          step(
            "Write the number in the decimal system",
            `Each digit counts as the power of $${from}$ that its place stands for.${letters}${sign}`,
            `${placesLatex(problem.digits, from)} = ${integerLatex(value)}`,
          ),
        ];
  if (to === 10) return intoDecimal;
  return [
    ...intoDecimal,
    ...divisionsLatex(value, to).map((line, at) =>
      step(
        at === 0 ? `Divide by $${to}$ and note the remainder` : `Divide the quotient by $${to}$`,
        at === 0
          ? "The remainders are the digits of the new number, beginning with the last."
          : nextDigitWhy(to),
        line,
      ),
    ),
    step(
      "Read the remainders from the last to the first",
      `The last remainder is the digit of the highest place.${letters}${sign}`,
      numeralLatex(digits, to, problem),
    ),
  ];
}

/** Converts whole numbers from one base to another. */
export const baseConversion = defineTask<BaseProblem, BaseResult>({
  name: "base-conversion",
  recognise,
  reading: (problem) =>
    `${numeralLatex(problem.digits, problem.from, problem)} \\text{ in base } ${problem.to}`,
  solve,
  prove,
  explain: (problem, result) => {
    const { from, to } = problem;
    return lesson({
      topic: "Number Systems",
      method: to === 10 ? "Place values" : "Repeated division",
      difficulty: from === 10 || to === 10 ? "intermediate" : "advanced",
      answer: {
        latex: numeralLatex(result.digits, to, problem),
        plain: numeral(result.digits, problem),
      },
      steps: stepsOf(problem, result),
      idea: "In a base the places are worth the powers of that base, as ours are worth the powers of ten.",
      firstMove:
        from === 10
          ? `Divide the number by $${to}$ and note the remainder.`
          : `Write each digit times the power of $${from}$ that its place stands for.`,
      finalMove:
        to === 10
          ? "Add up all the place values. What do you get?"
          : "Read the remainders from the last to the first. Which number do they make?",
      terms: {
        Base: "How many digits a number system has; each place is worth that many times the next.",
      },
      next: [
        "How is the next larger number written in the new base?",
        "How many digits would it have in base 2?",
      ],
    });
  },
  vary: ({ digits, from, to }, random) => {
    const length = Math.min(digits.length, 8);
    const other = Array.from({ length }, (_, at) =>
      digitText(wholeBetween(random, at === 0 ? 1 : 0, from - 1), false),
    ).join("");
    return `What is ${other} (base ${from}) in base ${to}?`;
  },
  examples: ["Convert 1101 (base 2) to base 10", "Convert 45 from decimal to binary"],
});
