import { expect, test } from "vitest";
import { longestOptions, middleNumbers, onlyKeyHasReason } from "./giveaways.ts";

const questionOf = (options: string[], key: number) => ({
  question: "Which is right?",
  options,
  key,
  why: "It is right because the other three are wrong.",
});

test.each([
  [["a long and full answer", "too short", "so short", "as short"], 0, 1, 1],
  [["a long and full answer", "too short", "so short", "as short"], 1, 1, 0],
  [["equally long", "equally wide", "so short", "as short"], 0, 0, 0],
  [["12", "a long and full answer", "so short", "as short"], 1, 0, 0],
])(
  "of %j with the key %i, %i has one longest option and of %i it is the key",
  (options, key, all, right) => {
    const found = longestOptions([questionOf(options, key)]);
    expect([found.all.length, found.right.length]).toEqual([all, right]);
  },
);

test.each([
  [["Yes, because it is warm", "Yes, it is", "No, it is not", "No, never"], 0, true],
  [["Yes, because it is warm", "Yes, it is", "No, since it is cold", "No, never"], 0, false],
  [["Yes, because it is warm", "Yes, it is", "No, it is not", "No, never"], 1, false],
])("a reason in the key only reveals it: %j with the key %i", (options, key, isGiven) => {
  expect(onlyKeyHasReason(questionOf(options, key))).toBe(isGiven);
});

test.each([
  [["2 cm", "4 cm", "8 cm", "16 cm"], 1, 1, 1],
  [["16 cm", "4 cm", "8 cm", "2 cm"], 0, 1, 0],
  [["₹1,000", "₹900", "₹1,100", "₹1,200"], 0, 1, 1],
  [[String.raw`$\frac{1}{2}$`, String.raw`$\frac{1}{4}$`, "$1$", "$2$"], 0, 1, 1],
  [["2 cm", "4 m", "8 cm", "16 cm"], 1, 0, 0],
  [["2x", "4", "8", "16"], 1, 0, 0],
])("numbers of one unit have an order: %j with the key %i", (options, key, all, middle) => {
  const found = middleNumbers([questionOf(options, key)]);
  expect([found.all.length, found.middle.length]).toEqual([all, middle]);
});
