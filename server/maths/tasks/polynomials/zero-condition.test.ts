import fc from "fast-check";
import { expect, test } from "vitest";
import * as form from "../../algebra/quotient.ts";
import { readQuestion } from "../../read/question.ts";
import { answerOf } from "../../testing/attempt.ts";
import { polynomialsTasks } from "./polynomials.tasks.ts";
import { readZeroQuestion } from "./zero-condition-question.ts";
import { prove } from "./zero-condition.task.ts";

test.each([
  ["If one zero of x^2 - 7x + k is 3 find k", "k = 12"],
  ["If 3 is a zero of x^2 - 7x + k, then find k", "k = 12"],
  ["Find k if 2 is a zero of p(x) = x^3 - kx + 6", "k = 7"],
  ["If x = 3 is a root of x^2 - 7x + k = 0 find k", "k = 12"],
  ["If x = -1/2 is a solution of 3x^2 + 2kx - 3 = 0 find the value of k", "k = -9/4"],
  ["If one root of the quadratic equation 2x^2 + kx - 6 = 0 is 2, find k", "k = -1"],
  ["If the zeroes of x^2 - kx + 10 are 2 and 5 find k", "k = 7"],
  ["If the zeroes of x^2 - kx + 10 are 2 and 4 find k", "not_supported"],
  ["If one zero of x^2 - 9x + k is twice the other find k", "k = 18"],
  ["If one zero of (a^2+4)x^2 + 13x + 4a is reciprocal of the other, find a", "a = 2"],
  ["If the product of the zeroes of ax^2 - 6x - 8 is 4, find a", "a = -2"],
  ["If the sum of the zeroes of kx^2 + 4x + 3k is equal to their product find k", "k = -4/3"],
  ["zero of p(x) = 4x + 10", "-5/2"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(polynomialsTasks, question)).toBe(answer);
});

test.each([
  "If one zero of x^2 - 5x + k is not 2 find k",
  "If one zero of x^2 - 5x + k is 2 find the other zero",
  "If one zero of x^2 - 5x + k is 2 or 3 find k",
  "If one zero of x^2 + mx + k is 2 find k",
  "zero of 5",
])("%s is left to other tasks", (question) => {
  expect(answerOf(polynomialsTasks, question)).toBeNull();
});

test("the coefficient is found for every known zero, and a wrong one is not proved", () => {
  const whole = fc.integer({ min: -30, max: 30 });
  fc.assert(
    fc.property(whole, whole, (zero, slope) => {
      const middle = `${slope < 0 ? "-" : "+"} ${Math.abs(slope)}x`;
      const text = `If one zero of x^2 ${middle} + k is ${zero}, find k`;
      const constant = -(zero * zero) - slope * zero;
      expect(answerOf(polynomialsTasks, text)).toBe(`k = ${constant === 0 ? 0 : constant}`);
      const problem = readZeroQuestion(readQuestion(text));
      const wrong = form.fromInteger(BigInt(constant) + 1n);
      expect(problem && prove(problem, { values: [wrong] })).toBeNull();
    }),
    { numRuns: 40 },
  );
});
