import { expect, test } from "vitest";
import { solveQuestion } from "../../maths/solve-question.ts";
import { checkInWords } from "./check-in-words.ts";

function checkOf(question: string): string {
  const outcome = solveQuestion(question, { grade: 8 });
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.detail}`);
  return checkInWords(outcome.solution.check);
}

test.each([
  [
    "A father is 3 times as old as his son. The sum of their ages is 48 years. Find their ages.",
    String.raw`$36 = 3 \times 12$ and $36 + 12 = 48$`,
  ],
  ["HCF of 12 and 18", String.raw`$12 \div 6 = 2$ and $18 \div 6 = 3$`],
  [
    "Find the simple interest on ₹5000 at 8% per annum for 3 years.",
    String.raw`$\text{Principal} = \frac{1200 \times 100}{8 \times 3} = \text{₹}5000$`,
  ],
  [
    "5 kg of sugar costs ₹600. Find the cost of 8 kg of sugar.",
    String.raw`$\text{Cost of 1 kg} = \frac{960}{8} = \text{₹}120$ and $\text{Cost of 5 kg} = 120 \times 5 = \text{₹}600$`,
  ],
])("the check of %s is said in its numbers", (question, words) => {
  expect(checkOf(question)).toBe(words);
});

test.each([
  ["Solve 2x + y = 8 and 3x - y = 2", "Both values put back into both equations"],
  ["Integrate x^2 + 2x with respect to x", "The result differentiated"],
  ["Is 97 a prime number?", "Tested again by another rule for primes, without trying divisors"],
])("the check of %s, which is no short sum, says what was done", (question, words) => {
  expect(checkOf(question)).toBe(words);
});
