import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import { prove } from "./sight-angle.task.ts";
import * as exact from "../exact/exact.ts";

test.each([
  [
    "The angle of elevation of the top of a tower from a point 30 m away is 30°. Find the height of the tower.",
    "10*sqrt(3) m",
  ],
  [
    "From the top of a 75 m high lighthouse the angle of depression of a ship is 30°. Find how far the ship is from the base of the lighthouse.",
    "75*sqrt(3) m",
  ],
  [
    "From the top of a tower 50 m high the angle of depression of a car is 45°. Find the distance from the tower to the car.",
    "50 m",
  ],
  [
    "From a point 30 m away from the foot of a tower the angle of elevation of its top is 30°. Find the height of the tower.",
    "10*sqrt(3) m",
  ],
  [
    "The angle of elevation of the top of a tower from a point 40 m away from its base is 60°. Find the height.",
    "40*sqrt(3) m",
  ],
  [
    "angle of elevation of top of tower from a point 20 m away from its foot is 45 degree. height of tower?",
    "20 m",
  ],
  [
    "From a point P on the ground the angle of elevation of the top of a 10 m tall building is 30°. Find the distance of the building from P.",
    "10*sqrt(3) m",
  ],
  [
    "An observer 1.5 m tall is 28.5 m away from a chimney. The angle of elevation of the top of the chimney from her eyes is 45°. What is the height of the chimney?",
    "30 m",
  ],
  [
    "A ladder 15 m long makes an angle of 60° with the wall. Find the height of the point where the ladder touches the wall.",
    "15/2 m",
  ],
  [
    "A circus artist is climbing a 20 m long rope, which is tightly stretched and tied from the top of a vertical pole to the ground. Find the height of the pole, if the angle made by the rope with the ground level is 30°.",
    "10 m",
  ],
  [
    "A tree breaks due to storm and the broken part bends so that the top of the tree touches the ground making an angle 30° with it. The distance between the foot of the tree to the point where the top touches the ground is 8 m. Find the height of the tree.",
    "8*sqrt(3) m",
  ],
  ["A pole 6 m high casts a shadow 2√3 m long on the ground. Find the Sun's elevation.", "60°"],
  [
    "The length of the shadow of a tower is √3 times its height. Find the angle of elevation of the sun.",
    "30°",
  ],
  [
    "If the length of the shadow of a tower is equal to its height, find the angle of elevation of the sun",
    "45°",
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  // two buildings, two distances, a distance that is not along the ground, an eye without a view
  "The angle of elevation of the top of a tower from a point 40 m away from the foot of a building is 60°. Find the height of the tower.",
  "The shadow of a tower is 10 m long. From a point 20 m away from its foot the angle of elevation of the top is 30°. Find the height.",
  "The angle of elevation of the top of a tower from a point 30 m above the ground is 60°. Find the height of the tower.",
  "An observer 1.5 m tall is 28.5 m away from a chimney. The angle of elevation of the top of the chimney is 45°. What is the height of the chimney?",
  "The angle of elevation of the top of a tower from a point 40 m away from its base is 90°. Find the height.",
  "The angle of elevation of the top of a tower from a point -40 m away from its base is 60°. Find the height.",
  "A pole 6 m high casts a shadow 20 cm long on the ground. Find the Sun's elevation.",
  "A ladder 10 m long makes an angle of 60° with the wall and its foot is 3 m away from the wall. Find the height of the wall.",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("a wrong angle is not proved", () => {
  const problem = { ratio: "tan", upper: exact.one, lower: exact.one, names: ["h", "d"] } as const;
  expect(prove(problem, 45)).not.toBeNull();
  expect(prove(problem, 60)).toBeNull();
});
