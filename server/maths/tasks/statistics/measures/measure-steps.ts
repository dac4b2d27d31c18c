import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { step } from "../../../lesson/lesson.ts";
import { type Data, entriesOf, type Entry, type Measure } from "../data/data.ts";
import { dataBrackets, dataLatex, valueAnswer } from "../data/written-value.ts";
import { type MeasureResult, groupedMedian, meanOf, medianOf, sizeOf, valueAt } from "./compute.ts";
import { cumulative, groupedMedianSteps, groupedModeSteps } from "./grouped-steps.ts";
import { classMarks, meanSteps } from "./mean-steps.ts";
import { listLatex, mostShown } from "./shown-data.ts";
import { type Centre, deviationSteps, spreadSteps } from "./spread-steps.ts";

/** The steps to the value of one measure. */
export function measureSteps(data: Data, found: MeasureResult): MathsStep[] {
  const entries = entriesOf(data);
  if ("modes" in found) return modeSteps(data, entries, found.modes);
  const { latex } = valueAnswer(found.value);
  return ways[found.measure](data, entries, latex);
}

type Way = (data: Data, entries: readonly Entry[], latex: string) => MathsStep[];

const ways: Readonly<Record<Measure, Way>> = {
  mean: wholeMeanSteps,
  median: wholeMedianSteps,
  mode: (data, _, latex) => (data.kind === "classes" ? groupedModeSteps(data.classes, latex) : []),
  range: rangeSteps,
  variance: spread("variance"),
  "standard deviation": spread("standard deviation"),
  "coefficient of variation": spread("coefficient of variation"),
  "mean deviation about the mean": (data, entries, latex) =>
    deviationSteps(data, meanCentre(data, entries), latex),
  "mean deviation about the median": (data, entries, latex) =>
    deviationSteps(data, medianCentre(data, entries), latex),
};

function spread(measure: Measure): Way {
  return (data, entries, latex) => [
    ...classMarks(data),
    ...spreadSteps(data, entries, measure, latex),
  ];
}

function wholeMeanSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  return [...classMarks(data), ...meanSteps(data, entries, latex)];
}

function wholeMedianSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  return data.kind === "classes"
    ? groupedMedianSteps(data.classes, latex)
    : medianSteps(data, entries, latex);
}

function meanCentre(data: Data, entries: readonly Entry[]): Centre {
  const value = meanOf(entries);
  return { name: "mean", value, steps: wholeMeanSteps(data, entries, numberLatex(value)) };
}

function medianCentre(data: Data, entries: readonly Entry[]): Centre {
  const value = data.kind === "classes" ? groupedMedian(data.classes) : medianOf(entries);
  return { name: "median", value, steps: wholeMedianSteps(data, entries, numberLatex(value)) };
}

function numberLatex(value: Rational): string {
  return valueAnswer({ kind: "number", value }).latex;
}

function sortedStep(data: Data): MathsStep[] {
  if (data.kind !== "plain") return [];
  return [
    step(
      "Arrange the values in ascending order",
      "The middle can be found only when the values stand in order.",
      listLatex(data.values.toSorted(q.order)),
    ),
  ];
}

function medianSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  const size = sizeOf(entries);
  const n = size.numerator;
  const isOdd = n % 2n === 1n;
  const [first, second] = isOdd ? [(n + 1n) / 2n, null] : [n / 2n, n / 2n + 1n];
  const [low, high] = [
    valueAt(entries, q.rational(first)),
    valueAt(entries, q.rational(second ?? first)),
  ];
  const cumulative = data.kind === "table" ? [cumulativeStep(entries)] : [];
  return [
    ...sortedStep(data),
    ...cumulative,
    step(
      "Find the middle place",
      isOdd
        ? "For an odd number $n$ of values the median is the value at the place $\\frac{n + 1}{2}$."
        : "For an even number $n$ of values the median is the mean of the values at the places $\\frac{n}{2}$ and $\\frac{n}{2} + 1$.",
      isOdd
        ? `n = ${n},\\quad \\frac{${n} + 1}{2} = ${first}`
        : `n = ${n},\\quad \\frac{${n}}{2} = ${first},\\quad \\frac{${n}}{2} + 1 = ${second ?? first}`,
    ),
    isOdd
      ? step(
          "Read off the value at that place",
          "As many values stand before it as after it.",
          latex,
        )
      : step(
          "Take the mean of the two middle values",
          "With an even number of values no single one stands in the middle.",
          latex,
          `\\frac{${dataLatex(low)} + ${dataBrackets(high)}}{2}`,
        ),
  ];
}

function cumulativeStep(entries: readonly Entry[]): MathsStep {
  return step(
    "Add up the frequencies from the smallest value on",
    "These are the cumulative frequencies.",
    `\\text{cf}:\\; ${cumulative(entries.map(({ count }) => count))
      .map(dataLatex)
      .join(",\\; ")}`,
  );
}

function modeSteps(data: Data, entries: readonly Entry[], modes: readonly Rational[]): MathsStep[] {
  const most = entries.reduce(
    (best, { count }) => (q.order(count, best) > 0 ? count : best),
    q.zero,
  );
  const counts =
    entries.length <= mostShown ? entries : entries.filter(({ count }) => q.equals(count, most));
  const counting = step(
    data.kind === "plain" ? "Count how often each value occurs" : "Look at the frequencies",
    "The mode is the value that comes most often.",
    counts.map(({ value, count }) => `${dataLatex(value)}: ${dataLatex(count)}`).join(",\\quad "),
  );
  const choice =
    modes.length === 0
      ? step(
          "Look for the highest frequency",
          "All values occur equally often, so there is no mode.",
          "\\text{no mode}",
        )
      : step(
          "Take the value with the highest frequency",
          modes.length > 1
            ? "Several values share the highest frequency, and each of them is a mode."
            : "The mode is the value that occurs most often.",
          modes.map(dataLatex).join(",\\; "),
        );
  return [counting, choice];
}

function rangeSteps(data: Data, entries: readonly Entry[], latex: string): MathsStep[] {
  const sorted =
    data.kind === "classes"
      ? data.classes.flatMap(({ low, high }) => [low, high]).toSorted(q.order)
      : entries.map(({ value }) => value);
  const [low, high] = [sorted[0] ?? q.zero, sorted.at(-1) ?? q.zero];
  return [
    step(
      "Find the largest and the smallest value",
      "The range is the distance between these two.",
      `\\text{largest: } ${dataLatex(high)},\\quad \\text{smallest: } ${dataLatex(low)}`,
    ),
    step(
      "Subtract",
      "The range is the largest value less the smallest.",
      latex,
      `${dataLatex(high)} - ${dataBrackets(low)}`,
    ),
  ];
}
