import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["If 8 pens cost ₹96, what is the cost of 5 pens?", "₹60"],
  ["The cost of 12 notebooks is ₹300. How many notebooks can be bought for ₹175?", "7 notebooks"],
  ["12 workers build a wall in 10 days. How many days do 15 workers need?", "8 days"],
  [
    "20 men can do a piece of work in 6 days. How many men are needed to do it in 4 days?",
    "30 men",
  ],
  ["cost of 5 kg of rice is ₹ 107.50. what will be the cost of 8 kg rice", "₹172"],
  [
    "A car travels 432 km on 48 litres of petrol. How far would it travel on 20 litres of petrol?",
    "180 km",
  ],
  [
    "15 workers can build a wall in 48 hours. How many workers will be required to do the same work in 30 hours?",
    "24 workers",
  ],
  [
    "A farmer has enough food to feed 20 animals for 6 days. How long would the food last for 30 animals?",
    "4 days",
  ],
  [
    "6 pipes fill a tank in 80 minutes. How long will it take 5 pipes to fill the tank?",
    "96 minutes",
  ],
  ["If 12 bananas cost ₹60, how much will 20 bananas cost?", "₹100"],
  ["Cost of 4 kg sugar is ₹ 160. find cost of 7 kg sugar", "₹280"],
  ["Ramesh bought 5 books for ₹250. How many books can he buy for ₹400?", "8 books"],
  ["If 30 men can reap a field in 17 days, in how many days will 10 men reap it?", "51 days"],
  [
    "A piece of work can be done by 10 men in 6 days. How many men will be needed to do it in 4 days?",
    "15 men",
  ],
  ["8 men can finish a work in 15 days. In how many days will 12 men finish it?", "10 days"],
  ["10 metres of cloth cost ₹1000. What will 4 metres cost?", "₹400"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "12 red pens cost ₹180. Find the cost of 5 pens.",
  "12 pens cost ₹180. Find the cost of 5 red pens.",
  "12 red pens cost ₹180. How many pens can be bought for ₹90?",
  "5 kg of basmati rice costs ₹400. Find the cost of 2 kg of rice.",
  "15 red pens weigh 300 g. What is the weight of 4 pens?",
])("things other than those given are not answered: %s", (question) => {
  expect(answerTo(question)).toBeNull();
});

test("such pens refers to the pens already given", () => {
  expect(answerTo("12 red pens cost ₹180. Find the cost of 5 such pens.")).toBe("₹75");
});
