import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { prove, quartiles } from "./quartiles.task.ts";

function ask(text: string): string | null {
  try {
    const outcome = quartiles.attempt(readQuestion(text), { grade: 11 });
    return outcome?.kind === "solved" ? outcome.solution.answer.plain : null;
  } catch (error) {
    if (error instanceof Refusal) return error.kind;
    throw error;
  }
}

test.each([
  ["Find Q1, Q2 and Q3 of 12, 15, 11, 18, 20, 25, 30", "Q1 = 12, Q2 = 18, Q3 = 25"],
  ["Find the lower quartile and upper quartile of 3, 5, 7, 8, 9, 11, 15", "Q1 = 5, Q3 = 11"],
  ["Find the quartile deviation of 20, 28, 40, 12, 30, 15, 50", "12.5"],
  ["What is the interquartile range of the data 3, 5, 7, 8, 9, 11, 15", "6"],
  ["Find the IQR of 3, 5, 7, 8, 9, 11, 15", null],
  ["Find the semi-interquartile range of 3, 5, 7, 8, 9, 11, 15", "3"],
  ["Find the semi - interquartile range of 3, 5, 7, 8, 9, 11, 15", "3"],
  [
    "Find the interquartile range and semi-interquartile range of 3, 5, 7, 8, 9, 11, 15",
    "QD = 3, IQR = 6",
  ],
  [
    "Find the semi-interquartile range and the interquartile range of 3, 5, 7, 8, 9, 11, 15",
    "QD = 3, IQR = 6",
  ],
  [
    "Find the inter-quartile range and the quartile deviation of 3, 5, 7, 8, 9, 11, 15",
    "QD = 3, IQR = 6",
  ],
  // Textbooks differ on quartiles between two values.
  ["Find the interquartile range of 3, 5, 7, 8", "not_supported"],
  ["Find Q1 of 3, 5, 7 cm", null],
  ["Find Q1 without 7 of 3, 5, 7", null],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test("wrong quartiles are not proved", () => {
  const values = [3n, 5n, 7n].map((value) => q.rational(value));
  const problem = { values, asked: ["Q1"] } as const;
  const right = { Q1: q.rational(3n), Q2: q.rational(5n), Q3: q.rational(7n) };
  expect(prove(problem, right)).not.toBeNull();
  expect(prove(problem, { ...right, Q1: q.rational(5n) })).toBeNull();
});
