import { expect, test } from "vitest";
import { parseExpression } from "../../read/parse-expression.ts";
import { canonical } from "../../algebra/canonical.ts";
import { tokenise } from "../../read/tokenise.ts";
import { solveQuestion } from "../../solve-question.ts";
import { prove } from "./statement-of-letters.task.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question, { grade: 9 });
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["True or false: y - y = 7", "false"],
  ["Is 4(a + 2) = 4a + 8 true?", "true"],
  ["Is it true that (p + 1)^2 = p^2 + 2p + 1?", "true"],
  ["Is this true or false? t + 4 > t + 9", "false"],
  ["Is this true or false? t + 9 ≥ t + 4", "true"],
  ["Is it true that m ≠ m + 1?", "true"],
  ["True or false: 6/y = 0", "false"],
  ["(2n)/(n) = 2 true or false", "true"],
  ["Is it true that √9 = 3?", "true"],
  ["Is √5 + √2 > √14 true?", "false"],
  ["True or false: |-7| = 7", "true"],
])("%s: %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "Is x^2 = 9 true?",
  "Is it true that √(x^2) = x?",
  "True or false: 3x = 6",
  "True or false: x/0 = 2",
  "True or false: (y - y)/(y - y) = 1",
  "Is it true that x < y < z?",
  "Is it not true that x = x?",
  "Is 2x = 2x true and 3 = 4?",
])("%s gets no answer", (question) => {
  expect(["not_supported", "not_understood"]).toContain(answerTo(question));
});

test("a wrong verdict is not proved", () => {
  const read = (text: string) => parseExpression(tokenise(text));
  const [left, right] = [read("2(x + 1)"), read("2x + 2")];
  const problem = { left, right, relation: "=" as const };
  const difference = canonical(read("x - x"));
  expect(prove(problem, { isTrue: false, difference })).toBeNull();
  const other = canonical(read("1"));
  expect(prove(problem, { isTrue: false, difference: other })).toBeNull();
});
