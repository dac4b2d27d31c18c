import * as q from "../../numbers/rational.ts";
import type { MathsAnswer, MathsStep } from "../../outcome.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { nonZeroBetween, wholeBetween } from "../../variation/random.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { comparable, relationOf } from "./comparable.ts";
import { comparedNumbers } from "./compared-bars.ts";
import { lesson, step, truthAnswer } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumber, type WrittenNumber } from "../../wording/written-number.ts";

type Relation = "<" | ">" | "=" | "≤" | "≥" | "≠";

interface ComparisonProblem {
  /** What is asked: the larger or smaller number, whether a relation is true, or the sign between the two numbers. */
  wanted: "smaller" | "larger" | "sign" | Relation;
  first: WrittenNumber;
  second: WrittenNumber;
}

const smaller = "smaller|less|lesser|lower";
const larger = "bigger|larger|greater|more|higher";

const asks = wordings({
  smaller: [
    `which [number|one|fraction|decimal] is ${smaller}|smallest : {first} or|and|, {second}`,
    `which [number|one|fraction|decimal] is ${smaller}|smallest , {first} or|and|, {second}`,
    `which [number|one|fraction|decimal] is ${smaller}|smallest {first} or|and|, {second}`,
    `which of {first} and|or {second} is ${smaller}|smallest`,
    `${smaller} of|among {first} and|or|, {second}`,
    `${smaller} number|fraction between|of|from|among {first} and|or|, {second}`,
    `{first} or|and {second} which is ${smaller}|smallest`,
    `{first} or {second} , which is ${smaller}`,
    "{first} aur|ya {second} me|mein [se] chhota|chota kaun|konsa|kaunsa hai",
    "kaun|konsa|kaunsa chhota|chota hai {first} ya|aur|or {second}",
    "{first} aur|ya {second} me|mein [se] kaun|konsa|kaunsa chhota|chota hai",
  ],
  larger: [
    `which [number|one|fraction|decimal] is ${larger}|biggest|largest|greatest : {first} or|and|, {second}`,
    `which [number|one|fraction|decimal] is ${larger}|biggest|largest|greatest , {first} or|and|, {second}`,
    `which [number|one|fraction|decimal] is ${larger}|biggest|largest|greatest {first} or|and|, {second}`,
    `which of {first} and|or {second} is ${larger}|biggest|largest|greatest`,
    `${larger} of|among {first} and|or|, {second}`,
    `${larger} number|fraction between|of|from|among {first} and|or|, {second}`,
    `{first} or|and {second} which is ${larger}|biggest|largest|greatest`,
    `{first} or {second} , which is ${larger}`,
    "{first} aur|ya {second} me|mein [se] bada kaun|konsa|kaunsa hai",
    "kaun|konsa|kaunsa bada hai {first} ya|aur|or {second}",
    "{first} aur|ya {second} me|mein [se] kaun|konsa|kaunsa bada hai",
  ],
  sign: [
    "compare {first} and|with|, {second}",
    "put|fill [correct] sign between {first} and {second}",
    "fill in [correct] sign between {first} and {second}",
    "< , > or = : {first} and {second}",
  ],
  "<": [`is {first} ${smaller} than {second}`, "is {first} < {second}"],
  ">": [`is {first} ${larger} than {second}`, "is {first} > {second}"],
  "=": [
    "is {first} equal to|with {second}",
    "is {first} [the] same as {second}",
    "are {first} and {second} equal|same",
    "do {first} and {second} have same value",
    "do|does {first} equal {second}",
    "is|does {first} = {second}",
    "is {first} equivalent to {second}",
    "are {first} and {second} equivalent [fractions]",
  ],
  "≤": [
    `is {first} ${smaller} than or equal to {second}`,
    "is {first} at most [as_big_as] {second}",
    "is {first} ≤ {second}",
  ],
  "≥": [
    `is {first} ${larger} than or equal to {second}`,
    "is {first} at least [as_big_as] {second}",
    "is {first} ≥ {second}",
  ],
  "≠": [
    "is {first} not equal to {second}",
    "is {first} different from|to {second}",
    "is {first} ≠ {second}",
    "are {first} and {second} different|unequal|nonequal|non_-_equal|not_equal",
    "do {first} and {second} have different value|values",
  ],
});

function recognise({ body, targets }: Question): ComparisonProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, wanted) => {
    const first = readNumber(gap(gaps, "first"));
    const second = readNumber(gap(gaps, "second"));
    if (!first || !second) return null;
    if ((wanted === "smaller" || wanted === "larger") && q.equals(first.value, second.value)) {
      throw notSupported("The two numbers are equal, so neither is smaller or larger.");
    }
    return { wanted, first, second };
  });
}

function solve({ first, second }: ComparisonProblem): { order: -1 | 0 | 1 } {
  return { order: q.order(first.value, second.value) };
}

