import * as fc from "fast-check";
import { expect, test } from "vitest";
import { answerOf } from "../../testing/attempt.ts";
import { estimate } from "./estimate.task.ts";
import { hcf } from "./common-factors/common-factors.task.ts";

test.each([
  ["estimate 5,290 + 17,986 by rounding to hundreds", "23300"],
  ["Estimate 730 + 998 by rounding off to the nearest hundreds", "1700"],
  ["estimate 578 × 161 by rounding off to nearest hundreds", "120000"],
  ["Estimate 8,325 - 491 by rounding off to the nearest tens", "7840"],
  ["estimate the sum of 439 and 334 to the nearest hundred", "700"],
])("%s", (question, answer) => {
  expect(answerOf([estimate], question)).toBe(answer);
});

test.each([
  "Estimate 730 + 998",
  "Estimate 730 + 998 + 12 by rounding off to the nearest hundreds",
  "Estimate 730 + 998 by rounding down to the nearest hundreds",
  "Estimate 730 + 998 exactly to the nearest hundreds",
  "Estimate 7.5 + 998 by rounding off to the nearest hundreds",
])("is not an estimate with a known place: %s", (question) => {
  expect(answerOf([estimate], question)).toBeNull();
});

const places = [
  [10, "tens"],
  [100, "hundreds"],
  [1000, "thousands"],
] as const;

test("an estimated sum is within one place of the sum, and a multiple of the place", () => {
  const number = fc.integer({ min: 1000, max: 99_999 });
  fc.assert(
    fc.property(number, number, fc.constantFrom(...places), (one, other, [place, name]) => {
      const answer = Number(
        answerOf([estimate], `Estimate ${one} + ${other} by rounding off to the nearest ${name}.`),
      );
      expect(answer % place).toBe(0);
      expect(Math.abs(answer - one - other)).toBeLessThanOrEqual(place);
    }),
  );
});

test.each([
  ["use euclid's division algorithm to find hcf of 867 and 255", "51"],
  ["Using Euclid division algorithm, find the HCF of 4052 and 12576", "4"],
  ["by long division method find hcf of 36 and 84", "12"],
])("the method may be named first: %s", (question, answer) => {
  expect(answerOf([hcf], question)).toBe(answer);
});
