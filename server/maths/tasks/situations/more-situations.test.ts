import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, solvedBy } from "../../testing/attempt.ts";
import { situationsTasks } from "./situations.tasks.ts";

test.each([
  ["What should be added to -3/5 to get 2/7?", "31/35"],
  ["what number must be added to 2.5 to get 1", "-1.5"],
  ["What should be added to 1,250 to get 2,000?", "750"],
  ["What number should be subtracted from 10.5 to get 3.75?", "6.75"],
  ["By what number should -8/13 be multiplied to get 24?", "-39"],
  ["By what number should 84 be divided to get 12?", "7"],
  ["Find two numbers whose sum is 27 and product is 182.", "13, 14"],
  ["Find two numbers whose sum is 2 and product is -35.", "-5, 7"],
  ["The sum and product of two numbers are 12 and 35. Find the numbers.", "5, 7"],
  [
    "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less. Find the speed of the train.",
    "40 km/h",
  ],
  [
    "A bus travels 150 km at a uniform speed. If the speed had been 10 km/h more, it would have taken 30 minutes less. Find the speed of the bus.",
    "50 km/h",
  ],
  [
    "A train travels 480 km at a uniform speed. If the speed had been 8 km/h less, then it would have taken 3 hours more to cover the same distance. Find the speed of the train.",
    "40 km/h",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(situationsTasks, question)).toBe(answer);
});

test.each([
  "By what number should 0 be multiplied to get 5?",
  "By what number should 5 be divided to get 0?",
  "What number should be added to 35 to get 100 and 20?",
  "What number should not be added to 35 to get 100?",
  "What should be added to 35 to get a perfect square?",
  "What should be added to 5 kg to get 8 kg?",
  "Find two numbers whose sum is 27 and product is 183.",
  "Find two positive numbers whose sum is 2 and product is -35.",
  "Find three numbers whose sum is 27 and product is 182.",
  "The sum of two numbers is 15 and their product is 54. Find their difference.",
  "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour more. Find the speed of the train.",
  "A train travels 360 km at a uniform speed. If the speed had been 5 m/s more, it would have taken 1 hour less. Find the speed of the train.",
  "A train travels 360 km at a uniform speed of 40 km/h. If the speed had been 5 km/h more, it would have taken 1 hour less. Find the speed of the train.",
  "A train travels 360 km at a uniform speed. If the speed had been 5 km/h more, it would have taken 1 hour less. Find the speed of the bus.",
])("says something else and is not answered: %s", (question) => {
  expect(answerOf(situationsTasks, question)).toBeNull();
});

test("two numbers are found again from their sum and their product", () => {
  const number = fc.integer({ min: 1, max: 900 });
  fc.assert(
    fc.property(number, number, (one, other) => {
      const question = `Find two numbers whose sum is ${one + other} and product is ${one * other}.`;
      const answer = `${Math.min(one, other)}, ${Math.max(one, other)}`;
      expect(answerOf(situationsTasks, question)).toBe(answer);
    }),
    { numRuns: 60 },
  );
});

const examples = situationsTasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(solvedBy(situationsTasks, example).task).toBe(name);
});
