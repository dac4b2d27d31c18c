import { expect, test } from "vitest";
import { answerTo } from "../testing/answer-to.ts";

test.each([
  ["Find the third proportional to 4 and 6.", "9"],
  ["Find the fourth proportional to 2, 3 and 8.", "12"],
  ["Find the mean proportional between 4 and 9", "6"],
  [
    "A pole 6 m high casts a shadow 4 m long. At the same time a tower casts a shadow 28 m long. Find the height of the tower.",
    "42 m",
  ],
  [
    "A 6 m tall tree casts a shadow 8 m long. A building is 15 m tall. How long is its shadow?",
    "20 m",
  ],
  [
    "A 4-foot shadow is cast by a boy who is 5 feet tall. The temple is 60 feet high. How long is its shadow?",
    "48 ft",
  ],
  [
    "A 4-foot shadow is cast by a boy who is 5 feet tall. The height of the temple of Konark is 130 feet. How long is its shadow?",
    "104 ft",
  ],
  ["Divide ₹1200 between Ravi and Sita in the ratio 2:3.", "₹480 and ₹720"],
  ["Divide Rs 60 in the ratio 1:2 between Kriti and Kiran", "₹20 and ₹40"],
  [
    "The ratio of boys to girls in a class is 3:2. If there are 18 boys, how many girls are there?",
    "12",
  ],
  [
    "The ratio of boys to girls in a class is 3:2. There are 40 students in the class. How many girls are there?",
    "16",
  ],
  ["Divide 1200 in the ratio 2:3 between A and B", "480 and 720"],
  ["Divide ₹1200 in the ratio 2:3", "₹480 and ₹720"],
  ["Simplify 12 : 18", "2:3"],
  ["Find the mean proportional of 9 and 16", "12"],
  ["Divide ₹560 between Ramu and Munni in the ratio 3:2.", "₹336 and ₹224"],
  [
    "The ratio of boys and girls in a school is 5:3. If there are 400 students, how many boys are there?",
    "250",
  ],
  [
    "A tree 12 m high casts a shadow 8 m long. Find the height of a tower whose shadow is 40 m long at the same time.",
    "60 m",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});
