import { expect, test } from "vitest";
import { checkSolution } from "../../../steps/check-solution.ts";
import { answerOf, solvedBy } from "../../../testing/attempt.ts";
import { calculusTasks } from "../calculus.tasks.ts";
import { optimum } from "./optimum.task.ts";

const box =
  "A square piece of tin of side 18 cm is to be made into a box without top, by cutting a square from each corner and folding up the flaps. What should be the side of the square to be cut off so that the volume of the box is maximum?";

test.each([
  [box, "3 cm"],
  [
    "A rectangular sheet of tin 45 cm by 24 cm is to be made into a box without top, by cutting off square from each corner and folding up the flaps. What should be the side of the square to be cut off so that the volume of the box is maximum?",
    "5 cm",
  ],
  [
    "Find two positive numbers whose sum is 15 and the sum of whose squares is minimum.",
    "7.5, 7.5",
  ],
  ["Find two numbers whose sum is 24 and whose product is as large as possible", "12, 12"],
  [
    "A farmer has 100 m of fencing to enclose a rectangular field. Find the maximum area",
    "625 m^2",
  ],
])("%s: %s", (question, answer) => {
  expect(answerOf(calculusTasks, question)).toBe(answer);
});

test.each([
  box.replace("maximum", "minimum"),
  box.replace("square piece", "round piece"),
  box.replace("without top", "with a top"),
  "Find two positive numbers whose sum is 24 and whose product is as small as possible",
  "Find two positive numbers whose difference is 24 and whose product is minimum",
  "A farmer has 100 m of fencing to enclose a rectangular field along a river. Find the maximum area",
  "Find two positive numbers whose sum is -24 and whose product is as large as possible",
])("is not answered: %s", (question) => {
  expect([null, "not_understood", "not_supported"]).toContain(answerOf(calculusTasks, question));
});

test.each(optimum.examples)("shows no false line: %s", (text) => {
  expect(checkSolution(solvedBy(calculusTasks, text).solution).failures).toEqual([]);
});
