import fc from "fast-check";
import { expect, test } from "vitest";
import { solveQuestion } from "../../solve-question.ts";
import { answerOf } from "../../testing/attempt.ts";
import { definitionsTasks } from "./definitions.tasks.ts";

test.each([
  ["Let p = 1214 + -43. Is p a prime number?", "true"],
  ["Let a = 475 + -84. Is a a multiple of 23?", "true"],
  ["Let a = 475 + -84. Is a composite?", "true"],
  ["Let n = 475 + -84. Is n a prime?", "false"],
  ["Suppose 7*t - 97 + 132 = 0. Solve t*a = 17 - 2 for a.", "a = -3"],
  ["Let r = -7. Solve 3*i + 3*m = 9, 5*i - m = r for i.", "i = -2/3"],
  ["Let i = 31 - 34. What is the closest to 2 in i, 0.13, 45/79, -4.1?", "45/79"],
  ["Let o = -116 + 115. Which is the nearest to -2?  (a) 5.1  (b) 9  (c) o  (d) -175/18", "(c)"],
  ["Let b = 3. Which is the biggest value?  (a) 2  (b) b  (c) -4", "(b)"],
  ["Let c = 652 - 4. Sort -9933, 7504, c, -10, 8 in ascending order.", "-9933, -10, 8, 648, 7504"],
  ["Let x = 2.5. Which is bigger: x or 2?", "2.5"],
  ["Let x = -3. Sort x, -x, 5.", "-3, 3, 5"],
  ["Suppose 3*i - 1 = i + 5, 2*k - i = 1. Is i prime?", "true"],
  ["Let p = 3. Suppose p*i - 1 = i + 79999. Is i a multiple of 5?", "true"],
  ["Suppose 2 = 6 + f, 2*z = -14. Which is bigger: -9 or z?", "-7"],
  ["Let y = 2.45 + -2.8. Do y and -0.35 have the same value?", "true"],
  ["Let d = 144.24 + -72. What is d rounded to 1 decimal place?", "72.2"],
  ["Let z(c) = 1347 - c. Let m be z(5). List the prime factors of m.", "2, 11, 61"],
  ["Let v(u) = u^2 + 3. Does 12 divide v(-9)?", "true"],
  ["Let f(n) = 2*n^2 - 18. Factor f(n).", "2(n + 3)(n - 3)"],
  ["Let s(d) = d^2 - 10 + 3*d. Determine d, given that s(d) = 0.", "d = -5 or d = 2"],
  ["Let s(d) = d^2 - 10 + 3*d. Suppose s(d) = 0. What is d?", "d = -5 or d = 2"],
  [
    "Let z(c) = -2*c^2 + 7. Let s(i) = 3*z(i) - i^3. What is the second derivative of s(i)?",
    "-6i - 12",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(definitionsTasks, question)).toBe(answer);
});

test.each([
  // no unique value
  "Suppose x^2 = 4. Is x prime?",
  "Suppose x + y = 4. Is x prime?",
  "Let x = y + 2. Is x prime?",
  // a definition that is not used, or a sentence that is not a definition
  "Let x = 3. Let y = 5. Is x prime?",
  "Let x = 3. Is 7 prime?",
  "Let x be the number of apples. Is x prime?",
  "Let x = 3 be odd. Is x prime?",
  "Suppose x > 3. Is x prime?",
  "Let x = 5 cm. What is x rounded to the nearest ten?",
  "Let x = 3. Is x prime? Is x even?",
  "Let x = 3. Is x prime or not unless x is odd?",
  // a letter with two meanings
  "Let x = 3. Let f(x) = x^2. Differentiate f(x) with respect to x.",
  "Let e = 5. Is e prime?",
  // digits that would be merged
  "Let x = 3. Is x4 a multiple of 2?",
  "Let x = 3. What is the tens digit of x5?",
])("does not answer %s", (question) => {
  expect(answerOf(definitionsTasks, question)).toBeNull();
});

test("a letter that already has a value is not solved for", () => {
  const question = "Let x = 5. Solve 2x + y = 3 for x.";
  expect([null, "not_understood"]).toContain(answerOf(definitionsTasks, question));
});

test("a number defined by two sentences gives the same answer as the number itself", () => {
  const number = fc.integer({ min: 2, max: 999 });
  const other = fc.integer({ min: -50, max: 50 });
  const factor = fc.integer({ min: 2, max: 9 });
  fc.assert(
    fc.property(number, other, factor, (value, moved, times) => {
      const sentences = `Let k = ${value - moved} + ${moved}. Suppose ${times}*n - ${times} = ${times}*k.`;
      const hidden = solveQuestion(`${sentences} Is n a multiple of ${times}?`);
      const plain = solveQuestion(`Is ${value + 1} a multiple of ${times}?`);
      expect(hidden.kind === "solved" && hidden.solution.answer.plain).toBe(
        plain.kind === "solved" && plain.solution.answer.plain,
      );
    }),
    { numRuns: 60 },
  );
});
