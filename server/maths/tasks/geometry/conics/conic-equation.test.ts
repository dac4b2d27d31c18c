import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import * as q from "../../../numbers/rational.ts";
import * as exact from "../exact/exact.ts";
import { prove } from "./conic-equation.task.ts";
import { prove as proveParabola } from "./parabola-equation.task.ts";

test.each([
  [
    "Find the equation of the ellipse whose vertices are (±13, 0) and foci are (±5, 0)",
    "x^2/169 + y^2/144 = 1",
  ],
  [
    "Find the equation of the hyperbola with foci (0, ±3) and vertices (0, ±√11/2)",
    "4y^2/11 - 4x^2/25 = 1",
  ],
  [
    "Find the equation of the hyperbola with foci (0, ±12) and length of the latus rectum 36",
    "y^2/36 - x^2/108 = 1",
  ],
  [
    "Find the equation of the ellipse whose length of major axis is 20 and foci are (0, ±5)",
    "x^2/75 + y^2/100 = 1",
  ],
  [
    "Find the equation for the ellipse that satisfies the given conditions: Ends of major axis (±3, 0), ends of minor axis (0, ±2)",
    "x^2/9 + y^2/4 = 1",
  ],
  ["Find the equation of the hyperbola with vertices (±7, 0), e = 4/3", "x^2/49 - 9y^2/343 = 1"],
  ["Find the equation of the parabola with focus (2,0) and directrix x = -2", "y^2 = 8x"],
  ["Find the equation of the parabola with vertex (0, 0) and focus (0, -3)", "x^2 = -12y"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Find the equation of the ellipse with vertices (±5, 0) and foci (±13, 0)",
  "Find the equation of the ellipse with vertices (±5, 0) and foci (0, ±3)",
  "Find the equation of the ellipse with vertices (±5, 1) and foci (±3, 1)",
  "Find the equation of the ellipse with vertices (±5, 0)",
  "Find the equation of the ellipse with vertices (±5, 0) and e = 3/2",
  "Find the equation of the hyperbola with vertices (±5, 0) and e = 1/2",
  "Find the equation of the ellipse with length of major axis 20 and length of minor axis 16",
  "Find the equation of the parabola with focus (2, 0) and directrix x = -3",
  "Find the equation of the parabola with vertex (1, 0) and focus (2, 0)",
  "Find the equation of the parabola with focus (2, 1) and directrix x = -2",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

test("a wrong equation is not proved", () => {
  const letter = (name: "a" | "c", size: bigint) => ({
    letter: name,
    value: exact.fromInteger(size),
  });
  const axes = { aa: q.rational(169n), bb: q.rational(144n) };
  const data = {
    kind: "ellipse",
    axis: "x",
    data: [letter("a", 13n), letter("c", 5n)],
  } as const;
  expect(prove({ data, axes }, axes)).not.toBeNull();
  expect(prove({ data, axes }, { ...axes, bb: q.rational(145n) })).toBeNull();
  expect(proveParabola({ axis: "x", a: q.rational(2n) }, q.rational(8n))).not.toBeNull();
  expect(proveParabola({ axis: "x", a: q.rational(2n) }, q.rational(-8n))).toBeNull();
});
