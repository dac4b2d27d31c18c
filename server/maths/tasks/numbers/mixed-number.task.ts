import * as q from "../../numbers/rational.ts";
import { absolute } from "../../numbers/integers.ts";
import { fractionLatex, integerLatex, mixedLatex, rationalLatex } from "../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber } from "../../wording/written-number.ts";

/** An improper fraction to be written as a mixed number, or a mixed number to be written as an improper fraction. */
type Problem = { latex: string; isNegative: boolean } & (
  | { wanted: "mixed"; numerator: bigint; denominator: bigint }
  | { wanted: "improper"; whole: bigint; numerator: bigint; denominator: bigint }
);

/** The absolute value of the result, as it is first computed: not yet in lowest terms. */
interface Result {
  whole: bigint;
  numerator: bigint;
  denominator: bigint;
  value: q.Rational;
}

const order = "[convert|change|express|turn|rewrite|put]";
const given = "[improper_fraction|mixed_fraction|mixed_number|mixed_numeral|fraction] {number}";
const asFraction = "to|into|as|in|in_form_of [a|an]";
const change = "me|mein badlo|badlie|badliye|likho|likhiye|convert_karo";

const asks = wordings({
  mixed: [
    `${order} ${given} ${asFraction} mixed fraction|number|numeral|form [form]`,
    `{number} ko mixed|mishrit fraction|number|bhinn ${change}`,
  ],
  improper: [
    `${order} ${given} ${asFraction} improper fraction [form]`,
    `{number} ko improper|visham fraction|bhinn ${change}`,
  ],
});

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, wanted) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number) return null;
    const { latex, plain, value } = number;
    const parts = (absoluteText(plain).match(/\d+/g) ?? []).map(BigInt);
    return problemOf(wanted, number.form, { latex, parts, isNegative: q.sign(value) < 0 });
  });
}

function absoluteText(plain: string): string {
  return plain.replace(/^-/, "");
}

function problemOf(
  wanted: Problem["wanted"],
  form: string,
  { latex, parts, isNegative }: { latex: string; parts: bigint[]; isNegative: boolean },
): Problem | null {
  return wanted === "improper"
    ? mixedGiven(form, { latex, parts, isNegative })
    : fractionGiven(form, { latex, parts, isNegative });
}

interface Given {
  latex: string;
  /** The integers from which the number is written. */
  parts: readonly bigint[];
  isNegative: boolean;
}

function mixedGiven(form: string, { latex, parts, isNegative }: Given): Problem | null {
  const [whole, numerator, denominator] = parts;
  if (form !== "mixed" || whole === undefined || !numerator || !denominator) return null;
  return { wanted: "improper", latex, isNegative, whole, numerator, denominator };
}

function fractionGiven(form: string, { latex, parts, isNegative }: Given): Problem | null {
  const [numerator, denominator, ...more] = parts;
  if (form !== "fraction" || !numerator || !denominator || more.length > 0) return null;
  if (numerator < denominator) {
    throw notSupported(
      "This is a proper fraction: it is smaller than 1, so it has no whole part to take out.",
    );
  }
  return { wanted: "mixed", latex, isNegative, numerator, denominator };
}

function solve(problem: Problem): Result {
  const { numerator, denominator } = problem;
  if (problem.wanted === "mixed") {
    const whole = numerator / denominator;
    const value = signed(problem, q.rational(numerator, denominator));
    return { whole, numerator: numerator % denominator, denominator, value };
  }
  const top = problem.whole * denominator + numerator;
  const value = signed(problem, q.rational(top, denominator));
  return { whole: 0n, numerator: top, denominator, value };
}

function signed({ isNegative }: Problem, size: q.Rational): q.Rational {
  return isNegative ? q.negate(size) : size;
}

/** Converts back: adds whole part and fraction, or divides the numerator by the denominator again. */
export function prove(problem: Problem, result: Result): Proof | null {
  const size = q.rational(absolute(result.value.numerator), result.value.denominator);
  if (q.sign(result.value) < 0 !== problem.isNegative) return null;
  return problem.wanted === "mixed"
    ? proveMixed(problem, result, size)
    : proveImproper(problem, result, size);
}

function proveMixed(
  { numerator, denominator }: Problem,
  { whole, numerator: rest }: Result,
  size: q.Rational,
): Proof | null {
  const isBack = whole * denominator + rest === numerator && rest < denominator;
  const isSame = size.numerator * denominator === numerator * size.denominator;
  if (!isBack || !isSame) return null;
  const [by, times, left] = [denominator, whole, rest].map(integerLatex);
  return {
    method: "The way back: whole number × denominator + numerator",
    lines: [`${times} \\times ${by} + ${left} = ${integerLatex(numerator)}`],
  };
}

function proveImproper(
  problem: Problem,
  { numerator: top }: Result,
  size: q.Rational,
): Proof | null {
  if (problem.wanted !== "improper") return null;
  const { whole, numerator, denominator } = problem;
  const isSame = size.numerator * denominator === top * size.denominator;
  if (top / denominator !== whole || top % denominator !== numerator || !isSame) return null;
  return {
    method: "The way back: the numerator divided by the denominator",
    lines: [
      `${integerLatex(top)} = ${integerLatex(denominator)} \\times ${integerLatex(whole)} + ${integerLatex(numerator)}`,
    ],
  };
}

