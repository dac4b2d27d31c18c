import * as q from "../../../../numbers/rational.ts";
import { notSupported } from "../../../../refusal.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import type { ReadPiece } from "../../reading/read-pieces.ts";
import type { Value } from "../../reading/scan.ts";
import type { Clause } from "./named-clauses.ts";
import { cornerOf } from "./named-text.ts";
import {
  acuteCorners,
  type Corner,
  type Fact,
  ratios,
  sidesOfRatio,
  type Source,
  type Triangle,
} from "./right-triangle.ts";

interface Context extends Triangle {
  values: readonly Value[];
}

/** Returns the refusal for contradictory measures. */
export function noTriangle(): Error {
  return notSupported("There is no right triangle with these measures. Check the numbers.");
}

/** The captures of the gaps of a piece. */
interface Taken {
  captures: readonly string[];
  values: readonly Value[];
  /** The sides among the captures. */
  sides: readonly Corner[];
  context: Context;
}

type Reader = (taken: Taken) => Source[] | null;

/** The readers of pieces that state a fact other than the right angle. */
const readers: Partial<Record<Clause["says"], Reader>> = {
  name: ({ captures, context }) =>
    captures.includes("isosceles") ? [without(equalLegs(context))] : [],
  side: ({ sides: [side], values }) =>
    side === undefined ? null : lengths(values, (value) => ({ kind: "side", side, value })),
  "hypotenuse-length": ({ values, context: { right } }) =>
    lengths(values, (value) => ({ kind: "side", side: right, value })),
  sum: ({ sides, values }) => sum(sides, values, 1),
  difference: ({ sides, values }) => sum(sides, values, -1),
  equal: ({ sides, values }) => equalSides(sides, values),
  "equal-angles": ({ captures, context }) => equalAngles(captures, context),
  angle: ({ captures, values, context }) => angle(captures[0] ?? "", values, context),
  ratio: ({ captures, values, context }) => ratio(captures, values, context),
  proportion: ({ sides, values, context }) => proportion(sides, values, context),
};

/** Returns the facts of a piece, often none; null if they don't fit the triangle. */
export function readFact(
  { piece: { says }, captures }: ReadPiece<Clause>,
  context: Context,
): Source[] | null {
  const values = captures.flatMap((word) =>
    /^\d+$/.test(word) ? (context.values[Number(word)] ?? []) : [],
  );
  const sides: Corner[] = [];
  for (const word of captures.filter((own) => /^[^\d\s]{2}$/.test(own))) {
    const side = sideAt(word, context);
    if (side === null) return null;
    sides.push(side);
  }
  return readers[says]?.({ captures, values, sides, context }) ?? (says in readers ? null : []);
}

/** Returns the side between two vertices, as the opposite vertex; null if they are not vertices of the triangle. */
export function sideAt(word: string, { corners }: Pick<Triangle, "corners">): Corner | null {
  const ends = new Set(Array.from(word, cornerOf));
  const [side, ...more] = corners.filter((corner) => !ends.has(corner));
  return side !== undefined && more.length === 0 ? side : null;
}

/** Returns the vertex of an angle that is named by one or three letters; null if it is not an angle of the triangle. */
export function angleAt(word: string, { corners }: Pick<Triangle, "corners">): Corner | null {
  const letters = Array.from(word, cornerOf);
  const corner = letters[letters.length === 3 ? 1 : 0] ?? "";
  return letters.every((letter) => corners.includes(letter)) &&
    new Set(letters).size === letters.length
    ? corner
    : null;
}

function equalLegs(triangle: Triangle): Fact {
  return { kind: "equal", sides: acuteCorners(triangle) };
}

/** Returns a fact without a number from the question. */
function without(fact: Fact): Source {
  return { fact, places: [], unit: null, isDecimal: false };
}

function equalSides([first, second]: readonly Corner[], values: readonly Value[]): Source[] | null {
  if (first === undefined || second === undefined || first === second) return null;
  const equal = without({ kind: "equal", sides: [first, second] });
  if (values.length === 0) return [equal];
  const length = lengths(values, (value) => ({ kind: "side", side: first, value }));
  return length && [equal, ...length];
}

