import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function methodOf(question: string): string {
  const outcome = solveQuestion(question, { grade: 8 });
  return outcome.kind === "solved"
    ? `${outcome.solution.answer.plain}: ${outcome.solution.method}`
    : outcome.kind;
}

test.each([
  ["√1764", "42: Prime factorisation"],
  ["sqrt 1764", "42: Prime factorisation"],
  ["sqrt(1764)", "42: Prime factorisation"],
  ["Find √1764", "42: Prime factorisation"],
  ["√1764 = ?", "42: Prime factorisation"],
  ["\\sqrt{1764}", "42: Prime factorisation"],
  ["√72", "6√(2): Simplification of surds"],
  ["Simplify √144", "12: Simplification of surds"],
  ["√50 + √18", "8√(2): Simplification of surds"],
  ["√16 + √9", "7: Simplification of surds"],
  ["√16x", "not_understood"],
])("%s gives %s", (question, answer) => {
  expect(methodOf(question)).toBe(answer);
});
