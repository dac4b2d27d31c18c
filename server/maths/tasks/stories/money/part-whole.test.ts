import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { partWhole } from "./part-whole.task.ts";

function answerOf(question: string): string | null {
  try {
    const outcome = partWhole.attempt(readQuestion(question), { grade: 5 });
    return outcome?.kind === "solved" ? outcome.solution.answer.plain : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

test.each([
  [
    "A basket has 48 mangoes. 13 of them are rotten. How many good mangoes are there?",
    "35 mangoes",
  ],
  [
    "There are 45 students in a class. 7 students are absent. How many students are present?",
    "38 students",
  ],
  ["There are 45 students in a class. 22 of them are girls. How many boys are there?", "23 boys"],
  ["A box has 50 bulbs. 4 bulbs are defective. How many bulbs are not defective?", "46 bulbs"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "There are 45 students in a class. 22 are girls. How many tall boys are there?",
  "There are 45 students in a class. 22 are girls. How many girls are there?",
  "There are 45 students in a class. 22 are absent. How many boys are there?",
  "There are 45 students in a class. 22 are girls. 3 girls are absent. How many boys are there?",
  "There are 45 students in a class. 50 are girls. How many boys are there?",
  "There are 50 bulbs in a box. 4 bulbs are damaged. How many bulbs are not defective?",
  "There are 50 red bulbs in a box. 4 bulbs are broken. How many good bulbs are there?",
])("no number is given for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
