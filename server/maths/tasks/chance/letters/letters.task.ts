import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { lesson, numberAnswer, step } from "../../../lesson/lesson.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Proof } from "../../../task/task.ts";
import { cancelledLatex, combinationLatex, combinations, factorial } from "../counting/count.ts";
import { type LettersProblem, readLetters, sum } from "./read-letters.ts";

/** The probabilities of the successive picks. */
function chain(bag: ReadonlyMap<string, number>, letters: string): Rational[] {
  const left = new Map(bag);
  return Array.from(letters, (letter, at) => {
    const own = left.get(letter) ?? 0;
    left.set(letter, own - 1);
    return q.rational(BigInt(Math.max(own, 0)), BigInt(sum(bag) - at));
  });
}

function product(values: readonly Rational[]): Rational {
  return values.reduce(q.multiply, q.one);
}

/** Favourable combinations over all combinations, if the order does not matter. */
function choices(bag: ReadonlyMap<string, number>, counts: ReadonlyMap<string, number>): Rational {
  const favourable = [...counts].reduce(
    (all, [letter, count]) => all * combinations(bag.get(letter) ?? 0, count),
    1n,
  );
  return q.rational(favourable, combinations(sum(bag), sum(counts)));
}

function solve({ bag, event }: LettersProblem): Rational {
  return event.kind === "sequence"
    ? product(chain(bag, event.letters))
    : choices(bag, event.counts);
}

