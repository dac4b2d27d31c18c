import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";
import { plainStem } from "./stem.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["HCF of 45 and 60 is:", "15"],
  ["The HCF of 45 and 60 is ____", "15"],
  ["The square root of 169 is:", "13"],
  ["12 + 5 × 3 = ____", "27"],
  ["Fill in the blanks: 25 × 4 = ____", "100"],
  ["15% of 240 equals ____.", "36"],
  ["15% of 240 is equal to", "36"],
  ["15% of 240 is ......", "36"],
  ["Find the sum of the infinite geometric series 1 + 1/2 + 1/4 + ...", "2"],
  ["What is 15% of 240 equal to?", "36"],
  ["The value of tan 45 is", "1"],
  ["sin 30 + cos 60", "1"],
  ["Add: 7/8 – 1/4", "5/8"],
  ["Add: 7/8 and 1/4", "9/8"],
  ["Add the following fractions: 7/8, 1/4", "9/8"],
  ["Subtract: 7/8 – 1/4", "5/8"],
  ["Multiply the following fractions: 2/3 × 4/5", "8/15"],
  ["Divide: 2.5 ÷ 0.5", "5"],
  ["Simplify the following expression: 3(x + 2) - 4", "3x + 2"],
  ["Find the product: (x + 3)(x + 5)", "x^2 + 8x + 15"],
  ["Find the difference: 12.5 - 3.75", "8.75"],
  ["Roots of x² - 9 = 0:", "x = -3 or x = 3"],
  ["Solve this question: 2x + 3 = 11", "x = 4"],
  ["A car covers 450 km in 9 hrs. Speed is:", "50 km/h"],
  ["Factorise x^2 + 5x + 6 by splitting the middle term", "(x + 3)(x + 2)"],
  ["Factorise x^2 - 9 using suitable identities", "(x + 3)(x - 3)"],
  ["Find the distance between (0, 0) and (3, 4) using the distance formula", "5"],
  ["If 8 pens cost ₹64, find the cost of 12 pens using the unitary method", "₹96"],
  ["Simplify 12 + 5 × 3. Use BODMAS", "27"],
  ["Solve x^2 - 5x + 6 = 0 by completing the square", "x = 2 or x = 3"],
  ["Solve for real x: x^2 + 1 = 0", "no real roots"],
  ["Solve |2x - 3| < 5 for real x", "-1 < x < 4"],
  ["The matrix [[1,2],[3,4]] has determinant:", "-2"],
  ["The AP 2, 5, 8 has common difference", "3"],
  ["The polynomial x^2 - 5x + 6 has zeroes:", "2, 3"],
  ["Remainder when x^3 + 3x^2 + 3x + 1 divided by x + 1", "0"],
  ["What is remainder when 47 divided by 5?", "2"],
  ["The cost of 5 pens is ₹60. Find the cost of 8 pens in rupees.", "₹96"],
  ["A pen costs Rs 10. Find the cost of 500 pens (in ₹)", "₹5000"],
  ["Convert 500 paise in rupees", "₹5"],
  ["HCF(306,657)", "9"],
  ["HCF of 144,180,192", "12"],
  ["x+y=14 x-y=4", "x = 9, y = 5"],
  ["2x + 3y = 11 2x - 4y = -24", "x = -2, y = 5"],
  ["Write in roman numerals 49", "XLIX"],
  ["Write in standard form: 0.000045", "4.5 × 10^(-5)"],
  ["Write as a decimal: five and ninety-four thousandths.", "5.094"],
  ["focal length of a lens of power -2 D", "-0.5 m"],
  ["Resistance of 4 ohm and 6 ohm in parallel", "2.4 ohm"],
  ["Find the ratio in which (-4, 6) divides the line joining (-6, 10) and (3, -8)", "2:7"],
  ["__% of 50 = 10", "20%"],
  ["10% of ___ = 50", "500"],
  ["3 : 4 :: __ : 12", "x = 9"],
  ["\\Big(\\frac{2}{3}\\Big)^2", "4/9"],
  ["\\left\\lbrace 3 + 2 \\right\\rbrace \\times 4", "20"],
  ["\\text{cos} 60^\\circ", "1/2"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  ["Evaluate using identities: 103 × 97", "Evaluate 103 × 97 using identities"],
  ["Using suitable identities, find: 99^2", "find 99^2 Using suitable identities"],
  ["Find the following correct to two decimal places: √3", "Find √3 correct to two decimal places"],
  ["Find its area. Use Heron's formula.", "Find its area using Heron's formula"],
])("the condition in %s is kept", (question, request) => {
  expect(plainStem(question)).toBe(request);
});

test("degrees that are implied appear in the reading", () => {
  expect(solveQuestion("sin 60").reading).toBe("\\sin 60^{\\circ}");
});

test.each(["Solve for prime x: x^2 - 9 = 0", "sin 2", "Multiply: 2/3, banana"])(
  "%s is left alone, for something in it is not understood",
  (question) => {
    expect(answerTo(question)).toBe("not_understood");
  },
);

test.each(["x + y = 2x - y = 3", "2 x + y = 7 x - y = 2", "LCM of 2,520 and 6,600"])(
  "%s may be read in two ways, and neither is guessed",
  (question) => {
    expect(answerTo(question)).toBe("not_understood");
  },
);
