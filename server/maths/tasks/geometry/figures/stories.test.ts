import { expect, test } from "vitest";
import { ask, solveOrThrow } from "../testing/ask.ts";

test.each([
  [
    "A tent is in the shape of a cylinder surmounted by a conical top. If the height and diameter of the cylindrical part are 2.1 m and 4 m respectively, and the slant height of the top is 2.8 m, find the area of the canvas used for making the tent.",
    "44 m^2",
  ],
  [
    "A medicine capsule is in the shape of a cylinder with two hemispheres stuck to each of its ends. The length of the entire capsule is 14 mm and the diameter of the capsule is 5 mm. Find its surface area.",
    "220 mm^2",
  ],
  [
    "A drinking glass is in the shape of a frustum of a cone of height 14 cm. The diameters of its two circular ends are 4 cm and 2 cm. Find the capacity of the glass.",
    "308/3 cm^3",
  ],
  [
    "The length, breadth and height of a room are 5 m, 4 m and 3 m respectively. Find the cost of white washing the walls of the room and the ceiling at the rate of ₹7.50 per m².",
    "₹555",
  ],
  [
    "A 20 m deep well with diameter 7 m is dug and the earth from digging is evenly spread out to form a platform 22 m by 14 m. Find the height of the platform.",
    "5/2 m",
  ],
  [
    "How many silver coins, 1.75 cm in diameter and of thickness 2 mm, must be melted to form a cuboid of dimensions 5.5 cm × 10 cm × 3.5 cm?",
    "400",
  ],
  ["How many litres of water can a hemispherical bowl of diameter 21 cm hold", "4851/2000 L"],
  [
    "A chord of a circle of radius 10 cm subtends a right angle at the centre. Find the area of the corresponding minor segment. (Use π = 3.14)",
    "28.5 cm^2",
  ],
  [
    "A chord of a circle of radius 10 cm subtends a right angle at the centre. Find the area of the major sector. (Use π = 3.14)",
    "235.5 cm^2",
  ],
  [
    "In a circle of radius 21 cm, an arc subtends an angle of 60° at the centre. Find the length of the arc.",
    "22 cm",
  ],
  [
    "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 5 minutes.",
    "154/3 cm^2",
  ],
  [
    "From a square of side 14 cm a circle of diameter 14 cm is cut. Find the area of the remaining portion.",
    "42 cm^2",
  ],
  [
    "A vertical pole of length 6 m casts a shadow 4 m long on the ground and at the same time a tower casts a shadow 28 m long. Find the height of the tower.",
    "42 m",
  ],
  ["Triangle ABC is similar to triangle DEF, AB = 4 cm, DE = 6 cm, BC = 5 cm. Find EF.", "15/2 cm"],
  ["△ABC ~ △PQR, AB = 6 cm, PQ = 9 cm and QR = 12 cm. Find BC.", "8 cm"],
  ["If ΔABC ~ ΔDEF, AB = 4 cm, BC = 5 cm and DE = 6 cm, find EF", "15/2 cm"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  // a circle that does not fit, a rate per volume for an area, another value of π, a pole whose shadow isn't given
  "From a square of side 10 cm a circle of diameter 14 cm is cut. Find the area of the remaining portion.",
  "The length, breadth and height of a room are 5 m, 4 m and 3 m respectively. Find the cost of white washing the walls of the room at the rate of ₹7.50 per m³.",
  "A chord of a circle of radius 10 cm subtends a right angle at the centre. Find the area of the corresponding minor segment. (Use π = 4)",
  "A chord of a circle of radius 10 cm subtends an angle of 200° at the centre. Find the area of the minor segment.",
  "The length of the minute hand of a clock is 14 cm. Find the area swept by the minute hand in 75 minutes.",
  // an undetermined side, no similarity
  "Triangle ABC is similar to triangle DEF, AB = 4 cm, DE = 6 cm, BC = 5 cm. Find DF.",
  "Triangle ABC is not similar to triangle DEF, AB = 4 cm, DE = 6 cm, BC = 5 cm. Find EF.",
  // no such figure
  "From a square of side 13 cm a circle of diameter 14 cm is cut. Find the area of the remaining portion.",
  "Find the curved surface area of a cone with radius 5 cm and slant height 3 cm",
  "Find the perimeter of a triangle with sides 1 cm, 2 cm and 5 cm",
  "Find the perimeter of an isosceles triangle with equal sides 3 cm and base 7 cm",
  "Find the angle of a sector of radius 7 cm and area 308 cm²",
  "The area of a rhombus is 50 cm² and side 5 cm find height",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("no two steps of a formula have the same title", () => {
  const { steps } = solveOrThrow(
    "A man goes 15 m due west and then 8 m due north. How far is he from the starting point?",
  ).solution;
  const titles = steps.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("numbers too large for a certain decimal are refused, and small ones keep their digits", () => {
  expect(ask("Find the volume of a sphere of radius 99999999999999999999 cm")).toBe("too_hard");
  const { answer } = solveOrThrow("Find the area of a circle of radius 0.01 cm").solution;
  expect(answer.latex).toContain("\\approx 0.00031");
});
