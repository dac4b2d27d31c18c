import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function optionOf(question: string): string | undefined {
  const outcome = solveQuestion(question);
  if (outcome.kind === "solved") return outcome.solution.answer.option?.letter;
  return "detail" in outcome ? outcome.detail : undefined;
}

test.each([
  ["Which of the following is a prime number? (a) 51 (b) 57 (c) 59 (d) 91", "c"],
  ["Which of the following is divisible by 9?\nA. 1234\nB. 4321\nC. 5679\nD. 8000", "C"],
  ["Q.3 Which of these is not a factor of 36? (1) 4 (2) 8 (3) 12 (4) 18", "2"],
  ["Which of the following is a solution of x + y = 5? (a) (1, 3) (b) (2, 3) (c) (4, 2)", "b"],
  ["Which of the following fractions is in its simplest form? (a) 4/6 (b) 2/3 (c) 6/9", "b"],
  ["Which of the following is irrational? (a) √4 (b) √9 (c) √7 (d) 22/7", "c"],
  ["Which of the following is a factor of x² - 5x + 6? (a) x - 1 (b) x - 2 (c) x + 3", "b"],
])("%j is answered by testing every option", (question, letter) => {
  expect(optionOf(question)).toBe(letter);
});

test("if no option or more than one matches, that is stated and no letter is named", () => {
  expect(optionOf("Which of these is prime? (a) 4 (b) 6 (c) 9")).toContain("none of them is prime");
  expect(optionOf("Which of these is prime? (a) 5 (b) 6 (c) 7")).toContain(
    "more than one is prime",
  );
});
