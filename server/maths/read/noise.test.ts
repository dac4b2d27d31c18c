import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { formsOfNoise } from "../testing/forms-of-noise.ts";
import { withoutNoise } from "./noise.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

const cores = [
  ["Solve 2x + 3 = 11", "x = 4"],
  ["Find the HCF of 12 and 18", "6"],
  ["Find the area of a circle of radius 7 cm", "154 cm^2"],
  ["What is 15% of 240?", "36"],
] as const;

test.each(formsOfNoise)("%s has the same answer as the question alone", (form) => {
  for (const [core, answer] of cores) {
    const question = form.replace("{}", core);
    expect([question, answerTo(question)]).toEqual([question, answer]);
  }
});

test.each([
  "🍎 + 🍎 = 10",
  "😀 + 3 = 5",
  "Sir bought 5 pens for ₹10",
  "How many pens were given to sir?",
  "How old is bhai?",
  "How much work can they do?",
  "How many pens are there now?",
  "How many questions did he answer?",
  "Help me with 2x + 3 = 11",
  "hello",
  "thank you",
])("%s keeps all its words", (question) => {
  expect(withoutNoise(question)).toBe(question);
});

test.each([
  ["🙏 -5 + 3", "-2"],
  ["5! thanks", "120"],
  ["plz tell 7/12 + 5/12 😊", "1"],
  ["please tell whether 91 is prime", "false"],
  ["Solve: (x+2)/3 = 4 hello sir pls help", "x = 10"],
  ["3 + 4 = 😀", "7"],
  ["3 + 4 = ❓", "7"],
])("signs next to noise belong to the calculation: %s is %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
