import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";

const answer = (question: string): string | null => answerOf(equationsTasks, question);

test.each([
  [
    "Find the value of k for which 2x² + kx + 3 = 0 has two equal roots",
    "k = -2*sqrt(6) or k = 2*sqrt(6)",
  ],
  ["for what value of k does kx(x-2)+6=0 have equal roots", "k = 6"],
  ["If the equation x² + 4x + k = 0 has equal roots, find the value of k", "k = 4"],
  [
    "Find the values of k for which the quadratic equation (k+4)x² + (k+1)x + 1 = 0 has equal roots.",
    "k = -3 or k = 5",
  ],
  ["find k so that x²-kx+4=0 has real and equal roots", "k = -4 or k = 4"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
  expect(checkSolution(solvedBy(equationsTasks, question).solution).failures).toEqual([]);
});

test.each([
  "Find the value of k for which the roots of x²+kx+1=0 are not equal",
  "Find k if x²+kx+1=0 has equal roots and k is negative",
  "Find the value of k for which x²+kx+p=0 has equal roots",
  "Find the value of m for which x²+kx+1=0 has equal roots",
])("%s is not answered", (question) => {
  expect(answer(question)).toBe("not_understood");
});

test("the equal roots from which an equation was built are found again", () => {
  const whole = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), whole, whole, (a, root, shift) => {
      const constant = a * root * root;
      const question = `Find the value of k for which ${a}x² + (${-2 * a * root})x + k + (${shift}) = 0 has equal roots`;
      expect(answer(question)).toBe(`k = ${constant - shift}`);
    }),
    { numRuns: 40 },
  );
});
