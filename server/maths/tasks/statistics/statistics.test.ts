import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { checkSolution } from "../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import type { Data, Measure } from "./data/data.ts";
import { compute } from "./measures/compute.ts";
import { proveMeasures } from "./measures/prove-measure.ts";
import { statisticsTasks } from "./statistics.tasks.ts";

test.each([
  [
    "Find the mean of the following data: class interval: 0-10, 10-20, 20-30 frequency: 5, 8, 7",
    "16",
  ],
  ["Marks 0-10 10-20 20-30 30-40 40-50 No. of students 5 8 12 10 5 find the mean", "25.5"],
  ["Find the median: Marks: 0-10 10-20 20-30 30-40 40-50 Number of students: 5 8 20 15 7", "27.25"],
  ["find mode of class interval 0-20 20-40 40-60 60-80 80-100 frequency 10 35 52 61 38", "65.625"],
  ["| x | 5 | 10 | 15 | 20 |\n|---|---|---|---|---|\n| f | 3 | 4 | 2 | 1 |\nFind the mean", "10.5"],
  [
    "| Marks | No. of students |\n|---|---|\n| 0-10 | 5 |\n| 10-20 | 8 |\n| 20-30 | 7 |\nFind the mean.",
    "16",
  ],
  [
    "Find the mean by the assumed mean method: class 10-25 25-40 40-55 55-70 70-85 85-100 frequency 2 3 7 6 6 6",
    "62",
  ],
  ["Find the range of 23, 45, 12, 67, 34", "55"],
  ["variance of 2, 4, 6, 8, 10", "8"],
  ["find the standard deviation of first 10 natural numbers", "sqrt(33)/2"],
  ["Find the mean deviation about the mean for the data 6, 7, 10, 12, 13, 4, 8, 12", "2.75"],
  ["Find the mean deviation about the median for 3, 9, 5, 3, 12, 10, 18, 4, 7, 19, 21", "58/11"],
  ["Find the mode of 2, 6, 5, 3, 0, 3, 4, 3, 2, 4, 5, 2, 4", "2, 3, 4"],
  ["find the median x: 6 9 10 12 13 14 15 f: 2 4 5 9 3 2 2", "12"],
])("a measure of data: %s", (question, answer) => {
  expect(answerOf(statisticsTasks, question)).toBe(answer);
});

test.each([
  [
    "The mean of 5 numbers is 18. If one number is excluded, their mean becomes 16. Find the excluded number.",
    "26",
  ],
  [
    "The mean of 100 observations is 40. It was found that an observation 53 was misread as 83. Find the correct mean.",
    "39.7",
  ],
  ["mean of 10 numbers is 20. if 5 is added to each number find new mean", "25"],
  [
    "The average weight of 30 boys is 40 kg and of 20 girls is 35 kg. Find the average weight of the class.",
    "38",
  ],
  ["The mean of 6, 10, x and 12 is 8. Find x.", "x = 4"],
  ["if mean = 24 and mode = 12 find median using empirical formula", "20"],
  [
    "The mean of the following distribution is 18. Find the missing frequency f. class interval: 11-13 13-15 15-17 17-19 19-21 21-23 23-25 frequency: 7 6 9 13 f 5 4",
    "f = 20",
  ],
])("a story of means: %s", (question, answer) => {
  expect(answerOf(statisticsTasks, question)).toBe(answer);
});

test.each([
  "Find the mean of 5, 8, 12 excluding 8",
  "Find the mean of marks except the first: 5, 8, 12",
  "The heights of 5 students are 150, 152, 154 and 160 cm. Find the mean.",
  "Find the mean: class interval: 0-10 10-20 20-30 frequency: 5 8",
  "Find the mean of the first five numbers of 3, 4, 5, 6, 7, 8, 9",
  "The mean of 5 numbers is 18. Two numbers are excluded. Find the excluded number.",
  "The mean of 100 observations is 40. An observation 53 was misread as 83 and another was left out. Find the correct mean.",
])("is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(statisticsTasks, question));
});

const classes: Data = {
  kind: "classes",
  classes: [5n, 8n, 12n, 10n].map((count, at) => ({
    low: q.rational(BigInt(at * 10)),
    high: q.rational(BigInt(at * 10 + 10)),
    count: q.rational(count),
  })),
};
const plain: Data = {
  kind: "plain",
  name: null,
  values: [7n, 2n, 9n, 2n, 6n].map((one) => q.rational(one)),
};
const numeric: readonly Measure[] = [
  "mean",
  "median",
  "range",
  "variance",
  "mean deviation about the mean",
  "mean deviation about the median",
];

test.each(numeric.flatMap((measure) => [plain, classes].map((data) => [measure, data] as const)))(
  "a wrong %s is not proved",
  (measure, data) => {
    const found = compute(data, measure);
    expect(proveMeasures(data, [found])).not.toBeNull();
    if ("modes" in found || found.value.kind !== "number") throw new Error(measure);
    const value = q.add(found.value.value, q.rational(1n, 3n));
    expect(proveMeasures(data, [{ measure, value: { kind: "number", value } }])).toBeNull();
  },
);

test("a wrong mode, of values and of classes, is not proved", () => {
  const mode = (value: number) =>
    [{ measure: "mode", modes: [q.rational(BigInt(value))] }] as const;
  expect(proveMeasures(plain, mode(2))).not.toBeNull();
  expect(proveMeasures(plain, mode(7))).toBeNull();
  const grouped = (value: bigint) =>
    [{ measure: "mode", value: { kind: "number", value: q.rational(value, 3n) } }] as const;
  expect(proveMeasures(classes, grouped(80n))).not.toBeNull();
  expect(proveMeasures(classes, grouped(75n))).toBeNull();
});

const examples = statisticsTasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(solvedBy(statisticsTasks, example).task).toBe(name);
});

test.each(examples)("%s shows no false line in its example: %s", (_, example) => {
  expect(checkSolution(solvedBy(statisticsTasks, example).solution).failures).toEqual([]);
});
