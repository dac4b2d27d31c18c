import { dayAfter } from "#shared/domain/day-in-india.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyStreak, streakOf, streakOn } from "./streak.ts";

const start = "2026-11-02";
/** Days of study as offsets from the first day. */
const days = (...at: number[]) => at.map((count) => dayAfter(start, count));
const week = [0, 1, 2, 3, 4, 5, 6];

test("consecutive days make a streak, and a missed day ends it", () => {
  expect(streakOf(days(0, 1, 3)).streak).toMatchObject({ current: 1, longest: 2, total: 3 });
});

test("from seven days on a missed day is forgiven, and is not an active day", () => {
  const { streak, frozenDays } = streakOf(days(...week, 8));
  expect(streak).toMatchObject({ current: 8, longest: 8, total: 8 });
  expect(frozenDays).toEqual(days(7));
});

test("six days are too few to forgive a missed day, and two missed days are too many", () => {
  expect(streakOf(days(0, 1, 2, 3, 4, 5, 7)).streak.current).toBe(1);
  expect(streakOf(days(...week, 9)).streak.current).toBe(1);
});

test("at most one day in seven is forgiven", () => {
  expect(streakOf(days(...week, 8, 10)).streak.current).toBe(1);
  expect(streakOf(days(...week, 8, 9, 10, 11, 12, 13, 15)).streak.current).toBe(14);
});

test("a streak continues over the end of a year and a leap day", () => {
  expect(streakOf(["2027-12-31", "2028-01-01"]).streak.current).toBe(2);
  expect(streakOf(["2028-02-28", "2028-02-29", "2028-03-01"]).streak.current).toBe(3);
  expect(streakOf(["2027-02-28", "2027-03-01"]).streak.current).toBe(2);
});

test("yesterday's streak can continue today, and is over tomorrow", () => {
  const { streak } = streakOf(days(0, 1));
  expect(streakOn(streak, dayAfter(start, 1))).toMatchObject({ current: 2, studiedToday: true });
  expect(streakOn(streak, dayAfter(start, 2))).toMatchObject({ current: 2, studiedToday: false });
  expect(streakOn(streak, dayAfter(start, 3)).current).toBe(0);
});

test("a day that will be forgiven is shown before she studies again", () => {
  const { streak } = streakOf(days(...week));
  expect(streakOn(streak, dayAfter(start, 8))).toEqual({
    current: 7,
    studiedToday: false,
    frozenYesterday: dayAfter(start, 7),
    canFreeze: false,
  });
  expect(streakOn(streak, dayAfter(start, 9)).current).toBe(0);
});

test("without a study day there is no streak", () => {
  expect(streakOn(emptyStreak, start)).toMatchObject({ current: 0, canFreeze: false });
});

const manyDays = fc
  .uniqueArray(fc.nat(120), { maxLength: 90 })
  .map((at) => days(...at.toSorted((one, other) => one - other)));

test("for any days: longest >= current, total counts all days, and one more day adds at most one", () => {
  fc.assert(
    fc.property(manyDays, (all) => {
      const { streak, frozenDays } = streakOf(all);
      expect(streak.total).toBe(all.length);
      expect(streak.longest).toBeGreaterThanOrEqual(streak.current);
      expect(streak.longest).toBeLessThanOrEqual(all.length);
      expect(frozenDays.filter((day) => all.includes(day))).toEqual([]);
      const before = streakOf(all.slice(0, -1)).streak;
      expect(streak.current - before.current).toBeLessThanOrEqual(1);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test("for any days: without study a streak never grows from one day to the next", () => {
  fc.assert(
    fc.property(manyDays, fc.nat(200), (all, at) => {
      const { streak } = streakOf(all);
      const from = dayAfter(streak.last ?? start, at);
      const [today, tomorrow] = [streakOn(streak, from), streakOn(streak, dayAfter(from))];
      expect(tomorrow.current).toBeLessThanOrEqual(today.current);
      expect(today.current).toBeLessThanOrEqual(streak.current);
    }),
    { seed: 7, numRuns: 300 },
  );
});
