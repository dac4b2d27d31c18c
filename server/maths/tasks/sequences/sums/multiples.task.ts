import { integerLatex } from "../../../numbers/written.ts";
import { notSupported } from "../../../refusal.ts";
import { lesson, step } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { readWhole } from "../../../wording/line-reader.ts";
import { questionLine } from "../../../wording/question-line.ts";
import { multiplesClauses, type MultiplesProblem } from "./multiples-clauses.ts";

interface Multiples {
  first: number;
  last: number;
  count: number;
  value: bigint;
}

function solve({ target, least, most, divisor, remainder }: MultiplesProblem): Multiples {
  const shift = (number: number): number => (((number - remainder) % divisor) + divisor) % divisor;
  const first = least + ((divisor - shift(least)) % divisor);
  const last = most - shift(most);
  if (first > last)
    throw notSupported("There is no such number in that range. Check the numbers of the question.");
  const count = (last - first) / divisor + 1;
  const sum = (BigInt(count) * BigInt(first + last)) / 2n;
  return { first, last, count, value: target === "count" ? BigInt(count) : sum };
}

/** Tests every number of the range. */
function prove(
  { target, least, most, divisor, remainder }: MultiplesProblem,
  { value }: Multiples,
): Proof | null {
  let [count, sum] = [0n, 0n];
  for (let number = least; number <= most; number += 1) {
    if (number % divisor !== remainder) continue;
    count += 1n;
    sum += BigInt(number);
  }
  if ((target === "count" ? count : sum) !== value) return null;
  return {
    method: `Every number from ${integerLatex(BigInt(least)).replaceAll("{,}", ",")} to ${integerLatex(BigInt(most)).replaceAll("{,}", ",")} tried one by one`,
    lines: [
      `\\text{${target === "count" ? "Numbers found" : "Their sum"}: } ${integerLatex(value)}`,
    ],
  };
}

/** Counts or adds the multiples in a range. */
export const multiples = defineTask<MultiplesProblem, Multiples>({
  name: "multiples-in-range",
  recognise: (question) => {
    if (!/how many|number of|sum of/i.test(question.text)) return null;
    if (!/divisible|multiple|between|divided|\bto\b/i.test(question.text)) return null;
    return readWhole(questionLine(question), multiplesClauses);
  },
  reading: ({ target, least, most, divisor, remainder }) => {
    const form =
      divisor === 1 ? "n" : remainder === 0 ? `n = ${divisor}k` : `n = ${divisor}k + ${remainder}`;
    return `\\text{${target === "count" ? "Number" : "Sum"} of all } ${form} \\text{ with } ${integerLatex(BigInt(least))} \\le n \\le ${integerLatex(BigInt(most))}`;
  },
  solve,
  prove,
  explain: ({ target, divisor }, { first, last, count, value }) => {
    const [a, l] = [integerLatex(BigInt(first)), integerLatex(BigInt(last))];
    const list =
      count > 3
        ? `${a},\\; ${integerLatex(BigInt(first + divisor))},\\; \\ldots,\\; ${l}`
        : [0, 1, 2]
            .slice(0, count)
            .map((at) => integerLatex(BigInt(first + at * divisor)))
            .join(",\\; ");
    const places = `\\frac{${l} - ${a}}{${divisor}} + 1`;
    const number = integerLatex(BigInt(count));
    const sum = `\\frac{${number}}{2}(${a} + ${l})`;
    return lesson({
      topic: "Arithmetic Progressions",
      method: target === "count" ? "Number of terms of an AP" : "Sum of an AP",
      difficulty: "intermediate",
      answer: { latex: integerLatex(value), plain: value.toString() },
      steps: [
        step(
          "Write down the smallest and the largest such number",
          `They form an AP with the common difference ${divisor}.`,
          list,
        ),
        step(
          "Find the number of terms",
          "From $l = a + (n - 1)d$ follows $n = \\frac{l - a}{d} + 1$.",
          `n = ${number}`,
          `n = ${places}`,
        ),
        ...(target === "sum"
          ? [
              step(
                "Add them up",
                "The sum of an AP is $\\frac{n}{2}(a + l)$.",
                `S = ${integerLatex(value)}`,
                `S = ${sum}`,
              ),
            ]
          : []),
      ],
      idea: "Such numbers stand at equal distances, so they form an arithmetic progression.",
      firstMove: "Find the smallest and the largest of these numbers.",
      finalMove: target === "sum" ? `What is $${sum}$?` : `What is $${places}$?`,
      next: ["How many of these numbers are even?"],
    });
  },
  vary: ({ target, least, most, remainder }, random) => {
    const divisor = wholeBetween(random, 3, 13);
    const start = target === "count" ? "How many" : "Find the sum of all";
    const places = most.toString().length;
    if (
      remainder === 0 &&
      most === 10 ** places - 1 &&
      (least === 10 ** (places - 1) || places === 1)
    ) {
      return `${start} ${places}-digit numbers ${target === "count" ? "are" : "which are"} divisible by ${divisor}${target === "count" ? "?" : "."}`;
    }
    const [low, high] = [wholeBetween(random, 1, 20) * 10, wholeBetween(random, 25, 60) * 10];
    return target === "count"
      ? `How many multiples of ${divisor} lie between ${low} and ${high}?`
      : `Find the sum of all numbers between ${low} and ${high} which are divisible by ${divisor}.`;
  },
  examples: [
    "How many two-digit numbers are divisible by 3?",
    "How many multiples of 4 lie between 10 and 250?",
    "Find the sum of all numbers between 200 and 400 which are divisible by 7.",
  ],
});
