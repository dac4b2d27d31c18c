import { expect, test } from "vitest";
import { solveQuestion } from "@sawaal/maths/testing";
import { givenSolution } from "../../testing/given-solution.ts";
import { checkSolution } from "./check-solution.ts";

function statusOf(question: string, answer: string) {
  return checkSolution(solveQuestion(question), givenSolution({ answer })).status;
}

test.each([
  ["Solve 2x + 3 = 11", "$x = 4$"],
  ["Solve 2x + 3 = 11", "The answer is **x = 4**."],
  ["What is 3/4 + 5/6?", "$\\frac{19}{12}$"],
  ["What is 3/4 + 5/6?", "19/12"],
  ["15% of 240", "36"],
  ["Solve x^2 - 5x + 6 = 0", "$x = 3$ or $x = 2$"],
  ["x + y = 10 and x - y = 4", "$x = 7, y = 3$"],
])("%s answered by %s is checked", (question, answer) => {
  expect(statusOf(question, answer)).toBe("checked");
});

test.each([
  ["Solve 2x + 3 = 11", "$x = 7$"],
  ["Solve 2x + 3 = 11", "$x = -4$"],
  ["Solve 2x + 3 = 11", "$x = 44$"],
  ["What is 3/4 + 5/6?", "$\\frac{8}{10}$"],
  ["What is 3/4 + 5/6?", "$\\frac{38}{24}$"],
  ["15% of 240", "3.6"],
  ["15% of 240", "36 or 37"],
  ["Solve x^2 - 5x + 6 = 0", "$x = 2$"],
  ["Solve x^2 - 5x + 6 = 0", "$x = 2$ or $x = 3$ or $x = 4$"],
  ["Solve x^2 + 1 = 0", "$x = 1$"],
  ["x + y = 10 and x - y = 4", "$x = 3, y = 7$"],
  ["Solve 2x + 3 = 11", "It depends"],
])("%s answered by %s is wrong", (question, answer) => {
  expect(statusOf(question, answer)).toBe("wrong");
});

test("an answer that can't be computed is unchecked", () => {
  expect(statusOf("Explain the causes of the 1857 revolt", "1857")).toBe("unchecked");
});

test("the mark says how the answer was checked", () => {
  const computed = solveQuestion("Solve 2x + 3 = 11");
  expect(checkSolution(computed, givenSolution({ answer: "$x = 4$" }))).toEqual({
    status: "checked",
    method: String.raw`$2 \times 4 + 3 = 11$`,
  });
});
