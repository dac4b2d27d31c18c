// @vitest-environment node
import { expect, test } from "vitest";
import {
  clockAheadAtStart,
  clockAheadOnResume,
  formatClock,
  endByPhoneClock,
  secondsSpent,
} from "./wall-clock.ts";

const times = { startedAt: "2026-11-23T10:00:00.000Z", endsAt: "2026-11-23T10:10:00.000Z" };
const start = Date.parse(times.startedAt);
const minutes = (count: number) => count * 60_000;
const hour = minutes(60);

test("a phone whose clock is an hour ahead ends the session when its time is over, not at once", () => {
  const clockAhead = clockAheadAtStart(times, start + hour);
  expect(endByPhoneClock({ ...times, clockAhead })).toBe(start + hour + minutes(10));
  expect(secondsSpent({ ...times, clockAhead }, start + hour + minutes(4))).toBe(240);
});

test("a phone whose clock is behind has no more time than others", () => {
  const clockAhead = clockAheadAtStart(times, start - hour);
  expect(endByPhoneClock({ ...times, clockAhead })).toBe(start - hour + minutes(10));
});

test("on another phone with a plausible clock the session ends at the same time", () => {
  expect(clockAheadOnResume(times, start + minutes(3))).toBe(0);
});

test.each([
  ["after the end", hour],
  ["before the start", -hour],
])("a session that the server reports as open isn't over for a clock that is %s", (_, wrong) => {
  const clockAhead = clockAheadOnResume(times, start + wrong);
  expect(endByPhoneClock({ ...times, clockAhead }) - (start + wrong)).toBe(minutes(10));
});

test("a session's duration is never more than its length or less than zero", () => {
  const clock = { ...times, clockAhead: 0 };
  expect(secondsSpent(clock, start + hour)).toBe(600);
  expect(secondsSpent(clock, start - hour)).toBe(0);
});

test("the clock shows hours only if there are any", () => {
  expect([5, 65, 600, 3600, 10_799].map(formatClock)).toEqual([
    "0:05",
    "1:05",
    "10:00",
    "1:00:00",
    "2:59:59",
  ]);
});
