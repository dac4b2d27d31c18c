import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["Let f(x) = 3x + 2 and g(x) = x^2 - 1. Find f(g(x)).", "3x^2 - 1"],
  // unknowns that are found one after the other, whatever their letters
  ["Let h(y) = 2*y. Suppose 5*w - 109 = -84. Suppose w*x - 14 = -2*x + 28. What is x*h(u)?", "12u"],
  ["Let h(y) = 2*y. Suppose 5*x - 109 = -84. Suppose x*b - 14 = -2*b + 28. What is b*h(u)?", "12u"],
  // unknowns that cancel out
  ["Let f(t) = t + 1. Suppose 5*q - 5*a = 5*q - 20, 3*q - 3*q = 15 - 5*a + q. What is f(q)?", "6"],
  // the derivative by a letter that is a constant elsewhere
  ["Let x(i) be the second derivative of i^4 - 3*i^3 + i. What is x(h)?", "12h^2 - 18h"],
])("%s comes to %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "Let f(t) = t. Suppose a + b = 3, 2*a + 2*b = 6. What is f(a)?",
  "Let f(t) = t. Suppose a^2 = 4. What is f(a)?",
  "Let f(t) = t. Suppose a + b = 3, a + b = 4. What is f(a)?",
])("does not choose a value in %s", (question) => {
  expect(answerOf(calculusTasks, question)).toBe("not_supported");
});
