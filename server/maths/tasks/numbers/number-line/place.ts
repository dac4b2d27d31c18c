import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";
import type { WrittenNumber } from "../../../wording/written-number.ts";

/** The position of a number on the number line: equal parts, counted from a mark. */
export interface Place {
  number: WrittenNumber;
  /** The mark from which the parts are counted: 0 for an integer, otherwise the next one towards 0. */
  start: Rational;
  /** The distance of two such marks: 1, or a tenth for hundredths. */
  unit: Rational;
  /** The count of equal parts of a unit; 1 for an integer. */
  parts: bigint;
  /** How many parts are counted. */
  count: bigint;
  /** 1 to the right, -1 to the left, 0 for the number 0. */
  side: -1 | 0 | 1;
}

const farthestInteger = 20n;
const farthest = 100n;
/** More parts of a unit can't be counted in a drawing. */
const mostParts = 25n;
/** The largest denominator to which other fractions are expanded. */
const mostCommonParts = 12n;

const tenth = q.rational(1n, 10n);

/** Throws a `Refusal` for numbers that can't be drawn. */
function placeOf(number: WrittenNumber): Place {
  const { value, form } = number;
  const side = q.sign(value);
  if (q.isInteger(value)) {
    const count = side < 0 ? -value.numerator : value.numerator;
    if (count > farthestInteger) {
      throw notSupported("I draw integers on the number line only from -20 to 20.");
    }
    return { number, start: q.zero, unit: q.one, parts: 1n, count, side };
  }
  if (q.order(q.absolute(value), q.rational(farthest)) > 0) {
    throw notSupported("I draw fractions and decimals on the number line only from -100 to 100.");
  }
  if (form === "decimal") return decimalPlace(number, side);
  if (value.denominator > mostParts) {
    throw notSupported("So many parts of a unit are too narrow to be drawn on a number line.");
  }
  return counted(number, { unit: q.one, parts: value.denominator, side });
}

function decimalPlace(number: WrittenNumber, side: Place["side"]): Place {
  const places = q.decimalPlaces(number.value) ?? 0;
  if (places > 2) {
    throw notSupported("I draw decimals on the number line with at most two decimal places.");
  }
  return counted(number, { unit: places === 1 ? q.one : tenth, parts: 10n, side });
}

/** Divides by the unit: the whole units give the start, the rest is counted in parts. */
function counted(number: WrittenNumber, scale: Pick<Place, "unit" | "parts" | "side">): Place {
  const { unit, parts, side } = scale;
  const size = q.divide(q.absolute(number.value), unit);
  const units = size.numerator / size.denominator;
  const rest = q.multiply(q.subtract(size, q.rational(units)), q.rational(parts));
  const start = q.multiply(unit, q.rational(units * BigInt(side)));
  return { number, start, count: rest.numerator, ...scale };
}

/** The two neighbouring marks around a number that is not an integer, the smaller one first. */
export function around({ start, unit, side }: Place): [Rational, Rational] {
  return side < 0 ? [q.subtract(start, unit), start] : [start, q.add(start, unit)];
}

/** The length of a part. */
export function partOf({ unit, parts }: Place): Rational {
  return q.divide(unit, q.rational(parts));
}

export function isWhole({ parts }: Place): boolean {
  return parts === 1n;
}

/** The numbers of a question on one line, or each on a separate line. */
export interface Layout {
  places: readonly Place[];
  isOneLine: boolean;
}

/** The most marks of one line that can be told apart at the width of a phone. */
export const mostMarks = 40;

/** One line if the numbers have a small common denominator; its parts are then counted for all of them. */
export function layOut(numbers: readonly WrittenNumber[]): Layout {
  const places = numbers.map(placeOf);
  const parts = commonParts(places);
  if (parts === null || hasEqual(places)) return { places, isOneLine: places.length === 1 };
  const ends = places.flatMap((place) => (isWhole(place) ? [place.number.value] : around(place)));
  const sizes = ends.map(q.toNumber);
  const units = Math.max(0, ...sizes) - Math.min(0, ...sizes);
  const fits = parts === 1n || units * Number(parts) <= mostMarks;
  if (!fits) return { places, isOneLine: places.length === 1 };
  return { places: places.map((place) => over(place, parts)), isOneLine: true };
}

/**
 * The parts of a unit with which all the numbers can be marked on one line; null if there are none. Denominators of
 * which none is a multiple of the others get separate lines, as in NCERT books: each keeps the parts that it names.
 */
function commonParts(places: readonly Place[]): bigint | null {
  if (!places.every(({ unit }) => q.equals(unit, q.one))) return null;
  const [first] = places;
  if (first && places.every(({ parts }) => parts === first.parts)) return first.parts;
  const common = places.reduce((multiple, { parts }) => leastCommonMultiple(multiple, parts), 1n);
  const isNamed = places.some(({ parts }) => parts === common);
  return isNamed && common <= mostCommonParts ? common : null;
}

function hasEqual(places: readonly Place[]): boolean {
  return places.some(({ number }, at) =>
    places.slice(at + 1).some((other) => q.equals(number.value, other.number.value)),
  );
}

function over(place: Place, parts: bigint): Place {
  if (isWhole(place)) return place;
  return { ...place, parts, count: (place.count * parts) / place.parts };
}
