import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { storiesTasks } from "./stories.tasks.ts";

test.each([
  [
    "Manoj saves ₹100 in the first week and increases his saving by ₹20 every week. How much does he save in the 10th week?",
    "₹280",
  ],
  [
    "The first row of a theatre has 20 seats, the second has 22 seats, the third has 24 seats and so on. How many seats are there in the 15th row?",
    "48 seats",
  ],
  [
    "200 logs are stacked with 20 logs in the bottom row, 19 in the next row, 18 in the row next to it and so on. In how many rows are the 200 logs placed?",
    "16",
  ],
  [
    "A man repays a loan of ₹3250 by paying ₹20 in the first month and then increases the payment by ₹15 every month. How long will it take him to clear the loan?",
    "20",
  ],
  [
    "A sum of ₹700 is to be used to give seven cash prizes. If each prize is ₹20 less than its preceding prize, find the value of the first prize.",
    "₹160",
  ],
  ["A farm has hens and cows. There are 30 heads and 84 legs. How many cows are there?", "12"],
  [
    "In a zoo there are rabbits and pigeons. If the heads are counted there are 90 and the legs are 224. How many pigeons are there?",
    "68",
  ],
  [
    "A shop has 40 bicycles and tricycles. Together they have 95 wheels. How many tricycles are there?",
    "15",
  ],
  [
    "Ravi has 245 stamps and Meena has 378 stamps. How many stamps do they have altogether?",
    "623 stamps",
  ],
  ["Ravi has 52 pens and Meena has 37. How many more pens does Ravi have than Meena?", "15 pens"],
  [
    "A shopkeeper sold 45 kg of sugar on Monday, 38 kg on Tuesday and 52 kg on Wednesday. How much sugar did he sell in the three days?",
    "135 kg",
  ],
  ["A box has 12 pencils. How many pencils are there in 15 such boxes?", "180 pencils"],
])("%s", (question, answer) => {
  expect(answerOf(storiesTasks, question)).toBe(answer);
});

/** Close to what is understood, and something else. */
test.each([
  "Ravi saves ₹10 in the first week and increases his saving by ₹5 every week. How much does he save in all in 4 months?",
  "Ravi saves ₹10 in the first week and increases his saving by 5% every week. How much does he save in the 4th week?",
  "The first row of a hall has 20 seats, the second has 22 seats, the third has 25 seats and so on. How many seats are there in the 15th row?",
  "200 logs are stacked with 20 logs in the bottom row, 19 in the next row, 18 in the row next to it and so on. In how many rows are the 180 logs placed?",
  "A farm has hens and ants. There are 30 heads and 84 legs. How many ants are there?",
  "A farm has hens and cows. There are 30 heads and 84 legs. How many goats are there?",
  "A farm has hens, goats and cows. There are 30 heads and 84 legs. How many cows are there?",
  "Ravi bought 5 pens and Meena sold 3 pens. How many pens do they have altogether?",
  "Ravi has 5 pens, Meena has 3 pens and Tina has 9 pens. How many pens do Ravi and Tina have?",
  "A shop sold 5 kg of rice on Monday and 3 kg of wheat on Tuesday. How much rice did it sell in all?",
  "A shop sold 5 kg of rice on Monday and 3 kg on Tuesday. How much did it sell in 3 days?",
  "A box has 12 pencils. How many pencils are there in 15 such bags?",
])("is left alone: %s", (question) => {
  expect(answerOf(storiesTasks, question)).toBeNull();
});
