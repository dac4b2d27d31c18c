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

test.each([
  ["A bouncer of mass 80 kg runs at 5 m/s. Find his momentum.", "400 kg m/s"],
  ["A stuntman falls from rest for 2 s. How far does he fall? Take g = 10 m/s^2", "20 m"],
  ["A tram moving due east at 20 m/s stops in 5 s. Find its acceleration.", "-4 m/s^2"],
  ["Three 3 ohm resistors are connected in parallel. Find the equivalent resistance.", "1 ohm"],
  [
    "How long must a force of 10 N act on a 5 kg body at rest to give it a speed of 20 m/s?",
    "10 s",
  ],
])("any body, and all of a kind: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "A parachutist falls from 50 m. How long does it take to reach the ground?",
  "A reduction of 5 m/s occurs in 2 s. Find the acceleration.",
  "A hovercraft moving due east at 20 m/s accelerates due west at 2 m/s^2. Find its velocity after 5 s.",
  "Two 6 ohm resistors are connected in parallel with a 3 ohm resistor. Find the total resistance.",
  "Two 2 ohm resistors and one 4 ohm resistor are connected in series. Find the total resistance.",
  "A plane must reach 80 m/s to take off. If it accelerates at 4 m/s^2 from rest, how long must the runway be?",
  "Two 20 N forces pull a 5 kg box. Find its acceleration.",
  "A rocket of mass 100 kg has a thrust of 5000 N. Find its acceleration.",
  "A 60 kg hiker walks 100 m along a ramp. Find the work done.",
  "A 1500 kg car slows from 20 m/s to 10 m/s. How much work is done on the car?",
])("silence where a word or a count changes the sense: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
