import { expect, test } from "vitest";
import { judgeAnswer } from "./judge-answer.ts";

test.each([
  ["$x = 4$", "4", "right"],
  ["$x = 4$", "X = 4.0", "right"],
  ["$\\frac{19}{12} = 1\\frac{7}{12}$", "19/12", "right"],
  ["$\\frac{19}{12} = 1\\frac{7}{12}$", "1 7/12", "right"],
  ["$x = 2 \\text{ or } x = 3$", "3, 2", "right"],
  ["Mitochondria", "mitochondria.", "right"],
  ["$x = 2$ or $x = 3$", "x = 2", "unfinished"],
  ["$\\frac{3}{4}$", "6/8", "unfinished"],
  ["$x = 4$", "5", "wrong"],
  ["$x = 7,\\; y = 3$", "x = 3, y = 7", "wrong"],
  ["$x = 4$", "no idea", "unreadable"],
  ["Mitochondria", "the powerhouse", "unreadable"],
])("where %s is expected, %s is %s", (answer, given, verdict) => {
  expect(judgeAnswer({ answer }, given).verdict).toBe(verdict);
});

test.each(["5", "6/8", "no idea"])("what is said of %s does not tell the answer", (given) => {
  expect(judgeAnswer({ answer: "$\\frac{3}{4}$" }, given).feedback).not.toMatch(/0\.75|\\frac/u);
});

test.each([
  ["$x = 2$ or $x = 3$", "x = 2", "another value"],
  ["$\\frac{3}{4}$", "6/8", "simplest form"],
  ["$62.5 \\text{ m}$", "62.5", "Which unit"],
  ["$(x + 2)(x - 3)$", "x^2 - x - 6", "in factors"],
  ["$x^{2} - x - 6$", "(x + 2)(x - 3)", "Multiply them out"],
  ["$\\frac{x^{2}}{2} + C$", "x^2/2", "constant"],
])("where %s is expected, %s is told what is missing: %s", (answer, given, hint) => {
  const { verdict, feedback } = judgeAnswer({ answer }, given);
  expect(verdict).toBe("unfinished");
  expect(feedback).toContain(hint);
});
