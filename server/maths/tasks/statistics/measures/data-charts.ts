import { columnChart, ogive } from "../../../drawing/chart-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Drawing, Point } from "../../../plot/plot.ts";
import type { ClassEntry, Data, DataProblem, Measure } from "../data/data.ts";
import { dataPlain } from "../data/written-value.ts";
import type { MeasureResult } from "./compute.ts";

/** The most columns that are legible on a phone. */
const mostColumns = 12;

/**
 * Draws a histogram of classes, an ogive if only the median is requested, or columns of a frequency table; null for
 * other data.
 */
export function dataChart(
  { data, targets }: DataProblem,
  found: readonly MeasureResult[],
): Drawing | null {
  if (data.kind === "plain") return null;
  const rows = data.kind === "table" ? data.entries : data.classes;
  if (rows.length < 2 || rows.length > mostColumns) return null;
  if (data.kind === "table") return tableChart(data);
  const classes = continuous(data.classes);
  return classes && classChart(classes, targets, found);
}

/** Continuous classes: 118 to 126 and 127 to 135 meet at 126.5. Null if the gaps are unequal or classes overlap. */
function continuous(classes: readonly ClassEntry[]): ClassEntry[] | null {
  const gaps = classes.slice(1).map(({ low }, at) => q.subtract(low, classes[at]?.high ?? low));
  const [gap = q.zero] = gaps;
  if (q.sign(gap) < 0 || !gaps.every((one) => q.equals(one, gap))) return null;
  const half = q.divide(gap, q.rational(2n));
  return classes.map(({ low, high, count }) => {
    return { low: q.subtract(low, half), high: q.add(high, half), count };
  });
}

function classChart(
  classes: readonly ClassEntry[],
  asked: readonly Measure[],
  [first]: readonly MeasureResult[],
): Drawing | null {
  const isMedian = asked.length === 1 && asked[0] === "median";
  return isMedian && first && "value" in first && first.value.kind === "number"
    ? ogiveOf(classes, q.toNumber(first.value.value))
    : histogram(classes);
}

/** A histogram of classes of equal width; null for others, where the area would represent the frequency. */
function histogram(classes: readonly ClassEntry[]): Drawing | null {
  const columns = classes.map(({ low, high, count }) => ({
    from: q.toNumber(low),
    to: q.toNumber(high),
    count: q.toNumber(count),
  }));
  const [first] = columns;
  const width = first ? first.to - first.from : 0;
  const isEven = columns.every(({ from, to }) => Math.abs(to - from - width) < 1e-9);
  if (!isEven || columns.some(({ count }) => count < 0)) return null;
  const bounds = [first?.from ?? 0, ...columns.map(({ to }) => to)];
  return columnChart(columns, bounds.map(named), {
    title: "The histogram",
    description: `A histogram with one column for each class: ${columns.map(({ from, to, count }) => `${from} to ${to}: ${count}`).join("; ")}.`,
    shows: "question",
    xName: "Class interval",
  });
}

function named(at: number): { at: number; text: string } {
  return { at, text: String(at) };
}

function tableChart({ entries }: Extract<Data, { kind: "table" }>): Drawing | null {
  const columns = entries.map(({ count }, at) => ({
    from: at + 0.15,
    to: at + 0.85,
    count: q.toNumber(count),
  }));
  if (columns.some(({ count }) => count < 0)) return null;
  return columnChart(
    columns,
    entries.map(({ value }, at) => ({ at: at + 0.5, text: dataPlain(value) })),
    {
      title: "The data as columns",
      description: `A column for each value, as high as its frequency: ${entries.map(({ value, count }) => `${dataPlain(value)}: ${dataPlain(count)}`).join("; ")}.`,
      shows: "question",
      xName: "Value",
    },
  );
}

/** The less-than ogive with the median at n/2. */
function ogiveOf(classes: readonly ClassEntry[], median: number): Drawing | null {
  const [first] = classes;
  if (!first) return null;
  let sum = 0;
  const points: Point[] = [[q.toNumber(first.low), 0]];
  for (const { high, count } of classes) {
    sum += q.toNumber(count);
    points.push([q.toNumber(high), sum]);
  }
  const close = Number(median.toPrecision(4));
  const isExact = Math.abs(close - median) < 1e-9;
  const half = sum / 2;
  const valueText = `${isExact ? "" : "≈ "}${close}`;
  return ogive(
    points,
    { count: half, countText: `n/2 = ${half}`, value: median, valueText },
    {
      title: "The ogive",
      description: `The less than ogive through ${points.map(([bound, count]) => `(${bound}, ${count})`).join(", ")}. At half of all, ${half}, it gives the median ${valueText}.`,
      shows: "solution",
      xName: "Upper bound of the class",
    },
  );
}
