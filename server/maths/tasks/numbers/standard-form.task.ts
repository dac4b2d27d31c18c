import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber } from "../../wording/written-number.ts";

interface StandardFormResult {
  /** The mantissa: its absolute value is at least 1 and less than 10, and it has the sign of the number. */
  factor: Rational;
  exponent: number;
}

const asks = wordings({
  standard: [
    "[express|convert] {number} in|to|into|as standard|scientific form|notation",
    "[express|convert] {number} in|to|into|as standard exponential form|notation",
    "standard|scientific form|notation of {number}",
    "{number} ko standard|manak form|rup me|mein likho|likhiye",
  ],
  exponential: ["[express|convert] {number} in|to|into|as exponential form|notation"],
});

/** Whether "exponential form" means a power of ten: for decimals and multiples of 100. 512 is 2⁹ instead. */
function hasPowerOfTen(value: Rational): boolean {
  return !q.isInteger(value) || value.numerator % 100n === 0n;
}

const mostDigits = 40;

function recognise({ body, targets }: Question): Rational | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number || !isWritable(number)) return null;
    return name === "standard" || hasPowerOfTen(number.value) ? number.value : null;
  });
}

function isWritable({ form, plain, value }: NonNullable<ReturnType<typeof readNumber>>): boolean {
  const isDecimal = form === "integer" || form === "decimal";
  return isDecimal && plain.length <= mostDigits && !q.isZero(value);
}

function solve(number: Rational): StandardFormResult {
  const size = q.absolute(number);
  let exponent = 0;
  while (q.order(size, powerOfTen(exponent + 1)) >= 0) exponent += 1;
  while (q.order(size, powerOfTen(exponent)) < 0) exponent -= 1;
  return { factor: q.divide(number, powerOfTen(exponent)), exponent };
}

function powerOfTen(exponent: number): Rational {
  return exponent >= 0
    ? q.rational(10n ** BigInt(exponent))
    : q.rational(1n, 10n ** BigInt(-exponent));
}

/** Moves the decimal point of the factor's digits back by the exponent, as text; this must give the number. */
export function prove(number: Rational, { factor, exponent }: StandardFormResult): Proof | null {
  const [whole = "", decimals = ""] = rationalPlain(q.absolute(factor), "decimal").split(".");
  if (whole.length !== 1 || whole === "0") return null;
  const digits = whole + decimals;
  const moved =
    exponent < 0
      ? `0.${"0".repeat(-exponent - 1)}${digits}`
      : `${digits.padEnd(exponent + 1, "0").slice(0, exponent + 1)}.${digits.slice(exponent + 1)}0`;
  const [left = "0", right = ""] = moved.split(".");
  const back = q.rational(BigInt(left + right), 10n ** BigInt(right.length));
  if (!q.equals(back, q.absolute(number)) || q.sign(factor) !== q.sign(number)) return null;
  return {
    method: "The decimal point moved back gives the number again",
    lines: [`${formLatex({ factor, exponent })} = ${rationalLatex(number, "decimal")}`],
  };
}

function formLatex({ factor, exponent }: StandardFormResult): string {
  return `${rationalLatex(factor, "decimal")} \\times 10^{${exponent}}`;
}

/** Writes large and small numbers as a factor from 1 to 10 times a power of ten. */
export const standardForm = defineTask<Rational, StandardFormResult>({
  name: "standard-form",
  recognise,
  reading: (number) => `${rationalLatex(number, "decimal")} \\text{ in standard form}`,
  solve,
  prove,
  explain: (number, result) => {
    const { factor, exponent } = result;
    const side = exponent >= 0 ? "left" : "right";
    const count = Math.abs(exponent);
    return lesson({
      topic: "Exponents and Powers",
      method: "Standard form",
      difficulty: "intermediate",
      answer: {
        latex: formLatex(result),
        plain: `${rationalPlain(factor, "decimal")} × 10^${exponent < 0 ? `(${exponent})` : exponent}`,
      },
      steps: [
        step(
          "Move the decimal point behind the first digit that is not 0",
          `It moves ${count} place${count === 1 ? "" : "s"} to the ${side}, so the factor lies between 1 and 10.`,
          `1 \\le ${rationalLatex(q.absolute(factor), "decimal")} < 10`,
        ),
        step(
          "Write the power of ten that makes up for it",
          exponent >= 0
            ? "Each place to the left is a factor of 10 that was taken out, so the exponent is positive."
            : "Each place to the right was a division by 10, so the exponent is negative.",
          formLatex(result),
          rationalLatex(number, "decimal"),
        ),
      ],
      idea: "The standard form is a number from 1 to below 10, times a power of ten.",
      firstMove:
        "Put the decimal point right behind the first digit that is not 0, and count how far it moved.",
      finalMove: "Which power of ten belongs to the number of places?",
      terms: { "Standard form": "A number from 1 to below 10 times a power of ten." },
      next: ["How is the number written that is ten times as large?"],
    });
  },
  vary: (number, random) => {
    const { exponent } = solve(number);
    const digits = wholeBetween(random, 101, 999);
    const other = q.multiply(q.rational(BigInt(digits)), powerOfTen(exponent - 2));
    return `Write ${rationalPlain(other, "decimal")} in standard form`;
  },
  examples: ["Write 0.00045 in standard form", "Write 149600000 in standard form"],
});
