import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../../seeded-random.ts";
import { readQuestion } from "../../read/question.ts";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import { wholePartOfRoot } from "./irrational-root.task.ts";
import { polynomialsTasks } from "./polynomials.tasks.ts";
import { endsByDivision } from "./terminating-decimal.task.ts";

test.each([
  ["Find the zeroes of x² - 2x - 8", "-2, 4"],
  ["find the zeros of the polynomial 4s² - 4s + 1", "1/2"],
  ["Find the zeros of 6x^2 - 3 - 7x", "-1/3, 3/2"],
  ["find the roots of x^3 - 6x^2 + 11x - 6", "1, 2, 3"],
  ["Find the zeroes of t^2 - 15", "-√(15), √(15)"],
  [
    "Find the zeroes of the quadratic polynomial x^2 + 7x + 10, and verify the relationship between the zeroes and the coefficients",
    "-5, -2",
  ],
  ["Find a quadratic polynomial whose sum and product of zeroes are 1/4 and -1", "4x^2 - x - 4"],
  ["Find a quadratic polynomial whose zeroes are 2 + √3 and 2 - √3", "x^2 - 4x + 1"],
  ["find the quadratic polynomial with zeros -3 and 4", "x^2 - x - 12"],
  ["Check whether 7 + 3x is a factor of 3x^3 + 7x", "false"],
  ["Is x + 2 a factor of x^3 + 3x^2 + 5x + 6?", "true"],
  ["Show that x + 1 is a factor of x^3 + 1", "true"],
  ["Find k if x - 1 is a factor of 4x^3 + 3x^2 - 4x + k", "k = -3"],
  ["Find the value of k if x - 1 is a factor of p(x) = kx^2 - 3x + k", "k = 3/2"],
  ["For which value of m is x - 2 a factor of x^3 - m x^2 + 4", "m = 3"],
  ["If α and β are the zeroes of x^2 - 5x + 6, find α^2 + β^2", "13"],
  ["if alpha and beta are zeros of the polynomial x^2 - 6x + 8 then find 1/alpha + 1/beta", "3/4"],
  ["If α and β are the roots of x² - 4x + 1 = 0, find the value of α³ + β³", "52"],
  ["If p and q are zeroes of x^2 - 7x + 10, find the value of p/q + q/p", "29/10"],
  [
    "If α, β are zeroes of 2x² - 5x + 7, find a quadratic polynomial whose zeroes are 2α and 2β",
    "x^2 - 5x + 14",
  ],
  [
    "If α and β are zeroes of 3x^2 - 4x + 1 find a quadratic polynomial whose zeroes are α^2/β and β^2/α",
    "9x^2 - 28x + 3",
  ],
  ["find α - β if α and β are zeroes of x^2-5x+6", "not_supported"],
  ["if α and β are zeroes of x^2 - x find 1/α + 1/β", "not_supported"],
  ["If x + 1/x = 5, find x^2 + 1/x^2", "23"],
  ["If x - 1/x = 3 find x^3 - 1/x^3", "36"],
  ["agar x + 1/x = 4 to x^4 + 1/x^4 ka maan nikalo", "194"],
  ["If a + b = 7 and ab = 12 find a^2 + b^2", "25"],
  ["if 3x + 2y = 12 and xy = 6, find the value of 9x^2+4y^2", "72"],
  ["Find the value of x^3 + y^3 if x + y = 6 and xy = 4", "144"],
  ["If a - b = 4 and ab = 5, find a^3 - b^3", "124"],
  ["If 2x + 1/(2x) = 3 find 4x^2 + 1/(4x^2)", "7"],
  ["Find the value of the polynomial 5x - 4x^2 + 3 at x = -1", "-6"],
  ["If x = 2, find the value of 3x^2 - 5", "7"],
  ["if a = 2 and b = -3 find a^2+b^2-ab", "19"],
  ["Evaluate 2x + 3y for x = 1, y = 2", "8"],
  ["agar x = 3 to 2x + 5 ka maan batao", "11"],
  ["If x = 2 + √3, find x + 1/x", "4"],
  ["if x = 0.5 find 2x^2 + x", "1"],
  ["find value of 1/(x-2) when x = 2", "not_supported"],
  [
    "Obtain all other zeroes of 3x^4 + 6x^3 - 2x^2 - 10x - 5, if two of its zeroes are √(5/3) and -√(5/3)",
    "-1, -1",
  ],
  [
    "If two zeroes of the polynomial x^4 - 6x^3 - 26x^2 + 138x - 35 are 2 + √3 and 2 - √3, find other zeroes",
    "-5, 7",
  ],
  [
    "Find all the zeroes of 2x^4 - 3x^3 - 3x^2 + 6x - 2, if you know that two of its zeroes are √2 and -√2",
    "√(2), -√(2), 1/2, 1",
  ],
  ["find other zeroes of x^2 - 4 if one of its zeroes is 3", "not_supported"],
  ["Write the degree of the polynomial 4x^2 + 5x^3 + 7x", "3"],
  ["What is the coefficient of x^2 in 2 - x^2 + x^3", "-1"],
  ["coefficient of x^3 in x^2 + 1", "0"],
  ["Classify x^2 + x as linear, quadratic or cubic", "quadratic"],
  ["leading coefficient of 3 - 2x^4", "-2"],
  ["constant term of x^2 - 5x + 6", "6"],
  ["If x^3 + kx^2 - 2x + 1 leaves remainder 4 when divided by x - 2, find k", "k = -1/4"],
  ["When x^3 + 2x^2 - kx + 4 is divided by x - 1, the remainder is 5. Find k", "k = 2"],
  [
    "If ax^3 + 3x^2 - 13 leaves a remainder 5 when divided by x - 2, find the value of a",
    "a = 3/4",
  ],
  ["Prove that √5 is irrational", "irrational"],
  ["show that root 2 is an irrational number", "irrational"],
  ["Prove that sqrt(3) is irrational.", "irrational"],
  ["State whether 13/3125 has a terminating decimal expansion", "terminating"],
  ["Is 64/455 terminating or non-terminating?", "non-terminating recurring"],
  ["does 6/15 have a terminating decimal", "terminating"],
  ["Check if 1/3 is terminating or not", "non-terminating recurring"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(polynomialsTasks, question)).toBe(answer);
});

