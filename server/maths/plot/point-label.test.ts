import { expect, test } from "vitest";
import { numberLabel, placeLabel, pointLabel } from "./point-label.ts";

test.each([
  ["3", 3, "x = 3"],
  ["-1/2", -0.5, "x = -1/2"],
  ["sqrt(2)", Math.SQRT2, "x = √2"],
  ["-(√(3))/3", -0.577, "x = -√3/3"],
  ["(17 - sqrt(157))/6", 0.745, "x ≈ 0.745"],
])("the point %s is labelled %s", (exact, close, label) => {
  expect(placeLabel("x", exact, close)).toBe(label);
});

test("long coordinates are rounded, in a point both of them", () => {
  expect(numberLabel("1000/1331", 0.7513)).toBe("≈ 0.751");
  expect(pointLabel(["1/3", "31/27"], [0.3333, 1.1481])).toBe("(1/3, 31/27)");
  expect(pointLabel(["1/3", "-(22√(31))/9"], [0.33333, -13.61])).toBe("≈ (0.333, -13.6)");
});
