import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { notSupported } from "../../../../refusal.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { fits } from "./fits.ts";
import { noTriangle } from "./read-facts.ts";
import {
  type Corner,
  type Fact,
  type FactOf,
  type Lengths,
  otherAcute,
  type RightTriangleProblem,
  sidesOfRatio,
  type Triangle,
} from "./right-triangle.ts";

/** The facts that determine the sides. In kinds with `side`, this is the only given length. */
type Way =
  | { kind: "two-sides"; sides: readonly [Corner, Corner] }
  | { kind: "angle"; side: Corner; fact: FactOf<"angle"> }
  /** Without a length (`side` is null) the sides are multiples of k. */
  | { kind: "ratio"; side: Corner | null; fact: FactOf<"ratio"> }
  | { kind: "equal"; side: Corner | null }
  | { kind: "sum"; side: Corner; fact: FactOf<"sum"> }
  /** Only angles are known. */
  | { kind: "angles"; fact: FactOf<"angle"> };

export type WayOf<Kind extends Way["kind"]> = Extract<Way, { kind: Kind }>;

export interface Sides {
  way: Way;
  /** All three sides, in multiples of k if no length is given; null if only angles are known and requested. */
  lengths: Lengths | null;
  isScaled: boolean;
}

/** Computes the sides of a right triangle. Throws a refusal for contradictory or insufficient data. */
export function solveSides(problem: RightTriangleProblem): Sides {
  const way = wayOf(problem);
  const lengths = lengthsBy(way, problem);
  const isScaled =
    way.kind === "angles" || ((way.kind === "ratio" || way.kind === "equal") && way.side === null);
  if (lengths && !problem.facts.every((fact) => fits(fact, problem, lengths))) throw noTriangle();
  return { way, lengths, isScaled };
}

function wayOf(problem: RightTriangleProblem): Way {
  const { facts } = problem;
  const sides = [...new Set(facts.flatMap((fact) => (fact.kind === "side" ? [fact.side] : [])))];
  const [side, other] = sides;
  if (side !== undefined && other !== undefined) return { kind: "two-sides", sides: [side, other] };
  const way = wayByFact(problem, side ?? null);
  if (way) return way;
  throw notSupported(
    "This does not fix the triangle for me. Give the lengths of two sides, or a side and an angle.",
  );
}

/** Returns the way for at most one given side; null if the facts don't determine the triangle. */
function wayByFact(problem: RightTriangleProblem, side: Corner | null): Way | null {
  const first = <Kind extends Fact["kind"]>(kind: Kind) =>
    problem.facts.find((fact): fact is FactOf<Kind> => fact.kind === kind);
  const [ratio, equal, angle, sum] = [first("ratio"), first("equal"), first("angle"), first("sum")];
  if (ratio) return { kind: "ratio", side, fact: ratio };
  if (equal?.sides.includes(problem.right)) throw noTriangle();
  if (equal) return { kind: "equal", side };
  if (angle)
    return side === null ? { kind: "angles", fact: angle } : { kind: "angle", side, fact: angle };
  return sum && side !== null ? wayBySum(problem, side, sum) : null;
}

/** Returns the way for a leg and the sum or difference of the other two sides; null for other combinations. */
function wayBySum({ right }: Triangle, side: Corner, fact: FactOf<"sum">): Way | null {
  const isOfOthers = fact.sides.includes(right) && !fact.sides.includes(side);
  return side !== right && isOfOthers ? { kind: "sum", side, fact } : null;
}

function lengthsBy(way: Way, problem: RightTriangleProblem): Lengths | null {
  switch (way.kind) {
    case "two-sides":
      return withThird(new Map(way.sides.map((side) => [side, lengthOf(problem, side)])), problem);
    case "ratio":
      return scaledTo(way.side, ratioLengths(way.fact, problem), problem);
    case "angle":
      return scaledTo(way.side, angleLengths(way.fact, problem), problem);
    case "equal": {
      const legs = problem.corners.filter((side) => side !== problem.right);
      const unit = withThird(new Map(legs.map((side) => [side, exact.one])), problem);
      return scaledTo(way.side, unit, problem);
    }
    case "sum":
      return differenceLengths(way, problem);
    case "angles":
      return asksRatios(problem) ? angleLengths(way.fact, problem) : null;
  }
}

function asksRatios({ targets }: RightTriangleProblem): boolean {
  return targets.some(({ kind }) => kind === "ratio" || kind === "value" || kind === "claim");
}

