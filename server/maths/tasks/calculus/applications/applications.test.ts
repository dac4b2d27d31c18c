import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["find the equation of the tangent to y = x^2 at x = 1", "y = 2x - 1"],
  ["find the equation of the normal to y = x^2 at (1,1)", "y = 3/2 - x/2"],
  [
    "find the local maxima and minima of x^3 - 3x",
    "local maximum 2 at x = -1, local minimum -2 at x = 1",
  ],
  [
    "find the intervals in which f(x) = x^2 - 4x is increasing or decreasing",
    "increasing on (2, infinity), decreasing on (-infinity, 2)",
  ],
  [
    "find the absolute maximum and minimum of f(x) = x^3 - 3x on [0,3]",
    "maximum 18 at x = 3, minimum -2 at x = 1",
  ],
  ["resolve into partial fractions (3x+5)/((x-1)(x+2))", "1/(3(x + 2)) + 8/(3(x - 1))"],
])("answers %s with %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});
