import { expect, test } from "vitest";
import { readQuestion } from "../../../read/question.ts";
import { Refusal } from "../../../refusal.ts";
import { leavesWork } from "./leaves-work.task.ts";

function answerOf(question: string): string | null {
  try {
    const outcome = leavesWork.attempt(readQuestion(question), { grade: 8 });
    return outcome?.kind === "solved" ? outcome.solution.answer.plain : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

const pair = "A can do a piece of work in 10 days and B in 15 days.";

test.each([
  [`${pair} They work together for 4 days. What fraction of the work is left?`, "1/3"],
  [
    `${pair} They work together for 4 days and then A leaves. In how many days will B finish the remaining work?`,
    "5 days",
  ],
  [
    `${pair} They work together for 4 days and then B leaves. In how many days will A finish the remaining work?`,
    "10/3 days",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  `${pair} They work together for 7 days. What fraction of the work is left?`,
  `${pair} They work together for 4 days and then A leaves. What fraction of the work is left after 2 more days?`,
  `${pair} They work together for 4 days and then A leaves. In how many days will A finish the remaining work?`,
])("no number is given for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
