import * as q from "../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { nonZeroBetween, wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, type WrittenNumber } from "../../wording/written-number.ts";

interface Problem {
  kind: "additive" | "multiplicative";
  number: WrittenNumber;
}

const asks = wordings({
  additive: [
    "additive inverse|opposite of [number] {number}",
    "negative|opposite of [rational] number {number}",
    "{number} ka additive_inverse|yojya_pratilom",
  ],
  multiplicative: [
    "multiplicative_inverse|reciprocal of [number|rational_number|fraction] {number}",
    "{number} ka multiplicative_inverse|reciprocal|gunatmak_pratilom|vyutkram",
  ],
});

function recognise({ body, targets }: Question): Problem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, kind) => {
    const number = readNumber(gap(gaps, "number"));
    return number && { kind, number };
  });
}

function solve({ kind, number: { value } }: Problem): q.Rational {
  if (kind === "additive") return q.negate(value);
  if (q.isZero(value)) {
    throw notSupported("0 has no multiplicative inverse: no number times 0 gives 1.");
  }
  return q.divide(q.one, value);
}

const styleOf = ({ kind, number }: Problem) =>
  number.form === "decimal" && kind === "additive" ? "decimal" : "fraction";

function grouped(latex: string): string {
  return latex.startsWith("-") ? `\\left(${latex}\\right)` : latex;
}

/** Finds the additive inverse (the sum is 0) or the multiplicative inverse (the product is 1) of a number. */
export const inverse = defineTask<Problem, q.Rational>({
  name: "inverse-of-a-number",
  recognise,
  reading: ({ kind, number }) => `\\text{${kind} inverse of } ${number.latex}`,
  solve,
  prove: (problem, result) => {
    const { kind, number } = problem;
    const text = grouped(rationalLatex(result, styleOf(problem)));
    const isAdditive = kind === "additive";
    const back = isAdditive ? q.add(number.value, result) : q.multiply(number.value, result);
    if (!q.equals(back, isAdditive ? q.zero : q.one)) return null;
    return {
      method: isAdditive ? "The two numbers add up to 0" : "The two numbers multiply to 1",
      lines: [
        isAdditive
          ? `${number.latex} + ${text} = 0`
          : `${grouped(number.latex)} \\times ${text} = 1`,
      ],
    };
  },
  explain: (problem, result) => {
    const { kind, number } = problem;
    const style = styleOf(problem);
    const latex = rationalLatex(result, style);
    const isAdditive = kind === "additive";
    const asFraction = rationalLatex(number.value);
    return lesson({
      topic: "Rational Numbers",
      method: isAdditive ? "Changing the sign" : "Turning the fraction over",
      answer: { latex, plain: rationalPlain(result, style) },
      steps: isAdditive
        ? [
            step(
              "Change the sign",
              "The additive inverse is the number that must be added to get 0.",
              `${number.latex} + ${grouped(latex)} = 0`,
            ),
          ]
        : [
            ...(asFraction === number.latex || q.isInteger(number.value)
              ? []
              : [
                  step(
                    "Write the number as one fraction",
                    "A fraction has a numerator and a denominator that can be exchanged.",
                    asFraction,
                    number.latex,
                  ),
                ]),
            step(
              "Turn the fraction over and keep its sign",
              "The multiplicative inverse, or reciprocal, is the number that gives 1 in a product. A whole number stands over 1.",
              `${grouped(asFraction)} \\times ${grouped(latex)} = 1`,
            ),
          ],
      idea: isAdditive
        ? "The additive inverse lies as far from 0 as the number, on the other side."
        : "Numerator and denominator change places; then everything cancels in the product.",
      firstMove: isAdditive ? "Look at the sign of the number." : "Write the number as a fraction.",
      finalMove: isAdditive
        ? "Which number must be added to get 0?"
        : "By which number must you multiply to get 1?",
      next: ["What is the inverse of the inverse?"],
    });
  },
  vary: ({ kind }, random) =>
    `Find the ${kind} inverse of ${nonZeroBetween(random, -9, 9)}/${wholeBetween(random, 10, 19)}`,
  examples: ["Find the additive inverse of -7/19", "Find the multiplicative inverse of -13"],
});
