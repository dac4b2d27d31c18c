import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { divisorStories } from "./divisor-stories.task.ts";
import { multipleStories } from "./multiple-stories.task.ts";

const tasks = [multipleStories, divisorStories];

test.each([
  [
    "Three bells toll at intervals of 9, 12 and 15 minutes. If they start tolling together, after what time will they next toll together?",
    "180 minutes",
  ],
  [
    "Six bells commence tolling together and toll at intervals of 2, 4, 6, 8, 10 and 12 seconds respectively. After how many seconds will they toll together again?",
    "120 seconds",
  ],
  [
    "Find the least number which when divided by 6, 15 and 18 leaves remainder 5 in each case",
    "95",
  ],
  ["find the smallest number divisible by 8, 12 and 18", "72"],
  [
    "Find the length of the longest tape which can measure exactly the lengths 7 m, 3 m 85 cm and 12 m 95 cm",
    "35 cm",
  ],
  ["Find the greatest number which divides 245 and 1029 leaving remainder 5 in each case", "16"],
  [
    "Find the largest number which divides 2053 and 967 and leaves remainders 5 and 7 respectively",
    "64",
  ],
  [
    "Two tankers contain 850 litres and 680 litres of kerosene oil respectively. Find the maximum capacity of a container which can measure the kerosene oil of both the tankers when used an exact number of times.",
    "170 litres",
  ],
])("%s", (question, answer) => {
  expect(answerOf(tasks, question)).toBe(answer);
});

test.each([
  "Two bells toll at intervals of 9, 12 and 15 minutes. If they start tolling together, after what time will they next toll together?",
  "Three bells toll at intervals of 9, 12 and 15 minutes. If they start tolling together, after how many hours will they next toll together?",
  "Three bells toll at intervals of 9, 12 and 15 minutes. If they start tolling together, how often do they toll together in 10 hours?",
  "Find the least number divisible by 6 and 15 but not 18",
  "Find the smallest 4-digit number divisible by 18, 24 and 32",
  "Find the least number which when divided by 6, 15 and 18 leaves remainder 7 in each case",
  "Find the least number which when divided by 1, 15 and 18 leaves remainder 5 in each case",
  "Find the greatest number which divides 245 and 1029 leaving remainder 20 in each case",
  "Find the greatest number which does not divide 245 and 1029 leaving remainder 5 in each case",
  "Find the largest number which divides 245 and 1029 leaving remainders 5, 5 and 7 respectively",
])("a question with another meaning is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(tasks, question));
});

test("least numbers with a remainder agree with a search", () => {
  const divisor = fc.integer({ min: 4, max: 40 });
  fc.assert(
    fc.property(
      fc.uniqueArray(divisor, { minLength: 2, maxLength: 3 }),
      fc.integer({ min: 0, max: 3 }),
      (divisors, rest) => {
        let least = rest + 1;
        while (!divisors.every((own) => least % own === rest)) least += 1;
        const list = `${divisors.slice(0, -1).join(", ")} and ${divisors.at(-1) ?? 0}`;
        expect(
          answerOf(
            tasks,
            `Find the least number which when divided by ${list} leaves remainder ${rest} in each case.`,
          ),
        ).toBe(`${least}`);
      },
    ),
  );
});

test("greatest divisors with remainders agree with a search", () => {
  const number = fc.integer({ min: 50, max: 900 });
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 9 }), (one, other, rest) => {
      let greatest = Math.min(one, other);
      while (greatest > 0 && (one % greatest !== rest || other % greatest !== rest)) greatest -= 1;
      const question = `Find the greatest number which divides ${one} and ${other} leaving remainder ${rest} in each case.`;
      expect(answerOf(tasks, question)).toBe(greatest > 0 ? `${greatest}` : null);
    }),
  );
});

const examples = tasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(solvedBy(tasks, example).task).toBe(name);
});
