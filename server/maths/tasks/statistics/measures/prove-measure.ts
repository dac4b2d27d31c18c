import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Proof } from "../../../task/task.ts";
import {
  type ClassEntry,
  type Data,
  entriesOf,
  type Entry,
  type Measure,
  total,
} from "../data/data.ts";
import { dataLatex } from "../data/written-value.ts";
import {
  type MeasureResult,
  groupedMedian,
  meanOf,
  medianOf,
  sizeOf,
  touching,
  two,
} from "./compute.ts";

/** Proves each measure by its defining property or by a second formula; null if one fails. */
export function proveMeasures(data: Data, found: readonly MeasureResult[]): Proof | null {
  const proofs = found.map((one) => proveOne(data, one));
  const known = proofs.filter((proof) => proof !== null);
  if (known.length < proofs.length) return null;
  return {
    method: known.map(({ method }) => method).join("; "),
    lines: known.flatMap(({ lines }) => lines),
  };
}

function proveOne(data: Data, found: MeasureResult): Proof | null {
  const entries = entriesOf(data);
  if ("modes" in found) return proveModes(entries, found.modes);
  const { measure, value } = found;
  if (value.kind === "root") return proveRoot(entries, measure, value.under);
  return proofs[measure]?.(data, entries, value.value) ?? null;
}

type Prove = (data: Data, entries: readonly Entry[], value: Rational) => Proof | null;

/** The proofs of measures whose value is a number. */
const proofs: Readonly<Partial<Record<Measure, Prove>>> = {
  mean: (_, entries, value) => proveMean(entries, value),
  median: (data, entries, value) =>
    data.kind === "classes" ? proveGroupedMedian(data.classes, value) : proveMedian(entries, value),
  mode: (data, _, value) =>
    data.kind === "classes" ? proveGroupedMode(data.classes, value) : null,
  range: proveRange,
  variance: (_, entries, value) => proveVariance(entries, value),
  "mean deviation about the mean": (_, entries, value) =>
    proveDeviation(entries, meanOf(entries), value),
  "mean deviation about the median": (data, entries, value) =>
    proveDeviation(
      entries,
      data.kind === "classes" ? groupedMedian(data.classes) : medianOf(entries),
      value,
    ),
};

/** The deviations from the mean add up to 0. */
function proveMean(entries: readonly Entry[], mean: Rational): Proof | null {
  const deviations = entries.map(({ value, count }) => q.multiply(count, q.subtract(value, mean)));
  const above = total(deviations.filter((one) => q.sign(one) > 0));
  const below = total(deviations.filter((one) => q.sign(one) < 0));
  if (!q.isZero(q.add(above, below))) return null;
  return {
    method: "The deviations above the mean and below it cancel out",
    lines: [`${dataLatex(above)} - ${dataLatex(q.absolute(below))} = 0`],
  };
}

/**
 * At most half of the values are smaller than the median and at most half are larger; a median between two values is
 * their midpoint.
 */
function proveMedian(entries: readonly Entry[], median: Rational): Proof | null {
  const count = (test: (order: number) => boolean): Rational =>
    total(entries.filter(({ value }) => test(q.order(value, median))).map(({ count }) => count));
  const half = q.divide(sizeOf(entries), two);
  const [below, above, equal] = [
    count((order) => order < 0),
    count((order) => order > 0),
    count((order) => order === 0),
  ];
  const isMiddle = q.order(below, half) <= 0 && q.order(above, half) <= 0;
  const nearest = (sign: number): Rational | undefined => {
    const side = entries
      .filter(({ value }) => q.order(value, median) === sign)
      .map(({ value }) => q.absolute(q.subtract(value, median)));
    return side.toSorted(q.order)[0];
  };
  const [low, high] = [nearest(-1), nearest(1)];
  const isCentred =
    q.sign(equal) > 0 || (low !== undefined && high !== undefined && q.equals(low, high));
  if (!isMiddle || !isCentred) return null;
  return {
    method: "Not more than half of the values lie below the median, and not more than half above",
    lines: [
      `\\text{below: } ${dataLatex(below)},\\quad \\text{equal: } ${dataLatex(equal)},\\quad \\text{above: } ${dataLatex(above)}`,
    ],
  };
}

function proveModes(entries: readonly Entry[], modes: readonly Rational[]): Proof | null {
  if (modes.length === 0) return proveNoMode(entries);
  const isMode = (value: Rational): boolean => modes.some((mode) => q.equals(mode, value));
  const inside = entries.filter(({ value }) => isMode(value));
  const outside = entries.filter(({ value }) => !isMode(value));
  const [first] = inside;
  if (!first || modes.length !== inside.length || !areEven(inside)) return null;
  if (!outside.every((other) => q.order(first.count, other.count) > 0)) return null;
  const others = outside.reduce(
    (most, { count }) => (q.order(count, most) > 0 ? count : most),
    q.zero,
  );
  return {
    method: "No other value occurs as often",
    lines: [
      `\\text{the mode: } ${dataLatex(first.count)},\\quad \\text{others at most: } ${dataLatex(others)}`,
    ],
  };
}

function proveNoMode(entries: readonly Entry[]): Proof | null {
  if (!areEven(entries)) return null;
  return {
    method: "Every value occurs equally often",
    lines: [`\\text{each: } ${dataLatex(entries[0]?.count ?? q.one)}`],
  };
}

