import { expect, test } from "vitest";
import { solveQuestion } from "@sawaal/maths/testing";
import { checkSolution } from "./check-solution.ts";

function statusOf(question: string, answer: string) {
  return checkSolution(solveQuestion(question), { answer }).status;
}

const roots = "Solve x^2 - 5x + 6 = 0";
const pair = "x + y = 10 and x - y = 4";
const hcf = "Find the HCF of 24 and 36";
const pens = "A pen costs ₹12. How much do 20 pens cost?";
const area = "Find the area of a square of side 3 cm";
const slope = "Differentiate x^3 + 2x";
const speed = "A car travels 150 km in 2.5 hours. Find its speed";

test.each([
  ["Solve 2x + 3 = 11", "$x = 4$ units"],
  ["Solve 2x + 3 = 11", "The value of $x$ is $4$."],
  ["Solve 2x + 3 = 11", "The solution of the equation is $x = 4$"],
  ["Solve 2x + 3 = 11", "$\\boxed{x = \\dfrac{8}{2} = 4}$"],
  [roots, "The roots of the equation are $2$ and $3$."],
  [roots, "$x = 2 \\lor x = 3$"],
  [roots, "$x_1 = 2$ and $x_2 = 3$"],
  [roots, "$x \\in \\{3, 2\\}$"],
  [pair, "$(x, y) = (7, 3)$"],
  [pair, "The numbers are 7 and 3"],
  [hcf, "The HCF of 24 and 36 is 12."],
  [hcf, "$\\text{HCF}(24, 36) = 12$"],
  [hcf, "HCF(24,36)=12"],
  [hcf, "$\\gcd(24, 36) = 12$"],
  [pens, "The cost of 20 pens is ₹240."],
  [pens, "$\\text{Rs. } 240$"],
  [pens, "240 rupees"],
  ["What is 25% of 480000", "₹1,20,000".slice(1)],
  [area, "The area is 9 cm²."],
  [area, "Area = $9$ cm$^2$"],
  ["Solve 3x - 4 >= 2", "$\\{x \\in \\mathbb{R} : x \\geq 2\\}$"],
  ["Solve 3x - 4 >= 2", "$[2, \\infty)$"],
  ["What is 3/4 + 5/6?", "$\\frac{19}{12}$ (or $1\\frac{7}{12}$)"],
  [slope, "$\\frac{d}{dx}(x^3 + 2x) = 3x^2 + 2$"],
  [speed, "$60 \\dfrac{\\text{km}}{\\text{h}}$"],
  [speed, "The speed of the car is 60 km/h."],
])("%s: %s is read as the right answer", (question, answer) => {
  expect(statusOf(question, answer)).toBe("checked");
});

test.each([
  ["Solve 2x + 3 = 11", "$2x = 4$"],
  ["Solve 2x + 3 = 11", "$x = 4$ is not a root, $x = 5$ is"],
  ["Solve 2x + 3 = 11", "The answer is not $4$"],
  ["Solve 2x + 3 = 11", "It is more than $4$"],
  ["Solve 2x + 3 = 11", "$-x = 4$"],
  ["Solve 2x + 3 = 11", "y = 4"],
  [roots, "The roots are $2$ and $-3$"],
  [roots, "One root is $2$"],
  [roots, "$x_1 = 2$ and $x_2 = 2$"],
  [pair, "$(x, y) = (3, 7)$"],
  [pair, "$(y, x) = (7, 3)$"],
  [hcf, "The LCM of 24 and 36 is 12 times 6"],
  [hcf, "HCF(24, 12) = 36"],
  [hcf, "HCF(12, 30) = 12"],
  [pens, "20 pens cost ₹12 more than ₹240"],
  [pens, "240 paise"],
  [area, "The area is 9 m²"],
  [slope, "$\\frac{d}{dx}(x^3 + 2x) = 3x^2$"],
  [speed, "The speed of the car is 60 m/s."],
  ["What is 3/4 + 5/6?", "$\\frac{19}{12}$ (or $1\\frac{5}{12}$)"],
])("%s: %s is no right answer", (question, answer) => {
  expect(statusOf(question, answer)).toBe("wrong");
});