test.each([
  "Find the zeroes of x² - 2x - 8 = 3",
  "Find the zeroes of x² - 2y",
  "Find the zeroes of 12",
  "How many zeroes has x² - 4",
  "Find two zeroes of x² - 4 and 3 more",
  "Find a cubic polynomial whose zeroes are 2 and 3",
  "Find a quadratic polynomial whose sum of zeroes is 4",
  "If α and β are the zeroes of x^3 - 5x + 6, find α^2 + β^2",
  "If α and β are the zeroes of x^2 - 5x + 6, find α^2 + γ^2",
  "If α and β are not the zeroes of x^2 - 5x + 6, find α^2 + β^2",
  "If α is a zero of x^2 - 5x + 6, find α^2",
  "If x + 1/x = 5, find x^2 + 1/x^2 and x^3 + 1/x^3",
  "If a + b = 7 and ab = 12, find a",
  "If a + b = 7 and ab = 12 and c = 3 find a^2 + b^2 + c",
  "If 2x + 3 = 7 find x^2",
  "find the degree of 3x^2y",
  "degree of x + 1/x",
  "degree of x^2 + 3 and x^3",
  "find k if x^2+kx+1 leaves remainder 3 when divided by x - 1 and remainder 2 when divided by x+1",
  "find m if x^2+kx+1 leaves remainder 3 when divided by x - 1",
  "If x = 2 and y = 3 and z = 4, find x + y",
  "If x = 2, find x^2 + y",
  "find value of 2x when x = 3%",
  "If x = 2 and x = 3, find x^2",
  "If x = 2, y = 3 find x^2 + y^2 and x - y",
  "Is x - 2 not a factor of x^2 - 4",
  "Is x^2 - 1 a factor of x^4 - 1",
  "Is 7 a factor of 91",
  "Find k if x - 1 and x + 1 are factors of x^2 + k",
  "Find k and m if x - 1 is a factor of x^2 + kx + m",
  "Prove that √4 is irrational",
  "Prove that √5 is not irrational",
  "Prove that √5 is rational",
  "Prove that √5 + √3 is irrational",
  "Is 13/0 terminating?",
  "State whether 13/3125 has a terminating decimal expansion and write it",
  "Is 13/3125 + 1/3 terminating?",
])("%s is not answered", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(polynomialsTasks, question));
});

