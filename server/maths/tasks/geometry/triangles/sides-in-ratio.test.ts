import { expect, test } from "vitest";
import * as exact from "../exact/exact.ts";
import * as q from "../../../numbers/rational.ts";
import { ask } from "../testing/ask.ts";
import { prove } from "./sides-in-ratio.task.ts";

test.each([
  [
    "The sides of a triangle are in the ratio 3:4:5 and its perimeter is 36 cm. Find its sides.",
    "9 cm, 12 cm, 15 cm",
  ],
  [
    "The sides of a triangle are in the ratio 12:17:25 and its perimeter is 540 cm. Find its area.",
    "9000 cm^2",
  ],
  [
    "The length and breadth of a rectangle are in the ratio 5:3. If its perimeter is 64 cm, find its length and breadth.",
    "20 cm, 12 cm",
  ],
  [
    "A river 3 m deep and 40 m wide is flowing at the rate of 2 km per hour. How much water will fall into the sea in a minute?",
    "4000 m^3",
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  // an impossible triangle, too few sides, an area that the sides don't determine, an area for a perimeter
  "The sides of a triangle are in the ratio 1:2:3 and its perimeter is 36 cm. Find its area.",
  "The sides of a triangle are in the ratio 3:4 and its perimeter is 36 cm. Find its sides.",
  "The sides of a quadrilateral are in the ratio 1:2:3:4 and its perimeter is 40 cm. Find its area.",
  "The sides of a triangle are in the ratio 3:4:5 and its perimeter is 36 cm^2. Find its sides.",
  "The sides of a triangle are in the ratio 3:4:5 and its perimeter is -36 cm. Find its sides.",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("wrong sides are not proved", () => {
  const whole = (value: bigint): q.Rational => q.rational(value);
  const problem = {
    shape: "triangle",
    terms: [3n, 4n, 5n].map(whole),
    perimeter: whole(36n),
    unit: null,
    asks: "area",
    isDecimal: false,
  } as const;
  const result = {
    part: whole(3n),
    sides: [9n, 12n, 15n].map(whole),
    area: exact.fromInteger(54n),
  };
  expect(prove(problem, result)).not.toBeNull();
  expect(prove(problem, { ...result, area: exact.fromInteger(55n) })).toBeNull();
  expect(prove(problem, { ...result, sides: [8n, 13n, 15n].map(whole) })).toBeNull();
});
