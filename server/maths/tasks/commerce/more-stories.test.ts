import { expect, test } from "vitest";
import { answerTo } from "./testing/answer-to.ts";

test.each([
  [
    "A purse contains ₹5 and ₹2 coins. There are 30 coins in all and their total value is ₹105. How many ₹5 coins are there?",
    "15",
  ],
  [
    "I have some ₹10 notes and ₹20 notes. The total number of notes is 25 and the total amount is ₹350. Find the number of ₹20 notes.",
    "10",
  ],
  [
    "A boy has 40 coins of 50 paise and 1 rupee. Their total value is ₹28. How many 50 paise coins are there?",
    "24",
  ],
  [
    "Meena has ₹2000 in the form of ₹50 and ₹100 notes. The total number of notes is 25. Find the number of notes of each kind.",
    "10 and 15",
  ],
  [
    "The length of a rectangle is 3 cm more than twice its breadth. Its perimeter is 48 cm. Find its length.",
    "17 cm",
  ],
  [
    "The length of a rectangle is 4 cm less than thrice its breadth. The perimeter of the rectangle is 32 cm. Find its dimensions.",
    "11 cm and 5 cm",
  ],
  [
    "The length of a rectangle exceeds its breadth by 6 m. If its perimeter is 52 m, find its breadth.",
    "10 m",
  ],
  ["A number when multiplied by 5 and increased by 7 gives 42. Find the number.", "7"],
  [
    "By selling a watch for ₹720 a man loses 10%. At what price should he sell it to gain 15%?",
    "₹920",
  ],
  ["The price of a TV is ₹20000 and GST is 18%. Find the total amount to be paid.", "₹23600"],
  ["Ek dukandar ne ek kursi ₹450 me kharidi aur ₹540 me bechi. Labh pratishat nikalo.", "20%"],
  ["5 pen ki kimat ₹60 hai to 8 pen ki kimat kya hogi?", "₹96"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "A purse contains ₹5 and ₹2 coins. There are 31 coins in all and their total value is ₹50. How many ₹5 coins are there?",
  "A purse contains ₹5 and ₹2 coins. There are 30 coins in all and their total value is ₹105. How many ₹10 coins are there?",
  "A purse contains ₹5 and ₹2 coins. There are 30 coins in all and their total value is ₹105. ₹10 is spent. How many ₹5 coins are there?",
  "A purse contains ₹5, ₹2 and ₹1 coins. There are 30 coins in all and their total value is ₹105. How many ₹5 coins are there?",
  "The length of a rectangle is 3 cm more than twice its breadth. Its area is 48 square cm. Find its length.",
  "The length of a rectangle is 3 m more than twice its breadth. Its perimeter is 48 cm. Find its length.",
  "The length of a rectangle is 30 cm more than its breadth. Its perimeter is 48 cm. Find its length.",
  "The price of a TV is ₹20000. It is sold at a profit of 18%. Find the selling price.",
  "The price of a TV including GST is ₹20000 and GST is 18%. Find the total amount to be paid.",
  "12 pens cost ₹180. Find the cost of 5 red pens.",
  "There are 40 students in a class. 60% of them are boys. How many tall boys are there?",
  "5 pen ki kimat ₹60 hai to 8 pencil ki kimat kya hogi?",
  "Ravi ne 12 kele ₹60 me kharide aur 10 kele ₹90 me beche. labh nikalo",
])("not answered: %s", (question) => {
  expect(answerTo(question)).toBeNull();
});
