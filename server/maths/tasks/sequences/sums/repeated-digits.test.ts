import { expect, test } from "vitest";
import { compareAnswers } from "../../../compare.ts";
import { answerOf } from "../../../testing/attempt.ts";
import { sequencesTasks } from "../sequences.tasks.ts";

const answer = (question: string): string | null => answerOf(sequencesTasks, question);

test.each([
  ["Find the sum of 5 + 55 + 555 + ... to n terms", "5(10^(n + 1) - 9n - 10)/81"],
  ["Find the sum to n terms of the series 7 + 77 + 777 + …", "7(10^(n + 1) - 9n - 10)/81"],
  ["0.5 + 0.55 + 0.555 + ... to n terms", "5(9n - 1 + 1/10^n)/81"],
  ["Find the sum of 8 + 88 + 888 + ... to 5 terms", "98760"],
])("%s: %s", (question, expected) => {
  expect(answer(question)).toBe(expected);
});

test.each([
  "5 + 55 + 556 + ... to n terms",
  "5 + 55 + 555 + ...",
  "5 + 55 + 0.555 + ... to n terms",
  "5 - 55 + 555 - ... to n terms",
])("not answered: %s", (question) => {
  expect(answer(question)).toBeNull();
});

test("the formula of a book is the same answer", () => {
  const own = answer("5 + 55 + 555 + ... to n terms") ?? "";
  expect(compareAnswers("5/9 (10(10^n - 1)/9 - n)", own)).toBe("equal");
  expect(compareAnswers("5/9 (10(10^n - 1)/9 + n)", own)).toBe("different");
});
