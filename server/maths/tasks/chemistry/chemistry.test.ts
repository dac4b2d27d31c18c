import { expect, test } from "vitest";
import { readQuestion } from "../../read/question.ts";
import { chemistryTasks } from "./chemistry.tasks.ts";
import { answerOf, solvedBy } from "./testing/answer-of.ts";

const examples = chemistryTasks.flatMap(({ name, examples: own }) => {
  return own.map((question) => [name, question] as const);
});

test.each(examples)("%s solves its example: %s", (name, question) => {
  const solved = solvedBy(question);
  expect(solved?.task).toBe(name);
  expect(solved?.solution.check.lines.length).toBeGreaterThan(0);
  expect(solved?.solution.steps.length).toBeGreaterThan(0);
});

test.each(chemistryTasks.map((task) => [task.name, task] as const))(
  "%s has examples with different answers",
  (_, task) => {
    const answers = task.examples.map((question) => answerOf(question));
    expect(new Set(answers).size).toBe(answers.length);
  },
);

test.each(chemistryTasks.map((task) => [task.name, task] as const))(
  "%s makes similar questions that are solved",
  (_, task) => {
    const [question] = task.examples;
    const solved = [0.05, 0.2, 0.35, 0.5, 0.65, 0.8, 0.95].filter((draw) => {
      const candidate = task.vary(readQuestion(question), () => draw);
      return candidate !== null && solvedBy(candidate) !== null;
    });
    expect(solved.length).toBeGreaterThanOrEqual(4);
  },
);

test("the atomic masses of the question are used in place of the table's", () => {
  expect(answerOf("Find the molar mass of CuSO4 (Cu = 64, S = 32, O = 16)")).toBe("160 g/mol");
  expect(answerOf("Find the molar mass of CuSO4")).toBe("159.5 g/mol");
});

test("the case of symbols tells cobalt from carbon monoxide", () => {
  expect(answerOf("molar mass of Co")).toBe("59 g/mol");
  expect(answerOf("molar mass of CO")).toBe("28 g/mol");
});

test("Unicode, LaTeX and plain formulas are read alike", () => {
  for (const formula of ["H2SO4", "H₂SO₄", "$H_2SO_4$", "\\ce{H2SO4}", "$\\mathrm{H_{2}SO_{4}}$"]) {
    expect(answerOf(`molar mass of ${formula}`)).toBe("98 g/mol");
  }
});

test("a student of class 12 gets subshells where one of class 9 gets shells", () => {
  expect(answerOf("electronic configuration of sodium", 9)).toBe("2, 8, 1");
  expect(answerOf("electronic configuration of sodium", 12)).toBe("1s^2 2s^2 2p^6 3s^1");
});
