import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";

const answer = (question: string): string | null => answerOf(equationsTasks, question);

test.each([
  ["Find the nature of the roots of 2x² - 4x + 3 = 0", "no real roots"],
  [
    "Determine the nature of roots of the quadratic equation 9x² - 6x + 1 = 0",
    "two equal real roots",
  ],
  ["x²-5x+6=0 ke roots ki prakriti batao", "two distinct real roots"],
  ["Find the discriminant of 3x² - 2x + 1/3 = 0", "0"],
  ["Does x² + x + 1 = 0 have real roots?", "false"],
  ["Are the roots of x² - 2x + 1 = 0 equal?", "true"],
  ["Find the sum and product of the roots of 2x² = 8x - 6", "sum = 4, product = 3"],
  ["Find the product of roots of x² = 4", "-4"],
  ["find the sum of squares of roots of x²-5x+6=0", "not_understood"],
  ["what is the nature of roots of x²-4x+4=0 and x²+1=0", "not_understood"],
  ["Discuss the nature of the roots of 2x²-3x+5=0. Find them if they exist", "not_understood"],
  ["Does x² + x + 1 = 0 not have real roots?", "not_understood"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test("the nature agrees with the number of roots from which the equation was built", () => {
  const whole = fc.integer({ min: -12, max: 12 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), whole, whole, (a, first, second) => {
      const equation = `${a}x² + (${-a * (first + second)})x + (${a * first * second}) = 0`;
      const { solution } = solvedBy(equationsTasks, `Find the nature of the roots of ${equation}`);
      expect(solution.answer.plain).toBe(
        first === second ? "two equal real roots" : "two distinct real roots",
      );
      expect(checkSolution(solution).failures).toEqual([]);
      expect(answer(`Find the sum and product of the roots of ${equation}`)).toBe(
        `sum = ${first + second}, product = ${first * second}`,
      );
    }),
    { numRuns: 40 },
  );
});
