import { readQuestion } from "../../../../read/question.ts";
import * as q from "../../../../numbers/rational.ts";
import { Refusal } from "../../../../refusal.ts";
import { pick, sameSize, wholeBetween } from "../../../../variation/random.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { exactWords } from "../../exact/write-exact.ts";
import { readNamedTriangle } from "./read-named.ts";
import {
  acuteCorners,
  type Corner,
  type Fact,
  type Lengths,
  type RightTriangleProblem,
  sidesOfRatio,
  type Source,
  type Target,
} from "./right-triangle.ts";
import { solve } from "./solve-named.ts";
import { asFraction, solveSides } from "./solve-sides.ts";

type Triple = readonly [bigint, bigint, bigint];

const triples: readonly [Triple, ...Triple[]] = [
  [3n, 4n, 5n],
  [5n, 12n, 13n],
  [8n, 15n, 17n],
  [7n, 24n, 25n],
  [20n, 21n, 29n],
  [9n, 40n, 41n],
  [12n, 35n, 37n],
];

/** The second leg beside a first leg of 1: half a square (1, 1, √2), or half an equilateral triangle (1, √3, 2). */
const learnt: readonly [Exact, Exact] = [exact.one, rootOf(3n)];

function rootOf(square: bigint): Exact {
  return exact.squareRoot(exact.fromInteger(square)) ?? exact.one;
}

/**
 * Returns the same question for another triangle, with integer sides or a standard angle. Returns "" if the claim to
 * prove is false there.
 */
export function vary(problem: RightTriangleProblem, random: () => number): string {
  const text = redrawn(problem, random);
  return problem.targets.some(({ kind }) => kind === "claim") && !claimsHold(text) ? "" : text;
}

function claimsHold(text: string): boolean {
  try {
    const problem = readNamedTriangle(readQuestion(text));
    return (
      problem !== null &&
      solve(problem).results.every(
        (found) => found.kind !== "equality" || exact.equals(found.left, found.right),
      )
    );
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function redrawn(problem: RightTriangleProblem, random: () => number): string {
  const lengths = lengthsFor(problem, random);
  const written = problem.sources.flatMap((source) => {
    const texts = lengths
      ? textsIn(source, lengths, { problem, random })
      : textsAlone(source, random);
    return source.places.map((place, at) => ({ ...place, text: texts[at] ?? "" }));
  });
  return written
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (all, { start, end, text }) => all.slice(0, start) + text + all.slice(end),
      problem.text,
    );
}

/** Returns random lengths; null if an angle or equal sides are given, which keep the shape. */
function lengthsFor(problem: RightTriangleProblem, random: () => number): Lengths | null {
  const { facts, targets, right, isDecimal } = problem;
  if (facts.some(({ kind }) => kind === "angle" || kind === "equal")) return null;
  if (keepsRatio(problem)) return timesWhole(problem, random);
  const times = BigInt(wholeBetween(random, 1, targets.some(isAngle) ? 9 : 3));
  const scale = exact.fromRational(q.rational(times, isDecimal ? 10n : 1n));
  const [one, other, whole] = targets.some(isAngle)
    ? learntShape(random)
    : pick(random, triples).map(exact.fromInteger);
  const [first, second] = acuteCorners(problem);
  const isTurned = random() < 0.5;
  const shape: [Corner, Exact | undefined][] = [
    [first, isTurned ? other : one],
    [second, isTurned ? one : other],
    [right, whole],
  ];
  return new Map(shape.map(([side, length = exact.one]) => [side, exact.multiply(length, scale)]));
}

/** Whether a ratio without numbers to replace, as AB : BC = 3 : 4, fixes the shape. */
function keepsRatio({ sources }: RightTriangleProblem): boolean {
  return sources.some(({ fact, places }) => fact.kind === "ratio" && places.length === 0);
}

function timesWhole(problem: RightTriangleProblem, random: () => number): Lengths | null {
  const { lengths } = solveSides(problem);
  const factor = exact.fromInteger(BigInt(wholeBetween(random, 2, 5)));
  return lengths && new Map([...lengths].map(([own, size]) => [own, exact.multiply(size, factor)]));
}

function isAngle({ kind }: Target): boolean {
  return kind === "angle";
}

function learntShape(random: () => number): Exact[] {
  const other = pick(random, learnt);
  return [exact.one, other, exact.equals(other, exact.one) ? rootOf(2n) : exact.fromInteger(2n)];
}

/** Returns the numbers of a fact in another triangle, as text. */
function textsIn(
  { fact, places }: Source,
  lengths: Lengths,
  { problem, random }: { problem: RightTriangleProblem; random: () => number },
): string[] {
  const length = (side: Corner): Exact => lengths.get(side) ?? exact.zero;
  const text = (value: Exact): string =>
    exactWords(value, problem.isDecimal ? "decimal" : "fraction");
  switch (fact.kind) {
    case "side":
      return [text(length(fact.side))];
    case "sum": {
      const [first, second] = fact.sides;
      const other = fact.sign === 1 ? length(second) : exact.negate(length(second));
      return [text(exact.add(length(first), other))];
    }
    case "ratio":
      return ratioTexts(places.length, sidesOfRatio(problem, fact).map(length), random);
    case "equal":
    case "angle":
      return [];
  }
}

/**
 * Returns a ratio as text, 3/4, or as the two numbers of an equation such as 15 cot A = 8. For an integer ratio both
 * numbers are multiplied by a random factor, since 1 tan A is not usual.
 */
function ratioTexts(
  count: number,
  [top = exact.one, bottom = exact.one]: readonly Exact[],
  random: () => number,
): string[] {
  const value = exact.divide(top, bottom) ?? exact.one;
  if (count !== 2) return [exactWords(value)];
  const [above, below] = asFraction(value);
  const isWhole = exact.equals(below, exact.one);
  const factor = exact.fromInteger(isWhole ? BigInt(wholeBetween(random, 2, 5)) : 1n);
  return [below, above].map((number) => exactWords(exact.multiply(number, factor)));
}

/** Replaces each number independently: a standard angle, a length of the same size. */
function textsAlone({ fact, places }: Source, random: () => number): string[] {
  if (fact.kind === "angle") return [pick(random, ["30", "45", "60"])];
  if (fact.kind === "side") return [lengthLike(fact, random)];
  return places.map(() => pick(random, ["1", "√3"]));
}

function lengthLike({ value }: Extract<Fact, { kind: "side" }>, random: () => number): string {
  const number = exact.asRational(value);
  if (!number || !q.isInteger(number))
    return exactWords(exact.multiply(value, exact.fromInteger(BigInt(wholeBetween(random, 2, 5)))));
  return String(sameSize(random, number.numerator));
}
