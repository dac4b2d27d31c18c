import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";
import { judgeLines } from "../../../steps/check-solution.ts";

function solved(question: string) {
  const outcome = solveQuestion(question, { grade: 7 });
  if (outcome.kind !== "solved") throw new Error(outcome.detail);
  return outcome.solution;
}

test.each([
  ["15% of 240", ["Unitary method", "Multiplying by a decimal"]],
  ["What is 12.5% of ₹96?", ["Unitary method", "Multiplying by a decimal"]],
  ["20 is what percent of 80?", ["Unitary method", "Writing the fraction as a decimal"]],
  ["7% of what number is 30", ["Forming an equation"]],
  ["Increase 200 by 15%", ["Percentage of the new amount", "Unitary method"]],
  ["Decrease ₹450 by 12.5%", ["Percentage of the new amount", "Unitary method"]],
])("%s is also solved by %s, and every line is proved", (question, methods) => {
  const solution = solved(question);
  expect(solution.approaches?.map(({ method }) => method)).toEqual(methods);
  for (const { steps } of solution.approaches ?? []) {
    expect(steps.at(-1)?.after).toContain(solution.answer.latex);
  }
  for (const { verdict } of judgeLines(solution)) expect(["holds", "states"]).toContain(verdict);
});

test.each([
  ["33 1/3% of 60", ["Unitary method"]],
  ["What percent of 30 is 10?", ["Unitary method"]],
])("%s has no method by decimals, because they would not terminate", (question, methods) => {
  expect(solved(question).approaches?.map(({ method }) => method)).toEqual(methods);
});
