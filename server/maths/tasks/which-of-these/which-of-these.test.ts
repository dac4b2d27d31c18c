import { describe, expect, test } from "vitest";
import { similarQuestion } from "../../similar-question.ts";
import { seededRandom } from "../../seeded-random.ts";
import { solveQuestion } from "../../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.detail;
}

describe("a list in the sentence", () => {
  test.each([
    ["Which of 12, 17, 21 is prime?", "17"],
    ["Which of 12, 17 and 21 is a prime number?", "17"],
    ["Which number among 125, 126, 128 is a perfect cube?", "125"],
    ["Which of these is divisible by 9: 1234, 4321, 5679, 8000", "5679"],
    ["Which of the following is irrational: √4, √9, √7?", "√7"],
    ["Which of these is not a factor of 36? 4, 8, 12, 18", "8"],
    ["Which of these is a solution of 2x + 3 = 11: 3, 4, 5", "4"],
    ["Which of these is a solution of x + y = 5: (1, 3), (2, 3), (4, 2)", "(2, 3)"],
    ["Which is a factor of x^2 - 5x + 6: x - 1, x - 2, x + 3", "x - 2"],
    [
      "Which of the following is a quadratic equation: x + 2 = 5, x^2 = 4x - 1, x^3 = 8",
      "x^2 = 4x - 1",
    ],
  ])("%s %s", (question, answer) => {
    expect(answerTo(question)).toBe(answer);
  });
});

const solved = (question: string) => {
  const outcome = solveQuestion(question);
  if (outcome.kind !== "solved") throw new Error(outcome.detail);
  return outcome;
};

test("every option is a step with the line that shows it, and the last one names the option", () => {
  const { solution } = solved("Which of these is divisible by 9: 1234, 5679, 8000");
  expect(solution.method).toBe("Testing each option");
  expect(solution.steps.map(({ after }) => after)).toEqual([
    "1234 = 9 \\times 137 + 1",
    "5679 = 9 \\times 631",
    "8000 = 9 \\times 888 + 8",
    "5679",
  ]);
});

test("hints say the rule and hold no option", () => {
  const { solution } = solved("Which of these is prime: 51, 57, 59, 91");
  expect(`${solution.hints.idea} ${solution.hints.firstMove}`).not.toMatch(/\b(?:51|57|59|91)\b/);
});

test("where none fits, or more than one, it says so and names no answer", () => {
  expect(answerTo("Which of these is prime: 4, 6, 9")).toBe(
    "I tested every option, and none of them is prime. Please check the question once more.",
  );
  expect(answerTo("Which of these is not prime: 4, 6, 7")).toBe(
    "I tested every option, and more than one is not prime: $4$ and $6$. Please check the question once more.",
  );
});

test("a similar question has other numbers and one option that fits", () => {
  const similar = similarQuestion(
    solved("Which of these is prime: 51, 57, 59, 91"),
    seededRandom(3),
  );
  expect(similar).toMatch(/^Which of these is prime: \d\d, \d\d, \d\d, \d\d$/);
  expect(answerTo(similar ?? "")).toMatch(/^\d\d$/);
});
