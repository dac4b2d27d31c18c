import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";

test.each([
  [
    "Find the equation of the circle with centre (-3, 2) and radius 4",
    "x^2 + y^2 + 6x - 4y - 3 = 0",
  ],
  [
    "Find the centre and radius of the circle x^2 + y^2 + 8x + 10y - 8 = 0",
    "centre (-4, -5), radius 7",
  ],
  [
    "Find the centre and the radius of the circle 2x^2 + 2y^2 - x = 0",
    "centre (1/4, 0), radius 1/4",
  ],
  [
    "Find the equation of the circle with centre (2, 2) and passing through the point (4, 5)",
    "x^2 + y^2 - 4x - 4y - 5 = 0",
  ],
  ["Find the radius of the circle x^2 + y^2 + 10 = 0", "not_supported"],
  [
    "Find the coordinates of the focus, the equation of the directrix and the length of the latus rectum for x² = -16y",
    "focus (0, -4); directrix y = 4; latus rectum 16",
  ],
  ["Find the eccentricity of the ellipse x^2/36 + y^2/16 = 1", "sqrt(5)/3"],
  ["Find the coordinates of the foci of the hyperbola x^2/16 - y^2/9 = 1", "(-5, 0), (5, 0)"],
  ["find the eccentricity of 9y^2 - 4x^2 = 36", "sqrt(13)/2"],
  ["Find the length of the latus rectum of the ellipse 4x^2 + 9y^2 = 36", "8/3"],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});

test.each([
  "Find the eccentricity of the hyperbola x^2/36 + y^2/16 = 1",
  "Find the eccentricity of the ellipse x^2 + y^2 + xy = 1",
  "Find the centre and radius of the circle x^2 + 2y^2 = 8",
  "Find the focus of the parabola y^2 = 8x + 1",
  "Find the colour of the parabola y^2 = 8x",
  "Find the equation of the circle with centre (1,2)",
])("%s is not answered", (question) => {
  expect(ask(question)).toBeNull();
});
