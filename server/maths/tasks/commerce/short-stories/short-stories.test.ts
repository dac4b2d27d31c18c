import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { digits } from "./digits.task.ts";
import { markedPrice } from "./marked-price.task.ts";
import { mixture } from "./mixture.task.ts";
import { multipliedSum } from "./multiplied-sum.task.ts";
import { older } from "./older.task.ts";
import { partnership } from "./partnership.task.ts";
import { twoTrains } from "./two-trains.task.ts";

const tasks = [digits, markedPrice, mixture, multipliedSum, older, partnership, twoTrains];

test.each([
  [
    "A two-digit number is such that the sum of its digits is 9. If 27 is added to it, the digits are reversed. Find the number.",
    "36",
  ],
  [
    "The sum of the digits of a two-digit number is 12. The number obtained by interchanging its digits is 18 less than the original number. Find the original number.",
    "75",
  ],
  [
    "In a two-digit number the sum of the digits is 13. If 27 is subtracted from the number, its digits are reversed. Find the number.",
    "85",
  ],
  [
    "Two trains 100 m and 120 m long are running in opposite directions at 42 km/h and 30 km/h. In how much time will they cross each other?",
    "11 seconds",
  ],
  [
    "Two trains 100 m and 80 m long are running in the same direction at 72 km/h and 36 km/h. In how much time will they cross each other?",
    "18 seconds",
  ],
  [
    "A train 100 m long moving at 54 km/h crosses a bridge 200 m long. find time taken",
    "20 seconds",
  ],
  [
    "An article marked ₹ 1200 is sold at two successive discounts of 10% and 5%. Find the selling price",
    "₹1026",
  ],
  [
    "The marked price of a fan is Rs. 1500. Two successive discounts of 20% and 10% are given. Find the selling price.",
    "₹1080",
  ],
  [
    "A shopkeeper marks his goods 40% above cost price and allows a discount of 25%. Find his gain percent",
    "5%",
  ],
  [
    "a trader marks his goods 20% above the cost price and gives a discount of 20%. find his gain or loss percent",
    "4% loss",
  ],
  [
    "In what ratio must rice at ₹ 30 per kg be mixed with rice at ₹ 40 per kg so that the mixture costs ₹ 36 per kg?",
    "2:3",
  ],
  [
    "In what ratio must a grocer mix tea worth Rs. 60 per kg and tea worth Rs. 65 a kg to get a mixture worth Rs. 62 a kg?",
    "3:2",
  ],
  [
    "A and B invested ₹ 20000 and ₹ 30000 in a business. Find the share of A in a profit of ₹ 10000",
    "₹4000",
  ],
  [
    "Ravi is 5 years older than Sita. The sum of their ages is 35. Find their ages",
    "20 years and 15 years",
  ],
  [
    "The sum of the digits of a two digit number is 9. If 27 is added to it the digits are reversed. Find the number.",
    "36",
  ],
  [
    "The sum of digits of a two-digit number is 12. If 18 is subtracted from the number, its digits are interchanged. Find the number",
    "75",
  ],
  ["A sum of money doubles itself in 5 years at simple interest. Find the rate", "20%"],
  ["In how many years will a sum of money triple at 10% simple interest?", "20 years"],
])("%s", (question, answer) => {
  expect(answerOf(tasks, question)).toBe(answer);
});

test.each([
  "Two trains 100 m and 120 m long are running in opposite directions at 42 km/h and 30 km/h. When will they meet?",
  "Two trains 100 m and 120 km long are running in opposite directions at 42 km/h and 30 m/s. In how much time will they cross each other?",
  "Two trains 100 m and 120 m long are running in the same direction at 42 km/h and 42 km/h. In how much time will they cross each other?",
  "Three trains 100 m and 120 m long are running in opposite directions at 42 km/h and 30 km/h. In how much time will they cross each other?",
  "A train 100 m long moving at 54 km/h crosses a bridge 200 m long. It stops for 5 minutes. Find the time taken.",
  "An article marked ₹1200 is sold at two successive discounts of 10% and 5%. Find the cost price.",
  "An article marked ₹1200 is sold at a discount of 10% and a tax of 5%. Find the selling price.",
  "An article marked ₹1200 is sold at three successive discounts of 10%, 10% and 5%. Find the selling price.",
  "A shopkeeper marks his goods 40% above cost price and allows a discount of ₹25. Find his gain percent.",
  "A shopkeeper marks his goods 10% above cost price and allows a discount of 25%. Find his gain percent.",
  "A shopkeeper marks his goods 40% below cost price and allows a discount of 25%. Find his gain percent.",
  "In what ratio must rice at ₹30 per kg be mixed with rice at ₹40 per kg so that the mixture costs ₹46 per kg?",
  "In what ratio must rice at ₹30 per kg be mixed with wheat at ₹40 per kg so that the mixture costs ₹36 per kg?",
  "In what ratio must rice at ₹30 per kg be mixed with rice at ₹40 per kg so that he gains 20% by selling at ₹36 per kg?",
  "A and B invested ₹20000 and ₹30000 in a business. B left after 6 months. Find the share of A in a profit of ₹10000.",
  "A and B invested ₹20000 and ₹30000 in a business. Find the share of C in a profit of ₹10000.",
  "Ravi is 5 years older than Sita. The sum of their ages after 5 years is 35. Find their ages.",
  "Ravi is 5 years older than Sita. The product of their ages is 36. Find their ages.",
  "The sum of the digits of a two digit number is 9. If 28 is added to it the digits are reversed. Find the number.",
  "The sum of the digits of a three digit number is 9. If 27 is added to it the digits are reversed. Find the number.",
  "A sum of money doubles itself in 5 years at compound interest. Find the rate.",
  "A sum of money doubles itself in 5 years at simple interest. In how many years will it triple?",
])("a question with another meaning is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(tasks, question));
});

test("two-digit numbers are found again from their conditions", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 99 }), (number) => {
      const [tens, units] = [Math.floor(number / 10), number % 10];
      fc.pre(tens !== units);
      const change = 9 * (units - tens);
      const how = change > 0 ? `added to it` : "subtracted from it";
      const question = `The sum of the digits of a two digit number is ${tens + units}. If ${Math.abs(change)} is ${how}, the digits are reversed. Find the number.`;
      expect(answerOf(tasks, question)).toBe(`${number}`);
    }),
  );
});

test("ages are found again from their difference and sum", () => {
  const age = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(age, age, (young, more) => {
      const question = `Meena is ${more} years older than Arjun. The sum of their ages is ${2 * young + more}. Find their ages.`;
      expect(answerOf(tasks, question)).toBe(`${young + more} years and ${young} years`);
    }),
  );
});

test("a known mixing ratio is found again from the price of the mixture", () => {
  const part = fc.integer({ min: 1, max: 9 });
  fc.assert(
    fc.property(part, part, fc.integer({ min: 10, max: 60 }), part, (first, second, low, more) => {
      const high = low + more * (first + second);
      const mean = low + more * second;
      const divisor =
        [9, 8, 7, 6, 5, 4, 3, 2, 1].find((one) => first % one === 0 && second % one === 0) ?? 1;
      const question = `In what ratio must tea at ₹${low} per kg be mixed with tea at ₹${high} per kg so that the mixture costs ₹${mean} per kg?`;
      expect(answerOf(tasks, question)).toBe(`${first / divisor}:${second / divisor}`);
    }),
  );
});

const examples = tasks.flatMap(({ name, examples: own }) =>
  own.map((example) => [name, example] as const),
);

test.each(examples)("%s solves its own example: %s", (name, example) => {
  expect(solvedBy(tasks, example).task).toBe(name);
});
