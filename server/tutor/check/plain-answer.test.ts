import { expect, test } from "vitest";
import { plainAnswer } from "./plain-answer.ts";

test.each([
  ["$x = 4$", "x = 4"],
  ["$$x = 4$$", "x = 4"],
  ["\\(x = 4\\)", "x = 4"],
  ["\\[x = 4\\]", "x = 4"],
  ["**x = 4**", "x = 4"],
  ["The answer is $x = 4$.", "x = 4"],
  ["Final answer: x = 4", "x = 4"],
  ["Ans: 36", "36"],
  ["Therefore, $x = 4$", "x = 4"],
  ["$\\boxed{36}$", "36"],
  ["$\\boxed{\\frac{3}{4}}$.", "\\frac{3}{4}"],
  ["$x = 2$ or $x = 3$", "x = 2 or x = 3"],
  ["$12\\,\\text{km}$", "12  km"],
  ["3.5", "3.5"],
  ["2*x", "2*x"],
  ["Sodium", "Sodium"],
])("%s is read as %s", (markdown, plain) => {
  expect(plainAnswer(markdown)).toBe(plain);
});
