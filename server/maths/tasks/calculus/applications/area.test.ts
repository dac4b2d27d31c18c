import fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";

test.each([
  ["area under y=x^2 from 0 to 2", "8/3"],
  ["find the area under the curve y = x^2 between x = 0 and x = 3", "9"],
  ["find the area enclosed between the curves y = x^2 and y = 2x", "4/3"],
  ["Find the area bounded by y = x^2 - 4 and the x-axis", "32/3"],
  ["area bounded by the curve y = sin x, the x-axis and the lines x=0 and x=pi", "2"],
  ["Find the area of the region bounded by the parabola y = x^2 and the line y = 4", "32/3"],
  ["Find the area bounded by y = x^3, x-axis, x = -1 and x = 1", "1/2"],
  ["find the area of the region bounded by y = e^x, the y-axis, x = 1 and the x axis", "e - 1"],
])("answers %s with %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  ["area under the curve y = x^3 from -1 to 1", "not_supported"],
  ["area bounded by y = 1/x, x = -1 and x = 1", "not_supported"],
  ["area bounded by y = 1/x^2, x = -1 and x = 1", "not_supported"],
  ["area under y = sec^2 x from 0 to pi", "not_verified"],
  ["area between y = x^2 + 1 and the x axis", "not_supported"],
  ["area above y = x^2 and below y = 4", null],
  ["area between y=x, y=2x and y=3x", null],
  ["area bounded by y = x^2, the y-axis and y = 4", null],
  ["find the area of a circle of radius 3", null],
])("the outcome of %s is %s", (question, kind) => {
  expect(answerOf(calculusTasks, question)).toBe(kind);
});

test("a parabola and a chord enclose one sixth of the cube of the chord's width", () => {
  const small = fc.integer({ min: -9, max: 9 });
  fc.assert(
    fc.property(small, fc.integer({ min: 1, max: 9 }), (a, width) => {
      // x² meets (2a + w)x − a(a + w) at a and a + w.
      const line = `${2 * a + width}x + (${-a * (a + width)})`;
      const answer = answerOf(calculusTasks, `Find the area between y = x^2 and y = ${line}`);
      const [above = 0, below = 1] = (answer ?? "").split("/").map(Number);
      expect(above / below).toBeCloseTo(width ** 3 / 6, 9);
    }),
    { numRuns: 25 },
  );
});

test("the region is drawn", () => {
  const { solution } = solvedBy(calculusTasks, "Find the area under y = x^2 from 0 to 2");
  expect(solution.plot?.kind === "graph" && solution.plot.regions.length > 0).toBe(true);
});

test.each([
  ["Find the area of the region bounded by y^2 = 4x and x = 3", "8√(3)"],
  ["Find the area enclosed by the circle x^2 + y^2 = 4", "4π"],
  ["Find the area enclosed by the ellipse x²/16 + y²/9 = 1", "12π"],
  ["Find the area of the region bounded by the parabola x^2 = 4y and the line y = 4", "64/3"],
  ["Find the area bounded by y^2 = 8x and its latus rectum", "32/3"],
])("by symmetry: %s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  "Find the area of the smaller region bounded by the circle x^2+y^2=4 and x=1",
  "Find the area bounded by y^2=4x and y = 3",
  "Find the area enclosed by the ellipse x²/16 + y²/9 = 1 in the first quadrant",
  "Find the area bounded by y^2 = 4x and x = 0",
  "Find the area outside the circle x^2 + y^2 = 4",
  "Find the area of the region bounded by y^2 = 4x, x = 1 and x = 3",
])("is not a whole symmetric figure: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(calculusTasks, question));
});
