import { expect, test } from "vitest";
import { solvedBy } from "../../../testing/attempt.ts";
import { geometryTasks } from "../geometry.tasks.ts";

function linesOf(question: string): string[] {
  return solvedBy(geometryTasks, question).solution.steps.map(({ after }) => after);
}

test.each([
  [
    "Find the area of a triangle with sides 13 cm, 14 cm and 15 cm",
    [
      "A = \\sqrt{21 \\times 8 \\times 7 \\times 6}",
      "A = \\sqrt{(3 \\times 7) \\times (2 \\times 2 \\times 2) \\times 7 \\times (2 \\times 3)}",
      "A = \\sqrt{(2 \\times 2) \\times (2 \\times 2) \\times (3 \\times 3) \\times (7 \\times 7)}",
      "A = 2 \\times 2 \\times 3 \\times 7",
      "A = 84\\,\\mathrm{cm}^{2}",
    ],
  ],
  [
    "Using Heron's formula find the area of a triangle whose sides are 8 cm, 11 cm and 13 cm",
    [
      "A = \\sqrt{16 \\times 8 \\times 5 \\times 3}",
      "A = 2 \\times 2 \\times 2 \\times \\sqrt{2 \\times 3 \\times 5}",
      "A = 8\\sqrt{30}\\,\\mathrm{cm}^{2} \\approx 43.82\\,\\mathrm{cm}^{2}",
    ],
  ],
  [
    "Find the area of a triangle with sides 7 cm, 8 cm and 10 cm",
    [
      "A = \\frac{\\sqrt{25 \\times 11 \\times 9 \\times 5}}{4}",
      "A = \\frac{3 \\times 5 \\times \\sqrt{5 \\times 11}}{4}",
    ],
  ],
  [
    "Find the cost of levelling a triangular plot with sides 51 m, 37 m, 20 m at ₹3 per m²",
    ["A = \\sqrt{54 \\times 3 \\times 17 \\times 34}", "A = 2 \\times 3 \\times 3 \\times 17"],
  ],
  [
    "The sides of a triangle are in the ratio 12:17:25 and its perimeter is 540 cm. Find its area",
    [
      "A = \\sqrt{270 \\times 150 \\times 100 \\times 20}",
      "A = 2 \\times 2 \\times 2 \\times 3 \\times 3 \\times 5 \\times 5 \\times 5",
    ],
  ],
])(
  "%s: the factors of Heron's formula are split into primes and leave the root in pairs",
  (question, lines) => {
    expect(linesOf(question)).toEqual(expect.arrayContaining(lines));
  },
);

test("Heron's formula names the method if it gives the area, and every line has a reason", () => {
  const { method, steps } = solvedBy(
    geometryTasks,
    "The sides of a triangular field are 41 m, 40 m and 9 m. Find its area",
  ).solution;
  expect(method).toBe("Heron's formula");
  for (const { why } of steps) expect(why).not.toBe("");
});

test("decimals under the root are computed as one number", () => {
  const lines = linesOf("Find the area of a triangle with sides 2.5 cm, 6 cm and 6.5 cm");
  expect(lines).toContain("A = \\sqrt{56.25}");
  expect(lines.at(-1)).toBe("A = 7.5\\,\\mathrm{cm}^{2}");
});
