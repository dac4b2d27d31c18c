import { expect, test } from "vitest";
import { waitingTime } from "./format.ts";

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
