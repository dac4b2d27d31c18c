import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { storiesTasks } from "../stories.tasks.ts";

test.each([
  ["A notebook costs ₹35.50. Find the cost of 6 notebooks.", "₹213"],
  ["Rice costs ₹45.50 per kg. Find the cost of 500 g of rice.", "₹22.75"],
  ["Cloth costs ₹85.50 per metre. What is the cost of 3.5 m of cloth?", "₹299.25"],
  ["milk costs Rs 56 per litre. find the cost of 750 ml of milk", "₹42"],
  ["A toffee costs 50 paise. Find the cost of 24 toffees.", "₹12"],
  ["The price of a pen is ₹12.50. How many pens can Ravi buy for ₹100?", "8 pens"],
  ["ek pen ki kimat ₹12.50 hai. 8 pen ki kimat kya hogi", "₹100"],
])("%s gives %s", (question, answer) => {
  expect(answerOf(storiesTasks, question)).toBe(answer);
});

test.each([
  "Pens cost ₹12. Find the cost of 5 pens.",
  "A pen costs ₹12. Find the cost of 2.5 pens.",
  "A box costs ₹50. Find the cost of 6 pens.",
  "A red pen costs ₹12. Find the cost of 5 pens.",
  "A pen costs ₹12. Find the cost of 5 red pens.",
  "Apples cost ₹120 per kg. Find the cost of 12 apples.",
  "Rice costs ₹45.50 per kg. Find the cost of 4 kg of basmati rice.",
  "A notebook with 200 pages costs ₹35.50. Find the cost of 6 notebooks.",
  "A notebook costs ₹35.50 and a pen costs ₹10. Find the cost of 6 notebooks.",
  "A notebook costs ₹35.50. How many notebooks can be bought for ₹100?",
  "A notebook costs ₹35.50. Find the cost of 6 notebooks after a discount of 10%.",
])("says something else and is not answered: %s", (question) => {
  expect(answerOf(storiesTasks, question)).toBeNull();
});

test("the cost in paise is the price in paise times the number", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 99_999 }),
      fc.integer({ min: 2, max: 500 }),
      (paise, count) => {
        const price = (paise / 100).toFixed(2);
        const question = `A book costs ₹${price}. Find the cost of ${count} books.`;
        const answer = answerOf(storiesTasks, question)?.replace("₹", "");
        expect(Math.round(Number(answer) * 100)).toBe(paise * count);
      },
    ),
    { numRuns: 40 },
  );
});
