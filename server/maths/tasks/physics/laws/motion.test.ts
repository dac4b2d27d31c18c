import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  // v = u + at, solved for each of its four quantities
  ["A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity.", "10 m/s"],
  ["u = 5 m/s, a = 2 m/s^2, t = 10 s. Find v.", "25 m/s"],
  ["A car moving at 20 m/s comes to rest in 5 s. Find its acceleration.", "-4 m/s^2"],
  ["A car accelerates from 10 m/s to 20 m/s at 2 m/s^2. How long does it take?", "5 s"],
  [
    "A body reaches 30 m/s after 5 s with an acceleration of 4 m/s^2. Find its initial velocity.",
    "10 m/s",
  ],
  // s = ut + ½at²
  [
    "A racing car has a uniform acceleration of 4 m/s^2. What distance will it cover in 10 s after start?",
    "200 m",
  ],
  ["A body starts from rest and covers 100 m in 10 s. Find the acceleration.", "2 m/s^2"],
  [
    "A body starts from rest with an acceleration of 2 m/s^2. How long does it take to cover 100 m?",
    "10 s",
  ],
  // v² = u² + 2as
  [
    "A car starts from rest and reaches 20 m/s over a distance of 100 m. Find its acceleration.",
    "2 m/s^2",
  ],
  [
    "A train travelling at 20 m/s comes to rest over a distance of 100 m. Find the retardation.",
    "2 m/s^2",
  ],
  // units
  [
    "A train increases its speed from 36 km/h to 72 km/h in 20 s. Find its acceleration.",
    "0.5 m/s^2",
  ],
  [
    "A bus decreases its speed from 80 km/h to 60 km/h in 5 s. Find the acceleration of the bus.",
    "-1.11 m/s^2",
  ],
  ["A boy covers a distance of 600 m in 5 minutes. What is his speed?", "2 m/s"],
  ["A car travels 30 km at 60 km/h. How much time does it take?", "0.5 h"],
  ["A car travels 150 km in 3 hours. Find its average speed.", "50 km/h"],
  ["A train running at 72 km/h is brought to rest in 10 s. Find the distance covered.", "100 m"],
  ["A car moves at 54 km/h. How far does it go in 20 s?", "300 m"],
  ["A car travels 100 m in 5 s. Find its speed in km/h.", "72 km/h"],
  // two requests in one question
  [
    "A car accelerates uniformly from 18 km/h to 36 km/h in 5 s. Calculate the acceleration and the distance covered.",
    "a = 1 m/s^2, s = 37.5 m",
  ],
  [
    "A car starts from rest and accelerates at 2 m/s^2 for 5 s. Find its final velocity and the distance covered.",
    "v = 10 m/s, s = 25 m",
  ],
  // informal English and Hinglish
  ["a car starts from rest n accelerates at 2 m/s2 for 5 sec find final velocity", null],
  ["a car starts from rest and accelerates at 2 m/s2 for 5 sec find final velocity", "10 m/s"],
  ["ek car rest se start hoti hai", null],
  ["u = 0, a = 2 m/s^2, t = 5 s, v = ?", "10 m/s"],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A body starts from rest and moves with an acceleration of 4 m/s^2. Find the distance covered in the 5th second.",
    "18 m",
  ],
  [
    "A body has an initial velocity of 10 m/s and an acceleration of 2 m/s^2. Find the distance travelled in the third second.",
    "15 m",
  ],
  ["A body starts from rest and covers 20 m in the 3rd second. Find its acceleration.", "8 m/s^2"],
  [
    "An athlete completes one round of a circular track of diameter 200 m in 40 s. Find the speed of the athlete.",
    "15.7 m/s",
  ],
])("one second and one round: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "A car of mass 1000 kg moving at 20 m/s is brought to rest in 5 s. Find the braking force.",
    "4000 N",
  ],
  [
    "A car of mass 1000 kg moving at 108 km/h takes 4 s to stop after the brakes are applied. Calculate the force exerted by the brakes.",
    "7500 N",
  ],
  [
    "The brakes applied to a car produce an acceleration of 6 m/s^2 in the opposite direction to the motion. If the car takes 2 s to stop after the application of brakes, calculate the distance it travels during this time.",
    "12 m",
  ],
  [
    "A car moving at 20 m/s is stopped by the brakes with a retardation of 4 m/s^2. Find the stopping distance.",
    "50 m",
  ],
  [
    "An automobile vehicle has a mass of 1500 kg. What must be the force between the vehicle and road if the vehicle is to be stopped with a negative acceleration of 1.7 m/s^2?",
    "2550 N",
  ],
])("brakes: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
