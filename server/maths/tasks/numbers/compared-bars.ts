import { barModel } from "../../drawing/bar-model.ts";
import { lineDrawing } from "../../drawing/line-drawing.ts";
import { leastCommonMultiple } from "../../numbers/integers.ts";
import * as q from "../../numbers/rational.ts";
import type { Drawing } from "../../plot/plot.ts";
import type { WrittenNumber } from "../../wording/written-number.ts";

/** The most cells of a bar that can still be counted. */
const mostCells = 16n;
/** The largest denominator whose marks on the number line can still be counted. */
const largestDenominator = 12n;
const farthestFraction = 3;
/** The largest absolute value of an integer that is drawn. */
const farthest = 30;

/**
 * Draws two fractions of one whole as bars of equal length, and other fractions, or integers of which one is negative,
 * on the number line. Returns null for other numbers.
 */
export function comparedNumbers(numbers: readonly WrittenNumber[]): Drawing | null {
  if (numbers.every(isPart)) return bars(numbers);
  const under = numbers.reduce(
    (multiple, { value }) => leastCommonMultiple(multiple, value.denominator),
    1n,
  );
  const values = numbers.map(({ value }) => q.toNumber(value));
  const reach = Math.max(...values.map(Math.abs));
  const areFractions =
    under > 1n &&
    under <= largestDenominator &&
    reach <= farthestFraction &&
    numbers.every(({ form }) => form !== "decimal");
  const areIntegers = under === 1n && reach <= farthest && values.some((value) => value < 0);
  return areFractions || areIntegers ? onLine(numbers, under) : null;
}

function onLine(numbers: readonly WrittenNumber[], under: bigint): Drawing | null {
  const points = numbers.map(({ value, plain }) => ({
    at: q.toNumber(value),
    text: plain.replace("-", "−"),
  }));
  return lineDrawing({
    title: "On the number line",
    description: `${points.map(({ text }) => text).join(" and ")} marked on the number line; the smaller one lies to the left.`,
    shows: "solution",
    points,
    unit: 1 / Number(under),
  });
}

function isPart({ value, form }: WrittenNumber): boolean {
  const isBelowOne = q.sign(value) > 0 && q.order(value, q.one) <= 0;
  return form === "fraction" && isBelowOne && value.denominator <= mostCells;
}

function bars(numbers: readonly WrittenNumber[]): Drawing | null {
  const rows = numbers.map(({ value, plain }) => {
    const [over, under] = [Number(value.numerator), Number(value.denominator)];
    return { over, under, plain };
  });
  return barModel({
    title: "The fractions as bars",
    description: `Bars of one length: ${rows.map(({ over, under, plain }) => `for ${plain}, ${over} of ${under} equal parts ${over === 1 ? "is" : "are"} shaded`).join("; ")}.`,
    shows: "solution",
    bars: rows.map(({ over, under, plain }) => ({
      name: plain,
      parts: [
        { size: over / under, tone: "blue" as const, cells: over },
        ...(over < under ? [{ size: 1 - over / under, cells: under - over }] : []),
      ],
    })),
  });
}