/** Returns the given length of a side; 0 if none is given. */
export function lengthOf({ facts }: RightTriangleProblem, side: Corner): Exact {
  const given = facts.find((fact) => fact.kind === "side" && fact.side === side);
  return given?.kind === "side" ? given.value : exact.zero;
}

/** Returns the square of a length. Throws a refusal if it is irrational, as that of 1 + √2. */
export function squareOf(length: Exact): Rational {
  const square = exact.asRational(exact.multiply(length, length));
  if (!square)
    throw notSupported("I can't work with these lengths yet. Use numbers like 5, 2.5 or 3√2.");
  return square;
}

/** Adds the third side by the theorem of Pythagoras. Throws a refusal if no such triangle exists. */
function withThird(lengths: Lengths, { corners, right }: Triangle): Lengths {
  const missing = corners.find((side) => !lengths.has(side)) ?? right;
  const squares = [...lengths].map(([side, length]) =>
    side === right || missing === right ? squareOf(length) : q.negate(squareOf(length)),
  );
  const square = squares.reduce(q.add, q.zero);
  if (q.sign(square) <= 0) throw noTriangle();
  const root = exact.squareRoot(exact.fromRational(square)) ?? exact.zero;
  return new Map(corners.map((side) => [side, lengths.get(side) ?? root]));
}

/** Returns a number as a quotient of square roots: √3/3 as 1 over √3, 3/5 as 3 over 5. */
export function asFraction(value: Exact): readonly [top: Exact, bottom: Exact] {
  const { numerator, denominator } = squareOf(value);
  const root = (square: bigint): Exact => exact.squareRoot(exact.fromInteger(square)) ?? exact.zero;
  return [root(numerator), root(denominator)];
}

function ratioLengths(fact: FactOf<"ratio">, triangle: Triangle): Lengths {
  const [top, bottom] = sidesOfRatio(triangle, fact);
  const [above, below] = asFraction(fact.value);
  return withThird(
    new Map([
      [top, above],
      [bottom, below],
    ]),
    triangle,
  );
}

const tangents: ReadonlyMap<string, Exact> = new Map(
  (
    [
      ["30", q.rational(1n, 3n)],
      ["45", q.one],
      ["60", q.rational(3n)],
    ] as const
  ).map(([degrees, square]) => [
    degrees,
    exact.squareRoot(exact.fromRational(square)) ?? exact.zero,
  ]),
);

function angleLengths(fact: FactOf<"angle">, triangle: Triangle): Lengths {
  return ratioLengths(tangentOf(fact), triangle);
}

/** Returns the tangent of a standard angle as a ratio. Throws a refusal for other angles. */
export function tangentOf({ corner, degrees }: FactOf<"angle">): FactOf<"ratio"> {
  const value = q.isInteger(degrees) ? tangents.get(degrees.numerator.toString()) : undefined;
  if (!value) {
    throw notSupported("I know the exact ratios of 30°, 45° and 60° only, not of this angle.");
  }
  return { kind: "ratio", ratio: "tan", corner, value };
}

/** Scales all sides so that `side` has its given length. */
function scaledTo(side: Corner | null, lengths: Lengths, problem: RightTriangleProblem): Lengths {
  if (side === null) return lengths;
  const factor = exact.divide(lengthOf(problem, side), lengths.get(side) ?? exact.one);
  if (!factor) throw noTriangle();
  return new Map([...lengths].map(([own, length]) => [own, exact.multiply(length, factor)]));
}

/**
 * Finds hypotenuse and leg from their sum or difference: the sum times the difference is the square of the given leg.
 */
function differenceLengths(
  { side, fact }: Extract<Way, { kind: "sum" }>,
  problem: RightTriangleProblem,
): Lengths {
  const leg = lengthOf(problem, side);
  const quotient = exact.divide(exact.fromRational(squareOf(leg)), fact.value);
  if (!quotient) throw noTriangle();
  const [sum, difference] = fact.sign === 1 ? [fact.value, quotient] : [quotient, fact.value];
  const half = (value: Exact): Exact =>
    exact.multiply(value, exact.fromRational(q.rational(1n, 2n)));
  const third = otherAcute(problem, side);
  const lengths = new Map([
    [side, leg],
    [problem.right, half(exact.add(sum, difference))],
    [third, half(exact.subtract(sum, difference))],
  ]);
  if ([...lengths.values()].some((length) => exact.sign(length) <= 0)) throw noTriangle();
  return lengths;
}
