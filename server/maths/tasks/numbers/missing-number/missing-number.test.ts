import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function solutionTo(question: string) {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(outcome.detail);
  return { task: outcome.task, ...outcome.solution };
}

test.each([
  ["3/4 = __/12", "9"],
  ["3/4 = ?/12", "9"],
  ["__/12 = 3/4", "9"],
  ["12/16 = 3/□", "4"],
  ["Fill in the blank: 3/5 = 12/___", "20"],
  ["5 + __ = 12", "7"],
  ["12 = 5 + ?", "7"],
  ["15 - __ = 7", "8"],
  ["__ - 7 = 15", "22"],
  ["7 × __ = 63", "9"],
  ["7 x __ = 63", "9"],
  ["24 ÷ __ = 6", "4"],
  ["Find the missing number: ? ÷ 4 = 9", "36"],
  ["3 × (2 + __) = 15", "3"],
  ["4 + 5 = __ + 3", "6"],
  ["4.5 + ... = 7.2", "2.7"],
  ["-5 + __ = 3", "8"],
  ["5 × __ = 0", "0"],
])("the number in the blank of %s is %s", (question, answer) => {
  expect(solutionTo(question)).toMatchObject({ task: "missing-number", answer: { plain: answer } });
});

test("equal fractions are made by one number above and below", () => {
  const { method, steps } = solutionTo("3/4 = __/12");
  expect(method).toBe("Equivalent fractions");
  expect(steps.map(({ after }) => after)).toEqual([
    String.raw`4 \times 3 = 12`,
    String.raw`\square = 9`,
  ]);
});

test("operations are undone from the outside in", () => {
  const { steps, check } = solutionTo("3 × (2 + __) = 15");
  expect(steps.map(({ after }) => after)).toEqual([
    String.raw`2 + \square = 5`,
    String.raw`\square = 3`,
  ]);
  expect(check.lines).toContain(String.raw`3 \times (2 + 3) = 15`);
});

test.each(["3 + 4 = ?", "3 + 4 = ____"])("%s is a sum to be worked out", (question) => {
  expect(solutionTo(question)).toMatchObject({ task: "arithmetic", answer: { plain: "7" } });
});

test.each([
  "0 × __ = 5",
  "0 × __ = 0",
  "0 ÷ __ = 4",
  "6 ÷ __ = 0",
  "5_ + 3 = 57",
  "__ × __ = 36",
  "3x + __ = 5x",
  "1 m = ___ cm",
  "Find the missing digit: 5 × __ = 35",
])("%s has no single number for its blank, or is another question", (question) => {
  expect(solveQuestion(question).kind).not.toBe("solved");
});
