import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { prove, solve } from "./differential-value.task.ts";
import { readDifferentialValue } from "./read-differential-value.ts";

const answer = (question: string): string | null => answerOf(calculusTasks, question);

test.each([
  ["Find the approximate value of √25.3 using differentials", "5.03"],
  ["Use differentials to approximate √36.6", "6.05"],
  ["Using differentials, find the approximate value of (0.009)^(1/3)", "0.2083"],
  ["Use differentials to approximate the cube root of 26", "2.963"],
  [
    "Using differentials, find the approximate value of (255)^{1/4} up to 3 places of decimal",
    "3.996",
  ],
  ["approximate (3.968)^(3/2) using differentials", "7.904"],
  ["Use differentials to find the approximate value of (1.999)^5", "31.92"],
])("%s: %s", (question, expected) => {
  expect(Number(answer(question))).toBeCloseTo(Number(expected), 4);
});

test.each([
  "Find the approximate value of √25.3",
  "Use differentials to approximate √25",
  "Use differentials to approximate √-3",
  "approximate √25.3 and √36 using differentials",
  "approximate √25.3 without using differentials",
])("%s is not answered by differentials", (question) => {
  expect([null, "too_hard"]).toContain(answer(question));
});

test("a value with an error above second order is not proved", () => {
  const problem = readDifferentialValue("Use differentials to approximate √36.6");
  if (!problem) throw new Error("Not read");
  const found = solve(problem);
  expect(prove(problem, found)).not.toBeNull();
  expect(prove(problem, { ...found, value: found.near })).toBeNull();
});
