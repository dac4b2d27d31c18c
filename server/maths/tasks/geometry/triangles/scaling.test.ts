import { expect, test } from "vitest";
import { ask } from "../testing/ask.ts";

test.each([
  [
    "The areas of two similar triangles are 81 cm² and 49 cm². Find the ratio of their corresponding sides.",
    "9:7",
  ],
  [
    "The sides of two similar triangles are in the ratio 4:9. Find the ratio of their areas.",
    "16:81",
  ],
  [
    "The volumes of two spheres are in the ratio 64:27. Find the ratio of their surface areas.",
    "16:9",
  ],
  ["The radii of two circles are in the ratio 2:3. Find the ratio of their areas", "4:9"],
  [
    "The areas of two similar triangles are in the ratio 2:3. Find the ratio of their sides",
    "not_supported",
  ],
  ["The areas of two triangles are in the ratio 4:9. Find the ratio of their sides", null],
  ["The radii of two cylinders are in the ratio 2:3. Find the ratio of their volumes", null],
  [
    "The areas of two similar triangles are 81 cm and 49 cm. Find the ratio of their corresponding sides.",
    null,
  ],
])("%s gives %s", (question, answer) => {
  expect(ask(question)).toBe(answer);
});
