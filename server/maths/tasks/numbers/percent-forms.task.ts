import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import {
  decimalLatex,
  fractionLatex,
  integerLatex,
  mixedLatex,
  rationalLatex,
  rationalPlain,
} from "../../numbers/written.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, type WrittenNumber } from "../../wording/written-number.ts";

type Form = "decimal" | "fraction" | "percent";

interface FormProblem {
  number: WrittenNumber;
  from: Form;
  to: Form;
}

const lowest = "[in] [its] [lowest|simplest] [terms|form]";
const asks = wordings({
  "percent to decimal": [
    "[convert|express|change] {number} % to|into|as|in [a] decimal [form|number|fraction]",
    "decimal [form] of|for {number} %",
  ],
  "percent to fraction": [
    `[convert|express|change] {number} % to|into|as|in [a] fraction ${lowest}`,
    "fraction [form] of|for {number} %",
  ],
  "to percent": [
    "[convert|express|change] {number} to|into|as|in [a] %",
    "{number} ko % me|mein badlo|likho|badliye",
  ],
  "to decimal": [
    "[convert|express|change] {number} to|into|as|in [a] decimal [form|number|fraction]",
    "decimal form|expansion|representation of {number}",
    "{number} ko decimal|dashamlav me|mein badlo|likho|badliye",
  ],
  "to fraction": [
    `[convert|express|change] {number} to|into|as|in [a] [common|rational|vulgar] fraction ${lowest}`,
    "[convert|express|change] {number} to|into|as|in p / q form",
    "[convert|express|change] {number} to|into|as|in form p / q",
    "{number} ko fraction|bhinn me|mein badlo|likho|badliye",
  ],
  bare: ["{number} %"],
});

const computing = ["evaluate", "calculate", "compute", "simplify"];

type WordingName = Parameters<Parameters<typeof asks>[1]>[1];

function recognise({ body, targets, verbs }: Question): FormProblem | null {
  if (targets.length > 0) return null;
  const computes = computing.some((verb) => verbs.has(verb));
  return asks(body, (gaps, name) => {
    const number = readNumber(gap(gaps, "number"));
    if (!number || q.sign(number.value) < 0) return null;
    return name === "bare" && !computes ? null : formProblem(number, name);
  });
}

const targets: Record<WordingName, Form> = {
  "percent to decimal": "decimal",
  "percent to fraction": "fraction",
  "to percent": "percent",
  "to decimal": "decimal",
  "to fraction": "fraction",
  bare: "decimal",
};

/** Builds the problem; null if the number has the wanted form already. */
function formProblem(number: WrittenNumber, name: WordingName): FormProblem | null {
  const isFraction = number.form === "fraction" || number.form === "mixed";
  const isPercent = name.startsWith("percent") || name === "bare";
  const from = isPercent ? "percent" : isFraction ? "fraction" : "decimal";
  const to = targets[name];
  const isWhole = to === "fraction" && from === "decimal" && number.form === "integer";
  return from === to || isWhole ? null : { number, from, to };
}

const hundred = q.rational(100n);

function solve({ number, from, to }: FormProblem): Rational {
  const value = from === "percent" ? q.divide(number.value, hundred) : number.value;
  const result = to === "percent" ? q.multiply(value, hundred) : value;
  if (to === "decimal" && repeatingOf(result) === null) {
    throw notSupported(
      "This decimal goes on for too long before it repeats. Try a smaller denominator.",
    );
  }
  return result;
}

interface Repeating {
  whole: bigint;
  start: string;
  /** The repeating digits (the period); empty if the decimal terminates. */
  period: string;
}

const longestPeriod = 60;

