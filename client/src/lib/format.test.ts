// @vitest-environment node
import { expect, test } from "vitest";
import { dayInWords, waitingTime } from "./format.ts";

test.each([
  [1, "1 second"],
  [45, "45 seconds"],
  [60, "1 minute"],
  [61, "2 minutes"],
  [3600, "1 hour"],
  [3601, "2 hours"],
])("a wait of %i seconds reads %j", (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});

test.each([
  // Half past midnight in India is still the evening before in London.
  ["2025-08-20T19:00:00Z", "Today"],
  ["2025-08-21T05:00:00Z", "Today"],
  ["2025-08-20T18:29:00Z", "Yesterday"],
  ["2025-08-19T12:00:00Z", "Tuesday"],
  ["2025-08-15T12:00:00Z", "Friday"],
  ["2025-08-14T12:00:00Z", "14 Aug"],
  ["2025-01-01T06:00:00Z", "1 Jan"],
  ["2024-12-31T18:31:00Z", "1 Jan"],
  ["2024-12-31T18:29:00Z", "31 Dec 2024"],
])("on 21 August 2025 in India, %s is %j", (moment, words) => {
  expect(dayInWords(new Date(moment), new Date("2025-08-21T04:30:00Z"))).toBe(words);
});
