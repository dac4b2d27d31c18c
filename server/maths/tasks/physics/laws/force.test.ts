import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["A force of 5 N acts on a mass of 2 kg. Find the acceleration produced.", "2.5 m/s^2"],
  ["What force is required to produce an acceleration of 3 m/s^2 in a body of mass 12 kg?", "36 N"],
  ["A force of 20 N produces an acceleration of 4 m/s^2 in a body. Find its mass.", "5 kg"],
  ["F = 20 N, m = 4 kg, a = ?", "5 m/s^2"],
  ["A force of 15 N acts on a body of mass 500 g. Find the acceleration.", "30 m/s^2"],
  [
    "A constant force acts on an object of mass 5 kg for a duration of 2 s. It increases the object's velocity from 3 m/s to 7 m/s. Find the magnitude of the applied force.",
    "10 N",
  ],
  ["Find the weight of a body of mass 10 kg.", "98 N"],
  ["A body weighs 49 N on the earth. Find its mass.", "5 kg"],
  [
    "An object weighs 12 N when measured on the surface of the earth. What would be its weight when measured on the surface of the moon?",
    "2 N",
  ],
  [
    "A block of mass 10 kg rests on a horizontal surface. The coefficient of friction is 0.2. Find the force of friction. g = 10 m/s^2",
    "20 N",
  ],
])("force: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  ["What is the momentum of an object of mass 5 kg moving with a velocity of 2 m/s?", "10 kg m/s"],
  ["A body of mass 200 g has a momentum of 4 kg m/s. Find its velocity.", "20 m/s"],
  ["A force of 10 N acts for 0.5 s. Find the impulse.", "5 N s"],
  [
    "A hockey ball of mass 200 g travelling at 10 m/s is struck by a hockey stick so as to return it along its original path with a velocity of 5 m/s. Calculate the change of momentum.",
    "3 kg m/s",
  ],
  [
    "A ball of mass 0.5 kg moving at 10 m/s hits a wall and rebounds with a speed of 6 m/s. Find the change in momentum.",
    "8 kg m/s",
  ],
  [
    "A bullet of mass 20 g is fired from a gun of mass 2 kg with a velocity of 150 m/s. Find the recoil velocity of the gun.",
    "1.5 m/s",
  ],
  [
    "From a rifle of mass 4 kg, a bullet of mass 50 g is fired with an initial velocity of 35 m/s. Calculate the initial recoil velocity of the rifle.",
    "0.4375 m/s",
  ],
  [
    "An object of mass 1 kg travelling in a straight line with a velocity of 10 m/s collides with, and sticks to, a stationary wooden block of mass 5 kg. Calculate the velocity of the combined object.",
    "1.67 m/s",
  ],
  [
    "Calculate the change in momentum of a body of mass 5 kg when its velocity changes from 2 m/s to 10 m/s",
    "40 kg m/s",
  ],
  [
    "A ball of mass 100 g moving with a velocity of 20 m/s is stopped in 0.1 s. Find the force.",
    "20 N",
  ],
])("momentum: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
