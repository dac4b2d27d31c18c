import { expect, test } from "vitest";
import { isWithin } from "./within.ts";

const speed = { answer: "2.5 m/s", tolerance: 0 };
const gravity = { answer: "9.8 m/s^2", tolerance: 0.05 };

test.each([
  [speed, "2.5 m/s"],
  [speed, "2.50 m/s"],
  [speed, "5/2 m/s"],
  [speed, "9 km/h"],
  [speed, "250 cm/s"],
  [speed, "2.5"],
  [gravity, "9.81 m/s^2"],
  [gravity, "9.75"],
  [{ answer: "12", tolerance: 0 }, "12"],
  [{ answer: "12", tolerance: 0 }, "12.0"],
  [{ answer: "-0.5", tolerance: 0.01 }, "-.495"],
  [{ answer: "27 °C", tolerance: 0.5 }, "27.3 °C"],
  [{ answer: "0", tolerance: 0 }, "0"],
  [{ answer: "4", tolerance: 0 }, "4 isomers"],
  [{ answer: "12", tolerance: 0 }, "12 sigma bonds"],
])("%o accepts %s", (expected, given) => {
  expect(isWithin(expected, given)).toBe(true);
});

test.each([
  [speed, "2.51 m/s"],
  [speed, "2.5 m"],
  [speed, "2.5 km/s"],
  [speed, "-2.5"],
  [speed, ""],
  [speed, "fast"],
  [speed, "2.5 or 3.5"],
  [speed, "9".repeat(200)],
  [gravity, "9.86 m/s^2"],
  [gravity, "10"],
  [{ answer: "12", tolerance: 0 }, "12.001"],
  [{ answer: "12", tolerance: 0 }, "21"],
  [{ answer: "27 °C", tolerance: 0.5 }, "28"],
  [{ answer: "4", tolerance: 0 }, "5 isomers"],
  [{ answer: "4", tolerance: 0 }, "4 metres"],
  [speed, "2.5 apples"],
])("%o rejects %s", (expected, given) => {
  expect(isWithin(expected, given)).toBe(false);
});
