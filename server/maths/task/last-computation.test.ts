import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function lastMove(question: string): string {
  const outcome = solveQuestion(question, { grade: 7 });
  return outcome.kind === "solved" ? outcome.solution.finalMove.prompt : outcome.kind;
}

test.each([
  [
    "Two trains are 450 km apart. They travel towards each other at 40 km/h and 50 km/h. After how much time will they meet?",
    "What is $450 \\div 90$?",
  ],
  [
    "10 workers build a wall in 12 days. How many days do 15 workers need?",
    "What is $120 \\div 15$?",
  ],
  [
    "A solution contains 20 g of salt and 60 g of water. What percent of the solution is salt?",
    "What is $20 \\div 80 \\times 100\\%$?",
  ],
  [
    "The average of three numbers is 15. Two of them are 12 and 20. What is the third number?",
    "What is $45 - 32$?",
  ],
  ["Find the HCF of 20 and 30", "What is $2 \\times 5$?"],
])("%s: the last prompt asks for the computation of the last line", (question, asked) => {
  expect(lastMove(question)).toBe(asked);
});

test("a root is asked as the number that was squared", () => {
  expect(lastMove("Find the distance of the point (3, 4) from the origin")).toBe(
    "Which number multiplied by itself is $25$?",
  );
});

test("a fraction that only needs cancelling is not written as the equal fraction", () => {
  expect(lastMove("Write 45% as a fraction")).toBe(
    "Divide $45$ and $100$ by the largest number that divides both. Which fraction do you get?",
  );
});

test("a remaining equation is to be solved for its letter", () => {
  expect(lastMove("For what value of k does 2x² - kx + 2 = 0 have equal roots?")).toMatch(
    /^Solve \$.*k.*\$\. Which values of \$k\$ do you get\?$/,
  );
});

test("the other letter of a pair is found from an equation, and no value is shown", () => {
  expect(lastMove("Solve x + y = 12 and x - y = 4")).toBe(
    "Put the value that you know into $x + y = 12$. Which values of $x$ and $y$ do you get?",
  );
});

test("where the numbers would reveal the answer, the prompt names the operation without them", () => {
  expect(lastMove("Solve x^2 - 9x + 20 = 0")).toBe(
    "Put each factor equal to zero. Which values of $x$ do you get?",
  );
});

test("a word problem with an equation ends in its last equation", () => {
  expect(lastMove("Three times a number increased by 5 is 26. Find the number.")).toContain("$");
});