/** Proves the order by cross multiplication, which uses no common denominator and no decimals. */
export function prove(
  { first, second }: ComparisonProblem,
  { order }: { order: number },
): Proof | null {
  const [a, b] = [first.value, second.value];
  const left = a.numerator * b.denominator;
  const right = b.numerator * a.denominator;
  const found = left < right ? -1 : left > right ? 1 : 0;
  if (found !== order) return null;
  const sign = relationOf(order);
  if (q.isInteger(a) && q.isInteger(b)) {
    return {
      method: "By the difference, whose sign tells which is larger",
      lines: [`${first.latex} - ${bracket(second.latex)} = ${left - right} ${sign} 0`],
    };
  }
  return {
    method: "By cross multiplication: each numerator times the other denominator",
    lines: [
      `${a.numerator} \\times ${b.denominator} = ${left}`,
      `${bracket(b.numerator.toString())} \\times ${a.denominator} = ${right}`,
      `${left} ${sign} ${right}`,
    ],
  };
}

function bracket(text: string): string {
  return text.startsWith("-") ? `(${text})` : text;
}

function holds(wanted: Relation, order: number): boolean {
  return {
    "<": order < 0,
    ">": order > 0,
    "=": order === 0,
    "≤": order <= 0,
    "≥": order >= 0,
    "≠": order !== 0,
  }[wanted];
}

function answerOf({ wanted, first, second }: ComparisonProblem, order: number): MathsAnswer {
  if (wanted === "smaller" || wanted === "larger") {
    const { latex, plain } = order < 0 === (wanted === "smaller") ? first : second;
    return { latex, plain };
  }
  if (wanted !== "sign") return truthAnswer(holds(wanted, order));
  return {
    latex: `${first.latex} ${relationOf(order)} ${second.latex}`,
    plain: `${first.plain} ${relationOf(order)} ${second.plain}`,
  };
}

function stepsOf({ first, second }: ComparisonProblem, order: number): MathsStep[] {
  const written = comparable([first, second]);
  const conclusion = step(
    "Compare",
    compareRule(first, second, order),
    `${first.latex} ${relationOf(order)} ${second.latex}`,
  );
  return [...written.steps, conclusion];
}

function compareRule(first: WrittenNumber, second: WrittenNumber, order: number): string {
  const negatives = [first, second].filter(({ value }) => q.sign(value) < 0).length;
  if (order === 0) return "Both have the same value.";
  if (negatives === 2)
    return "Of two negative numbers the one farther from 0 on the number line is the smaller.";
  if (negatives === 1)
    return "Every negative number is smaller than 0 and than every positive number.";
  return "On the number line the smaller number lies to the left.";
}

const relationWords: Record<Relation, string> = {
  "<": "less than",
  ">": "greater than",
  "=": "equal to",
  "≤": "less than or equal to",
  "≥": "greater than or equal to",
  "≠": "different from",
};

function readingOf({ wanted, first, second }: ComparisonProblem): string {
  if (wanted === "smaller" || wanted === "larger") {
    return `\\text{which is ${wanted}: } ${first.latex} \\text{ or } ${second.latex}`;
  }
  if (wanted === "sign") return `\\text{compare } ${first.latex} \\text{ and } ${second.latex}`;
  return `\\text{Is } ${first.latex} \\text{ ${relationWords[wanted]} } ${second.latex} \\text{?}`;
}

/** Decides which of two numbers is larger, or whether a relation between them is true. */
export const comparison = defineTask<ComparisonProblem, { order: -1 | 0 | 1 }>({
  name: "comparison",
  recognise,
  reading: readingOf,
  solve,
  prove,
  explain: (problem, { order }) => {
    const { first, second } = problem;
    return lesson({
      topic: [first, second].some(({ form }) => form === "fraction" || form === "mixed")
        ? "Rational Numbers"
        : "Comparing Numbers",
      method: "Comparing two numbers",
      answer: answerOf(problem, order),
      plot: comparedNumbers([first, second]),
      steps: stepsOf(problem, order),
      idea: "Write both numbers in the same way: as decimals with equally many places, or as fractions with the same denominator. Then compare them on the number line.",
      firstMove:
        "Look at the signs before anything else: a negative number is smaller than a positive number.",
      finalMove:
        "Where do the two numbers lie on the number line, and what follows for the question?",
      next: [
        "Which number lies exactly in the middle between the two?",
        "How would the order change if both numbers had the opposite sign?",
      ],
    });
  },
  vary: ({ wanted, first, second }, random) => {
    const [a, b] = [like(first, random), like(second, random)];
    if (wanted === "smaller" || wanted === "larger") return `Which is ${wanted}: ${a} or ${b}?`;
    return wanted === "sign" ? `Compare ${a} and ${b}` : `Is ${a} ${relationWords[wanted]} ${b}?`;
  },
  examples: ["Which is smaller: -3/4 or -2/3?", "Which is larger: 0.8 or 7/9?"],
});

/** Returns a random number of the same form and about the same size, as plain text. */
export function like({ value, form }: WrittenNumber, random: () => number): string {
  const size = Math.max(
    9,
    Math.min(Math.ceil(Math.abs(Number(value.numerator) / Number(value.denominator))), 9999),
  );
  const least = q.sign(value) < 0 ? -size : 1;
  const most = q.sign(value) < 0 ? -1 : size;
  if (form === "fraction" || form === "mixed") {
    const denominator = wholeBetween(random, 2, 12);
    return `${nonZeroBetween(random, q.sign(value) < 0 ? -denominator * 2 : 1, q.sign(value) < 0 ? -1 : denominator * 2)}/${denominator}`;
  }
  const whole = wholeBetween(random, least, most);
  return form === "decimal" ? `${whole}.${wholeBetween(random, 1, 9)}` : whole.toString();
}
