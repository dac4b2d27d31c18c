import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";

/** The data and the request of a word problem about means. */
export interface MeanStory {
  /** The groups with their numbers of values and means. */
  groups: readonly { count: Rational; mean: Rational }[];
  change:
    | { kind: "none" }
    /** All groups are combined. */
    | { kind: "join" }
    | { kind: "add"; values: readonly Rational[] }
    | { kind: "remove"; values: readonly Rational[] }
    /** Some values were recorded wrongly. */
    | { kind: "correct"; wrong: readonly Rational[]; right: readonly Rational[] }
    | { kind: "each"; operation: "+" | "-" | "×" | "÷"; by: Rational }
    /** One unknown value is added or removed, and the mean after that is given. */
    | { kind: "unknown"; way: "add" | "remove"; after: Rational };
  target: "mean" | "sum" | "value";
}

export interface MeanResult {
  value: Rational;
  /** The sums of the groups and, for an unknown value, the sum after the change. */
  sums: readonly Rational[];
  sum: Rational;
  count: Rational;
}

function total(values: readonly Rational[]): Rational {
  return values.reduce(q.add, q.zero);
}

/** The requested mean, sum or value; null if no value is left after the change. */
export function solveStory({ groups, change, target }: MeanStory): MeanResult | null {
  const sums = groups.map(({ count, mean }) => q.multiply(count, mean));
  const sum = total(sums);
  const count = total(groups.map((group) => group.count));
  const after = changed(change, sum, count);
  if (!after || q.sign(after.count) <= 0) return null;
  if (change.kind === "unknown") {
    const newSum = q.multiply(change.after, after.count);
    const value = change.way === "add" ? q.subtract(newSum, sum) : q.subtract(sum, newSum);
    return { value, sums: [...sums, newSum], sum: newSum, count: after.count };
  }
  const value = target === "sum" ? after.sum : q.divide(after.sum, after.count);
  return { value, sums, ...after };
}

function changed(
  change: MeanStory["change"],
  sum: Rational,
  count: Rational,
): { sum: Rational; count: Rational } | null {
  const number = (values: readonly Rational[]): Rational => q.rational(BigInt(values.length));
  switch (change.kind) {
    case "none":
    case "join":
      return { sum, count };
    case "add":
      return { sum: q.add(sum, total(change.values)), count: q.add(count, number(change.values)) };
    case "remove":
      return {
        sum: q.subtract(sum, total(change.values)),
        count: q.subtract(count, number(change.values)),
      };
    case "correct":
      return { sum: q.add(q.subtract(sum, total(change.wrong)), total(change.right)), count };
    case "each":
      return { sum: eachChanged(change, sum, count), count };
    case "unknown":
      return { sum, count: change.way === "add" ? q.add(count, q.one) : q.subtract(count, q.one) };
  }
}

function eachChanged(
  { operation, by }: Extract<MeanStory["change"], { kind: "each" }>,
  sum: Rational,
  count: Rational,
): Rational {
  switch (operation) {
    case "+":
      return q.add(sum, q.multiply(count, by));
    case "-":
      return q.subtract(sum, q.multiply(count, by));
    case "×":
      return q.multiply(sum, by);
    case "÷":
      return q.divide(sum, by);
  }
}
