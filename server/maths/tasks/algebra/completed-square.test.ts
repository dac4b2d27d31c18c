import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";

test.each([
  ["Complete the square: x^2 + 6x + 5", "(x + 3)^2 - 4"],
  ["Complete the square x^2 + 6x", "(x + 3)^2 - 9"],
  ["Write x^2 + 6x + 5 in the form (x + a)^2 + b", "(x + 3)^2 - 4"],
  ["Express 2x^2 + 8x + 3 in the form a(x + h)^2 + k", "2(x + 2)^2 - 5"],
  ["Complete the square of 3y^2 - 5y + 1", "3(y - 5/6)^2 - 13/12"],
  ["Express x^2 - 4x + 7 as a perfect square plus a constant", "(x - 2)^2 + 3"],
])("%s gives %s", (question, answer) => {
  expect(solveQuestion(question)).toMatchObject({
    kind: "solved",
    task: "completed-square",
    solution: { answer: { plain: answer } },
  });
});

test.each([
  "Complete the square: x + 5",
  "Complete the square: x^3 + 2x",
  "Complete the square: 7",
])("%s is not a quadratic with a middle term", (question) => {
  expect(solveQuestion(question).kind).not.toBe("solved");
});
