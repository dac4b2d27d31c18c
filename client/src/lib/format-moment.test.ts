// @vitest-environment node
import { expect, test } from "vitest";
import { dateAndTimeInIndia, dateInIndia, shortDate, timeAgo } from "./format-moment.ts";

const now = new Date("2026-11-28T04:30:00Z");

test.each([
  ["2026-11-28T04:31:00Z", "Just now"],
  ["2026-11-28T04:30:00Z", "Just now"],
  ["2026-11-28T04:25:01Z", "Just now"],
  ["2026-11-28T04:25:00Z", "5m ago"],
  ["2026-11-28T03:30:01Z", "59m ago"],
  ["2026-11-28T03:30:00Z", "1h ago"],
  ["2026-11-27T04:30:01Z", "23h ago"],
  ["2026-11-27T04:30:00Z", "1d ago"],
  ["2026-11-21T04:30:01Z", "6d ago"],
  ["2026-11-21T04:30:00Z", "21 Nov 2026"],
  // Half past midnight in India is still the evening before in London.
  ["2026-11-10T19:00:00Z", "11 Nov 2026"],
])("at ten in the morning of 28 November in India, %s is %j", (moment, words) => {
  expect(timeAgo(new Date(moment), now)).toBe(words);
});

test("dates are those of India", () => {
  const evening = new Date("2026-08-02T19:35:00Z");
  expect(dateInIndia(evening)).toBe("3 Aug 2026");
  expect(dateAndTimeInIndia(evening)).toBe("3 Aug, 1:05 am");
  expect(shortDate("2026-08-03")).toBe("3 Aug");
});
