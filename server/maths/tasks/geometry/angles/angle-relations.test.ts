import { expect, test } from "vitest";
import { ask, solveOrThrow } from "../testing/ask.ts";

test.each([
  ["In triangle ABC, ∠A = 50° and ∠B = 60°. Find ∠C.", "70°"],
  ["In ΔABC, angle A = 50°, angle B = 60°, find angle C", "70°"],
  ["ABCD is a cyclic quadrilateral with angle A = 80°. Find angle C.", "100°"],
  ["An angle is 20° more than its complement. Find the angle.", "55°"],
  ["An angle is 20° less than its supplement. Find the angle.", "80°"],
  ["An angle is twice its supplement. find the angle", "120°"],
  ["An angle is one-third of its supplement. Find the angle.", "45°"],
  ["two supplementary angles differ by 40. find the angles", "70°, 110°"],
  [
    "Two parallel lines are cut by a transversal. One of the interior angles on the same side is 70°. Find the other.",
    "110°",
  ],
  [
    "One of the angles of a triangle is 65°. Find the remaining two angles if their difference is 25°.",
    "70°, 45°",
  ],
  ["Find the angles of a parallelogram if one angle is 70°", "70°, 110°, 70°, 110°"],
  [
    "Two adjacent angles of a parallelogram are in the ratio 2:3. Find all the angles",
    "72°, 108°, 72°, 108°",
  ],
  [
    "In an isosceles triangle each base angle is twice the vertex angle. Find the angles",
    "36°, 72°, 72°",
  ],
  ["Each interior angle of a regular polygon is 144°. How many sides does it have?", "10"],
  ["The sum of interior angles of a polygon is 1440. find no. of sides", "10"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "In cyclic quadrilateral ABCD ∠A = 75° find ∠B",
  "In triangle ABC, ∠A = 50° and ∠B = 60°. Find ∠A.",
  "In triangle ABC, ∠A = 50° and ∠P = 60°. Find ∠C.",
  "In triangle ABC, ∠A = 50° and ∠B = 60° and ∠D = 20°. Find ∠C.",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test.each([
  "An angle is 100° more than its complement. Find the angle.",
  "In triangle ABC, ∠A = 120° and ∠B = 60°. Find ∠C.",
])("%s has no such angle", (question) => {
  expect(ask(question)).toBe("not_supported");
});

test.each([
  ["In triangle PQR, ∠R = 50° and ∠P = 60°. Find ∠Q.", ["R", "P", "Q", "50°", "60°", "x"]],
  ["PQRS is a cyclic quadrilateral with ∠Q = 80°. Find ∠S.", ["80°", "x", "Q", "R", "S", "P"]],
])("the vertices of the drawing have their names from the question: %s", (question, words) => {
  const { plot } = solveOrThrow(question).solution;
  expect(plot?.kind === "drawing" && plot.labels.map(({ text }) => text)).toEqual(words);
});
