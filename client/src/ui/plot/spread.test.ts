// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { spread } from "./spread.ts";

const line = { from: 0, to: 320 };

test("segments that don't overlap stay in place", () => {
  const apart = [
    { at: 40, width: 20 },
    { at: 100, width: 20 },
  ];
  expect(spread(apart, line)).toEqual([40, 100]);
});

test("two segments at one position move apart to both sides, and stay within the line", () => {
  const both = (at: number) => [
    { at, width: 20 },
    { at, width: 30 },
  ];
  expect(spread(both(100), line)).toEqual([87.5, 112.5]);
  expect(spread(both(2), line)).toEqual([10, 35]);
  expect(spread(both(318), line)).toEqual([280, 305]);
});

test("no segment covers another, whatever their positions", () => {
  const stretch = fc.record({
    at: fc.integer({ min: 0, max: 320 }),
    width: fc.integer({ min: 10, max: 60 }),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 5 }), (stretches) => {
      const sorted = stretches.toSorted((one, other) => one.at - other.at);
      const middles = spread(sorted, line);
      for (const [index, { width }] of sorted.entries()) {
        const [before, middle] = [middles[index - 1], middles[index] ?? NaN];
        const room = ((sorted[index - 1]?.width ?? 0) + width) / 2;
        expect(middle - width / 2).toBeGreaterThanOrEqual(-1e-9);
        expect(middle + width / 2).toBeLessThanOrEqual(320 + 1e-9);
        if (before !== undefined) expect(middle - before).toBeGreaterThanOrEqual(room - 1e-9);
      }
    }),
  );
});
