import { expect, test } from "vitest";
import { startOfDayInIndia } from "./day-in-india.ts";

test.each([
  ["2026-03-10T18:29:59.999Z", "2026-03-09T18:30:00.000Z"],
  ["2026-03-10T18:30:00.000Z", "2026-03-10T18:30:00.000Z"],
  ["2026-03-11T00:00:00.000Z", "2026-03-10T18:30:00.000Z"],
  ["2026-01-01T04:00:00.000Z", "2025-12-31T18:30:00.000Z"],
  ["1969-12-31T12:00:00.000Z", "1969-12-30T18:30:00.000Z"],
])("the day in India of %s began at %s", (moment, start) => {
  expect(startOfDayInIndia(new Date(moment)).toISOString()).toBe(start);
});

test("the day begins at midnight in Asia/Kolkata, in every month", () => {
  const clock = new Intl.DateTimeFormat("sv", {
    timeZone: "Asia/Kolkata",
    dateStyle: "short",
    timeStyle: "medium",
  });
  for (const month of ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"]) {
    const start = startOfDayInIndia(new Date(`2026-${month}-15T21:00:00Z`));
    expect(clock.format(start)).toBe(`2026-${month}-16 00:00:00`);
  }
});
