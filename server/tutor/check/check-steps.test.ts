import { expect, test } from "vitest";
import { solveQuestion } from "../../maths/solve-question.ts";
import { solutionOf } from "../built-in/solution-of.ts";
import { seededRandom } from "../solver/seeded-random.ts";
import { findWrongLine } from "./check-steps.ts";

const linear = { reading: "2x + 3 = 11", answer: "x = 4" };
const quadratic = { reading: "x^{2} - 5x + 6 = 0", answer: "x = 2 \\text{ or } x = 3" };

function wrongIn(results: readonly string[], solved: typeof linear | null = null, question = "") {
  const steps = results.map((result) => ({ title: "Next", why: "", result, substeps: [] }));
  return findWrongLine(steps, { question, solved });
}

test("the first false equality is found, with its step", () => {
  expect(wrongIn(["$2 + 3 = 5$", "$5 \\times 4 = 24$", "$24 - 1 = 22$"])).toEqual({
    step: 1,
    line: "5 \\times 4 = 24",
  });
});

test("the moves inside a step are looked at before its result", () => {
  const substeps = [{ title: "Carry", result: "$7 + 8 = 16$" }];
  const steps = [{ title: "Add", why: "", result: "$17 + 8 = 25$", substeps }];
  expect(findWrongLine(steps, { question: "", solved: null })?.line).toBe("7 + 8 = 16");
});

test.each([
  [["$2x = 14$"], "2x = 14"],
  [["$2x + 3 = 11$", "$2x = 14$"], "2x = 14"],
  [["$2x = 8$", "$x = 5$"], "x = 5"],
  [["$2x = 8 \\Rightarrow x = 6$"], "x = 6"],
  [["$2x = 11 - 3$", "$2x = 8$", "$x = \\frac{8}{2} = 4$", "$2(4) + 3 = 11$"], null],
] as const)("an equation that loses the root is found: %j", (results, line) => {
  expect(wrongIn(results, linear)?.line ?? null).toBe(line);
});

test.each([
  [["$x^2 - 2x - 3x + 6 = 0$", "$(x - 2)(x - 3) = 0$", "$x - 2 = 0$", "$x - 3 = 0$"]],
  [["$a = 1, b = -5, c = 6$", "$D = b^2 - 4ac = 25 - 24 = 1$", "$x = \\frac{5 \\pm 1}{2}$"]],
  [["$x = \\frac{5 + 1}{2} = 3$", "$x = \\frac{5 - 1}{2} = 2$"]],
])("cases that part are none that went wrong: %j", (results) => {
  expect(wrongIn(results, quadratic)).toBeNull();
});

test.each([
  ["$3 + 5 = 9$ is wrong: it is $8$"],
  ["Is $2(3) + 3 = 11$?"],
  ["Suppose $2 + 2 = 5$"],
  ["$9 + 5 = 2$ on the clock"],
  ["$17 \\div 5 = 3$, remainder $2$"],
])("what is not claimed is not held against a step: %s", (result) => {
  expect(wrongIn([result])).toBeNull();
});

test("what the student wrote herself may be quoted", () => {
  expect(wrongIn(["$3 + 5 = 9$"], null, "I got 3 + 5 = 9. What now?")).toBeNull();
});

test.each([
  "Solve 3(x - 2) + 4 = 2x + 9",
  "Solve x^2 - 7x + 12 = 0",
  "What is 3/4 + 5/6?",
  "15% of 240",
  "Find the area of a circle of radius 7 cm",
  "Find the compound interest on ₹10000 for 2 years at 5% per annum",
  "x + y = 10 and x - y = 4",
  "Find the HCF of 24 and 36",
  "A car travels 150 km in 2.5 hours. Find its speed",
  "Solve |x - 3| = 5",
])("the proved steps of %s hold nothing false", (question) => {
  const solved = solveQuestion(question);
  if (solved.kind !== "solved") throw new Error(solved.detail);
  const { steps } = solutionOf(solved, { grade: 8, random: seededRandom(1), mostDraws: 0 });
  const { reading, solution } = solved;
  const about = { question, solved: { reading, answer: solution.answer.latex } };
  expect(findWrongLine(steps, about)).toBeNull();
});
