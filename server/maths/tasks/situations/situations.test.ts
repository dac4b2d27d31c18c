import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";
import { holds } from "./consecutive-numbers.task.ts";

test.each([
  ["The product of two consecutive positive integers is 306. Find them.", "17, 18"],
  [
    "the sum of squares of two consecutive odd positive integers is 290. find the numbers",
    "11, 13",
  ],
  ["Product of two consecutive even natural numbers is 168, find them", "12, 14"],
  ["The product of two consecutive positive integers is 307. Find them.", null],
  ["The product of two consecutive odd natural numbers is 168. Find them.", null],
  ["The product of two consecutive integers is 306. Find them.", null],
  ["The product of two consecutive positive integers is not 306. Find them.", null],
  ["The product of two consecutive positive integers is 306. Find their sum.", null],
])("%s: %s", (question, answer) => {
  const outcome = solveQuestion(question, { grade: 10 });
  expect(outcome.kind === "solved" ? outcome.solution.answer.plain : null).toBe(answer);
});

test("numbers that do not fit the story are not proved", () => {
  const story = { given: "product", parity: "even", total: 168n } as const;
  expect(holds(story, 12n)).toBe(true);
  expect(holds(story, 14n)).toBe(false);
  expect(holds(story, -14n)).toBe(false);
});
