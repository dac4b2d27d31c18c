import * as q from "../../numbers/rational.ts";
import { integerLatex, rationalLatex } from "../../numbers/written.ts";
import type { Question } from "../../read/question.ts";
import { notSupported } from "../../refusal.ts";
import { defineTask, type Proof } from "../../task/task.ts";
import { comparable } from "./comparable.ts";
import { like } from "./comparison.task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { readNumbers, type WrittenNumber } from "../../wording/written-number.ts";

interface OrderingProblem {
  direction: "ascending" | "descending";
  numbers: WrittenNumber[];
}

const arrange = "sort|arrange|put|order|rearrange|place";
const things =
  "[following|these] [numbers|fractions|decimals|integers|rational_numbers|decimal_numbers|values]";

function inOrder(names: string): string[] {
  return [
    `${arrange} ${things} {numbers...} in [a] ${names} order`,
    `${arrange} ${things} in [a] ${names} order : {numbers...}`,
    `${arrange} ${things} in [a] ${names} order {numbers...}`,
    `${arrange} ${things} in [a] ${names} order . {numbers...}`,
    `${names} order of|: {numbers...}`,
    `${names} order {numbers...}`,
    `{numbers...} in ${names} order`,
    // For "Write in ascending order: …": the verb is removed before matching.
    `[down] ${things} in ${names} order [:|.] {numbers...}`,
    `{numbers...} ko ${names} order|kram me|mein lagao|likho|likhiye|arrange_karo`,
  ];
}

const asks = wordings({
  ascending: [
    ...inOrder("ascending|increasing"),
    `${arrange} ${things} {numbers...} from smallest|least|lowest to largest|greatest|biggest|highest`,
    `${arrange} ${things} from smallest|least|lowest to largest|greatest|biggest|highest : {numbers...}`,
    `sort|order ${things} {numbers...}`,
    "{numbers...} ko aarohi|arohi kram me|mein lagao|likho|likhiye",
  ],
  descending: [
    ...inOrder("descending|decreasing"),
    `${arrange} ${things} {numbers...} from largest|greatest|biggest|highest to smallest|least|lowest`,
    `${arrange} ${things} from largest|greatest|biggest|highest to smallest|least|lowest : {numbers...}`,
    "{numbers...} ko avrohi|avarohi kram me|mein lagao|likho|likhiye",
  ],
});

function recognise({ body, targets }: Question): OrderingProblem | null {
  if (targets.length > 0) return null;
  return asks(body, (gaps, direction) => {
    const numbers = readNumbers(gap(gaps, "numbers"));
    return !numbers || numbers.length < 2 ? null : { direction, numbers };
  });
}

/** Sorts the numbers; the sort is stable, so equal numbers keep their order. */
function solve({ direction, numbers }: OrderingProblem): WrittenNumber[] {
  const flip = direction === "ascending" ? 1 : -1;
  return numbers.toSorted((a, b) => flip * q.order(a.value, b.value));
}

/** Checks that the numbers are the same, and that every adjacent pair is in order by cross multiplication. */
export function prove(
  { direction, numbers }: OrderingProblem,
  sorted: WrittenNumber[],
): Proof | null {
  const left = numbers.map(({ latex }) => latex).toSorted();
  const right = sorted.map(({ latex }) => latex).toSorted();
  if (left.join(";") !== right.join(";")) return null;
  const rising = direction === "ascending" ? sorted : sorted.toReversed();
  const pairs = rising.slice(1).map((larger, at) => ({ smaller: rising[at] ?? larger, larger }));
  if (!pairs.every(isInOrder)) return null;
  return numbers.some(isFraction)
    ? {
        method: "Each number and the next larger one, by cross multiplication",
        lines: pairs.map(crossProducts),
      }
    : {
        method: "The next smaller number taken from each: no difference is below 0",
        lines: pairs.map(difference),
      };
}

interface Neighbours {
  smaller: WrittenNumber;
  larger: WrittenNumber;
}

function isInOrder({ smaller: { value: a }, larger: { value: b } }: Neighbours): boolean {
  return a.numerator * b.denominator <= b.numerator * a.denominator;
}

