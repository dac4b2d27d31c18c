import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["average value of x^2 on [0,3]", "3"],
  ["mean value of sin x from 0 to pi", "2/π"],
  ["find the average value of f(x) = 3x + 1 over the interval [1, 5]", "10"],
])("%s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  ["average value of 1/x on [-1,1]", "not_supported"],
  ["average value of sec^2 x on [0, pi]", "not_verified"],
  ["average value of x^2 on [3,0]", "not_supported"],
  ["average value of 3, 4 and 5", null],
  ["mean value of x^2 y on [0,1]", null],
])("the outcome of %s is %s", (question, kind) => {
  expect(answerOf(calculusTasks, question)).toBe(kind);
});