test("a polynomial without real zeroes has none", () => {
  expect(answerOf(polynomialsTasks, "Find the zeroes of x^2 + 1")).toBe("not_supported");
});

test("the relationship names sum and product", () => {
  const { solution } = solvedBy(
    polynomialsTasks,
    "Find the zeroes of 3x^2 + 5x - 2 and verify the relationship",
  );
  const [sum, product] = solution.steps.slice(-2).map(({ after }) => after);
  expect(sum).toContain(String.raw`= -\frac{5}{3}, \quad \frac{-5}{3} = -\frac{5}{3}`);
  expect(product).toContain(String.raw`= -\frac{2}{3}, \quad \frac{-2}{3} = -\frac{2}{3}`);
});

test("zeroes that a polynomial was made of are found again", () => {
  const zero = fc.integer({ min: -12, max: 12 });
  fc.assert(
    fc.property(zero, zero, fc.constantFrom(1, 2, 3, -1), (a, b, times) => {
      fc.pre(a !== 0 || b !== 0);
      const text = `${times}x^2 + ${-times * (a + b)}x + ${times * a * b}`;
      const sorted = [...new Set([a, b])].toSorted((one, other) => one - other);
      expect(answerOf(polynomialsTasks, `Find the zeroes of ${text}`)).toBe(sorted.join(", "));
      const built = answerOf(
        polynomialsTasks,
        `Find a quadratic polynomial whose zeroes are ${a} and ${b}`,
      );
      expect(answerOf(polynomialsTasks, `Find the zeroes of ${built}`)).toBe(sorted.join(", "));
    }),
    { numRuns: 40 },
  );
});

test("each task draws questions that it solves", () => {
  const random = seededRandom(5);
  for (const task of polynomialsTasks) {
    for (const example of task.examples) {
      const drawn = Array.from({ length: 6 }, () => task.vary(readQuestion(example), random) ?? "");
      const solved = drawn.filter((question) => answerOf([task], question) !== null);
      expect(solved).toHaveLength(drawn.length);
    }
  }
});

test("the root of a perfect square is not proved irrational", () => {
  expect(wholePartOfRoot(49n)).toBeNull();
  expect(wholePartOfRoot(47n)).toBe(6n);
});

test("division tells which decimals end", () => {
  expect(endsByDivision({ numerator: 7n, denominator: 2n ** 29n })).toBe(true);
  expect(endsByDivision({ numerator: 7n, denominator: 30n })).toBe(false);
});

test.each([
  ["6x^2 + 5x + 4", String.raw`\frac{4}{6} = \frac{2}{3}`],
  ["3x^2 + 5x + 2", String.raw`\frac{2}{3}`],
  ["2x^2 + 3x - 4", String.raw`\frac{-4}{2} = -2`],
])("the product of the zeroes of %s is written in lowest terms", (polynomial, product) => {
  const question = `If α and β are the zeroes of ${polynomial}, find α^2 + β^2`;
  const { steps } = solvedBy(polynomialsTasks, question).solution;
  expect(steps.map(({ after }) => after)).toContain(String.raw`\alpha\beta = ${product}`);
});
