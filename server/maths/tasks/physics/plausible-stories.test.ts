import { expect, test } from "vitest";
import { answerOf } from "./testing/answer-of.ts";

test.each([
  [
    "A car moving at 20 m/s slows down with an acceleration of 2 m/s^2. Find the velocity after 5 s.",
    "10 m/s",
  ],
  ["A van moving at 30 m/s slows down at 3 m/s^2 for 4 s. Find its final velocity.", "18 m/s"],
  ["A bus slows from 20 m/s to 10 m/s in 5 s. Find its acceleration.", "-2 m/s^2"],
  ["A ball is thrown up at 20 m/s. Find its velocity after 3 s. Take g = 10 m/s^2", "-10 m/s"],
])("what slows down loses speed: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "A car slows down from 20 m/s at 2 m/s^2 and then moves on. How far does it travel in 3 s?",
  "A car travels at 20 m/s for 10 s and decelerates at 2 m/s^2. Find its final velocity.",
  "A ball is thrown up at 20 m/s. Find its speed after 3 s. Take g = 10 m/s^2",
  "A car moving at 10 m/s brakes with an acceleration of -5 m/s^2. Find its velocity after 4 s.",
  "Find the work done by gravity when a 5 kg box is lifted through 2 m.",
  "A 2 kg body moving at 10 m/s is brought to rest. Find the work done on it.",
  "A 1000 kg car moving at 20 m/s is stopped. Find the work done by the brakes.",
])("no wrong sign, and no stage left out: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