function countsOf(letters: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

/** The number of arrangements of letters: n! over the factorial of each count. */
function ordersOf(counts: ReadonlyMap<string, number>): bigint {
  return [...counts.values()].reduce(
    (all, count) => all / factorial(count),
    factorial(sum(counts)),
  );
}

/**
 * All orders of the same letters are equally likely: a sequence has the probability of its letters in any order,
 * divided by the number of orders, and vice versa.
 */
function prove({ bag, event }: LettersProblem, value: Rational): Proof | null {
  const counts = event.kind === "sequence" ? countsOf(event.letters) : event.counts;
  const letters = [...counts].map(([letter, count]) => letter.repeat(count)).join("");
  const orders = q.rational(ordersOf(counts));
  const again =
    event.kind === "sequence"
      ? q.divide(choices(bag, counts), orders)
      : q.multiply(product(chain(bag, letters)), orders);
  if (!q.equals(again, value)) return null;
  const line =
    event.kind === "sequence"
      ? `${rationalLatex(choices(bag, counts))} \\div ${rationalLatex(orders)} = ${rationalLatex(value)}`
      : `${rationalLatex(orders)} \\times ${rationalLatex(product(chain(bag, letters)))} = ${rationalLatex(value)}`;
  return {
    method:
      event.kind === "sequence"
        ? "The probability of these letters in any order, divided by the number of their orders"
        : "The probability of one order of these letters, times the number of their orders",
    lines: [line],
  };
}

function steps({ bag, draws, event }: LettersProblem, value: Rational): MathsStep[] {
  const counts = event.kind === "sequence" ? countsOf(event.letters) : event.counts;
  const counted = [...counts.keys()].map((letter) => `\\text{${letter}}: ${bag.get(letter) ?? 0}`);
  const opening = step(
    "Count the letters",
    "Letters that are not asked for count in the total only.",
    `\\text{all}: ${sum(bag)},\\quad ${counted.join(",\\quad ")}`,
  );
  return event.kind === "sequence"
    ? [opening, ...sequenceSteps(bag, event.letters, value)]
    : [opening, ...choiceSteps({ bag, counts, picked: draws, value })];
}

function sequenceSteps(
  bag: ReadonlyMap<string, number>,
  letters: string,
  value: Rational,
): MathsStep[] {
  const factors = chain(bag, letters);
  const left = new Map(bag);
  const plain = Array.from(letters, (letter, at) => {
    const own = Math.max(left.get(letter) ?? 0, 0);
    left.set(letter, own - 1);
    return `\\frac{${own}}{${sum(bag) - at}}`;
  });
  const each = Array.from(letters, (letter, at) => `P(\\text{${letter}}) = ${plain[at] ?? ""}`);
  const isZero = factors.some(q.isZero);
  return [
    step(
      "Write the probability of each pick in turn",
      "After each pick there is one letter less, and one less of the letter that was picked.",
      each.join(",\\quad "),
    ),
    step(
      "Multiply the probabilities",
      isZero
        ? "Multiplication theorem: all picks must happen, and one of them is impossible."
        : "Multiplication theorem: all picks must happen, one after the other.",
      rationalLatex(value),
      plain.join(" \\times "),
    ),
  ];
}

interface Choice {
  bag: ReadonlyMap<string, number>;
  counts: ReadonlyMap<string, number>;
  picked: number;
  value: Rational;
}

function choiceSteps({ bag, counts, picked, value }: Choice): MathsStep[] {
  const total = sum(bag);
  const all = combinations(total, picked);
  const parts = [...counts].map(([letter, count]) => ({ own: bag.get(letter) ?? 0, count }));
  const favourable = parts
    .map(({ own, count }) => combinations(own, count))
    .reduce((a, b) => a * b, 1n);
  const impossible = parts.some(({ own, count }) => count > own);
  return [
    step(
      "Count all choices",
      `${picked} of ${total} letters are picked, and their order does not matter.`,
      `${combinationLatex(total, picked)} = ${cancelledLatex(total, picked)} = ${all}`,
    ),
    step(
      "Count the favourable choices",
      impossible
        ? "There are too few of one letter, so there is no favourable choice."
        : "For each letter, choose as many as are wanted; multiply the numbers of choices.",
      `${parts.map(({ own, count }) => combinationLatex(own, count)).join(" \\times ")} = ${favourable}`,
    ),
    step(
      "Divide the favourable choices by all choices",
      "All choices are equally likely.",
      rationalLatex(value),
      `\\frac{${favourable}}{${all}}`,
    ),
  ];
}

function bagText({ bag, isListed }: Pick<LettersProblem, "bag" | "isListed">): string {
  if (isListed) return `{${[...bag].map(([letter, count]) => `${letter}: ${count}`).join(", ")}}`;
  return [...bag].map(([letter, count]) => letter.repeat(count)).join("");
}

const numberWords = ["", "One", "Two", "Three", "Four", "Five", "Six"];

function vary({ bag, isListed, draws, event }: LettersProblem, random: () => number): string {
  const letters = [...bag.keys()];
  const other = new Map(
    letters.map((letter) => [letter, wholeBetween(random, 2, isListed ? 9 : 5)]),
  );
  if (sum(other) < draws) other.set(letters[0] ?? "a", draws + 1);
  const draw = (): string => pick(random, [letters[0] ?? "a", ...letters.slice(1)]);
  const drawn = Array.from({ length: draws }, draw).join("");
  const start = `${numberWords[draws] ?? draws} letters picked without replacement from ${bagText({ bag: other, isListed })}.`;
  if (event.kind === "sequence") return `${start} What is the probability of sequence ${drawn}?`;
  const counts = [...countsOf(drawn)].map(([letter, count]) => `${count} ${letter}`);
  const list =
    counts.length === 1
      ? counts.join("")
      : `${counts.slice(0, -1).join(", ")} and ${counts.at(-1) ?? ""}`;
  return `${start} What is the probability of picking ${list}?`;
}

/** Letters picked from a bag of letters without replacement. */
export const pickedLetters = defineTask<LettersProblem, Rational>({
  name: "letters-without-replacement",
  recognise: ({ text }) => readLetters(text),
  reading: (problem) => {
    const wanted =
      problem.event.kind === "sequence"
        ? `\\text{first to last: ${problem.event.letters}}`
        : `\\text{${[...problem.event.counts].map(([letter, count]) => `${count} ${letter}`).join(", ")}}`;
    return `\\text{${problem.draws} of } \\{${[...problem.bag].map(([letter, count]) => `\\text{${letter}}: ${count}`).join(",\\; ")}\\},\\quad P(${wanted})`;
  },
  solve,
  prove,
  explain: (problem, value) => {
    const isSequence = problem.event.kind === "sequence";
    return lesson({
      topic: "Probability",
      method: isSequence ? "Multiplication theorem of probability" : "Combinations",
      difficulty: "intermediate",
      answer: numberAnswer(value),
      steps: steps(problem, value),
      idea: isSequence
        ? "The picks happen one after the other, and each pick changes what is left for the next one."
        : "The order does not matter, so compare the number of favourable choices with the number of all choices.",
      firstMove:
        "Count how many letters there are in all, and how many of each letter that is asked for.",
      finalMove: isSequence
        ? "Multiply the probabilities of the picks, and cancel. What do you get?"
        : "Divide the favourable choices by all choices, and cancel. What do you get?",
      terms: { "Without replacement": "What was picked is not put back before the next pick." },
      next: ["How does the probability change if each letter is put back before the next pick?"],
    });
  },
  vary,
  examples: [
    "Two letters picked without replacement from {a: 3, b: 4, c: 2}. What is the probability of picking 1 a and 1 b?",
    "Three letters picked without replacement from banana. What is the probability of sequence aan?",
  ],
});
