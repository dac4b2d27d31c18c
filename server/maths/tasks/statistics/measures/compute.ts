import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import {
  type ClassEntry,
  type Data,
  entriesOf,
  type Entry,
  type Measure,
  total,
} from "../data/data.ts";
import type { Value } from "../data/written-value.ts";

/** The value of one measure. */
export type MeasureResult =
  | { measure: Measure; value: Value }
  | { measure: "mode"; modes: readonly Rational[] };

export const two = q.rational(2n);

/** The number of values, that is the sum of all frequencies. */
export function sizeOf(entries: readonly Entry[]): Rational {
  return total(entries.map(({ count }) => count));
}

/** The arithmetic mean. */
export function meanOf(entries: readonly Entry[]): Rational {
  return q.divide(
    total(entries.map(({ value, count }) => q.multiply(value, count))),
    sizeOf(entries),
  );
}

/** The value at a position of the sorted data, counted from 1. */
export function valueAt(entries: readonly Entry[], place: Rational): Rational {
  let below = q.zero;
  for (const { value, count } of entries) {
    below = q.add(below, count);
    if (q.order(below, place) >= 0) return value;
  }
  return entries.at(-1)?.value ?? q.zero;
}

/** The middle value, or the mean of the two middle ones. Refuses frequencies that are not whole. */
export function medianOf(entries: readonly Entry[]): Rational {
  const size = sizeOf(entries);
  if (!q.isInteger(size))
    throw notSupported(
      "Frequencies must be whole numbers to count to the middle. Check the table.",
    );
  const half = q.divide(size, two);
  if (size.numerator % 2n === 1n) return valueAt(entries, q.divide(q.add(size, q.one), two));
  return q.divide(q.add(valueAt(entries, half), valueAt(entries, q.add(half, q.one))), two);
}

/** The variance of a population: the mean of the squared deviations from the mean. */
export function varianceOf(entries: readonly Entry[]): Rational {
  const mean = meanOf(entries);
  const squares = entries.map(({ value, count }) => {
    const deviation = q.subtract(value, mean);
    return q.multiply(count, q.multiply(deviation, deviation));
  });
  return q.divide(total(squares), sizeOf(entries));
}

function deviationOf(entries: readonly Entry[], centre: Rational): Rational {
  const sizes = entries.map(({ value, count }) =>
    q.multiply(count, q.absolute(q.subtract(value, centre))),
  );
  return q.divide(total(sizes), sizeOf(entries));
}

/** The most frequent values; none if all are equally frequent. */
function modesOf(entries: readonly Entry[]): Rational[] {
  const most = entries.reduce(
    (best, { count }) => (q.order(count, best) > 0 ? count : best),
    q.zero,
  );
  const modes = entries.filter(({ count }) => q.equals(count, most)).map(({ value }) => value);
  return modes.length === entries.length && entries.length > 1 ? [] : modes;
}

/**
 * Sorts classes and makes them continuous: 118-126, 127-135 becomes 117.5-126.5, 126.5-135.5. Refuses overlapping
 * classes and unequal gaps.
 */
export function touching(classes: readonly ClassEntry[]): ClassEntry[] {
  const sorted = classes.toSorted((a, b) => q.order(a.low, b.low));
  const gaps = sorted.slice(1).map(({ low }, at) => q.subtract(low, sorted[at]?.high ?? low));
  const [gap = q.zero] = gaps;
  const isEven = gaps.every((one) => q.equals(one, gap));
  if (!isEven || q.sign(gap) < 0) {
    throw notSupported(
      "The classes of this table have gaps or overlap. Check the class intervals.",
    );
  }
  const half = q.divide(gap, two);
  return sorted.map(({ low, high, count }) => ({
    low: q.subtract(low, half),
    high: q.add(high, half),
    count,
  }));
}

export interface MedianClass {
  entry: ClassEntry;
  /** The cumulative frequency of the classes before it. */
  before: Rational;
  width: Rational;
}

/** The class that contains the median. Expects sorted classes; refuses a table of zeros. */
export function medianClass(classes: readonly ClassEntry[]): MedianClass {
  const half = q.divide(total(classes.map(({ count }) => count)), two);
  let before = q.zero;
  for (const entry of classes) {
    const after = q.add(before, entry.count);
    if (q.order(after, half) >= 0 && q.sign(entry.count) > 0) {
      return { entry, before, width: q.subtract(entry.high, entry.low) };
    }
    before = after;
  }
  throw notSupported("All frequencies of this table are 0. Check the table.");
}

