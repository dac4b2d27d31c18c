import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { matrixIdentityTask } from "./matrix-identity.task.ts";

function ask(question: string): string | null {
  const outcome = matrixIdentityTask.attempt(readQuestion(question), { grade: 12 });
  return outcome?.kind === "solved" ? outcome.solution.answer.plain : (outcome?.kind ?? null);
}

test.each([
  ["If A = [[3,1],[-1,2]], show that A² - 5A + 7I = 0", "true"],
  ["If A=[2 3;1 2] show that A^2 - 4A + I = O", "true"],
  ["If A=[2 3;1 2] show that A^2 - 4A + 2I = O", "false"],
  ["If A = [[1, 2], [3, 4]] and B = [[2, 0], [1, 5]], verify that (AB)' = B'A'", "true"],
  ["If A = [[1, 2], [3, 4]] and B = [[2, 0], [1, 5]], verify that AB = BA", "false"],
])("%s: %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "If A = [[1, 2], [3, 4]] prove that A = x",
  "If A = [[3,1],[-1,2]], show that A² - 5A + 7I = 0. Hence find A^-1",
  "If A = [[x, 2], [3, 4]], show that A² = 0",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});
