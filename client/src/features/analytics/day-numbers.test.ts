import { expect, test } from "vitest";
import {
  answersByEngine,
  callsByEnding,
  callsOf,
  costOf,
  sumOfDays,
  tokensOf,
  visitorsOfSellingPages,
} from "./day-numbers.ts";
import { aDay, anEmptyDay } from "./testing/analytics-samples.ts";

test("calls are counted by verdict, as declined or as stopped; every other ending is a failure", () => {
  expect(callsOf({ calls: { "openai:timed_out": 3, "built-in:checked": 1 } })).toEqual([
    { engine: "openai", ending: "failed", count: 3 },
    { engine: "built-in", ending: "checked", count: 1 },
  ]);
  expect(callsByEnding([aDay(1), aDay(0)])).toEqual({
    checked: 14,
    unchecked: 0,
    corrected: 4,
    leaked: 0,
    declined: 2,
    stopped: 2,
    failed: 2,
  });
});

test("an engine's answers are the calls whose reply was shown, the busiest engine first", () => {
  expect([...answersByEngine([aDay(0), anEmptyDay(1)])]).toEqual([
    ["built-in", 6],
    ["openai", 1],
  ]);
});

test("tokens, cost and visitors of a day are summed over models and pages", () => {
  expect(tokensOf(aDay(0))).toBe(1500);
  expect(costOf(aDay(0))).toBe(0.012);
  expect(visitorsOfSellingPages(aDay(0))).toBe(120);
  expect(sumOfDays([aDay(0), aDay(1)], "uses")).toEqual({ homework: 16, exam: 2 });
});
