import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { inFullWords } from "./shorthand.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["CI - SI for 2 years at 5% on ₹2000:", "₹5"],
  ["₹5000 becomes ₹6000 in 4 years at SI. Rate:", "5%"],
  ["Pipe A fills tank in 3 hrs, B empties in 6 hrs. Both open, tank fills in:", "6 hours"],
  ["A can do a work in 12 days, B in 6 days. Together they take:", "4 days"],
  ["SP of 10 articles = CP of 12 articles. Profit %:", "20%"],
  ["To pass, 35% marks needed. A student got 60 and failed by 10. Max marks are:", "200 marks"],
  ["Trader marks up 40% and gives 10% discount. Profit %:", "26%"],
  ["If the cost of 5 pens is ₹40, what is the cost of 7 pens at the same rate?", "₹56"],
  ["Population of 20000 grows 10% annually. After 2 years it is:", "24200"],
  ["What is the probability of rolling an even number on a fair die?", "1/2"],
  ["Ratio of boys to girls is 5:3. If there are 40 students, number of girls:", "15"],
  ["Downstream 30 km in 3 hrs, upstream in 5 hrs. Speed in still water:", "8 km/h"],
  ["Downstream speed 12 km/hr, upstream 8 km/hr. Stream speed:", "2 km/h"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "She works in a CI factory.",
  "A can do a work in 12 apples, B in 6 apples. Together they take:",
  "Solve 2x + 3 = 11",
])("%s is not shorthand", (question) => {
  expect(inFullWords(question)).toBe(question);
});
