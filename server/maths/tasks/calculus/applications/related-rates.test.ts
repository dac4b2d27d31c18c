import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { relatedRates } from "./related-rates.task.ts";

const circle =
  "The radius of a circle is increasing at the rate of 3 cm/s. Find the rate at which the area is increasing when the radius is 10 cm";

test.each([
  [circle, "60π cm^2/s"],
  [circle.replace("the rate of ", ""), "60π cm^2/s"],
  [circle.replace("3 cm/s", "0.25 cm/s"), "5π cm^2/s"],
  [
    "The side of a square is increasing at the rate of 0.2 cm/s. Find the rate of increase of the perimeter when the side is 5 cm",
    "0.8 cm/s",
  ],
  [
    "The volume of a cube is increasing at the rate of 8 cm3/s. How fast is the surface area increasing when the length of an edge is 12 cm?",
    "8/3 cm^2/s",
  ],
  [
    "A balloon, which always remains spherical, is being inflated by pumping in 900 cubic centimetres of gas per second. Find the rate at which the radius of the balloon increases when the radius is 15 cm.",
    "1/π cm/s",
  ],
  [
    "An edge of a variable cube is increasing at the rate of 3 cm/s. How fast is the volume of the cube increasing when the edge is 10 cm long?",
    "900 cm^3/s",
  ],
  [
    "The radius of a sphere is decreasing at the rate of 2 cm per second. find the rate at which the volume is decreasing when the radius is 5 cm",
    "200π cm^3/s",
  ],
])("%s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  circle.replace("area is increasing", "area is decreasing"),
  circle.replace("3 cm/s", "3 m/s"),
  circle.replace("3 cm/s", "3 cm^2/s"),
  circle.replace("the radius is 10", "the circumference is 10"),
  circle.replace("the radius is 10", "the area is 10"),
  circle.replace("radius is 10", "radius is 0"),
  circle.replace("area is", "volume is"),
  circle.replace("the area is", "the radius is"),
  circle.replace("is increasing at", "is not increasing at"),
])("is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(calculusTasks, question));
});

test.each(relatedRates.examples)("shows no false line: %s", (text) => {
  expect(checkSolution(solvedBy(calculusTasks, text).solution).failures).toEqual([]);
});
