import { withBudget } from "./algebra/budget.ts";
import { compareAnswers } from "./compare.ts";
import { plainText } from "./compare/plain-text.ts";
import { differenceOf, isQuantity } from "./compare/quantities.ts";
import * as q from "./numbers/rational.ts";

/** The maximum length of a value with its unit. */
const longest = 60;
const places = 12;

interface Expected {
  /** A value with its unit: "2.5 m/s". */
  answer: string;
  /** In the unit of the answer. */
  tolerance: number;
}

/**
 * Whether a typed value is the expected one within a tolerance, as in the marking of entrance exams: in any unit of its
 * kind, or as a plain number, because the exam's input field accepts only a number. With a count the student may name
 * the counted things: "4 isomers". Never throws, and takes a few milliseconds.
 */
export function isWithin({ answer, tolerance }: Expected, given: string): boolean {
  if (given.trim() === "" || given.length > longest) return false;
  const value = isBareNumber.test(answer) ? withoutCounted(given) : given;
  if (compareAnswers(answer, value) === "equal") return true;
  const difference = withBudget(() => differenceOf(plainText(answer), plainText(value)));
  const bound = q.rational(
    BigInt(tolerance.toFixed(places).replace(".", "")),
    10n ** BigInt(places),
  );
  return difference !== null && q.order(difference, bound) <= 0;
}

const isBareNumber = /^-?\d+(?:\.\d+)?$/u;

/** A number alone, if the words after it are not a unit. */
function withoutCounted(given: string): string {
  const [, number, words] =
    /^\s*(-?\d+(?:\.\d+)?)\s+(\p{L}{3,}(?: \p{L}+)*)\s*$/u.exec(given) ?? [];
  return number === undefined || isQuantity(`1 ${words}`) ? given : number;
}
