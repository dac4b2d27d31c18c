import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as q from "../../numbers/rational.ts";
import { rationalPlain } from "../../numbers/written.ts";
import { answerOf } from "../../testing/attempt.ts";
import { statisticsTasks } from "./statistics.tasks.ts";

const values = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 3, maxLength: 15 });

/** The value as the tasks write it: a decimal of up to four places, otherwise a fraction. */
function plainValue(value: q.Rational): string {
  const places = q.decimalPlaces(value);
  return rationalPlain(value, places !== null && places <= 4 ? "decimal" : "fraction");
}

const ratio = (above: number, below: number): q.Rational =>
  q.rational(BigInt(above), BigInt(below));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test("mean, median and range of values", () => {
  fc.assert(
    fc.property(values, (own) => {
      const sorted = own.toSorted((a, b) => a - b);
      const middle = [
        sorted[Math.floor((own.length - 1) / 2)] ?? 0,
        sorted[Math.floor(own.length / 2)] ?? 0,
      ];
      const list = own.join(", ");
      expect(answerOf(statisticsTasks, `Find the mean of ${list}`)).toBe(
        plainValue(ratio(sum(own), own.length)),
      );
      expect(answerOf(statisticsTasks, `Find the median of ${list}`)).toBe(
        plainValue(ratio(sum(middle), 2)),
      );
      expect(answerOf(statisticsTasks, `Find the range of ${list}`)).toBe(
        `${Math.max(...own) - Math.min(...own)}`,
      );
    }),
    { numRuns: 50 },
  );
});

test("the variance is half the mean square of the differences of all pairs", () => {
  fc.assert(
    fc.property(values, (own) => {
      const squares = own.flatMap((a) => own.map((b) => (a - b) ** 2));
      expect(answerOf(statisticsTasks, `Find the variance of ${own.join(", ")}`)).toBe(
        plainValue(ratio(sum(squares), 2 * own.length ** 2)),
      );
    }),
    { numRuns: 50 },
  );
});

test("a frequency table has the mean and median of its values written out", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 3, maxLength: 7 }),
      fc.integer({ min: 1, max: 9 }),
      (counts, stride) => {
        const rows = counts.map((count, at) => ({ value: (at + 1) * stride, count }));
        const long = rows.flatMap(({ value, count }) => Array.from({ length: count }, () => value));
        const table = `x: ${rows.map(({ value }) => value).join(" ")} f: ${counts.join(" ")}`;
        const middle = [
          long[Math.floor((long.length - 1) / 2)] ?? 0,
          long[Math.floor(long.length / 2)] ?? 0,
        ];
        expect(answerOf(statisticsTasks, `Find the mean: ${table}`)).toBe(
          plainValue(ratio(sum(long), long.length)),
        );
        expect(answerOf(statisticsTasks, `Find the median: ${table}`)).toBe(
          plainValue(ratio(sum(middle), 2)),
        );
      },
    ),
    { numRuns: 50 },
  );
});

test("classes have the mean of their midpoints, and a median with half of the area on each side", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 7 }),
      fc.constantFrom(5, 10, 20),
      (counts, width) => {
        const table = `class interval: ${counts.map((_, at) => `${at * width}-${(at + 1) * width}`).join(" ")} frequency: ${counts.join(" ")}`;
        const doubled = counts.map((count, at) => count * (2 * at + 1) * width);
        expect(answerOf(statisticsTasks, `Find the mean: ${table}`)).toBe(
          plainValue(ratio(sum(doubled), 2 * sum(counts))),
        );
        const cut = counts.findIndex((_, at) => 2 * sum(counts.slice(0, at + 1)) >= sum(counts));
        const missing = sum(counts) - 2 * sum(counts.slice(0, cut));
        const median = q.add(ratio(cut * width, 1), ratio(missing * width, 2 * (counts[cut] ?? 1)));
        expect(answerOf(statisticsTasks, `Find the median: ${table}`)).toBe(plainValue(median));
      },
    ),
    { numRuns: 50 },
  );
});
