import * as q from "../../../numbers/rational.ts";
import type { Approach, MathsAnswer, MathsStep } from "../../../outcome.ts";
import type { Question } from "../../../read/question.ts";
import { lesson } from "../../../lesson/lesson.ts";
import { wholeBetween } from "../../../variation/random.ts";
import { readClauses } from "../../../wording/line-reader.ts";
import { questionRows } from "../../../wording/question-line.ts";
import { defineTask } from "../../../task/task.ts";
import { countOfAll, type Data, type DataProblem, entriesOf, type Measure } from "../data/data.ts";
import { type Cumulation, withoutCumulation } from "../data/cumulative.ts";
import { type MeanMethod, takeMethod } from "../data/mean-method.ts";
import { withoutBars } from "../data/table-rows.ts";
import { dataClauses, type ClauseContent } from "../data/data-clauses.ts";
import { dataLatex, dataPlain, valueAnswer } from "../data/written-value.ts";
import { compute, type MeasureResult } from "./compute.ts";
import { dataChart } from "./data-charts.ts";
import { meanApproaches } from "./mean-approaches.ts";
import { measureSteps } from "./measure-steps.ts";
import { proveMeasures } from "./prove-measure.ts";

const about =
  /mean|average|median|mode|modal|range|variance|deviation|\bs\.?d\b|coefficient of var/i;

function recognise(question: Question): DataProblem | null {
  if (!about.test(question.text)) return null;
  const rows = withoutBars(questionRows(question));
  if (rows === null) return null;
  const { line, method } = takeMethod(rows);
  const counted = withoutCumulation(line);
  const said = counted && readClauses(counted.line, dataClauses);
  return said && problemOf(said, method, counted.cumulation);
}

function problemOf(
  said: readonly ClauseContent[],
  method: MeanMethod | null,
  cumulation: Cumulation | null,
): DataProblem | null {
  const data = said.flatMap((one) => (one.kind === "data" ? [one.data] : []));
  const requests = [...new Set(said.flatMap((one) => (one.kind === "ask" ? one.measures : [])))];
  const counts = said.flatMap((one) => (one.kind === "count" ? [one.count] : []));
  const [only] = data;
  if (!only || data.length > 1 || requests.length === 0 || counts.length > 1) return null;
  const isCounted = counts.every((count) => q.equals(countOfAll(only), q.rational(BigInt(count))));
  if (!isCounted || !isUsable(method, only, requests)) return null;
  return { data: withCumulation(only, cumulation), targets: requests, method };
}

function withCumulation(data: Data, cumulation: Cumulation | null): Data {
  return cumulation && data.kind === "classes" ? { ...data, cumulation } : data;
}

/** Whether the requested method can be applied: only the mean of a table has several. */
function isUsable(method: MeanMethod | null, data: Data, asked: readonly Measure[]): boolean {
  if (method === null) return true;
  if (asked.length > 1 || asked[0] !== "mean" || data.kind === "plain") return false;
  return method === "Direct method" || meanApproaches(data).some((one) => one.method === method);
}

/** All methods for the result, with the requested one first. */
function waysOf(
  { data, targets, method }: DataProblem,
  found: readonly MeasureResult[],
): [Approach, ...Approach[]] {
  const [first = "mean"] = targets;
  const own = {
    method: first === "mean" && data.kind !== "plain" ? "Direct method" : methods[first],
    steps: shownSteps(data, found),
  };
  const others = found.length === 1 && first === "mean" ? meanApproaches(data) : [];
  const named = others.find((one) => one.method === method);
  return named ? [named, own, ...others.filter((one) => one !== named)] : [own, ...others];
}

