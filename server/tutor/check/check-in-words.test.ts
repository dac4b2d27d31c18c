import { expect, test } from "vitest";
import { solveQuestion } from "@sawaal/maths/testing";
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
  ["Solve 2x + 3 = 11", String.raw`$2 \times 4 + 3 = 11$`],
  ["Solve 5x - 4 = 3x + 8", String.raw`$5 \times 6 - 4 = 26$ and $3 \times 6 + 8 = 26$`],
  ["Solve 2x + y = 8 and 3x - y = 2", String.raw`$2 \times 2 + 4 = 8$ and $3 \times 2 - 4 = 2$`],
  [
    "Solve x^2 - 7x + 12 = 0",
    String.raw`$3^{2} - 7 \times 3 + 12 = 0$ and $4^{2} - 7 \times 4 + 12 = 0$`,
  ],
  [
    "Solve |x - 3| = 5",
    String.raw`$x = 8: \quad \text{LHS} = \text{RHS} = 5$ and $x = -2: \quad \text{LHS} = \text{RHS} = 5$`,
  ],
  ["A car travels 240 km in 4 hours. Find its speed.", String.raw`$s = 60 \times 4 = 240$`],
  [
    "The area of a rectangle is 91 cm² and its length is 13 cm. Find its breadth.",
    String.raw`$A = 13 \times 7 = 91$`,
  ],
  [
    "A student gets 4 marks for a correct answer and loses 1 mark for a wrong answer. He answers 20 questions and gets 12 correct. What is his score?",
    String.raw`Worked backwards from the answer: $\text{Marks for a right answer} = 48 \div 12 = 4$, as in the question`,
  ],
  [
    "6 pipes fill a tank in 80 minutes. How long will 5 pipes take to fill it?",
    String.raw`$\text{Time of 1 pipe} = 5 \times 96 = 480\text{ minutes}$ and $\text{Number of pipes} = \frac{480}{80} = 6\text{ pipes}$`,
  ],
  [
    "A recipe needs 4 cups of flour for 10 cakes. How many cups are needed for 25 cakes?",
    String.raw`$\text{For 1 cake} = \frac{10}{25} = 0.4\text{ cups}$ and $\text{For 10 cakes} = 0.4 \times 10 = 4\text{ cups}$`,
  ],
  [
    "There are 45 students in a class. 7 students are absent. How many students are present?",
    String.raw`$\text{All students} = 7 + 38 = 45\text{ students}$`,
  ],
  [
    "The ratio of boys to girls in a class is 3:2. If there are 18 boys, how many girls are there?",
    String.raw`$\text{One part} = \frac{12}{2} = 6$ and $\text{Boys} = 6 \times 3 = 18$`,
  ],
  [
    "In a school of 800 students, 45% are boys. How many are girls?",
    String.raw`$\text{Number of boys} = 800 - 440 = 360$ and $\text{Percent of boys} = \frac{360}{800} \times 100\% = 45\%$`,
  ],
])("the check of %s is shown with its numbers", (question, words) => {
  expect(checkOf(question)).toBe(words);
});

test.each([
  ["Integrate x^2 + 2x with respect to x", "The result differentiated"],
  ["Is 97 a prime number?", "Tested again by another rule for primes, without trying divisors"],
])("the check of %s, which is no short sum, has a description", (question, words) => {
  expect(checkOf(question)).toBe(words);
});
