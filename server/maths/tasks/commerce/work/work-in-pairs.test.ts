import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  [
    "A and B can do a work in 12 days, B and C in 15 days, A and C in 20 days. In how many days can they do it together?",
    "10 days",
  ],
  [
    "A and B can complete a work in 12 days, B and C can do it in 15 days, and A and C can do it in 20 days. In how many days will all three together complete the work?",
    "10 days",
  ],
  [
    "A and B can do a piece of work in 12 days, B and C in 15 days, C and A in 20 days. How long will A alone take?",
    "30 days",
  ],
  [
    "P and Q together can do a job in 8 hours, Q and R together in 12 hours, and R and P together in 8 hours. In how many hours can Q alone finish it?",
    "24 hours",
  ],
])("%s %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "A and B can do a work in 12 days, B and C in 15 days, A and B in 20 days. In how many days can they do it together?",
  "A and B can do a work in 2 days, B and C in 15 days, C and A in 20 days. How long will A alone take?",
  "A and B can do a work in 12 days, B and C in 15 days, C and A in 20 days. How long will D alone take?",
])("%s has no answer", (question) => {
  expect(answerTo(question)).toBe("not_understood");
});
