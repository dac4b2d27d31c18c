import { greatestCommonDivisor } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import { integerLatex, rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber } from "../../wording/written-number.ts";

interface Problem {
  numerator: bigint;
  denominator: bigint;
  latex: string;
}

const lowest = "lowest|simplest [terms|form]";
const asks = wordings({
  reduce: [
    `reduce|simplify|express|convert|bring|change [fraction] {number} to|into|in [its] ${lowest}`,
    "reduce [fraction] {number}",
    "simplify fraction {number}",
    "simplest|lowest form of {number}",
    `{number} in|to [its] ${lowest}`,
    `{number} ko [its] ${lowest} me|mein likho|badlo|likhiye`,
  ],
  bare: ["{number}"],
});
const computing = ["simplify", "evaluate", "compute", "calculate"];

/**
 * Recognises a fraction to be reduced. A bare fraction counts only where it is in lowest terms already; reducing others
 * is arithmetic.
 */
function recognise({ body, targets, verbs }: Question): Problem | null {
  if (targets.length > 0) return null;
  const computes = computing.some((verb) => verbs.has(verb));
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (number?.form !== "fraction") return null;
    const [numerator = 0n, denominator = 1n] = partsOf(number.plain);
    if (denominator <= 1n || q.sign(number.value) === 0) return null;
    const isReduced = denominator === number.value.denominator;
    if (name === "bare" && !(computes && isReduced)) return null;
    return { numerator, denominator, latex: number.latex };
  });
}

/** Returns the numerator and denominator of "-180/47" as typed, not reduced. */
function partsOf(plain: string): bigint[] {
  const [, top, bottom] = /^(-?\d+)\/(\d+)$/.exec(plain) ?? [];
  return top === undefined || bottom === undefined ? [] : [BigInt(top), BigInt(bottom)];
}

function sizeOf(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/**
 * Checks by cross multiplication that the fractions are equal, and by Euclid's algorithm that the result is in lowest
 * terms.
 */
function prove({ numerator, denominator }: Problem, value: q.Rational): Proof | null {
  const isSame = numerator * value.denominator === denominator * value.numerator;
  const isLowest = hcfBySubtraction(sizeOf(value.numerator), value.denominator) === 1n;
  if (!isSame || !isLowest) return null;
  return {
    method: "By cross multiplication: both fractions are equal",
    lines: [
      `${bracketed(numerator)} \\times ${integerLatex(value.denominator)} = ${bracketed(value.numerator)} \\times ${integerLatex(denominator)}`,
    ],
  };
}

function bracketed(value: bigint): string {
  return value < 0n ? `(${integerLatex(value)})` : integerLatex(value);
}

/** Returns the HCF of two whole numbers by Euclid's algorithm. */
function hcfBySubtraction(first: bigint, second: bigint): bigint {
  let [a, b] = first > second ? [first, second] : [second, first];
  while (b > 0n) [a, b] = [b, a - b * (a / b)];
  return a;
}

function stepsOf({ numerator, denominator, latex }: Problem, value: q.Rational): MathsStep[] {
  const hcf = greatestCommonDivisor(sizeOf(numerator), denominator);
  const find = step(
    "Find the HCF of the numerator and the denominator",
    "A fraction is in its lowest terms when the HCF of its numerator and denominator is 1.",
    `\\text{HCF}(${integerLatex(sizeOf(numerator))},\\; ${integerLatex(denominator)}) = ${integerLatex(hcf)}`,
  );
  if (hcf === 1n) {
    return [
      find,
      step(
        "See that nothing can be cancelled",
        "The HCF is 1, so the fraction is in its lowest terms already.",
        rationalLatex(value),
      ),
    ];
  }
  return [
    find,
    step(
      `Divide the numerator and the denominator by ${integerLatex(hcf)}`,
      "Dividing both by the same number does not change the value of a fraction.",
      rationalLatex(value),
      latex,
    ),
  ];
}

/** Reduces a fraction to its lowest terms, or states that it is in lowest terms. */
export const lowestTerms = defineTask<Problem, q.Rational>({
  name: "lowest-terms",
  takesBareMaths: true,
  recognise,
  reading: ({ latex }) => `${latex} \\text{ in its lowest terms}`,
  solve: ({ numerator, denominator }) => q.rational(numerator, denominator),
  prove,
  explain: (problem, value) =>
    lesson({
      topic: "Fractions",
      method: "Dividing by the HCF",
      answer: { latex: rationalLatex(value), plain: rationalPlain(value), kind: "as-asked" },
      steps: stepsOf(problem, value),
      idea: "A fraction is in its lowest terms when 1 is the only common factor of its two numbers.",
      firstMove: "Look for a number that divides the numerator and the denominator.",
      finalMove: "Is there any common factor left to cancel?",
      terms: { HCF: "The highest common factor: the largest number that divides both." },
      next: ["Is there a quick test that shows a common factor, such as the last digits?"],
    }),
  vary: (_, random) => {
    const factor = wholeBetween(random, 2, 9);
    return `Reduce ${factor * wholeBetween(random, 1, 9)}/${factor * wholeBetween(random, 10, 19)} to its lowest terms`;
  },
  examples: ["Reduce 48/60 to its lowest terms", "Simplify 9/58"],
});
