import * as q from "../../numbers/rational.ts";
import type { Rational } from "../../numbers/rational.ts";
import { type NumberStyle, rationalLatex } from "../../numbers/written.ts";
import { numberAnswer, step } from "../../lesson/lesson.ts";
import { storyTask, type ShortStory } from "../../story/story-task.ts";
import { pick, wholeBetween } from "../../variation/random.ts";
import type { GapTexts } from "../../wording/line-reader.ts";
import { asOperand, readable, styleOf } from "./number-atoms.ts";

/** What the question gives in addition to one of the numbers. */
type Together = "product" | "sum";

const ways = {
  product: {
    sign: "\\times",
    back: "\\div",
    known: "One number times the other is the product.",
    title: "Divide the product by the number that is known",
    why: "Division undoes multiplication.",
    idea: "Multiplication is undone by division.",
  },
  sum: {
    sign: "+",
    back: "-",
    known: "One number and the other together are the sum.",
    title: "Subtract the number that is known from the sum",
    why: "Subtraction undoes addition.",
    idea: "Addition is undone by subtraction.",
  },
} as const;

function problemOf({ t = "", a = "" }: GapTexts, together: Together): ShortStory | null {
  const [total, one] = [readable(t), readable(a)];
  if (!total || !one || (together === "product" && q.isZero(one))) return null;
  const way = ways[together];
  const other = together === "product" ? q.divide(total, one) : q.subtract(total, one);
  const style = styleOf(`${t}${a}`, other);
  const [all, oneText] = [rationalLatex(total, style), rationalLatex(one, style)];
  const line = `${all} ${way.back} ${asOperand(one, style)}`;
  return {
    reading: `${oneText} ${way.sign} \\,? = ${all}`,
    solve: () => other,
    prove: (value) => prove({ total, one, together, style }, value),
    teach: (value) => ({
      topic: together === "product" ? "Division" : "Subtraction",
      method: "Working backwards",
      answer: numberAnswer(value, style),
      steps: [
        step(
          `Write what is known with a gap`,
          way.known,
          `${oneText} ${way.sign} \\text{other} = ${all}`,
        ),
        step(way.title, way.why, rationalLatex(value, style), line),
      ],
      idea: `The ${together} of the two numbers is known, and one of them. ${way.idea}`,
      firstMove: `Write it with a gap: $${oneText} ${way.sign} \\,? = ${all}$.`,
      finalMove: `What is $${line}$?`,
      next: [`How can you check the other number with the ${together}?`],
    }),
  };
}

interface Given {
  total: Rational;
  one: Rational;
  together: Together;
  style: NumberStyle;
}

function prove(
  { total, one, together, style }: Given,
  value: Rational,
): ReturnType<ShortStory["prove"]> {
  const again = together === "product" ? q.multiply(one, value) : q.add(one, value);
  if (!q.equals(again, total)) return null;
  return {
    method: `The ${together} of both numbers`,
    lines: [
      `${rationalLatex(one, style)} ${ways[together].sign} ${asOperand(value, style)} = ${rationalLatex(total, style)}`,
    ],
  };
}

/** Number words are digits in the normalised line. */
const numbers = "2 [rational|whole|natural|decimal] numbers|fractions|integers|decimals";
const oneIs =
  "[if|and] 1 [of_them|number|of_numbers|of_these|of_these_numbers|fraction|integer] is {a}";
const find = "[then] [find|what_is|determine|calculate] other [number|1|fraction|integer]";

function wordings(together: Together): string[] {
  return [
    `[if] ${together} of ${numbers} is|= {t} [.|,] [and] ${oneIs} [.|,] ${find}`,
    `${numbers} have ${together} [of] {t} [.|,] [and] ${oneIs} [.|,] ${find}`,
  ];
}

/** Finds one of two numbers from the other one and their product or sum. */
export const otherNumber = storyTask({
  name: "other-number",
  about: /(?:product|sum)\b.*\bother\b/is,
  wordings: [
    [wordings("product"), (taken) => problemOf(taken, "product")],
    [wordings("sum"), (taken) => problemOf(taken, "sum")],
  ],
  vary: (random) => {
    const [one, other] = [wholeBetween(random, 12, 60), wholeBetween(random, 11, 50)];
    return pick(random, [
      `The product of two numbers is ${one * other}. One of them is ${one}. Find the other.`,
      `The sum of two numbers is ${(one + other) / 10}. One of them is ${one / 10}. Find the other.`,
    ]);
  },
  examples: [
    "The product of two numbers is 1288. One of them is 28. Find the other.",
    "The sum of two numbers is 8.4. One of them is 3.6. Find the other number.",
    "The product of two rational numbers is -8/9. If one of them is -4/15, find the other.",
  ],
});
