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

test("the atomic masses of the question are used instead of the table's", () => {
  expect(answerOf("Find the molar mass of CuSO4 (Cu = 64, S = 32, O = 16)")).toBe("160 g/mol");
  expect(answerOf("Find the molar mass of CuSO4")).toBe("159.5 g/mol");
});

test("the case of symbols distinguishes cobalt from carbon monoxide", () => {
  expect(answerOf("molar mass of Co")).toBe("59 g/mol");
  expect(answerOf("molar mass of CO")).toBe("28 g/mol");
});

test("Unicode, LaTeX and plain formulas are read the same", () => {
  for (const formula of ["H2SO4", "H₂SO₄", "$H_2SO_4$", "\\ce{H2SO4}", "$\\mathrm{H_{2}SO_{4}}$"]) {
    expect(answerOf(`molar mass of ${formula}`)).toBe("98 g/mol");
  }
});

test("a student of class 12 gets subshells, one of class 9 shells", () => {
  expect(answerOf("electronic configuration of sodium", 9)).toBe("2, 8, 1");
  expect(answerOf("electronic configuration of sodium", 12)).toBe("1s^2 2s^2 2p^6 3s^1");
});

const linesOf = (question: string): string[] =>
  (solvedBy(question)?.solution.steps ?? []).flatMap(({ before, after }) => [before ?? "", after]);

test("an intermediate volume has the unit of the calculation", () => {
  expect(linesOf("100 mL of 0.5 M HCl is diluted with 150 mL water, new molarity?")).toContain(
    "V_2 = 250\\,\\mathrm{mL}",
  );
});

test("values are substituted into a law with their units, over one fraction line", () => {
  const lines = linesOf(
    "Find the number of moles of an ideal gas in a 5 L vessel at 300 K and 2 bar",
  );
  expect(lines).toContain("n = \\frac{P V}{R T}");
  expect(lines).toContain(
    "n = \\frac{2\\,\\mathrm{bar} \\times 5\\,\\mathrm{L}}{0.083\\,\\mathrm{L}\\,\\mathrm{bar}/(\\mathrm{mol}\\,\\mathrm{K}) \\times 300\\,\\mathrm{K}}",
  );
});

test("a law used without rearrangement is checked in another form", () => {
  const solved = solvedBy("Find the molality of a solution of 20 g NaOH in 500 g of water");
  expect(solved?.solution.check.lines).toEqual([
    "n = b W = 1\\,\\mathrm{mol}/\\mathrm{kg} \\times 0.5\\,\\mathrm{kg} = 0.5\\,\\mathrm{mol}",
  ]);
});

test("no line states that a constant equals itself", () => {
  const whys = solvedBy(
    "The half-life of a first order reaction is 8 days. Find its rate constant",
  );
  expect(whys?.solution.steps.map(({ why }) => why).join(" ")).toContain(
    "$0.693$ is the natural logarithm of 2, rounded.",
  );
});

test("every step has a reason", () => {
  const silent = chemistryTasks.flatMap(({ examples: own }) =>
    own.flatMap((question) =>
      (solvedBy(question)?.solution.steps ?? []).filter(({ why }) => why === ""),
    ),
  );
  expect(silent).toEqual([]);
});