/** Reads two equal angles, which can only be the acute ones, as equal legs. Throws a refusal otherwise. */
function equalAngles(names: readonly string[], triangle: Triangle): Source[] | null {
  const [first, second] = names.map((name) => angleAt(name, triangle));
  const isOwn = typeof first === "string" && typeof second === "string" && first !== second;
  if (!isOwn) return null;
  if (first === triangle.right || second === triangle.right) throw noTriangle();
  return [without(equalLegs(triangle))];
}

function sum(
  [first, second]: readonly Corner[],
  values: readonly Value[],
  sign: 1 | -1,
): Source[] | null {
  if (first === undefined || second === undefined || first === second) return null;
  return lengths(values, (value) => ({ kind: "sum", sides: [first, second], sign, value }));
}

function lengths([given]: readonly Value[], factOf: (length: Exact) => Fact): Source[] | null {
  if (given?.kind !== "quantity" || (given.unit && given.unit.dimension !== 1)) return null;
  if (exact.hasPi(given.value)) return null;
  if (exact.sign(given.value) <= 0) throw noTriangle();
  const { unit, isDecimal } = given;
  return [{ fact: factOf(given.value), places: [placeOf(given)], unit, isDecimal }];
}

/** Reads AB : BC = 3 : 4, or AC = 2AB, as a ratio of the angle that has these sides. */
function proportion(
  [top, bottom]: readonly Corner[],
  [value]: readonly Value[],
  triangle: Triangle,
): Source[] | null {
  if (top === undefined || bottom === undefined || top === bottom) return null;
  const size = value && proportionOf(value);
  if (!size) return null;
  if (exact.sign(size) <= 0) throw noTriangle();
  const corner = [top, bottom].find((side) => side !== triangle.right) ?? top;
  const name = ratios.find((own) => {
    const [above, below] = sidesOfRatio(triangle, { ratio: own, corner });
    return above === top && below === bottom;
  });
  return name ? [without({ kind: "ratio", ratio: name, corner, value: size })] : null;
}

function proportionOf(value: Value): Exact | null {
  if (value.kind === "quantity") return value.unit || exact.hasPi(value.value) ? null : value.value;
  if (value.kind !== "ratio" || value.terms.length !== 2) return null;
  const [first = q.zero, second = q.zero] = value.terms;
  return q.isZero(second) ? null : exact.fromRational(q.divide(first, second));
}

function placeOf({ start, numberEnd }: Value): Source["places"][number] {
  return { start, end: numberEnd };
}

function angle(name: string, [value]: readonly Value[], triangle: Triangle): Source[] | null {
  const corner = angleAt(name, triangle);
  const degrees = value ? degreesOf(value) : null;
  if (corner === null || !value || !degrees) return null;
  if (corner === triangle.right) return [];
  if (q.sign(degrees) <= 0 || q.order(degrees, q.rational(90n)) >= 0) throw noTriangle();
  const fact: Fact = { kind: "angle", corner, degrees };
  return [{ fact, places: [placeOf(value)], unit: null, isDecimal: false }];
}

/** Returns an angle in degrees, also without the degree sign; null for anything else. */
export function degreesOf(value: Value): q.Rational | null {
  const isAngle = value.kind === "degrees" || (value.kind === "quantity" && !value.unit);
  return isAngle ? exact.asRational(value.value) : null;
}

/** Reads sin A = 3/5, or 15 cot A = 8. */
function ratio(
  captures: readonly string[],
  values: readonly Value[],
  triangle: Triangle,
): Source[] | null {
  const at = captures.findIndex((word) => ratios.some((name) => name === word));
  const name = ratios.find((own) => own === captures[at]);
  const corner = angleAt(captures[at + 1] ?? "", triangle);
  const value = quotientOf(values);
  if (!name || corner === null || corner === triangle.right || !value) return null;
  const fact: Fact = { kind: "ratio", ratio: name, corner, value };
  return [{ fact, places: values.map(placeOf), unit: null, isDecimal: false }];
}

/** Returns 8/15 for the numbers 15 and 8, and a single number itself; null for other values. */
function quotientOf(values: readonly Value[]): Exact | null {
  const numbers = values.flatMap((value) =>
    value.kind === "quantity" && !value.unit && !exact.hasPi(value.value) ? [value.value] : [],
  );
  const [result, times = exact.one] = numbers.toReversed();
  if (!result || numbers.length !== values.length || exact.sign(times) <= 0) return null;
  if (exact.sign(result) <= 0) throw noTriangle();
  return exact.divide(result, times);
}
