import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { readQuestion } from "../../../read/question.ts";
import { determinantRuleTask, prove } from "./determinant-rule.task.ts";

function ask(question: string): string | null {
  const outcome = determinantRuleTask.attempt(readQuestion(question), { grade: 12 });
  return outcome?.kind === "solved" ? outcome.solution.answer.plain : (outcome?.kind ?? null);
}

test.each([
  ["If A is a square matrix of order 3 and |A| = 4 find |2A|", "32"],
  ["A is a 3x3 matrix with |A| = 5, find |2A|", "40"],
  ["If A is a square matrix of order 3 such that |A| = -2, then find the value of |-3A|.", "54"],
  ["Find |adj A| if A is of order 3 and |A| = 5", "25"],
  ["If A is a 3×3 matrix and |A| = 5, find |A^-1|", "1/5"],
  ["If A is an invertible matrix of order 2 and det(A) = 6, find |A'|", "6"],
  ["If A is a square matrix of order 3 and |A| = 2 find |A (adj A)|", "8"],
  ["If A is a square matrix of order 3 with |A| = 3, write |A^2|", "9"],
  ["If A is a square matrix of order 3 and |A| = 4 then |adj A| = ?", "16"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "If A is a square matrix of order 3 and |A| = 4 find |2B|",
  "If A is a matrix of order 3 and |A| = 4 and |B| = 2 find |2A|",
  "If A is a square matrix of order 3 and |A| = 4 find |A + I|",
  "If A is a square matrix and |A| = 4 find |2A|",
  "If A is a matrix of order 3 × 2 and |A| = 4 find |2A|",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("a wrong determinant is not proved, and a singular matrix has no inverse", () => {
  const problem = {
    order: 3,
    determinant: q.rational(4n),
    made: { kind: "multiple", factor: 2n },
  } as const;
  expect(prove(problem, q.rational(32n))).not.toBeNull();
  expect(prove(problem, q.rational(8n))).toBeNull();
  const question = readQuestion("If A is a matrix of order 3 and |A| = 0 find |A^-1|");
  expect(() => determinantRuleTask.attempt(question, { grade: 12 })).toThrow("no inverse");
});
