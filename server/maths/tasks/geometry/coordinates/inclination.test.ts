import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["Find the slope of a line which makes an angle of 30° with the positive x-axis", "1/sqrt(3)"],
  ["slope of line with inclination 120°", "-sqrt(3)"],
  ["Find the slope of a line making an angle of 45 degrees with the x-axis", "1"],
  ["Find the slope of a line inclined at 135° to the positive direction of x-axis", "-1"],
  ["Find the inclination of a line whose slope is √3", "60°"],
  ["Find the angle of inclination of a line whose slope is -1/√3", "150°"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["Find the slope of a line whose inclination is 90°", "not_supported"],
  ["Find the slope of a line whose inclination is 37°", "not_supported"],
  ["Find the slope of a line which makes an angle of 30° with the y-axis", "not_understood"],
])("%s has no slope here", (question, kind) => {
  expect(answerTo(question)).toBe(kind);
});