/**
 * Formats the result: a mixed number such as 3 2/5, a fraction such as 17/5, or an integer where no fraction remains.
 */
function answerOf(
  { wanted, isNegative }: Problem,
  { value, numerator, denominator }: Result,
): MathsAnswer {
  const minus = isNegative ? "-" : "";
  if (wanted === "improper") {
    const plain = `${minus}${numerator}/${denominator}`;
    return { latex: minus + fractionLatex(numerator, denominator), plain, kind: "as-asked" };
  }
  const mixed = mixedLatex(value);
  if (mixed === null) return { latex: rationalLatex(value), plain: value.numerator.toString() };
  const size = absolute(value.numerator);
  const rest = `${size % value.denominator}/${value.denominator}`;
  return { latex: mixed, plain: `${minus}${size / value.denominator} ${rest}`, kind: "as-asked" };
}

function mixedSteps(problem: Problem, result: Result): MathsStep[] {
  const { numerator, denominator, latex, isNegative } = problem;
  const { whole, numerator: rest, value } = result;
  const [top, by, times, left] = [numerator, denominator, whole, rest].map(integerLatex);
  const divide = step(
    "Divide the numerator by the denominator",
    "The fraction bar means division. The quotient is the whole part.",
    `${top} = ${by} \\times ${times}${rest === 0n ? "" : ` + ${left}`}`,
  );
  const unreduced = `${isNegative ? "-" : ""}${times}${fractionLatex(rest, denominator)}`;
  const answer = answerOf(problem, result).latex;
  if (rest === 0n) {
    return [
      divide,
      step("Write the quotient", "Nothing is left, so it is a whole number.", answer, latex),
    ];
  }
  const isReduced = value.denominator === denominator;
  return [
    divide,
    step(
      "Write the quotient, and the remainder over the denominator",
      "The mixed number is quotient, then remainder over divisor.",
      isReduced ? answer : unreduced,
      latex,
    ),
    ...(isReduced
      ? []
      : [
          step(
            "Bring the fraction to its lowest terms",
            "Divide its numerator and denominator by their HCF.",
            answer,
            unreduced,
          ),
        ]),
  ];
}

function improperSteps(problem: Problem, result: Result): MathsStep[] {
  if (problem.wanted !== "improper") return [];
  const { whole, numerator, denominator, latex } = problem;
  const [times, by, rest] = [whole, denominator, numerator].map(integerLatex);
  return [
    step(
      "Multiply the whole number by the denominator and add the numerator",
      `Each whole is $${by}$ parts, and $${rest}$ more part${numerator === 1n ? " is" : "s are"} there.`,
      `${times} \\times ${by} + ${rest} = ${integerLatex(result.numerator)}`,
    ),
    step(
      "Write the sum over the same denominator",
      "The size of the parts stays the same.",
      answerOf(problem, result).latex,
      latex,
    ),
  ];
}

/** Converts improper fractions to mixed numbers, and mixed numbers to improper fractions. */
export const mixedNumber = defineTask<Problem, Result>({
  name: "mixed-number",
  recognise,
  reading: ({ latex, wanted }) =>
    `${latex} \\text{ as ${wanted === "mixed" ? "a mixed fraction" : "an improper fraction"}}`,
  solve,
  prove,
  explain: (problem, result) => {
    const isMixed = problem.wanted === "mixed";
    return lesson({
      topic: "Fractions",
      method: isMixed
        ? "Improper fraction to mixed fraction"
        : "Mixed fraction to improper fraction",
      answer: answerOf(problem, result),
      steps: isMixed ? mixedSteps(problem, result) : improperSteps(problem, result),
      idea: isMixed
        ? "Take out as many wholes as there are. What is left over stays a fraction with the same denominator."
        : "Cut every whole into parts of the same size, and count all the parts.",
      firstMove: isMixed
        ? "Divide the numerator by the denominator, and note the quotient and the remainder."
        : "Multiply the whole number by the denominator.",
      finalMove: isMixed
        ? "Which whole number and which fraction do you get?"
        : "How many parts are there in all? Write this number over the denominator.",
      terms: {
        "Improper fraction": "A fraction whose numerator is not less than its denominator.",
        "Mixed fraction": "A whole number and a proper fraction together.",
      },
      next: ["How can you check the answer by going the other way?"],
    });
  },
  vary: ({ wanted }, random) => {
    const denominator = wholeBetween(random, 3, 9);
    const rest = wholeBetween(random, 1, denominator - 1);
    const whole = wholeBetween(random, 2, 9);
    return wanted === "mixed"
      ? `Convert ${whole * denominator + rest}/${denominator} to a mixed fraction`
      : `Convert ${whole} ${rest}/${denominator} to an improper fraction`;
  },
  examples: ["Convert 17/5 to a mixed fraction", "Convert 4 2/7 to an improper fraction"],
});