function shownSteps(data: Data, found: readonly MeasureResult[]): MathsStep[] {
  const start = data.kind === "classes" && data.cumulation ? [differences(data)] : [];
  const steps = found.flatMap((one) => {
    const own = measureSteps(data, one);
    const name = `${one.measure.charAt(0).toUpperCase()}${one.measure.slice(1)}`;
    const titled = (title: string): string =>
      `${name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
    return found.length === 1 ? own : own.map((line) => ({ ...line, title: titled(line.title) }));
  });
  return [...start, ...steps];
}

function differences(data: Data): MathsStep {
  return {
    title: "Turn the cumulative frequencies into frequencies",
    why: "The frequency of a class is the difference between two cumulative frequencies that follow each other.",
    before: null,
    after: dataReading(data),
  };
}

function written(found: MeasureResult): MathsAnswer {
  if (!("modes" in found)) return valueAnswer(found.value);
  if (found.modes.length === 0) return { latex: "\\text{no mode}", plain: "no mode" };
  return {
    latex: found.modes.map(dataLatex).join(",\\; "),
    plain: found.modes.map(dataPlain).join(", "),
  };
}

function answerOf(found: readonly MeasureResult[]): MathsAnswer {
  const parts = found.map((one) => ({ name: one.measure, ...written(one) }));
  const [only] = parts;
  if (only && parts.length === 1) return { latex: only.latex, plain: only.plain };
  return {
    latex: parts.map(({ name, latex }) => `\\text{${name}} = ${latex}`).join(",\\quad "),
    plain: parts.map(({ name, plain }) => `${name} = ${plain}`).join(", "),
  };
}

function dataReading(data: Data): string {
  if (data.kind === "plain")
    return data.name === null ? data.values.map(dataLatex).join(",\\; ") : `\\text{${data.name}}`;
  if (data.kind === "table")
    return entriesOf(data)
      .map(({ value, count }) => `${dataLatex(value)}: ${dataLatex(count)}`)
      .join(",\\; ");
  return data.classes
    .map(
      ({ low, high, count }) => `${dataLatex(low)}\\text{–}${dataLatex(high)}: ${dataLatex(count)}`,
    )
    .join(",\\; ");
}

const meanings: Readonly<Record<Measure, string>> = {
  mean: "The sum of all values, shared out equally.",
  median: "The value in the middle of the ordered data.",
  mode: "The value that occurs most often.",
  range: "The largest value less the smallest.",
  variance: "The mean of the squared deviations from the mean.",
  "standard deviation": "The square root of the variance.",
  "mean deviation about the mean": "The mean distance of the values from their mean.",
  "mean deviation about the median": "The mean distance of the values from their median.",
  "coefficient of variation": "The standard deviation as a percentage of the mean.",
};

const methods: Readonly<Record<Measure, string>> = {
  mean: "Mean",
  median: "Median",
  mode: "Mode",
  range: "Range",
  variance: "Variance",
  "standard deviation": "Standard deviation",
  "mean deviation about the mean": "Mean deviation",
  "mean deviation about the median": "Mean deviation",
  "coefficient of variation": "Coefficient of variation",
};

function firstMove(data: Data, measure: Measure): string {
  if (measure === "median" && data.kind === "plain") return "Write the values in ascending order.";
  if (measure === "median") return "Add up the frequencies from the first row on.";
  if (measure === "mode")
    return data.kind === "classes"
      ? "Find the class with the highest frequency."
      : "Count how often each value occurs.";
  if (measure === "range") return "Look for the largest and the smallest value.";
  return data.kind === "plain"
    ? "Add all the values."
    : data.kind === "classes"
      ? "Find the middle of each class."
      : "Multiply each value by its frequency.";
}

function difficulty(
  data: Data,
  [measure]: readonly Measure[],
): "beginner" | "intermediate" | "advanced" {
  const isSimple =
    measure === "mean" || measure === "median" || measure === "mode" || measure === "range";
  if (!isSimple) return "advanced";
  return data.kind === "plain" ? "beginner" : "intermediate";
}

/** Mean, median, mode and measures of spread of single values, a frequency table or classes. */
export const dataMeasures = defineTask<DataProblem, MeasureResult[]>({
  name: "mean-median-mode",
  recognise,
  reading: ({ data, targets }) => `${dataReading(data)};\\quad \\text{${targets.join(", ")}?}`,
  solve: ({ data, targets }) => targets.map((measure) => compute(data, measure)),
  prove: ({ data }, found) => proveMeasures(data, found),
  explain: (problem, found) => {
    const { data, targets } = problem;
    const [first = "mean"] = targets;
    const [way, ...approaches] = waysOf(problem, found);
    return lesson({
      topic: "Statistics",
      method: way.method,
      difficulty: difficulty(data, targets),
      answer: answerOf(found),
      steps: way.steps,
      approaches,
      plot: dataChart(problem, found),
      idea: `Think of what the word means. ${methods[first]}: ${meanings[first].charAt(0).toLowerCase()}${meanings[first].slice(1)}`,
      firstMove: firstMove(data, first),
      finalMove: "Put the numbers into the last line and work it out. What do you get?",
      terms: Object.fromEntries(targets.map((measure) => [methods[measure], meanings[measure]])),
      next: ["Which value would change the result most if it were left out?"],
    });
  },
  vary: ({ data, targets }, random) => {
    const names =
      targets.length === 1
        ? (targets[0] ?? "mean")
        : `${targets.slice(0, -1).join(", ")} and ${targets.at(-1) ?? ""}`;
    const draw = (least: number, most: number): number => wholeBetween(random, least, most);
    if (data.kind === "plain") {
      if (data.name !== null)
        return `Find the ${names} of ${data.name.replace(/\d+/, `${draw(4, 12)}`)}`;
      return `Find the ${names} of ${data.values.map(() => draw(2, 30)).join(", ")}`;
    }
    const counts = (rows: readonly unknown[]): string => rows.map(() => draw(2, 15)).join(" ");
    if (data.kind === "table") {
      const step = draw(1, 5);
      return `Find the ${names}: x: ${data.entries.map((_, at) => (at + 1) * step).join(" ")} f: ${counts(data.entries)}`;
    }
    const width = draw(1, 4) * 5;
    const rows = data.classes.map((_, at) => `${at * width}-${(at + 1) * width}`).join(" ");
    return `Find the ${names}: class interval: ${rows} frequency: ${counts(data.classes)}`;
  },
  examples: [
    "Find the mean of 5, 8, 12, 7 and 13.",
    "Find the median of 24, 36, 46, 17, 18, 25, 35.",
    "Find the mean: class interval: 0-10 10-20 20-30 30-40 40-50 frequency: 12 18 27 20 17",
    "Find the mode: class interval: 0-20 20-40 40-60 60-80 80-100 frequency: 10 35 52 61 38",
    "Find the standard deviation of 6, 8, 10, 12, 14.",
  ],
});
