import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";

test.each([
  [
    "A ladder 10 m long reaches a window 8 m above the ground. Find the distance of the foot of the ladder from base of the wall.",
    "6 m",
  ],
  [
    "A man goes 15 m due west and then 8 m due north. How far is he from the starting point?",
    "17 m",
  ],
  ["Find the hypotenuse of a right triangle with legs 5 cm and 12 cm", "13 cm"],
  [
    "In a right angled triangle, hypotenuse is 13 cm and one side is 5 cm. Find the other side",
    "12 cm",
  ],
  [
    "Find the length of the tangent drawn from a point 13 cm away from the centre of a circle of radius 5 cm",
    "12 cm",
  ],
  [
    "Find the length of a chord which is at a distance of 3 cm from the centre of a circle whose radius is 5 cm",
    "8 cm",
  ],
  [
    "Two concentric circles are of radii 5 cm and 3 cm. Find the length of the chord of the larger circle which touches the smaller circle.",
    "8 cm",
  ],
  [
    "The angle of elevation of the top of a tower from a point on the ground, which is 30 m away from the foot of the tower, is 30°. Find the height of the tower.",
    "10*sqrt(3) m",
  ],
  [
    "A kite is flying at a height of 60 m above the ground. If its string makes an angle of 60° with the ground, find the length of the string.",
    "40*sqrt(3) m",
  ],
  [
    "From the top of a 75 m high lighthouse, the angle of depression of a ship is 30°. Find the distance of the ship from the lighthouse",
    "75*sqrt(3) m",
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "A ladder 10 m long reaches a window 12 m above the ground. Find the distance of the foot of the ladder from the wall.",
  "A man goes 15 m due west and then 8 m due east. How far is he from the starting point?",
  "Find the length of the tangent drawn from a point 4 cm away from the centre of a circle of radius 5 cm",
  "The angle of elevation of the top of a tower from a point on the ground, which is 30 m away from the foot of the tower, is 35°. Find the height of the tower.",
  "A ladder 10 m long reaches a window 8 cm and 2 m above the ground. Find the distance of the foot of the ladder from the wall.",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test.each([
  [
    "A tangent PQ at a point P of a circle of radius 5 cm meets a line through the centre O at a point Q so that OQ = 12 cm. Find PQ.",
    "sqrt(119) cm",
  ],
  [
    "The length of a tangent from a point A at distance 5 cm from the centre of the circle is 4 cm. Find the radius of the circle.",
    "3 cm",
  ],
  [
    "A chord of a circle of radius 13 cm is at a distance of 5 cm from the centre. Find the length of the chord.",
    "24 cm",
  ],
  [
    "Find the length of an arc of a circle of radius 21 cm which subtends an angle of 60° at the centre.",
    "22 cm",
  ],
  ["Find the centre and radius of x^2 + y^2 - 4x + 6y - 12 = 0", "centre (2, -3), radius 5"],
  ["Find the radius of x^2 + y^2 = 25", "5"],
])("a circle: %s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  [
    "A tangent PQ at a point P of a circle of radius 5 cm meets a line through the centre O at a point Q so that OQ = 3 cm. Find PQ.",
    null,
  ],
  ["Find the centre and radius of x^2 + 2y^2 - 4x + 6y - 12 = 0", null],
  ["Find the centre and radius of x^2 + y^2 + 2x + 6y + 12 = 0", "not_supported"],
])("no such circle: %s", (question, outcome) => {
  expect(ask(question)).toBe(outcome);
});
