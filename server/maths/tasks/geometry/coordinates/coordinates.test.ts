import fc from "fast-check";
import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";

test.each([
  ["Find the exact distance between (-1,-2) and (-3,4)", "2*sqrt(10)"],
  ["distance of point (3,4) from origin", "5"],
  ["Find the distance between the points (1/2, 3) and (2, -1)", "sqrt(73)/2"],
  ["Find the mid-point of the line segment joining A(-2, 8) and B(-6, -4)", "(-4, 2)"],
  ["midpoint of (1/2, 3) and (2, -1)", "(5/4, 1)"],
  [
    "Find the coordinates of the point which divides the join of (-1, 7) and (4, -3) in the ratio 2 : 3.",
    "(1, 3)",
  ],
  [
    "Find the coordinates of the point which divides the line segment joining the points (1, -2) and (3, 4) externally in the ratio 2:1",
    "(5, 10)",
  ],
  [
    "Find the ratio in which the y-axis divides the line segment joining the points (5, -6) and (-1, -4)",
    "5:1",
  ],
  [
    "Find the ratio in which the line segment joining A(1, -5) and B(-4, 5) is divided by the x-axis.",
    "1:1",
  ],
  [
    "In what ratio does the point (-4, 6) divide the line segment joining the points A(-6, 10) and B(3, -8)?",
    "2:7",
  ],
  ["Find the area of the triangle whose vertices are (2, 3), (-1, 0), (2, -4)", "21/2"],
  ["Are the points (1, 2), (3, 6) and (5, 10) collinear?", "true"],
  ["Determine if the points (1, 5), (2, 3) and (-2, -11) are collinear.", "false"],
  ["Find the centroid of the triangle whose vertices are (3, -5), (-7, 4) and (10, -2)", "(2, -1)"],
  ["Find the slope of the line passing through the points (3, -2) and (-1, 4)", "-3/2"],
  ["What is the slope of the line 3x + 4y = 12?", "-3/4"],
  ["slope of x = 3", "not_supported"],
  [
    "In what ratio does the point (-4, 6) divide the line segment joining the points (-8, 9) and (1, -8)",
    "not_supported",
  ],
  ["Find the y-intercept of 3x - 2y = 6", "-3"],
  ["find x intercept of 2x+5y=20", "10"],
  ["Find the equation of the line passing through the points (1, 2) and (3, 8)", "3x - y - 1 = 0"],
  ["Find the equation of the line passing through (-2, 3) with slope -4", "4x + y + 5 = 0"],
  ["Find the equation of a line with slope 2 and y-intercept 3", "2x - y + 3 = 0"],
  [
    "Find the equation of the line which makes intercepts -3 and 2 on the x- and y-axes respectively",
    "2x - 3y + 6 = 0",
  ],
  [
    "Find the equation of the line parallel to 3x - 4y + 2 = 0 and passing through the point (-2, 3)",
    "3x - 4y + 18 = 0",
  ],
  [
    "Find the equation of the line passing through (1,2) and perpendicular to x + y + 7 = 0",
    "x - y + 1 = 0",
  ],
  ["Find the distance of the point (3, -5) from the line 3x - 4y - 26 = 0", "3/5"],
  ["Find the distance between the parallel lines 15x + 8y - 34 = 0 and 15x + 8y + 31 = 0", "65/17"],
  ["Find the point of intersection of the lines 2x + y = 7 and x - y = 2", "(3, 1)"],
  ["Find the image of (4,7) in y-axis", "(-4, 7)"],
  ["Find the value of k if the points A(2, 3), B(4, k) and C(6, -3) are collinear", "k = 0"],
  [
    "Find the values of y for which the distance between the points P(2, -3) and Q(10, y) is 10 units",
    "y = -9 or y = 3",
  ],
  ["Find the value of m if the points A(2, 3), B(4, k) and C(6, -3) are collinear", null],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Find the distance between (1,2) and (3,4) and (5,6)",
  "Find the midpoint of (1,2), (3,4) and (5,6)",
  "Find the slope of the line perpendicular to the line joining (1,2) and (3,4)",
  "Find the slope of the tangent to y = x^2 at x = 3",
  "Find the y-intercept of y = x^2 + 3",
  "Find the area of the quadrilateral whose vertices are (2, 3), (-1, 0), (2, -4), (4,5)",
  "Find the distance between (2,300) and (1,2)",
  "Find the distance between the parallel lines x + y = 1 and x - y = 2",
  "Find the equation of a line through (1,2)",
  "Find the image of the point (1,2) in the line y = x",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});

const coordinate = fc.integer({ min: -999, max: 999 });

test("points on a segment, slopes and lines equal those from which they were built", () => {
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, (a, b, c, d) => {
      fc.pre(a !== c);
      expect(ask(`Find the midpoint of (${2 * a}, ${2 * b}) and (${2 * c}, ${2 * d})`)).toBe(
        `(${a + c}, ${b + d})`,
      );
      // From (a, b) to (a + 3c, b + 3d): the point after two of the three steps divides the segment 2 : 1.
      expect(
        ask(
          `Find the coordinates of the point which divides the line segment joining the points (${a}, ${b}) and (${a + 3 * c}, ${b + 3 * d}) in the ratio 2:1`,
        ),
      ).toBe(`(${a + 2 * c}, ${b + 2 * d})`);
      expect(
        ask(
          `Find the slope of the line passing through the points (${a}, ${b}) and (${a + 1}, ${b + d})`,
        ),
      ).toBe(`${d}`);
      expect(ask(`Find the distance between (${a}, ${b}) and (${a + 3 * c}, ${b + 4 * c})`)).toBe(
        `${5 * Math.abs(c)}`,
      );
    }),
    { numRuns: 60 },
  );
});
