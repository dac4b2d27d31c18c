import { expect, test } from "vitest";
import { solvedBy } from "../../../testing/attempt.ts";
import { equationsTasks } from "../equations.tasks.ts";

function linesOf(question: string): string[] {
  const { steps } = solvedBy(equationsTasks, question).solution;
  return steps.map(({ after }) => after);
}

test.each([
  ["|2x - 3| < 5", ["-5 < 2x - 3 < 5", "-2 < 2x < 8", "-1 < x < 4"]],
  [
    "Solve 5 ≥ |x + 2|",
    ["\\left|x + 2\\right| \\le 5", "-5 \\le x + 2 \\le 5", "-7 \\le x \\le 3"],
  ],
  ["|(x - 2)/3| < 4", ["-4 < \\frac{x - 2}{3} < 4", "-12 < x - 2 < 12", "-10 < x < 14"]],
  ["3|x - 1| + 2 ≤ 8", ["\\left|x - 1\\right| \\le 2", "-2 \\le x - 1 \\le 2", "-1 \\le x \\le 3"]],
])("%s becomes one double inequality, solved in all three parts", (question, lines) => {
  expect(linesOf(question)).toEqual(lines);
});

test("a negative coefficient of the unknown reverses both signs of the double inequality", () => {
  expect(linesOf("|3 - 2x| ≤ 5")).toEqual([
    "-5 \\le 3 - 2x \\le 5",
    "-8 \\le -2x \\le 2",
    "4 \\ge x \\ge -1",
    "-1 \\le x \\le 4",
  ]);
  expect(linesOf("6 ≤ -3(2x - 4) < 12")).toContain("1 \\ge x > 0");
});

test("a modulus greater than a number is solved in two cases", () => {
  expect(linesOf("|2x - 3| ≥ 5")).toEqual([
    "2x - 3 \\le -5 \\text{ or } 2x - 3 \\ge 5",
    "2x \\le -2",
    "x \\le -1",
    "2x \\ge 8",
    "x \\ge 4",
    "x \\le -1 \\text{ or } x \\ge 4",
  ]);
  const { steps } = solvedBy(equationsTasks, "7 - |x + 1| < 2").solution;
  expect(steps.map(({ title }) => title)).toEqual([
    "Bring the modulus to stand alone",
    "Write it as two cases",
    "Case 1: subtract $1$ from both sides",
    "Case 2: subtract $1$ from both sides",
    "Put the two cases together",
  ]);
});

test("a modulus between two numbers is two double inequalities", () => {
  expect(linesOf("1 < |x - 2| ≤ 3")).toEqual([
    "-3 \\le x - 2 < -1 \\text{ or } 1 < x - 2 \\le 3",
    "-1 \\le x < 1",
    "3 < x \\le 5",
    "-1 \\le x < 1 \\text{ or } 3 < x \\le 5",
  ]);
});

test.each([
  ["|x - 4| < -1", "no solution", "never negative"],
  ["|x - 4| ≥ -1", "all real numbers", "never negative"],
  ["|2x + 1| ≤ 0", "x = -1/2", "where its inside is"],
])("%s follows from the range of a modulus", (question, answer, why) => {
  const { answer: found, steps } = solvedBy(equationsTasks, question).solution;
  expect(found.plain).toBe(answer);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.why).toContain(why);
});

test("every step of a modulus inequality has a reason", () => {
  for (const question of ["|2x - 3| < 5", "|5 - x| > 2", "2 < |3x| < 9", "|x - 1| > x"]) {
    for (const { why } of solvedBy(equationsTasks, question).solution.steps)
      expect(why).not.toBe("");
  }
});
