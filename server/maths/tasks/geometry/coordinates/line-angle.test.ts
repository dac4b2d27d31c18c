import { expect, test } from "vitest";
import * as exact from "../exact/exact.ts";
import { ask } from "../testing/ask.ts";
import { prove } from "./line-angle.task.ts";

test.each([
  ["Find the angle between the lines y - √3x - 5 = 0 and √3y - x + 6 = 0", "30°"],
  ["Find the angle between the lines 2x - y + 3 = 0 and x + 3y - 2 = 0", "tan^-1(7)"],
  ["find acute angle between x=3 and y=2", "90°"],
  ["Find the angle between the lines x = 3 and y = x + 1", "45°"],
  ["find angle between lines 2x+3y=5 and 4x+6y=7", "0°"],
  ["angle between lines whose slopes are 2 and 1/3", "45°"],
  ["Find the equation of the line whose intercepts on the axes are 3 and -2", "2x - 3y - 6 = 0"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Find the angle between the lines x^2 + y = 3 and y = x + 1",
  "Find the angle between the lines x + y = 3 and y = x + 1 and y = 2",
  "Find the angle between the line x + y = 3 and the x-axis or y = 2",
  "Find the angle between the lines xy = 3 and y = x + 1",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("a wrong angle is not proved", () => {
  const line = (a: bigint, b: bigint) => ({
    a: exact.fromInteger(a),
    b: exact.fromInteger(b),
    latex: "",
  });
  const problem = { one: line(2n, -1n), other: line(1n, 3n), isOfSlopes: false };
  expect(prove(problem, { tangent: exact.fromInteger(7n) })).not.toBeNull();
  expect(prove(problem, { tangent: exact.fromInteger(6n) })).toBeNull();
  expect(prove(problem, { tangent: null })).toBeNull();
});

test.each([
  [
    "Find the values of k if the area of a triangle is 4 square units and its vertices are (k, 0), (4, 0) and (0, 2)",
    "k = 0 or k = 8",
  ],
  [
    "If the area of a triangle with vertices (2, -6), (5, 4) and (k, 4) is 35 sq units, find the value of k",
    "k = -2 or k = 12",
  ],
  ["Find the area of the triangle with vertices (2,7), (1,1), (10,8) using determinants", "47/2"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "If the area of a triangle with vertices (2, -6), (5, 4) and (k, 4) is -35 sq units, find the value of k",
  "If the area of a triangle with vertices (2, -6), (5, 4) and (k, m) is 35 sq units, find the value of k",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});