/** Expands a fraction by long division: the period begins where a remainder recurs. Null if it is too long. */
function repeatingOf(value: Rational): Repeating | null {
  const whole = value.numerator / value.denominator;
  const seen = new Map<bigint, number>();
  let digits = "";
  let rest = value.numerator % value.denominator;
  while (rest !== 0n && !seen.has(rest)) {
    if (digits.length > longestPeriod) return null;
    seen.set(rest, digits.length);
    digits += (rest * 10n) / value.denominator;
    rest = (rest * 10n) % value.denominator;
  }
  const from = rest === 0n ? digits.length : (seen.get(rest) ?? digits.length);
  return { whole, start: digits.slice(0, from), period: digits.slice(from) };
}

/** Checks the equality by cross multiplication; a repeating decimal is summed again as a geometric series. */
export function prove({ number, from, to }: FormProblem, result: Rational): Proof | null {
  const [left, right] = [from, to].map((form) => (form === "percent" ? 100n : 1n));
  const one = number.value.numerator * result.denominator * (right ?? 1n);
  const other = result.numerator * number.value.denominator * (left ?? 1n);
  if (one !== other || (to === "decimal" && !q.equals(sumOf(repeatingOf(result)), result)))
    return null;
  const line =
    from === "percent" || to === "percent"
      ? percentLine({ number, from, to }, result)
      : `${rationalLatex(result)} = ${decimalText(result)}`;
  return { method: "Written back in the other form", lines: [line] };
}

function percentLine({ number, from }: FormProblem, result: Rational): string {
  return from === "percent"
    ? `${rationalLatex(result, "decimal")} \\times 100 = ${rationalLatex(number.value, "decimal")}`
    : `${rationalLatex(result, "decimal")} \\div 100 = ${rationalLatex(number.value, "decimal")}`;
}

function sumOf(decimal: Repeating | null): Rational {
  if (!decimal) return q.rational(-1n);
  const { whole, start, period } = decimal;
  const scale = 10n ** BigInt(start.length);
  const ended = q.add(q.rational(whole), q.rational(BigInt(`0${start}`), scale));
  if (period === "") return ended;
  const nines = 10n ** BigInt(period.length) - 1n;
  return q.add(ended, q.rational(BigInt(period), nines * scale));
}

function decimalText(value: Rational): string {
  const decimal = repeatingOf(value);
  if (!decimal || decimal.period === "") return decimalLatex(value);
  return `${integerLatex(decimal.whole)}.${decimal.start}\\overline{${decimal.period}}`;
}

function answerOf({ to }: FormProblem, result: Rational): MathsAnswer {
  if (to === "percent") {
    const mixed = q.isTerminating(result) ? null : mixedLatex(result);
    const latex = `${rationalLatex(result, "decimal")}\\%`;
    return {
      latex: mixed === null ? latex : `${latex} = ${mixed}\\%`,
      plain: `${rationalPlain(result, "decimal")}%`,
    };
  }
  if (to === "fraction") {
    const mixed = mixedLatex(result);
    const latex = rationalLatex(result);
    return { latex: mixed === null ? latex : `${latex} = ${mixed}`, plain: rationalPlain(result) };
  }
  const decimal = repeatingOf(result);
  const isEnding = !decimal || decimal.period === "";
  return {
    latex: decimalText(result),
    plain: isEnding
      ? rationalPlain(result, "decimal")
      : `${decimal.whole}.${decimal.start}${decimal.period.repeat(Math.ceil(3 / decimal.period.length))}...`,
  };
}

function stepsOf(problem: FormProblem, result: Rational): MathsStep[] {
  const { number, from, to } = problem;
  if (from === "percent") return fromPercent(problem, result);
  if (to === "fraction") return decimalToFraction(problem, result);
  if (to === "percent") {
    return [
      step(
        "Multiply by 100%",
        "100% is one whole, so multiplying by it changes only how the number is written.",
        answerOf(problem, result).latex,
        `${number.latex} \\times 100\\%`,
      ),
    ];
  }
  return [
    step(
      "Divide the numerator by the denominator",
      q.isTerminating(result)
        ? "Write zeros behind the decimal point and go on dividing until nothing remains."
        : "A remainder comes again, so the digits repeat without end. A bar stands over them.",
      decimalText(result),
      number.form === "mixed" ? rationalLatex(result) : number.latex,
    ),
  ];
}

