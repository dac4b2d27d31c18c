import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { meanValueTheorem } from "../applications/mean-value-theorem.task.ts";
import { continuity } from "./continuity.task.ts";

test.each([
  ["Find k if f(x) = kx^2 for x ≤ 2 and 3 for x > 2 is continuous at x = 2", "k = 3/4"],
  ["f(x) = kx + 1, if x <= 5; 3x - 5, if x > 5 is continuous at x = 5. Find k", "k = 9/5"],
  [
    "Find the value of k so that f(x) = (k cos x)/(π - 2x), x ≠ π/2; 3, x = π/2 is continuous at x = π/2",
    "k = 6",
  ],
  ["If f(x) = (x^2-9)/(x-3), x ≠ 3; a, x = 3 is continuous at x=3 find a", "a = 6"],
  ["Verify Rolle's theorem for f(x) = x^2 + 2x - 8 on [-4, 2]", "c = -1"],
  [
    "verify rolles theorem for f(x)=x^3-6x^2+11x-6 on [1,3]",
    "c = (6 - √(3))/3 or c = (6 + √(3))/3",
  ],
  [
    "Verify Mean Value Theorem, if f (x) = x^2 – 4x – 3 in the interval [a, b], where a = 1 and b = 4.",
    "c = 5/2",
  ],
])("%s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "Find k if f(x) = kx^2 for x ≤ 2 and 3 for x > 2 is not continuous at x = 2",
  "Find k if f(x) = kx^2 for x ≤ 2 and 3 for x > 2 is continuous at x = 3",
  "Find k if f(x) = kx^2 for x ≤ 2 and 3 for x ≥ 2 is continuous at x = 2",
  "Find k if f(x) = kx^2 for x ≤ 2 and 3 for x > 3 is continuous at x = 2",
  "Find k if f(x) = kmx^2 for x ≤ 2 and 3 for x > 2 is continuous at x = 2",
  "find k if f(x) = |x|/x for x ≠ 0 and k for x = 0 is continuous at x = 0",
  "find k if f(x) = 1/x for x ≠ 0 and k for x = 0 is continuous at x = 0",
  "verify rolles theorem for f(x)=x^2 on [1,2]",
  "verify rolles theorem for f(x)=|x| on [-1,1]",
  "Verify mean value theorem for f(x) = 1/x on [-1, 1]",
  "Verify mean value theorem for f(x) = x^2 on [3, 1]",
  "find the maximum and minimum values of f(x) = x^3 - 3x on (0, 2)",
])("is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(calculusTasks, question));
});

test.each([...continuity.examples, ...meanValueTheorem.examples])(
  "shows no false line: %s",
  (text) => {
    const { solution } = solvedBy(calculusTasks, text);
    expect(checkSolution(solution).failures).toEqual([]);
  },
);
