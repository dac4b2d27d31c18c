// @vitest-environment node
import { expect, test } from "vitest";
import { axisTicks } from "./axis-ticks.ts";

test.each<[number, boolean, number[]]>([
  [0, true, [0, 1]],
  [1, true, [0, 1]],
  [3, true, [0, 1, 2, 3]],
  [25, true, [0, 10, 20, 30]],
  [95, true, [0, 25, 50, 75, 100]],
  [946_000, true, [0, 250_000, 500_000, 750_000, 1_000_000]],
  [41.1, false, [0, 20, 40, 60]],
  [0.12, false, [0, 0.05, 0.1, 0.15]],
  [100, false, [0, 25, 50, 75, 100]],
])("an axis for up to %d (whole: %s) has %j", (most, isWhole, ticks) => {
  expect(axisTicks(most, isWhole)).toEqual(ticks);
});
