import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Cumulation } from "./cumulative.ts";
import type { MeanMethod } from "./mean-method.ts";

/** A value and its frequency. */
export interface Entry {
  value: Rational;
  count: Rational;
}

/** A class with its limits and its frequency. */
export interface ClassEntry {
  low: Rational;
  high: Rational;
  count: Rational;
}

export type Data =
  /** Single values in the order of the question. */
  | { kind: "plain"; values: readonly Rational[]; name: string | null }
  | { kind: "table"; entries: readonly Entry[] }
  | {
      kind: "classes";
      classes: readonly ClassEntry[];
      /** The kind of table if the question has a cumulative one; the frequencies here are the differences. */
      cumulation?: Cumulation;
    };

const measures = [
  "mean",
  "median",
  "mode",
  "range",
  "variance",
  "standard deviation",
  "mean deviation about the mean",
  "mean deviation about the median",
  "coefficient of variation",
] as const;
export type Measure = (typeof measures)[number];

export interface DataProblem {
  data: Data;
  targets: readonly Measure[];
  /** The method that the question requests by name. */
  method: MeanMethod | null;
}

/** The sum of the values; 0 for none. */
export function total(values: readonly Rational[]): Rational {
  return values.reduce(q.add, q.zero);
}

/** The values with their frequencies in ascending order; classes as their midpoints, in their own order. */
export function entriesOf(data: Data): Entry[] {
  if (data.kind === "classes") {
    return data.classes.map((one) => ({ value: midpoint(one), count: one.count }));
  }
  if (data.kind === "table") return [...data.entries].toSorted((a, b) => q.order(a.value, b.value));
  const sorted = data.values.toSorted(q.order);
  const entries: Entry[] = [];
  for (const value of sorted) {
    const last = entries.at(-1);
    if (last && q.equals(last.value, value)) last.count = q.add(last.count, q.one);
    else entries.push({ value, count: q.one });
  }
  return entries;
}

/** The class mark: the middle of a class. */
export function midpoint({ low, high }: { low: Rational; high: Rational }): Rational {
  return q.divide(q.add(low, high), q.rational(2n));
}

/** The number of values, that is the sum of all frequencies. */
export function countOfAll(data: Data): Rational {
  return total(entriesOf(data).map(({ count }) => count));
}