/** The median of classes: l + ((n/2 - cf)/f)·h */
export function groupedMedian(classes: readonly ClassEntry[]): Rational {
  const own = touching(classes);
  const { entry, before, width } = medianClass(own);
  const half = q.divide(total(own.map(({ count }) => count)), two);
  return q.add(entry.low, q.multiply(q.divide(q.subtract(half, before), entry.count), width));
}

export interface ModalClass {
  entry: ClassEntry;
  before: Rational;
  after: Rational;
  width: Rational;
}

/** The class with the highest frequency. Refuses several such classes, and classes of different widths. */
export function modalClass(classes: readonly ClassEntry[]): ModalClass {
  const most = classes.reduce(
    (best, { count }) => (q.order(count, best) > 0 ? count : best),
    q.zero,
  );
  const at = classes.findIndex(({ count }) => q.equals(count, most));
  const entry = classes[at];
  const isOnly = classes.filter(({ count }) => q.equals(count, most)).length === 1;
  const widths = classes.map(({ low, high }) => q.subtract(high, low));
  const [width = q.one] = widths;
  if (!entry || !isOnly || !widths.every((one) => q.equals(one, width))) {
    throw notSupported(
      "The mode formula needs classes of one width, and one class with the highest frequency. Check the table.",
    );
  }
  return {
    entry,
    before: classes[at - 1]?.count ?? q.zero,
    after: classes[at + 1]?.count ?? q.zero,
    width,
  };
}

/** The mode of classes: l + ((f₁ - f₀)/(2f₁ - f₀ - f₂))·h */
function groupedMode(classes: readonly ClassEntry[]): Rational {
  const { entry, before, after, width } = modalClass(touching(classes));
  const rise = q.subtract(entry.count, before);
  const fall = q.subtract(entry.count, after);
  return q.add(entry.low, q.multiply(q.divide(rise, q.add(rise, fall)), width));
}

function number(measure: Measure, value: Rational): MeasureResult {
  return { measure, value: { kind: "number", value } };
}

/** The value of a measure. Refuses data for which the measure is not defined. */
export function compute(data: Data, measure: Measure): MeasureResult {
  const entries = entriesOf(data);
  const centre = (): Rational =>
    data.kind === "classes" ? groupedMedian(data.classes) : medianOf(entries);
  switch (measure) {
    case "mean":
      return number(measure, meanOf(entries));
    case "median":
      return number(measure, centre());
    case "mode":
      return modeFound(data, entries);
    case "range":
      return number(measure, rangeOf(data, entries));
    case "variance":
      return number(measure, varianceOf(entries));
    case "standard deviation":
      return { measure, value: { kind: "root", under: varianceOf(entries) } };
    case "mean deviation about the mean":
      return number(measure, deviationOf(entries, meanOf(entries)));
    case "mean deviation about the median":
      return number(measure, deviationOf(entries, centre()));
    case "coefficient of variation":
      return { measure, value: { kind: "root", under: variation(entries) } };
  }
}

function modeFound(data: Data, entries: readonly Entry[]): MeasureResult {
  return data.kind === "classes"
    ? number("mode", groupedMode(data.classes))
    : { measure: "mode", modes: modesOf(entries) };
}

/** The square of the coefficient of variation in percent: (σ/x̄ · 100)² */
function variation(entries: readonly Entry[]): Rational {
  const mean = meanOf(entries);
  if (q.sign(mean) <= 0)
    throw notSupported("The coefficient of variation needs a mean greater than 0. Check the data.");
  return q.divide(q.multiply(varianceOf(entries), q.rational(10_000n)), q.multiply(mean, mean));
}

function rangeOf(data: Data, entries: readonly Entry[]): Rational {
  const [first, last] = [entries[0], entries.at(-1)];
  if (data.kind === "classes") {
    const own = data.classes.toSorted((a, b) => q.order(a.low, b.low));
    return q.subtract(own.at(-1)?.high ?? q.zero, own[0]?.low ?? q.zero);
  }
  return q.subtract(last?.value ?? q.zero, first?.value ?? q.zero);
}
