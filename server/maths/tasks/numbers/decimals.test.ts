import { expect, test } from "vitest";
import type { MathsSolution } from "../../outcome.ts";
import { solveQuestion } from "../../solve-question.ts";

function solutionOf(question: string, grade: number): MathsSolution {
  const outcome = solveQuestion(question, { grade });
  if (outcome.kind !== "solved") throw new Error(`${question}: ${outcome.kind}`);
  return outcome.solution;
}

function linesOf(question: string, grade = 7): string[] {
  return solutionOf(question, grade).steps.map(({ after }) => after);
}

test.each([
  [
    "0.36 ÷ 0.6",
    [String.raw`3.6 \div 6`, String.raw`36 \div 6 = 6`, "0.6"],
    "Multiply both numbers by 10, which moves each point by 1 decimal place. The quotient stays the same.",
  ],
  [
    "125.5 ÷ 5",
    [
      String.raw`12 = 5 \times 2 + 2`,
      String.raw`25 = 5 \times 5 + 0`,
      String.raw`5 = 5 \times 1 + 0`,
      String.raw`1255 \div 5 = 251`,
      "25.1",
    ],
    "$125.5$ has 1 decimal place, so the result has as many.",
  ],
  [
    "0.15 ÷ 4",
    [
      "0.15 = 0.1500",
      String.raw`15 = 4 \times 3 + 3`,
      String.raw`30 = 4 \times 7 + 2`,
      String.raw`20 = 4 \times 5 + 0`,
      String.raw`1500 \div 4 = 375`,
      "0.0375",
    ],
    "Zeros at the end of a decimal don't change it. With them the division ends.",
  ],
  [
    "7.2 / 0.09",
    [
      String.raw`\frac{720}{9}`,
      String.raw`72 = 9 \times 8 + 0`,
      String.raw`0 = 9 \times 0 + 0`,
      String.raw`720 \div 9 = 80`,
      "80",
    ],
    "Both divisions have the same quotient.",
  ],
  [
    "0 ÷ 2.5",
    [String.raw`0 \div 25`, String.raw`0 \div 25 = 0`, "0"],
    "However many share nothing, each gets 0.",
  ],
])("decimals are divided without the point, which is put back: %s", (question, expected, why) => {
  expect(linesOf(question, 6)).toEqual(expected);
  expect(solutionOf(question, 6).steps.map((step) => step.why)).toContain(why);
});

test("a division of decimals that doesn't end has a fraction as its result", () => {
  expect(linesOf("1.2 ÷ 7")).toEqual([String.raw`\frac{6}{35}`]);
});

test.each([
  ["1.5 × 2", /as if there were no points/u],
  ["4.8 ÷ 2", /until the divisor is a whole number/u],
  ["1.5 + 2.25", /place values under each other/u],
  ["1.5 × 2 + 0.7", /where the point belongs/u],
])("the hint on decimals fits the operation: %s", (question, hint) => {
  expect(solutionOf(question, 7).hints.idea).toMatch(hint);
});

test("an amount of money is written with both digits of its paise", () => {
  const { answer, steps } = solutionOf("₹12.50 ÷ 5", 7);
  expect(answer).toEqual({ latex: String.raw`\text{₹}2.50`, plain: "₹2.50" });
  expect(steps.at(-1)?.after).toBe(String.raw`\text{₹}2.50`);
});
