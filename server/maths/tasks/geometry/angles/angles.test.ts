import fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../../../numbers/rational.ts";
import { ask } from "../testing/ask.ts";
import { type AngleSum, constantPart } from "./angle-parts.ts";
import { prove, solve, unknown } from "./angle-sum.ts";

test.each([
  [
    "The measures of two angles of a triangle are 49 and 75 degrees. Find the measure of the third angle.",
    "56°",
  ],
  ["The angles of a triangle are in the ratio 2:3:4. Find the angles.", "40°, 60°, 80°"],
  ["Find the complement of 35°", "55°"],
  ["what is the supplement of 110 degrees", "70°"],
  ["An angle measures 62 degrees. Find its complement.", "28°"],
  ["Find the supplement of a 25 degree angle", "155°"],
  ["One angle of a right triangle measures 41 degrees. Find the third angle.", "49°"],
  ["One of two complementary angles is 40°. Find the other.", "50°"],
  ["The angles of a triangle are x, 2x and 3x. Find the value of x", "30°"],
  ["The angles of a triangle are (x+10)°, 2x° and (x - 10)°. find the angles", "55°, 90°, 35°"],
  ["Three angles of a quadrilateral are 75°, 90° and 75°. Find the fourth angle.", "120°"],
  [
    "The angles of a quadrilateral are in the ratio 3:5:9:13. Find all the angles of the quadrilateral.",
    "36°, 60°, 108°, 156°",
  ],
  [
    "An exterior angle of a triangle is 110° and one of its interior opposite angles is 30°. Find the other interior opposite angle",
    "80°",
  ],
  ["The vertex angle of an isosceles triangle is 40°. Find its base angles", "70°"],
  ["triangle ke do angle 50 aur 60 hai to third angle batao", "70°"],
  ["Find the angle which is equal to its complement", "45°"],
  ["Find the sum of the interior angles of a polygon with 8 sides", "1080°"],
  ["each interior angle of a regular hexagon", "120°"],
  ["How many sides does a regular polygon have if the measure of an exterior angle is 24°?", "15"],
  ["How many sides does a regular polygon have if each of its interior angles is 165°?", "24"],
  [
    "How many sides does a regular polygon have if each of its interior angles is 22°?",
    "not_supported",
  ],
  ["number of diagonals in a decagon", "35"],
  ["Two angles of a triangle are 100° and 90°. Find the third angle.", "not_supported"],
  ["Find the complement of 95°", "not_supported"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Two angles of a quadrilateral are 50° and 60°. Find the third angle",
  "Find the complement of the set {1,2}",
  "Find the supplement of the complement of 35°",
  "The angles of a triangle are x, 2x and y. Find x",
  "The angles of a triangle are x, x² and 3x. find x",
  "The angles of a triangle are x and 2x. Find x",
  "The angles of a triangle are in the ratio 2:3:4. Find the difference between largest and smallest",
  "Find the sum of angles of a triangle except the right angle",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("a wrong angle is not proved", () => {
  const parts = [constantPart(q.rational(50n)), constantPart(q.rational(60n)), unknown];
  const problem: AngleSum = { parts, total: q.rational(180n), rule: "", ask: "unknown", what: "" };
  expect(prove(problem, solve(problem))).not.toBeNull();
  expect(prove(problem, q.rational(71n))).toBeNull();
});

test("the angles of a triangle in any ratio add up to 180°", () => {
  const part = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      const scale = a + b + c;
      const question = `The angles of a triangle are ${180 * a}/${scale}, ${180 * b}/${scale} and x. Find x`;
      const third = (180 * c) / scale;
      const answer = ask(question);
      const [top = "", bottom = "1"] = answer?.replace("°", "").split("/") ?? [];
      expect(Number(top) / Number(bottom)).toBeCloseTo(third, 9);
    }),
    { numRuns: 60 },
  );
});
