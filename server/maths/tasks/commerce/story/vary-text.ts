import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { readQuestion } from "../../../read/question.ts";
import type { Question } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { pick, wholeBetween } from "../../random.ts";
import type { Amount } from "./amount.ts";

/** Draws of numbers until the results come out short. */
const draws = 24;

/** A way to make another question, where it can. */
type Maker = () => string | null;

/** The same story with other numbers, such that all that is worked out is short where a few draws bring that. */
export function niceVariant(
  text: string,
  amounts: readonly Amount[],
  random: () => number,
  work: (question: Question) => readonly Rational[] | null,
  special: Maker = () => null,
): string {
  const makers: readonly [Maker, ...Maker[]] = [
    () => varyText(text, amounts, random),
    () => scaleText(text, amounts, random),
    special,
  ];
  const results = (question: string): readonly Rational[] => {
    return attempt(() => work(readQuestion(question))) ?? [];
  };
  const before = results(text).at(-1);
  let candidate = text;
  for (let left = draws; left > 0; left -= 1) {
    candidate = attempt(() => pick(random, makers)()) ?? candidate;
    if (isNice(results(candidate), before)) return candidate;
  }
  return candidate;
}

/** Short results, the last one another than before. */
function isNice(values: readonly Rational[], before: Rational | undefined): boolean {
  const after = values.at(-1);
  const isNew = after !== undefined && (before === undefined || !q.equals(after, before));
  return isNew && values.every(isShort);
}

function attempt<T>(stage: () => T): T | null {
  try {
    return stage();
  } catch (error) {
    // Numbers that make no sense together are drawn again.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** Positive, with at most one place after the point. */
function isShort(value: Rational): boolean {
  const places = q.decimalPlaces(value);
  return places !== null && places <= 1 && q.sign(value) > 0;
}

/** The same story with other numbers in the places of its amounts. */
function varyText(text: string, amounts: readonly Amount[], random: () => number): string {
  return rewritten(text, amounts, (amount) => otherNumber(amount, random));
}

/** The same story with all amounts of one kind some times as large, which mostly keeps the results short. */
function scaleText(text: string, amounts: readonly Amount[], random: () => number): string {
  const kinds = [...new Set(amounts.map(({ kind }) => kind))].filter((kind) => kind !== "percent");
  const [first, ...others] = kinds;
  if (first === undefined) return varyText(text, amounts, random);
  const chosen = pick(random, [first, ...others]);
  const factor = BigInt(wholeBetween(random, 2, 6));
  return rewritten(text, amounts, ({ kind, value }) => {
    const isScaled = kind === chosen && q.isInteger(value);
    return isScaled ? (value.numerator * factor).toString() : null;
  });
}

/** The story with the figures of some amounts replaced. */
export function rewritten(
  text: string,
  amounts: readonly Amount[],
  rewrite: (amount: Amount) => string | null,
): string {
  let varied = text;
  const changed = amounts.filter(({ isFigures, end }) => isFigures && end > 0);
  for (const amount of changed.toSorted((a, b) => b.start - a.start)) {
    const number = rewrite(amount);
    if (number !== null) varied = varied.slice(0, amount.start) + number + varied.slice(amount.end);
  }
  return varied;
}

/** Percents that are easy to work with. */
export const percents = [4, 5, 8, 10, 12, 15, 20, 25, 30, 40, 50] as const;

function otherNumber({ kind, value }: Amount, random: () => number): string {
  if (kind === "percent" && q.order(value, q.rational(50n)) <= 0)
    return `${pick(random, percents)}`;
  if (!q.isInteger(value)) return decimalLike(value, random);
  const digits = value.numerator.toString();
  const zeros = digits.length - digits.replace(/0+$/, "").length;
  const size = Math.max(1, digits.length - zeros);
  const [least, most] =
    size === 1 ? [2, 9] : [10 ** Math.min(size - 1, 6), 10 ** Math.min(size, 7) - 1];
  return `${wholeBetween(random, least, most)}${"0".repeat(Math.min(zeros, 9))}`;
}

/** Half steps, with as many digits before the point. */
function decimalLike(value: q.Rational, random: () => number): string {
  const whole = value.numerator / value.denominator;
  const most = whole < 10n ? 9 : 99;
  return `${wholeBetween(random, 1, most)}.5`;
}
