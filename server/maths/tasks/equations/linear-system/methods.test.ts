import fc from "fast-check";
import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";

test.each([
  ["Solve x + y = 14 and x - y = 4 by substitution method", "Substitution", "x = 9, y = 5"],
  [
    "Solve the pair of equations by cross multiplication: 2x + y = 5, 3x + 2y = 8",
    "Cross-multiplication",
    "x = 2, y = 1",
  ],
  ["Solve by elimination method: 3x + 4y = 10 and 2x - 2y = 2", "Elimination", "x = 2, y = 1"],
  ["Solve graphically x + y = 5, x - y = 1", "Graphical method", "x = 3, y = 2"],
  [
    "Solve the following pair of linear equations by the substitution method: s - t = 3, s/3 + t/2 = 6",
    "Substitution",
    "s = 9, t = 6",
  ],
  ["Solve x = 3 and x + y = 5 by substitution", "Substitution", "x = 3, y = 2"],
])("%s is solved by %s", (question, method, answer) => {
  const { solution } = solvedBy(equationsTasks, question);
  expect(solution.method).toBe(method);
  expect(solution.answer.plain).toBe(answer);
  expect(checkSolution(solution).failures).toEqual([]);
});

test("two methods at once are not accepted", () => {
  const question = "Solve x + y = 5, x - y = 1 by substitution and elimination";
  expect(answerOf(equationsTasks, question)).toBe("not_understood");
});

test("parallel lines are shown as such", () => {
  const { solution } = solvedBy(equationsTasks, "Solve 2x + y = 5 and 4x + 2y = 7");
  expect(solution.answer.plain).toBe("no solution");
  expect(checkSolution(solution).failures).toEqual([]);
  expect(solution.plot?.kind === "graph" && solution.plot.points).toEqual([]);
});

test.each([
  ["Solve x + y = 5 and x - y = 1", "(3, 2)"],
  ["Solve 2x + y = 4 and 4x - y = 0", "(2/3, 8/3)"],
  ["Solve 1234x + y = 1000 and x - y = 0", "≈ (0.81, 0.81)"],
])("the point where the lines of %s meet is labelled %s, without LaTeX", (question, label) => {
  const { plot } = solvedBy(equationsTasks, question).solution;
  expect(plot?.kind === "graph" && plot.points.map((point) => point.label)).toEqual([label]);
});

test("all methods reach the same pair, line by line", () => {
  const whole = fc.integer({ min: -9, max: 9 });
  const six = fc.tuple(whole, whole, whole, whole, whole, whole);
  fc.assert(
    fc.property(six, ([x, y, a, b, c, d]) => {
      fc.pre(a * d !== b * c && a * a + b * b > 1 && c * c + d * d > 1);
      const row = (p: number, r: number): string => `${p}x + (${r})y = ${p * x + r * y}`;
      const { solution } = solvedBy(equationsTasks, `Solve ${row(a, b)} and ${row(c, d)}`);
      expect(solution.answer.plain).toBe(`x = ${x}, y = ${y}`);
      expect(checkSolution(solution).failures).toEqual([]);
      expect(solution.approaches?.map(({ method }) => method)).toEqual([
        "Substitution",
        "Cross-multiplication",
        "Graphical method",
      ]);
      for (const { steps } of solution.approaches ?? []) {
        expect(steps.at(-1)?.after).toContain(solution.answer.latex);
      }
    }),
    { numRuns: 40 },
  );
});
