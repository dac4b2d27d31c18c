import { rational } from "../../numbers/rational.ts";
import { integerLatex } from "../../numbers/written.ts";
import type { MathsAnswer } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { lesson, numberAnswer, step } from "../../lesson/lesson.ts";
import { divisionRounds, divisionSteps } from "./long-division.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readInteger } from "../../wording/written-number.ts";

type Wanted = "remainder" | "quotient" | "both" | "lemma";

interface DivisionProblem {
  wanted: Wanted;
  dividend: bigint;
  divisor: bigint;
}

interface DivisionResult {
  quotient: bigint;
  remainder: bigint;
}

/** Returns the wordings of a division after "the remainder" or "the quotient". */
function divisions(name: string): string[] {
  return [
    `${name} when|if|obtained_when|left_when|we_get_when {dividend} is ÷ {divisor}`,
    `${name} is|will_be obtained|left when|if {dividend} is ÷ {divisor}`,
    `${name} is|will_be left|obtained on dividing {dividend} by {divisor}`,
    `${name} on|of|in|after|when|left_on|obtained_on|by dividing {dividend} by {divisor}`,
    `${name} when|if you|we|i divide {dividend} by {divisor}`,
    `${name} of|in|for {dividend} ÷ {divisor}`,
    `${name} of|in|for division of {dividend} by {divisor}`,
    `{dividend} ÷ {divisor} ka ${name}`,
    `{dividend} ko {divisor} se bhag|divide karne|dene par|pe ${name}`,
  ];
}

/**
 * Returns the wordings with the division first: "Divide 4567 by 12 and find the remainder", "Divide 4567 by 12. What is
 * the remainder?"
 */
function orders(name: string): string[] {
  const ask = "[find|write|give|state|tell|what_is|what_are|what_will_be]";
  return [
    `divide {dividend} by {divisor} [and|,|.|;] [and] ${ask} [its] ${name} [obtained|left]`,
    `{dividend} ÷ {divisor} [and|,|.|;] [and] ${ask} [its] ${name}`,
  ];
}

const both = "quotient_and_remainder|quotient_and_remainder,|remainder_and_quotient";

const asks = wordings({
  both: [...divisions(both), ...orders(both)],
  remainder: [
    ...divisions("remainder|sheshfal|shesh"),
    ...orders("remainder"),
    "what|which remainder is|will_be left|obtained when {dividend} is ÷ {divisor}",
    "what|which remainder is|will_be left|obtained on dividing {dividend} by {divisor}",
    "{dividend} mod|modulo {divisor}",
  ],
  quotient: [
    ...divisions("quotient|bhagfal"),
    ...orders("quotient"),
    "how many × does|do|will|can {divisor} go into|in {dividend}",
  ],
  lemma: [
    "q and r [such_that|if|when|for|in] {dividend} = {divisor} q + r",
    "use|apply|using|by euclid's division lemma|algorithm to|, [find|write] q and r [such_that|if|when|for] {dividend} = {divisor} q + r",
  ],
});

function recognise({ body }: Question): DivisionProblem | null {
  return asks(body, (gaps, wanted) => {
    const dividend = readInteger(gap(gaps, "dividend"));
    const divisor = readInteger(gap(gaps, "divisor"));
    if (dividend === null || divisor === null || dividend < 0n) return null;
    if (divisor <= 0n) {
      throw notSupported("Divide by a whole number from 1 up; dividing by 0 has no answer.");
    }
    return { wanted, dividend, divisor };
  });
}

function solve({ dividend, divisor }: DivisionProblem): DivisionResult {
  const rounds = divisionRounds(dividend, divisor);
  return {
    quotient: BigInt(rounds.map(({ digit }) => digit).join("")),
    remainder: rounds.at(-1)?.left ?? 0n,
  };
}

/** Checks dividend = divisor × quotient + remainder with 0 ≤ remainder < divisor, which holds for exactly one pair. */
export function prove(
  { dividend, divisor }: DivisionProblem,
  result: DivisionResult,
): Proof | null {
  const { quotient, remainder } = result;
  const isRight =
    divisor * quotient + remainder === dividend && remainder >= 0n && remainder < divisor;
  if (!isRight) return null;
  const [by, times, left] = [divisor, quotient, remainder].map(integerLatex);
  return {
    method:
      "Put back: divisor × quotient + remainder = dividend, and the remainder is below the divisor",
    lines: [`${by} \\times ${times} + ${left} = ${integerLatex(dividend)}`, `${left} < ${by}`],
  };
}

