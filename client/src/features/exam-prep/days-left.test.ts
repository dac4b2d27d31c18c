// @vitest-environment node
import { expect, test } from "vitest";
import { daysLeftInWords } from "./days-left.ts";

// A quarter past midnight in India, still the previous day in UTC.
const now = new Date("2026-11-23T18:45:00Z");

test.each([
  ["2026-11-24", "The exam is today. All the best!"],
  ["2026-11-25", "1 day left"],
  ["2026-12-24", "30 days left"],
  ["2026-11-23", "The exam is over. Edit the plan for the next one."],
])("on 24 November in India an exam on %s is shown as: %s", (day, words) => {
  expect(daysLeftInWords(day, now)).toBe(words);
});
