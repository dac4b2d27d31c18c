// @vitest-environment node
import { expect, test } from "vitest";
import { daysOfMonth, weeksOf } from "./weeks-of-month.ts";

test("a month begins on its weekday and ends with its last day", () => {
  const weeks = weeksOf(daysOfMonth("2026-11"));
  expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(weeks.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
  expect(weeks).toHaveLength(6);
});

test.each([
  ["2028-02", "2028-02-29"],
  ["2027-02", "2027-02-28"],
  ["2026-12", "2026-12-31"],
])("the last day of %s is %s", (month, last) => {
  expect(daysOfMonth(month).at(-1)).toBe(last);
});

test("every week has seven places, in any month", () => {
  for (let number = 1; number <= 12; number += 1) {
    const weeks = weeksOf(daysOfMonth(`2027-${String(number).padStart(2, "0")}`));
    expect(new Set(weeks.map(({ length }) => length))).toEqual(new Set([7]));
  }
});