function answerOf(
  { wanted }: DivisionProblem,
  { quotient, remainder }: DivisionResult,
): MathsAnswer {
  switch (wanted) {
    case "remainder":
      return numberAnswer(rational(remainder));
    case "quotient":
      return numberAnswer(rational(quotient));
    case "both":
      return quotientAndRemainder(quotient, remainder);
    case "lemma":
      return {
        latex: `q = ${integerLatex(quotient)},\\; r = ${integerLatex(remainder)}`,
        plain: `q = ${quotient}, r = ${remainder}`,
      };
  }
}

/** Formats quotient and remainder as grades 4 and 5 write the result of a division. */
export function quotientAndRemainder(quotient: bigint, remainder: bigint): MathsAnswer {
  return {
    latex: `\\text{quotient } ${integerLatex(quotient)},\\; \\text{remainder } ${integerLatex(remainder)}`,
    plain: `${quotient} remainder ${remainder}`,
  };
}

const lastMoves: Record<Exclude<Wanted, "remainder">, string> = {
  quotient: "Read the digits of the quotient from left to right. What number do they make?",
  both: "Read the digits of the quotient from left to right. What number do they make, and what is left over?",
  lemma: "What are q and r?",
};

/** Asks for the remainder with the division line, in which a box replaces it. */
function openLine({ dividend, divisor }: DivisionProblem, { quotient }: DivisionResult): string {
  return `Which number belongs into the box: $${integerLatex(dividend)} = ${integerLatex(divisor)} \\times ${integerLatex(quotient)} + \\square$?`;
}

/** Finds quotient and remainder of whole numbers by long division, also in the form of Euclid's division lemma. */
export const remainder = defineTask<DivisionProblem, DivisionResult>({
  name: "remainder",
  recognise,
  reading: ({ wanted, dividend, divisor }) =>
    `\\text{${wanted === "both" || wanted === "lemma" ? "quotient and remainder" : wanted} of } ${integerLatex(dividend)} \\div ${integerLatex(divisor)}`,
  solve,
  prove,
  explain: (problem, result, { grade }) => {
    const { dividend, divisor, wanted } = problem;
    const answer = answerOf(problem, result);
    return lesson({
      topic: wanted === "lemma" ? "Real Numbers" : grade <= 5 ? "Division" : "Whole Numbers",
      method: wanted === "lemma" ? "Euclid's division lemma" : "Long division",
      difficulty: wanted === "lemma" ? "intermediate" : "beginner",
      answer,
      steps: [
        ...divisionSteps(dividend, divisor),
        step(
          "Write dividend = divisor × quotient + remainder",
          wanted === "lemma"
            ? "Euclid's division lemma: for positive integers a and b there is just one pair q, r with a = bq + r and 0 ≤ r < b."
            : "The digits found make the quotient; what is left at the end, smaller than the divisor, is the remainder.",
          `${integerLatex(dividend)} = ${integerLatex(divisor)} \\times ${integerLatex(result.quotient)} + ${integerLatex(result.remainder)}`,
        ),
      ],
      idea: "Take away the divisor as often as it goes in. What is left over, less than the divisor, is the remainder.",
      firstMove: `Take as many digits of $${integerLatex(dividend)}$ from the left as are needed to reach the divisor, and see how often it goes in.`,
      finalMove: wanted === "remainder" ? openLine(problem, result) : lastMoves[wanted],
      terms: {
        Dividend: "The number that is divided.",
        Divisor: "The number that it is divided by.",
        Quotient: "How many whole times the divisor goes in.",
        Remainder: "What is left over; it is always less than the divisor.",
      },
      next: [
        "How can you check a division by multiplying?",
        "What must be added to the dividend so that nothing remains?",
      ],
    });
  },
  vary: ({ dividend, divisor, wanted }, random) => {
    const by = wholeBetween(random, 2, Math.max(9, Math.min(Number(divisor), 999)));
    const most = Math.max(12, Math.min(Number(dividend / divisor), 9999));
    const number = by * wholeBetween(random, 2, most) + wholeBetween(random, 0, by - 1);
    if (wanted === "lemma") return `Find q and r such that ${number} = ${by}q + r`;
    const name = wanted === "both" ? "quotient and remainder" : wanted;
    return `Find the ${name} when ${number} is divided by ${by}`;
  },
  examples: [
    "Find the remainder when 417 is divided by 13",
    "Find the remainder when 2500 is divided by 9",
  ],
});
