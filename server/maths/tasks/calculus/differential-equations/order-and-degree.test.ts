import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["order and degree of d²y/dx² + (dy/dx)^3 + y = 0", "order 2, degree 1"],
  [
    "Find the order and degree of the differential equation (d^2y/dx^2)^2 + sin x = 0",
    "order 2, degree 2",
  ],
  ["Find the order and degree of d^2y/dx^2 + sin(dy/dx) = 0", "order 2, degree not defined"],
  ["Find the order and degree of y''' + 2y'' + y' = 0", "order 3, degree 1"],
  ["order and degree of (d^3y/dx^3)^2 + x (d^2y/dx^2)^5 = e^x", "order 3, degree 2"],
  ["order and degree of (dy/dx)^2 + (dy/dx)*(d^2y/dx^2)^3 = 0", "order 2, degree 3"],
])("%s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  ["order and degree of dy/dx = sqrt(1 + dy/dx)", "not_supported"],
  ["order and degree of x^2 + y = 1", null],
  ["order and degree of dy/dx = k x", null],
])("the outcome of %s is %s", (question, kind) => {
  expect(answerOf(calculusTasks, question)).toBe(kind);
});
