import { expect, test } from "vitest";
import { compareAnswers } from "../../../compare.ts";
import { solveQuestion } from "../../../solve-question.ts";
import { answerTo, solveOrThrow } from "../testing/ask.ts";

function linesOf(question: string): string[] {
  return solveOrThrow(question).solution.steps.map(({ after }) => after);
}

test.each([
  ["tan 30°", "1/(√(3))"],
  ["Find the value of cos 45°", "1/(√(2))"],
  ["The value of cot 60 is", "1/(√(3))"],
  ["cosec 60°", "2/(√(3))"],
  ["What is the value of tan 210°", "1/(√(3))"],
  ["cos 135°", "-1/(√(2))"],
  ["sec(-30°)", "2/(√(3))"],
  ["sin 60°", "(√(3))/2"],
  ["tan 60°", "√(3)"],
])("%s is %s, as the tables have it", (question, value) => {
  expect(answerTo(question)).toBe(value);
});

test("the rationalised form is the same answer", () => {
  expect(compareAnswers("1/(√(3))", "√3/3")).toBe("equal");
  expect(compareAnswers("1/(√(2))", "√2/2")).toBe("equal");
  expect(compareAnswers("1/(√(3))", "√3/2")).not.toBe("equal");
  const chosen = solveQuestion("The value of tan 30° is (a) √3 (b) √3/3 (c) 1 (d) √3/2");
  expect(chosen.kind === "solved" && chosen.solution.answer.option?.letter).toBe("b");
});

test.each([
  [
    "Find the value of 2 tan 30°/(1 + tan²30°)",
    [
      "\\frac{2 \\times \\frac{1}{\\sqrt{3}}}{1 + \\left(\\frac{1}{\\sqrt{3}}\\right)^{2}}",
      "\\frac{\\frac{2}{\\sqrt{3}}}{\\frac{4}{3}}",
      "\\frac{\\sqrt{3}}{2}",
    ],
  ],
  ["4 sin² 60° − 3 tan² 30°", ["3 - 1", "2"]],
  [
    "sin 45° cos 30° + cos 45° sin 30°",
    ["\\frac{\\sqrt{3} + 1}{2\\sqrt{2}}", "\\frac{\\sqrt{6} + \\sqrt{2}}{4}"],
  ],
  [
    "Find the exact value of tan 15°",
    [
      "\\frac{1 - \\frac{1}{\\sqrt{3}}}{1 + \\frac{1}{\\sqrt{3}}}",
      "\\frac{\\sqrt{3} - 1}{\\sqrt{3} + 1}",
      "2 - \\sqrt{3}",
    ],
  ],
  [
    "(sin 30° + tan 45° - cosec 60°)/(sec 30° + cos 60° + cot 45°)",
    ["\\frac{3\\sqrt{3} - 4}{4 + 3\\sqrt{3}}", "\\frac{43 - 24\\sqrt{3}}{11}"],
  ],
  ["tan 30° + cot 60°", ["\\frac{2}{\\sqrt{3}}"]],
  ["sin 45°/cos 30°", ["\\frac{2}{\\sqrt{6}}", "\\frac{\\sqrt{6}}{3}"]],
])("%s is worked out with roots below the bar", (question, lines) => {
  expect(linesOf(question)).toEqual(expect.arrayContaining(lines));
});

test("a height is worked out with tan 30° = 1/√3", () => {
  const outcome = solveQuestion(
    "The angle of elevation of the top of a tower from a point 30 m away from its foot is 30°. Find the height of the tower.",
  );
  const lines = outcome.kind === "solved" ? outcome.solution.steps.map(({ after }) => after) : [];
  expect(lines.some((line) => line.includes("\\frac{1}{\\sqrt{3}}"))).toBe(true);
});