function isFraction({ form }: WrittenNumber): boolean {
  return form === "fraction" || form === "mixed";
}

function crossProducts({ smaller: { value: a }, larger: { value: b } }: Neighbours): string {
  const [left, right] = [a.numerator * b.denominator, b.numerator * a.denominator];
  const products = `${inBrackets(a.numerator)} \\times ${b.denominator} = ${integerLatex(left)},\\quad ${inBrackets(b.numerator)} \\times ${a.denominator} = ${integerLatex(right)}`;
  return `${products},\\quad ${integerLatex(left)} ${left === right ? "=" : "<"} ${integerLatex(right)}`;
}

function inBrackets(number: bigint): string {
  return number < 0n ? `(${integerLatex(number)})` : integerLatex(number);
}

function difference({ smaller, larger }: Neighbours): string {
  const taken = q.sign(smaller.value) < 0 ? `(${smaller.latex})` : smaller.latex;
  return `${larger.latex} - ${taken} = ${rationalLatex(q.subtract(larger.value, smaller.value), "decimal")}`;
}

function chain(sorted: readonly WrittenNumber[], direction: OrderingProblem["direction"]): string {
  return sorted
    .map(({ latex, value }, at) => {
      const before = sorted[at - 1];
      if (!before) return latex;
      const sign = q.equals(before.value, value) ? "=" : direction === "ascending" ? "<" : ">";
      return `${sign} ${latex}`;
    })
    .join(" ");
}

/** Sorts numbers in ascending or descending order. */
export const ordering = defineTask<OrderingProblem, WrittenNumber[]>({
  name: "ordering",
  recognise,
  reading: ({ direction, numbers }) =>
    `\\text{${direction} order of } ${numbers.map(({ latex }) => latex).join(",\\; ")}`,
  solve: (problem) => {
    if (problem.numbers.every(({ value }) => q.equals(value, problem.numbers[0]?.value ?? value))) {
      throw notSupported("All these numbers are equal, so there is nothing to sort.");
    }
    return solve(problem);
  },
  prove,
  explain: ({ direction, numbers }, sorted) => {
    const hasFraction = numbers.some(isFraction);
    const extreme = direction === "ascending" ? "smallest" : "largest";
    return lesson({
      topic: hasFraction ? "Fractions" : "Comparing Numbers",
      method: hasFraction ? "Like fractions" : "Comparing numbers",
      difficulty: hasFraction || numbers.length > 6 ? "intermediate" : "beginner",
      answer: {
        latex: sorted.map(({ latex }) => latex).join(",\\; "),
        plain: sorted.map(({ plain }) => plain).join(", "),
        kind: "in-order",
      },
      steps: [
        ...comparable(numbers).steps,
        step(
          `Write the ${extreme} first, then the next, and so on`,
          numbers.some(({ value }) => q.sign(value) < 0)
            ? "Negative numbers are smaller than 0 and than all positive ones; among them the one farthest from 0 is the smallest."
            : "On the number line the smaller number lies to the left.",
          chain(sorted, direction),
        ),
      ],
      idea:
        direction === "ascending"
          ? "Ascending order begins with the smallest number and goes up."
          : "Descending order begins with the largest number and goes down.",
      firstMove: hasFraction
        ? "Write all the fractions with a common denominator, the LCM of the denominators."
        : `Look for the ${extreme} of the numbers. Mind the signs.`,
      finalMove: `Write the numbers in ${direction} order.`,
      terms: {
        "Ascending order": "From the smallest to the largest.",
        "Descending order": "From the largest to the smallest.",
      },
      next: [
        "Where would 0 stand in this order?",
        "What is the difference of the two outer numbers?",
      ],
    });
  },
  vary: ({ direction, numbers }, random) =>
    `Arrange ${numbers.map((number) => like(number, random)).join(", ")} in ${direction} order`,
  examples: [
    "Arrange -3, 5, 0, -7, 2 in ascending order",
    "Arrange 2/3, 3/4, 5/6, 7/12 in descending order",
  ],
});
