import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";

test.each([
  ["Solve x² + 4x - 5 = 0 by completing the square", "Completing the square", "x = -5 or x = 1"],
  ["solve 2x² - 7x + 3 = 0 using quadratic formula", "Quadratic formula", "x = 1/2 or x = 3"],
  ["Solve by factorisation: x² - 3x - 10 = 0", "Splitting the middle term", "x = -2 or x = 5"],
  ["x²-5x+6=0 factorisation se hal karo", "Splitting the middle term", "x = 2 or x = 3"],
  [
    "Find the roots of the equation 4x² + 3x = 1, by the method of completing the square.",
    "Completing the square",
    "x = -1 or x = 1/4",
  ],
  ["Solve x² - 6x = 0 by factorisation", "Taking out the common factor", "x = 0 or x = 6"],
])("%s is solved by %s", (question, method, answer) => {
  const { solution } = solvedBy(equationsTasks, question);
  expect(solution.method).toBe(method);
  expect(solution.answer.plain).toBe(answer);
});

test("an equation without integer factors is not factorised", () => {
  expect(answerOf(equationsTasks, "Solve x² - x - 1 = 0 by factorisation")).toBe("not_supported");
});

test("an unknown method is not ignored", () => {
  expect(answerOf(equationsTasks, "Solve x² - x - 2 = 0 by magic")).toBe("not_understood");
  expect(answerOf(equationsTasks, "Solve x² - x - 2 = 0 not by factorisation")).toBe(
    "not_understood",
  );
});

test("all methods are offered, with a drawing", () => {
  const { solution } = solvedBy(equationsTasks, "Solve x² - 5x + 6 = 0");
  expect(solution.method).toBe("Splitting the middle term");
  expect(solution.approaches?.map(({ method }) => method)).toEqual([
    "Completing the square",
    "Quadratic formula",
  ]);
  expect(solution.plot?.kind === "graph" && solution.plot.points.map(({ at }) => at)).toEqual([
    [2, 0],
    [3, 0],
  ]);
});

test("every method gives the roots, and each of its lines follows from the previous one", () => {
  const whole = fc.integer({ min: -9, max: 9 });
  const leading = fc.integer({ min: 1, max: 6 });
  fc.assert(
    fc.property(leading, leading, whole, whole, (a, c, b, d) => {
      const middle = a * d + b * c;
      const question = `Solve ${a * c}x² ${middle < 0 ? "-" : "+"} ${Math.abs(middle)}x + (${b * d}) = 0`;
      const { solution } = solvedBy(equationsTasks, question);
      expect(checkSolution(solution).failures).toEqual([]);
      for (const { steps } of solution.approaches ?? []) {
        expect(steps.at(-1)?.after).toContain(solution.answer.latex);
      }
    }),
    { numRuns: 40 },
  );
});
