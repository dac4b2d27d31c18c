import { expect, test } from "vitest";
import { givenSolution } from "../../testing/given-solution.ts";
import { practicePrompt } from "./practice.ts";

const [system, user] = practicePrompt({
  question: "Solve 2x + 3 = 11",
  solution: givenSolution({ topic: "Linear equations in one variable", answer: "$x = 4$" }),
  grade: 7,
});

test("asks for a new question with another answer, in the student's class", () => {
  expect(system?.content).toContain("class 7");
  expect(system?.content).toMatch(/one new question.*another answer/u);
});

test("the old question and its answer are quoted as data, in the user message only", () => {
  expect(user?.content).toContain("<question>\nSolve 2x + 3 = 11\n</question>");
  expect(user?.content).toContain("Linear equations in one variable: $x = 4$");
  expect(system?.content).not.toContain("2x + 3");
});
