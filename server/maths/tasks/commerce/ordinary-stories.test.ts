import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { commerceTasks } from "./commerce.tasks.ts";

test.each([
  [
    "A boat covers 36 km downstream in 3 hours and the same distance upstream in 6 hours. Find the speed of the stream.",
    "3 km/h",
  ],
  [
    "A man can row 18 km/h downstream and 10 km/h upstream. Find the speed of the stream.",
    "4 km/h",
  ],
  [
    "Pipes A and B can fill a tank in 10 hours and 15 hours respectively. Pipe C can empty it in 12 hours. If all three pipes are opened together, in how much time will the tank be filled?",
    "12 hours",
  ],
  ["A number is 12 more than another. Their sum is 74. Find the numbers.", "31 and 43"],
  [
    "The sum of the digits of a two-digit number is 9. When the digits are interchanged, the number decreases by 27. Find the number.",
    "63",
  ],
  [
    "The sum of the digits of a two-digit number is 12. If the digits are interchanged, the new number is 18 more than the original number. Find the number.",
    "57",
  ],
  [
    "Five years ago, Nuri was thrice as old as Sonu. Ten years later, Nuri will be twice as old as Sonu. How old are Nuri and Sonu?",
    "50 years and 20 years",
  ],
  [
    "The larger of two supplementary angles exceeds the smaller by 18 degrees. Find them.",
    "99° and 81°",
  ],
  ["Two supplementary angles are in the ratio 4:5. Find the angles.", "100° and 80°"],
  [
    "The denominator of a fraction is 3 more than its numerator. If 1 is added to both, the fraction becomes 2/3. Find the fraction.",
    "5/8",
  ],
  [
    "In a class the ratio of boys to girls is 4:3. If there are 20 boys, how many girls are there?",
    "15",
  ],
  ["The price of rice increased from ₹40 to ₹46 per kg. Find the percentage increase.", "15%"],
  [
    "A car uses 12 litres of petrol to travel 180 km. How much petrol is needed for 525 km?",
    "35 L",
  ],
  [
    "A map has a scale of 1 cm to 25 km. Two cities are 7.5 cm apart on the map. What is the actual distance?",
    "187.5 km",
  ],
  [
    "A man covers half of his journey at 40 km/h and the other half at 60 km/h. Find his average speed.",
    "48 km/h",
  ],
  ["A sum of ₹1000 is divided among A, B and C in the ratio 2:3:5. How much does B get?", "₹300"],
])("%s", (question, answer) => {
  expect(answerOf(commerceTasks, question)).toBe(answer);
});

/** Similar to understood questions, but with another meaning. */
test.each([
  "A boat covers 24 km upstream in 6 hours and half the distance downstream in 4 hours. Find the speed of the boat in still water.",
  "Two angles are supplementary. One is 3 times the other plus 20 degrees. Find the angles.",
  "Two angles are complementary. One is 3 times the other. Find the supplement of the larger angle.",
  "The denominator of a fraction is 5 more than its numerator. If 2 is added to the numerator, the fraction becomes 1/2. Find the fraction.",
  "A number is 17 more than another. Their product is 60. Find the numbers.",
  "A sum of ₹1000 is divided among A, B and C in the ratio 2:3. How much does B get?",
])("is not answered: %s", (question) => {
  expect(answerOf(commerceTasks, question)).toBeNull();
});
