import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { remainderStory } from "./remainder-story.task.ts";

function answerOf(question: string): string | null {
  const outcome = remainderStory.attempt(readQuestion(question), { grade: 5 });
  return outcome?.kind === "solved" ? outcome.solution.answer.plain : null;
}

test.each([
  ["A box holds 12 pencils. How many boxes are needed for 150 pencils?", "13 boxes"],
  ["A box holds 12 pencils. How many boxes are needed for 144 pencils?", "12 boxes"],
  [
    "50 students are to be seated on benches. Each bench seats 4 students. How many benches are needed?",
    "13 benches",
  ],
  ["146 laddoos are packed equally in 12 boxes. How many laddoos are left over?", "2 laddoos"],
  [
    "34 chocolates are shared equally among 8 children. How many does each child get and how many are left?",
    "4 and 2",
  ],
  ["1000 eggs are packed in trays of 30. How many full trays are there?", "33 trays"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "A box holds 12 red pencils. How many boxes are needed for 150 blue pencils?",
  "A box holds 12 pencils. How many boxes are needed for 150 pens?",
  "A box holds 12 pencils. 5 boxes are full. How many boxes are needed for 150 pencils?",
  "34 chocolates are shared equally among 8 children. How many more are needed so that each gets one more?",
  "34 chocolates are shared among 8 children. How many chocolates are left?",
  "34 chocolates are shared equally among 8 girls and 2 boys. How many are left over?",
  "8 chocolates are shared equally among 34 children. How many are left over?",
  "A bus can carry 45 students. 10 students are absent. How many buses are needed to carry 320 students?",
])("no number is given for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
