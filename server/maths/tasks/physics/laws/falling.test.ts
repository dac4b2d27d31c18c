import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "A ball is dropped from a height of 20 m. With what velocity will it strike the ground? Take g = 10 m/s^2",
    "20 m/s",
  ],
  [
    "A ball is dropped from a height of 20 m. Find the time taken to reach the ground. g = 10 m/s^2",
    "2 s",
  ],
  ["A stone falls freely for 3 s. Find the distance covered. g = 9.8 m/s^2", "44.1 m"],
  [
    "A stone is dropped from a tower and reaches the ground in 4 s. Find the height of the tower. g = 10 m/s^2",
    "80 m",
  ],
  [
    "A stone of mass 2 kg is dropped from a height of 45 m. Find its velocity on reaching the ground. g = 10 m/s^2",
    "30 m/s",
  ],
  [
    "A stone is released from the top of a tower of height 19.6 m. Calculate its final velocity just before touching the ground.",
    "19.6 m/s",
  ],
])("free fall: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A ball is thrown vertically upward with a velocity of 49 m/s. Find the maximum height and the time of flight.",
    "H = 122.5 m, T = 10 s",
  ],
  [
    "A ball is thrown vertically upwards with a velocity of 20 m/s. How high will it go? g = 10 m/s^2",
    "20 m",
  ],
  [
    "A ball is thrown up and reaches a maximum height of 20 m. Find its initial velocity. g = 10 m/s^2",
    "20 m/s",
  ],
  [
    "A ball is thrown up and returns to the thrower after 6 s. Find the velocity with which it was thrown up. g = 9.8 m/s^2",
    "29.4 m/s",
  ],
  [
    "A stone is thrown in a vertically upward direction with a velocity of 5 m/s. If the acceleration of the stone during its motion is 10 m/s^2 in the downward direction, what will be the height attained by the stone?",
    "1.25 m",
  ],
])("thrown up: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A projectile is fired with a speed of 40 m/s at an angle of 30° with the horizontal. Find its maximum height. Take g = 10 m/s^2",
    "20 m",
  ],
  [
    "A projectile is fired with a speed of 40 m/s at an angle of 30° with the horizontal. Find its time of flight. Take g = 10 m/s^2",
    "4 s",
  ],
  [
    "A bullet is fired with velocity 100 m/s at an angle of 30 degrees with the horizontal. Find the horizontal range. g = 10 m/s^2",
    "866 m",
  ],
  [
    "A cricket ball is thrown at a speed of 28 m/s in a direction 30° above the horizontal. Calculate the maximum height.",
    "10 m",
  ],
  [
    "A ball is thrown horizontally with a speed of 15 m/s from the top of a tower 45 m high. Find the time taken to reach the ground. g = 10 m/s^2",
    "3 s",
  ],
])("projectiles: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("a value in brackets after two requested quantities does not remove either of them", () => {
  const asked = "Find the time taken to reach the ground and its velocity on reaching the ground";
  expect(answerOf(`A stone is dropped from a height of 80 m. ${asked} (g = 10 m/s^2)`)).toBe(
    "t = 4 s, v = 40 m/s",
  );
});
