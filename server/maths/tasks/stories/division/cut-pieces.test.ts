import { expect, test } from "vitest";
import { answerOf } from "../../../testing/attempt.ts";
import { storiesTasks } from "../stories.tasks.ts";

test.each([
  ["A rope is 24 m long. It is cut into pieces of 1.5 m. How many pieces are there?", "16 pieces"],
  ["How many pieces of length 25 cm can be cut from a ribbon 5 m long?", "20 pieces"],
  [
    "a 24 m long rope is cut into pieces of 1.5 m each. how many pieces will be obtained",
    "16 pieces",
  ],
  ["A rope is 24 m long. It is cut into 16 equal pieces. Find the length of each piece.", "1.5 m"],
  ["12.5 kg of sugar is packed in packets of 250 g. How many packets are needed?", "50 packets"],
  [
    "18 litres of milk is poured into bottles of 0.75 litres each. How many bottles are filled?",
    "24 bottles",
  ],
])("%s gives %s", (question, answer) => {
  expect(answerOf(storiesTasks, question)).toBe(answer);
});

test.each([
  "A rope is 24 m long. It is cut into pieces of 1.5 m. How many cuts are made?",
  "A rope is 24 m long. 3 m is cut off. The rest is cut into pieces of 1.5 m. How many pieces are there?",
  "A rope is 25 m long. It is cut into pieces of 1.5 m. How many pieces are there?",
  "A rope 24 m long is cut into 16 pieces. Find the length of each piece.",
  "A rope 24 m long and 2 cm thick is cut into pieces of 1.5 m. How many pieces are there?",
  "A rope is 24 m long. It is cut into pieces of 30 m. How many pieces are there?",
  "12.5 kg of sugar is packed in packets of 250 g each. How many bags are needed?",
])("says something else and is not answered: %s", (question) => {
  expect(answerOf(storiesTasks, question)).toBeNull();
});
