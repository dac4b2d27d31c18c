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
  ["Find two consecutive positive integers whose product is 306", "17, 18"],
  ["Find two consecutive odd natural numbers, the sum of whose squares is 202.", "9, 11"],
  ["The product of two consecutive natural numbers is 12,432. Find the numbers.", "111, 112"],
  ["Find two consecutive integers whose product is 306", null],
  ["Find three consecutive positive integers whose product is 306", null],
  ["The product of two numbers is 1,536. One of them is 32. Find the other.", "48"],
  ["The product of two rational numbers is -8/9. If one of them is -4/15, find the other.", "10/3"],
  ["the sum of two numbers is 100. if one is 36.75 what is the other number", "63.25"],
  ["The product of two fractions is 7/12. One of them is 1 3/4. Find the other fraction.", "1/3"],
  ["The product of two numbers is 1536. One of them is not 32. Find the other.", null],
  ["The product of two numbers is 1536. One of them is 32. Find their sum.", null],
  ["The product of three numbers is 1536. One of them is 32. Find the other.", null],
  ["The product of two numbers is 1536. One of them is 0. Find the other.", null],
  ["The product of two numbers is 2,3 and one is 2, find the other", null],
  ["The sum of a number and its reciprocal is 10/3. Find the number.", "3, 1/3"],
  ["The sum of a number and its reciprocal is 2. Find the number.", "1"],
  ["The sum of a natural number and its reciprocal is 65/8. Find the number.", "8"],
  ["A number exceeds its reciprocal by 15/4. Find the number", "4, -1/4"],
  ["A positive number exceeds its reciprocal by 3/2. Find the number.", "2"],
  ["The sum of a number and its reciprocal is 1. Find the number.", null],
  ["The sum of a number and its reciprocal is 3. Find the number.", null],
  ["The sum of a number and twice its reciprocal is 3. Find the number.", null],
  ["The sum of a number and its reciprocal is 10/3. Find its square.", null],
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
  const story = { relation: "product", parity: "even", total: 168n } as const;
  expect(holds(story, 12n)).toBe(true);
  expect(holds(story, 14n)).toBe(false);
  expect(holds(story, -14n)).toBe(false);
});
