import { expect, test } from "vitest";
import { solveQuestion } from "../../../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["x varies directly as y, and x = 8 when y = 2. Find x when y = 5.", "20"],
  ["If x and y are directly proportional and x = 3 when y = 12, what is y when x = 7?", "28"],
  ["y is inversely proportional to x. If y = 4 when x = 6, find y when x = 8", "3"],
  ["If p varies inversely with q and p = 9 when q = 4, find q when p = 12", "3"],
  ["If A:B = 3:5 and B:C = 10:7, find A:B:C", "6 : 10 : 7"],
  ["If A:B = 3:5 and A:C = 6:7, find B:C", "10 : 7"],
  ["If P : Q = 2 : 3 and Q : R = 9 : 8, find P : R", "3 : 4"],
  ["What is the compound ratio of 3:4 and 8:9?", "2 : 3"],
  ["Find the ratio of 2 hours to 45 minutes", "8 : 3"],
  ["Find the ratio of 75 paise to ₹3", "1 : 4"],
  ["A number is increased by 20% and then by 25%. Find the total increase", "50% increase"],
  ["Price increases by 10% then decreases by 10%. Net change is:", "1% decrease"],
  ["Find the greatest 4-digit number divisible by 13", "9997"],
  ["Find the smallest 3-digit number divisible by 6 and 8", "120"],
  ["Find the LCD of 5/12 and 7/18", "36"],
  ["What is the quotient when 91 is divided by 7?", "13"],
  ["Find the sum of the zeroes of the quadratic polynomial x^2 - 7x + 10", "7"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "x varies directly as y, and x = 8 when y = 2. Find z when y = 5.",
  "If A:B = 3:5 and C:D = 10:7, find A:D",
  "If A:B = 3:5 and B:A = 10:7, find A:B",
  "Find the ratio of 2 hours to 45 metres",
  "Find the greatest 4-digit number divisible by 13 or 7",
  "The number is increased by 20% and then by 25 apples. Find the total increase",
])("%s is not answered", (question) => {
  expect(answerTo(question)).toBe("not_understood");
});