function decimalToFraction(problem: FormProblem, result: Rational): MathsStep[] {
  const { value, latex } = problem.number;
  const places = q.decimalPlaces(value) ?? 0;
  const scale = 10n ** BigInt(places);
  const first = fractionLatex((value.numerator * scale) / value.denominator, scale);
  const answer = answerOf(problem, result).latex;
  const isReduced = first === rationalLatex(result);
  const [verb, zeros] =
    places === 1 ? ["is 1 decimal place", "zero"] : [`are ${places} decimal places`, "zeros"];
  const write = step(
    "Write the digits over the place value of the last one",
    `There ${verb}, so the denominator is 1 with ${places} ${zeros}.`,
    isReduced ? answer : first,
    latex,
  );
  if (isReduced) return [write];
  return [
    write,
    step(
      "Write the fraction in its lowest terms",
      "Divide the numerator and the denominator by their HCF.",
      answer,
      first,
    ),
  ];
}

function fromPercent(problem: FormProblem, result: Rational): MathsStep[] {
  const { number, to } = problem;
  const first = `\\frac{${number.latex}}{100}`;
  return [
    step(
      "Write the percentage over 100",
      'Percent means "out of 100".',
      first,
      `${number.latex}\\%`,
    ),
    to === "decimal"
      ? step(
          "Divide by 100",
          "Move the decimal point two places to the left.",
          decimalText(result),
          first,
        )
      : step(
          "Write the fraction in its lowest terms",
          "Divide the numerator and the denominator by their HCF.",
          answerOf(problem, result).latex,
          first,
        ),
  ];
}

const firstMoves: Record<Form, string> = {
  percent: "Multiply the number by 100 and write the % sign behind it.",
  decimal: "Divide: the numerator by the denominator, or the percentage by 100.",
  fraction: "Write the number over 100 or over the place value of its last digit.",
};

/** Converts between percentages, decimals and fractions. */
export const percentForms = defineTask<FormProblem, Rational>({
  name: "percent-decimal-fraction",
  recognise,
  reading: ({ number, from, to }) =>
    `${number.latex}${from === "percent" ? "\\%" : ""} \\text{ as a ${to === "percent" ? "percentage" : to}}`,
  solve,
  prove,
  explain: (problem, result) => {
    const steps = stepsOf(problem, result);
    const last = steps.at(-1);
    return lesson({
      topic:
        problem.from === "percent" || problem.to === "percent"
          ? "Comparing Quantities"
          : "Decimals",
      method: `Writing a number as a ${problem.to === "percent" ? "percentage" : problem.to}`,
      answer: { ...answerOf(problem, result), kind: "as-asked" },
      steps,
      idea: "Percentages, decimals and fractions are three ways to write the same number.",
      firstMove: firstMoves[problem.to],
      finalMove: `What is $${last?.before ?? ""}$ as a ${problem.to === "percent" ? "percentage" : problem.to}?`,
      terms: { Percent: "Out of every 100: 15% means 15 out of every 100." },
      next: ["How would you write the answer in the third form?"],
    });
  },
  vary: ({ from, to }, random) => {
    if (from === "percent") return `Write ${wholeBetween(random, 1, 19) * 5}% as a ${to}`;
    const denominator = pick(random, [2, 4, 5, 8, 10, 20, 25]);
    const number =
      from === "fraction"
        ? `${wholeBetween(random, 1, denominator - 1)}/${denominator}`
        : `0.${wholeBetween(random, 11, 99)}`;
    return `Write ${number} as a ${to === "percent" ? "percentage" : to}`;
  },
  examples: ["Write 35% as a fraction", "Write 7/8 as a decimal"],
});
