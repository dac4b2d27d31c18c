import { type NumberRow, numberRowsDrawing } from "../../../drawing/number-rows-drawing.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalPlain } from "../../../numbers/written.ts";
import type { Drawing } from "../../../plot/plot.ts";
import { around, isWhole, type Layout, mostMarks, type Place } from "./place.ts";
import { positionText, shownNumber } from "./position-text.ts";

/** Up to so many parts, a line of negative numbers goes on to the first unit on the right of 0. */
const marksWithRight = 24;

/** The drawing of all the numbers; null if they can't be labelled. */
export function pointsOnLine({ places, isOneLine }: Layout): Drawing | null {
  const rows = isOneLine ? [commonRow(places)] : places.map(ownRow);
  return numberRowsDrawing({
    title: places.length === 1 ? "The point on the number line" : "The points on the number line",
    description: rows.map(({ description }) => description).join(" "),
    shows: "solution",
    rows,
  });
}

interface DescribedRow extends NumberRow {
  description: string;
}

function commonRow(places: readonly Place[]): DescribedRow {
  const [first] = places;
  if (first && places.length === 1) return ownRow(first);
  const parts = places.reduce((most, place) => (place.parts > most ? place.parts : most), 1n);
  const ends = places.flatMap((place) =>
    isWhole(place) && parts > 1n ? [place.number.value] : endsOf(place),
  );
  return rowFrom(places, [q.zero, ...ends], { unit: q.one, parts });
}

/** From 0 to the unit of the number; only this unit if that is too far. */
function ownRow(place: Place): DescribedRow {
  const ends = endsOf(place);
  const isFromZero = q.equals(place.unit, q.one);
  const row = isFromZero ? rowFrom([place], [q.zero, ...ends], place) : null;
  return row && row.to - row.from <= mostMarks ? row : rowFrom([place], ends, place);
}

/** An integer with a further mark on both sides, so that the line goes on; otherwise the marks around the number. */
function endsOf(place: Place): Rational[] {
  const { value } = place.number;
  return isWhole(place) ? [value, q.zero].flatMap(beside) : around(place);
}

function beside(value: Rational): Rational[] {
  return [q.subtract(value, q.one), q.add(value, q.one)];
}

function rowFrom(
  places: readonly Place[],
  ends: readonly Rational[],
  scale: Pick<Place, "unit" | "parts">,
): DescribedRow {
  const unit = Number(scale.parts);
  const part = q.divide(scale.unit, q.rational(scale.parts));
  const inParts = (value: Rational): number => Math.round(q.toNumber(q.divide(value, part)));
  const [from, most] = [Math.min(...ends.map(inParts)), Math.max(...ends.map(inParts))];
  const to = most === 0 && from < 0 && unit - from <= marksWithRight ? unit : most;
  const [only] = places;
  const isDecimal = places.some(({ number }) => number.form === "decimal");
  const nameOf = (at: number): string => markName(at, { part, unit, isDecimal });
  return {
    from,
    to,
    unit,
    nameOf,
    points: places.map(({ number }) => ({ at: inParts(number.value), text: shownNumber(number) })),
    ...(only &&
      places.length === 1 && { countedStretch: [inParts(only.start), inParts(only.number.value)] }),
    description: describe(places, [nameOf(from), nameOf(to)], scale),
  };
}

interface Naming {
  part: Rational;
  unit: number;
  isDecimal: boolean;
}

/** Marks between the units are named over the denominator of the line, not reduced: 1/4, 2/4, 3/4. */
function markName(at: number, { part, unit, isDecimal }: Naming): string {
  const value = q.multiply(part, q.rational(BigInt(at)));
  const name =
    isDecimal || at % unit === 0 ? rationalPlain(value, "decimal") : `${at}/${part.denominator}`;
  return name.replace("-", "−");
}

function describe(
  places: readonly Place[],
  [from, to]: readonly [string, string],
  { unit, parts }: Pick<Place, "unit" | "parts">,
): string {
  const stretch = q.equals(unit, q.one) ? "each unit" : "the tenth";
  const division = parts === 1n ? "a mark at each integer" : `${stretch} in ${parts} equal parts`;
  const points = places.map(
    (place) => `${shownNumber(place.number)} is marked ${positionText(place)}`,
  );
  return `The number line from ${from} to ${to}, with ${division}: ${points.join("; ")}.`;
}
