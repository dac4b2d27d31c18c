import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { rationalLatex } from "../../numbers/written.ts";
import { numberAnswer, step } from "../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../story/story-task.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import type { GapTexts } from "../../wording/line-reader.ts";
import { asOperand, readable, styleOf } from "./number-atoms.ts";

interface Way {
  sign: string;
  topic: string;
  /** Computes the unknown operand. */
  find: (start: Rational, result: Rational) => Rational;
  /** Applies the operation to the start and the operand, which must give the result. */
  again: (start: Rational, found: Rational) => Rational;
  title: string;
  why: string;
  /** The order of the operands in the computation. */
  line: "result − start" | "start − result" | "result ÷ start" | "start ÷ result";
}

const ways = {
  added: {
    sign: "+",
    topic: "Addition and subtraction",
    find: (start, result) => q.subtract(result, start),
    again: q.add,
    title: "Subtract the given number from the result",
    why: "Subtraction undoes addition.",
    line: "result − start",
  },
  subtracted: {
    sign: "-",
    topic: "Addition and subtraction",
    find: (start, result) => q.subtract(start, result),
    again: q.subtract,
    title: "Subtract the result from the given number",
    why: "What was taken away is the difference between the two.",
    line: "start − result",
  },
  multiplied: {
    sign: "\\times",
    topic: "Multiplication and division",
    find: (start, result) => q.divide(result, start),
    again: q.multiply,
    title: "Divide the result by the given number",
    why: "Division undoes multiplication.",
    line: "result ÷ start",
  },
  divided: {
    sign: "\\div",
    topic: "Multiplication and division",
    find: (start, result) => q.divide(start, result),
    again: q.divide,
    title: "Divide the given number by the result",
    why: "Given number ÷ divisor = result, so divisor = given number ÷ result.",
    line: "start ÷ result",
  },
} as const satisfies Record<string, Way>;

function problemOf({ a = "", b = "" }: GapTexts, name: keyof typeof ways): ShortStory | null {
  const [start, result] = [readable(a), readable(b)];
  const way: Way = ways[name];
  if (!start || !result || (way.line.includes("÷") && hasZero(start, result))) return null;
  const style = styleOf(`${a}${b}`, way.find(start, result));
  const [first, last] = way.line.startsWith("result") ? [result, start] : [start, result];
  const line = `${rationalLatex(first, style)} ${way.line.includes("÷") ? "\\div" : "-"} ${asOperand(last, style)}`;
  const [startText, wanted] = [rationalLatex(start, style), rationalLatex(result, style)];
  return {
    reading: `${startText} ${way.sign} \\,? = ${wanted}`,
    solve: () => way.find(start, result),
    prove: (value) =>
      q.equals(way.again(start, value), result)
        ? {
            method: "The number put into the question",
            lines: [`${startText} ${way.sign} ${asOperand(value, style)} = ${wanted}`],
          }
        : null,
    teach: (value) => ({
      topic: way.topic,
      method: "Working backwards",
      answer: numberAnswer(value, style),
      steps: [
        step(
          "Write the question with a gap",
          "The gap stands for the number that is asked for.",
          `${startText} ${way.sign} \\text{number} = ${wanted}`,
        ),
        step(way.title, way.why, rationalLatex(value, style), line),
      ],
      idea: "Write the question as a sum with a gap, and think which operation finds the gap.",
      firstMove: `Write it with a gap: $${startText} ${way.sign} \\,? = ${wanted}$.`,
      finalMove: `What is $${line}$?`,
      next: ["How can you check the number by putting it into the question?"],
    }),
  };
}

/** Whether one of the numbers is 0: then no operand exists, or every one works. */
function hasZero(...numbers: readonly Rational[]): boolean {
  return numbers.some(q.isZero);
}

const what = "what|which [number|rational_number|fraction|decimal|integer]";
const be = "should|must|shall|has_to|needs_to be";
const so = "[so_as] to get|obtain|make|give|have {b} [as_result|as_sum|as_difference|as_answer]";
const byWhat = "by what|which [number|rational_number|fraction|decimal|integer]";

/** Finds what must be added, subtracted, multiplied or divided by to turn one number into another. */
export const missingOperand = storyTask({
  name: "missing-operand",
  about: /(?:add|subtract|multipl|divide)/i,
  wordings: [
    [
      [`${what} ${be} added to|with {a} ${so}`, `how much ${be} added to {a} ${so}`],
      (taken) => problemOf(taken, "added"),
    ],
    [
      [
        `${what} ${be} subtracted|taken_away from {a} ${so}`,
        `how much ${be} subtracted|taken_away from {a} ${so}`,
      ],
      (taken) => problemOf(taken, "subtracted"),
    ],
    [
      [
        `${byWhat} should|must|shall [we] {a} be multiplied ${so}`,
        `${byWhat} should|must|shall we multiply {a} ${so}`,
        `${byWhat} should|must|shall {a} be multiplied so that [its|resulting] product is|may_be|becomes {b}`,
        `${byWhat} should|must|shall we multiply {a} so that [its|resulting] product is|may_be|becomes {b}`,
      ],
      (taken) => problemOf(taken, "multiplied"),
    ],
    [
      [
        `${byWhat} should|must|shall {a} be divided ${so}`,
        `${byWhat} should|must|shall we divide {a} ${so}`,
        `${byWhat} should|must|shall {a} be divided so that [its|resulting] quotient is|may_be|becomes {b}`,
      ],
      (taken) => problemOf(taken, "divided"),
    ],
  ],
  vary: (random) => {
    const [one, other] = [wholeBetween(random, 12, 40), wholeBetween(random, 11, 60)];
    return pick(random, [
      `What number should be added to ${one / 10} to get ${(one + other) / 10}?`,
      `What number should be subtracted from ${one + other} to get ${one}?`,
      `By what number should ${one} be multiplied to get ${one * other}?`,
    ]);
  },
  examples: [
    "What should be added to -3/5 to get 2/7?",
    "By what number should 18 be multiplied to get 846?",
    "What number should be subtracted from 10.5 to get 3.75?",
  ],
});
