import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { decimalLatex, integerLatex, rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { sameSize } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber } from "../../wording/written-number.ts";

interface ExpandedPart {
  digit: bigint;
  exponent: number;
}

const asks = wordings({
  expanded: [
    "[express] [number] {number} in expanded form|notation",
    "expanded form|notation of [number] {number}",
    "in expanded form|notation : {number}",
    "in expanded form|notation {number}",
    "{number} ka expanded form",
    "{number} ka vistarit|vistrit rup",
  ],
});

const mostDigits = 18;

function recognise({ body, targets }: Question): Rational | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps) => {
    const number = readNumber(gap(gaps, "number"));
    const isPlain = number?.form === "integer" || number?.form === "decimal";
    const isShort = (number?.plain.length ?? 0) <= mostDigits;
    return number && isPlain && isShort && q.order(number.value, q.one) >= 0 ? number.value : null;
  });
}

/** Returns the non-zero digits with their exponents of ten, from the left. */
function solve(number: Rational): ExpandedPart[] {
  const places = q.decimalPlaces(number) ?? 0;
  const digits = ((number.numerator * 10n ** BigInt(places)) / number.denominator).toString();
  return Array.from(digits, (figure, at) => ({
    digit: BigInt(figure),
    exponent: digits.length - 1 - at - places,
  })).filter(({ digit }) => digit > 0n);
}

function valueOf({ digit, exponent }: ExpandedPart): Rational {
  const power = 10n ** BigInt(Math.abs(exponent));
  return exponent >= 0 ? q.rational(digit * power) : q.rational(digit, power);
}

/**
 * Checks that the parts add up to the number, and that each is a single digit times a power of ten, in falling order.
 */
export function prove(number: Rational, parts: ExpandedPart[]): Proof | null {
  const total = parts.reduce((sum, part) => q.add(sum, valueOf(part)), q.zero);
  const isFalling = parts.every((part, at) => {
    const before = parts[at - 1];
    return part.digit > 0n && part.digit < 10n && (!before || before.exponent > part.exponent);
  });
  if (!q.equals(total, number) || !isFalling) return null;
  return {
    method: "Added up again",
    lines: [`${sumLatex(parts)} = ${rationalLatex(number, "decimal")}`],
  };
}

function sumLatex(parts: readonly ExpandedPart[]): string {
  return parts.map((part) => rationalLatex(valueOf(part), "decimal")).join(" + ");
}

function productsLatex(parts: readonly ExpandedPart[]): string {
  return parts
    .map(({ digit, exponent }) => {
      const size = valueOf({ digit: 1n, exponent });
      return `${digit} \\times ${rationalLatex(size, "decimal")}`;
    })
    .join(" + ");
}

/** Writes a number as the sum of the place values of its digits. */
export const expandedForm = defineTask<Rational, ExpandedPart[]>({
  name: "expanded-form",
  recognise,
  reading: (number) => `${rationalLatex(number, "decimal")} \\text{ in expanded form}`,
  solve,
  prove,
  explain: (number, parts) =>
    lesson({
      topic: q.isInteger(number) ? "Knowing Our Numbers" : "Decimals",
      method: "Place values",
      answer: {
        latex: sumLatex(parts),
        plain: parts.map((part) => rationalPlain(valueOf(part), "decimal")).join(" + "),
      },
      steps: [
        step(
          "Write each digit times the value of its place",
          "Zeros add nothing, so they are left out.",
          productsLatex(parts),
          q.isInteger(number) ? integerLatex(number.numerator) : decimalLatex(number),
        ),
        step(
          "Multiply",
          "Each product is the place value of its digit.",
          sumLatex(parts),
          productsLatex(parts),
        ),
      ],
      idea: "The expanded form is the sum of the place values of all the digits.",
      firstMove: "Begin with the first digit: what is its place worth?",
      finalMove: "Multiply each digit with the value of its place. Which sum do you get?",
      terms: { "Place value": "What a digit is worth at its place." },
      next: ["How do you write the same with powers of ten?"],
    }),
  vary: (number, random) => {
    const scale = 10n ** BigInt(q.decimalPlaces(number) ?? 0);
    const digits = sameSize(random, (number.numerator * scale) / number.denominator);
    return `Write ${rationalPlain(q.rational(digits, scale), "decimal")} in expanded form`;
  },
  examples: ["Write 45208 in expanded form", "Write 36.47 in expanded form"],
});
