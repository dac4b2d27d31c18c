import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["Let f(x) = 3x + 2 and g(x) = x^2 - 1. Find f(g(x)).", "3x^2 - 1"],
  // unknowns that are found one after the other, with any letters
  ["Let h(y) = 2*y. Suppose 5*w - 109 = -84. Suppose w*x - 14 = -2*x + 28. What is x*h(u)?", "12u"],
  ["Let h(y) = 2*y. Suppose 5*x - 109 = -84. Suppose x*b - 14 = -2*b + 28. What is b*h(u)?", "12u"],
  // unknowns that cancel out
  ["Let f(t) = t + 1. Suppose 5*q - 5*a = 5*q - 20, 3*q - 3*q = 15 - 5*a + q. What is f(q)?", "6"],
  // the derivative with respect to a letter that is a constant elsewhere
  ["Let x(i) be the second derivative of i^4 - 3*i^3 + i. What is x(h)?", "12h^2 - 18h"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "Let f(t) = t. Suppose a + b = 3, 2*a + 2*b = 6. What is f(a)?",
  "Let f(t) = t. Suppose a^2 = 4. What is f(a)?",
  "Let f(t) = t. Suppose a + b = 3, a + b = 4. What is f(a)?",
])("does not choose a value in %s", (question) => {
  expect(answerOf(calculusTasks, question)).toBe("not_supported");
});

test.each([
  // a letter that is determined by a value of the function
  ["If f(x) = kx + 2 and f(2) = 8, find k", "3"],
  ["If f(x) = kx + 2 and f(2) = 8, find f(3)", "11"],
  ["If f(x) = ax + b, f(1) = 3, f(2) = 5, find a", "2"],
  // a second sentence about f(x) is an equation
  ["Let f(x) = 2x + 1. Suppose f(x) = 9. What is x?", "4"],
  ["Let f(x) = 2x + 1. Suppose f(a) = 9. What is a?", "4"],
  ["Let j(s) = s - 4. Let u(w) = j(w) + 1. Suppose u(a) = 0. Calculate u(w).", "w - 3"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "If f(x) = ax + b, f(1) = 3, find a",
  "If f(x) = ax + b, f(1) = 3, find f(2)",
  "Let f(x) = x^2. Let f(x) = 2x. What is f(3)?",
  "Let f(x) = x^2 + 1. What is x?",
  "Let u(w) = w^2 - 9. Suppose u(w) = 0. Calculate w.",
])("does not answer with a letter where a value is needed: %s", (question) => {
  expect([null, "not_supported"]).toContain(answerOf(calculusTasks, question));
});
