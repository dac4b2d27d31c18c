import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["Find the pH of 0.01 M HCl", "2"],
  ["pH of 0.005 M H2SO4", "2"],
  ["Calculate the pH of 0.02 M NaOH solution", "12.3"],
  ["The pH of a solution is 3. Find its hydrogen ion concentration", "0.001 mol/L"],
  ["If pH of a solution is 9.5 find [OH-]", "3.16*10^-5 mol/L"],
  ["[H+] = 2 × 10^-5 M find pH", "4.7"],
  ["[OH-] = 10^-4 M, calculate pH", "10"],
  ["pOH of a solution having pH 4", "10"],
  ["what is pOH of 0.001 M KOH", "3"],
  ["calculate [H+] if pH = 5.4", "3.98*10^-6 mol/L"],
  ["0.01 M HCl ka pH nikalo", "2"],
  ["pOH if [OH-] = 10^-3", "3"],
  ["calculate the pH of a solution with [H+] = 1 × 10^-7 M", "7"],
  ["Find hydrogen ion concentration when pH = 4", "1*10^-4 mol/L"],
  ["What is the pH if the pOH is 5?", "9"],
  ["hydroxide ion concentration of a solution of pH 12", "0.01 mol/L"],
  ["pH of a solution is 5, what is its pOH", "9"],
  ["the pH of a solution is 3. Find its hydrogen ion concentration", "0.001 mol/L"],
  ["ph of 0.001 M HNO3", "3"],
  ["What is the pH of a 0.1 M NaOH solution?", "13"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