function areEven(entries: readonly Entry[]): boolean {
  const [first] = entries;
  return entries.every(({ count }) => first && q.equals(count, first.count));
}

function proveRange(data: Data, entries: readonly Entry[], range: Rational): Proof | null {
  const ends =
    data.kind === "classes"
      ? data.classes.flatMap(({ low, high }) => [low, high])
      : entries.map(({ value }) => value);
  // Some pair of values has this difference, and no pair has a larger one.
  const gaps = ends.flatMap((a) => ends.map((b) => q.absolute(q.subtract(a, b))));
  const isLargest =
    gaps.some((gap) => q.equals(gap, range)) && gaps.every((gap) => q.order(gap, range) <= 0);
  return isLargest
    ? {
        method: "No two values lie further apart",
        lines: [`\\text{largest difference: } ${dataLatex(range)}`],
      }
    : null;
}

/** The variance as the mean of the squares minus the square of the mean. */
function otherVariance(entries: readonly Entry[]): {
  squares: Rational;
  mean: Rational;
  value: Rational;
} {
  const size = sizeOf(entries);
  const squares = q.divide(
    total(entries.map(({ value, count }) => q.multiply(count, q.multiply(value, value)))),
    size,
  );
  const mean = q.divide(total(entries.map(({ value, count }) => q.multiply(value, count))), size);
  return { squares, mean, value: q.subtract(squares, q.multiply(mean, mean)) };
}

function proveVariance(entries: readonly Entry[], variance: Rational): Proof | null {
  const { squares, mean, value } = otherVariance(entries);
  if (!q.equals(value, variance)) return null;
  return {
    method: "The other formula: the mean of the squares less the square of the mean",
    lines: [
      `${dataLatex(squares)} - \\left(${dataLatex(mean)}\\right)^{2} = ${dataLatex(variance)}`,
    ],
  };
}

function proveRoot(
  entries: readonly Entry[],
  measure: MeasureResult["measure"],
  under: Rational,
): Proof | null {
  const { squares, mean, value } = otherVariance(entries);
  const line = `\\sigma^{2} = ${dataLatex(squares)} - \\left(${dataLatex(mean)}\\right)^{2} = ${dataLatex(value)}`;
  if (measure === "standard deviation" && q.equals(value, under)) {
    return {
      method:
        "The variance by the other formula: the mean of the squares less the square of the mean",
      lines: [line],
    };
  }
  const scaled = q.divide(q.multiply(value, q.rational(10_000n)), q.multiply(mean, mean));
  if (measure !== "coefficient of variation" || !q.equals(scaled, under)) return null;
  return {
    method: "The variance by the other formula, over the square of the mean",
    lines: [line],
  };
}

/** Proves a mean deviation without absolute values, by the sums of the values above and below the centre. */
function proveDeviation(
  entries: readonly Entry[],
  centre: Rational,
  deviation: Rational,
): Proof | null {
  const side = (sign: number): Rational => {
    const own = entries.filter(({ value }) => q.order(value, centre) === sign);
    const sum = total(own.map(({ value, count }) => q.multiply(value, count)));
    return q.subtract(sum, q.multiply(centre, total(own.map(({ count }) => count))));
  };
  const [above, below] = [side(1), q.negate(side(-1))];
  const size = sizeOf(entries);
  if (!q.equals(q.divide(q.add(above, below), size), deviation)) return null;
  return {
    method: "The values above and below the centre summed up on their own",
    lines: [
      `\\frac{${dataLatex(above)} + ${dataLatex(below)}}{${dataLatex(size)}} = ${dataLatex(deviation)}`,
    ],
  };
}

/** The median divides the area of the histogram into halves. */
function proveGroupedMedian(classes: readonly ClassEntry[], median: Rational): Proof | null {
  const left = touching(classes).map(({ low, high, count }) => {
    if (q.order(high, median) <= 0) return count;
    if (q.order(low, median) >= 0) return q.zero;
    return q.divide(q.multiply(count, q.subtract(median, low)), q.subtract(high, low));
  });
  const size = total(classes.map(({ count }) => count));
  if (!q.equals(q.add(total(left), total(left)), size)) return null;
  return {
    method: "The median cuts the histogram into two equal halves",
    lines: [`\\text{left of it: } ${dataLatex(total(left))} = \\frac{${dataLatex(size)}}{2}`],
  };
}

/** The mode divides its class in the ratio of the differences to the neighbouring frequencies. */
function proveGroupedMode(classes: readonly ClassEntry[], mode: Rational): Proof | null {
  const own = touching(classes);
  const at = own.findIndex(
    ({ low, high }) =>
      q.order(low, mode) <= 0 &&
      q.order(mode, high) <= 0 &&
      own.every(
        ({ count }) => q.order(count, own.find((one) => one.low === low)?.count ?? q.zero) <= 0,
      ),
  );
  const found = own[at];
  if (!found) return null;
  const rise = q.subtract(found.count, own[at - 1]?.count ?? q.zero);
  const fall = q.subtract(found.count, own[at + 1]?.count ?? q.zero);
  const [left, right] = [q.subtract(mode, found.low), q.subtract(found.high, mode)];
  if (!q.equals(q.multiply(left, fall), q.multiply(right, rise))) return null;
  return {
    method: "The mode parts the modal class in the ratio of the differences to both neighbours",
    lines: [`${dataLatex(left)} : ${dataLatex(right)} = ${dataLatex(rise)} : ${dataLatex(fall)}`],
  };
}
