import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { notSupported, tooHard } from "../../../../refusal.ts";
import { factorial } from "../count.ts";
import {
  cancelFactors,
  type Factors,
  gatherUnknown,
  type GatheredEquation,
  writtenOut,
} from "./cancel.ts";
import type { CountEquation, CountPart } from "./count-side.ts";
import { partValue, sideValue } from "./count-values.ts";
import { isSame, type Linear, minus, plus, valueOf } from "./linear.ts";
import { difference, type Polynomial, productOf, type Root, rootsOf } from "./polynomial.ts";

/** The method of solving the equation. */
export type Way =
  /** ⁿCₐ = ⁿC_b: a = b or a + b = n. */
  | { kind: "equal-choices"; from: Linear; first: Linear; second: Linear }
  /** (10 - r)! = 6! */
  | { kind: "one-factorial"; start: GatheredEquation; of: Linear; value: bigint; base: number }
  /** n(n - 1)(n - 2) = 12 × 11 × 10 */
  | {
      kind: "consecutive";
      start: GatheredEquation;
      open: Factors;
      ready: Factors;
      value: bigint;
      largest: number;
    }
  | { kind: "polynomial"; start: GatheredEquation; open: Factors; ready: Ready; roots: Root[] }
  /** ⁸Cᵣ = 28: the row of Pascal's triangle. */
  | { kind: "row"; choose: Choose; value: Rational };

type Choose = Extract<CountPart, { kind: "choose" }>;

interface Ready {
  factors: Factors & { number: Rational };
  terms: Polynomial;
}

export interface CountSolution {
  way: Way;
  /** The whole numbers that satisfy the equation, in ascending order. */
  values: readonly number[];
}

export function solveEquation(equation: CountEquation): CountSolution {
  const way = wayFor(equation);
  const values = [...new Set(candidates(way))]
    .filter((value) => hasMeaning(equation, value))
    .toSorted((a, b) => a - b);
  if (values.length === 0) throw noneFits(equation.letter);
  return { way, values };
}

/** The maximum number in a solution. */
export const furthest = 1000;

/** The zeros of the difference of both sides as formulas; a factorial may be undefined for some of them. */
export function candidates(way: Way): number[] {
  switch (way.kind) {
    case "equal-choices": {
      const { from, first, second } = way;
      return [minus(first, second), minus(plus(first, second), from)].flatMap(
        (zero) => unknownFor(zero, 0) ?? [],
      );
    }
    case "one-factorial":
      return (way.base === 1 ? [1, 0] : [way.base]).flatMap(
        (value) => unknownFor(way.of, value) ?? [],
      );
    case "consecutive":
      return way.ready.above.slice(0, 1).flatMap((first) => unknownFor(first, way.largest) ?? []);
    case "polynomial":
      return way.roots.flatMap(({ top, bottom }) => {
        const isNear = bottom === 1n && top <= furthest && top >= -furthest;
        return isNear ? [Number(top)] : [];
      });
    case "row":
      return Array.from({ length: 61 }, (_, x) => x).filter((x) => {
        const value = partValue(way.choose, x);
        return value !== null && q.equals(value, way.value);
      });
  }
}

function hasMeaning({ left, right, moreThan }: CountEquation, x: number): boolean {
  return x > moreThan && sideValue(left, x) !== null && sideValue(right, x) !== null;
}

function noneFits(letter: string): Error {
  return notSupported(
    `No whole number ${letter} fits this equation. Check the numbers of the question.`,
  );
}

function wayFor(equation: CountEquation): Way {
  const way = equalChoices(equation) ?? row(equation) ?? cancelling(equation);
  if (way) return way;
  throw tooHard("I can't solve this equation of factorials by cancelling. Try a simpler one.");
}

function onlyChoose({ above, below }: CountEquation["left"]): Choose | null {
  const [part] = above;
  return below.length === 0 && above.length === 1 && part?.kind === "choose" ? part : null;
}

function equalChoices({ left, right }: CountEquation): Way | null {
  const [one, other] = [onlyChoose(left), onlyChoose(right)];
  if (one?.letter !== "C" || other?.letter !== "C" || !isSame(one.from, other.from)) return null;
  if (isSame(one.count, other.count))
    throw tooHard("Both sides are the same, so every number fits.");
  return { kind: "equal-choices", from: one.from, first: one.count, second: other.count };
}

function row({ left, right }: CountEquation): Way | null {
  const choose = onlyChoose(left);
  const [number] = right.above;
  if (choose?.letter !== "C" || choose.from.slope !== 0 || choose.from.constant > 20) return null;
  if (number?.kind !== "number" || right.above.length > 1 || right.below.length > 0) return null;
  return { kind: "row", choose, value: number.value };
}

function cancelling(equation: CountEquation): Way | null {
  const start = gatherUnknown(equation);
  if (!start) return null;
  return oneFactorial(start, equation.letter) ?? byFactors(start, equation.letter);
}

function oneFactorial(start: GatheredEquation, letter: string): Way | null {
  const { above, below } = start.unknown;
  const [part] = [...above, ...below];
  if (above.length + below.length !== 1 || part?.kind !== "factorial") return null;
  const value = above.length === 1 ? start.value : q.divide(q.one, start.value);
  const base = q.isInteger(value) ? baseOf(value.numerator) : null;
  if (base === null) throw noneFits(letter);
  return { kind: "one-factorial", start, of: part.of, value: value.numerator, base };
}

/** The n of a factorial, 1 for 1. */
function baseOf(value: bigint): number | null {
  for (let base = 1; base <= 60; base += 1) if (factorial(base) === value) return base;
  return null;
}

function byFactors(start: GatheredEquation, letter: string): Way | null {
  const open = writtenOut(start.unknown);
  if (!open) return null;
  const factors = cancelFactors(open);
  const value = q.divide(start.value, factors.number);
  if (isFalling(factors)) {
    const consecutive = fallingFrom(factors, value);
    if (consecutive === null) throw noneFits(letter);
    return {
      kind: "consecutive",
      start,
      open,
      ready: factors,
      value: value.numerator,
      largest: consecutive,
    };
  }
  const terms = difference(
    productOf(factors.above, value.denominator),
    productOf(factors.below, value.numerator),
  );
  if (terms.length === 0) throw tooHard("Every number fits this equation. Check the question.");
  const roots = rootsOf(terms);
  if (terms.length > 3) return null;
  if (!roots) throw noneFits(letter);
  return { kind: "polynomial", start, open, ready: { factors, terms }, roots };
}

/** Three or more consecutive factors, and no denominator. */
function isFalling({ above, below }: Factors): boolean {
  const [first] = above;
  const follow = above.every((factor, at) => {
    return first && isSame(factor, { ...first, constant: first.constant - at });
  });
  return follow && above.length >= 3 && below.length === 0;
}

/** The largest of the consecutive whole numbers with this product. */
function fallingFrom({ above }: Factors, value: Rational): number | null {
  if (!q.isInteger(value)) return null;
  for (let largest = above.length; largest <= 400; largest += 1) {
    const product = above.reduce((sum, _, at) => sum * BigInt(largest - at), 1n);
    if (product === value.numerator) return largest;
    if (product > value.numerator) break;
  }
  return null;
}

/** The unknown for which a factor has the given value; null if it is not an integer. */
function unknownFor(linear: Linear, value: number): number | null {
  if (linear.slope === 0) return null;
  const x = (value - linear.constant) / linear.slope;
  return Number.isInteger(x) && valueOf(linear, x) === value ? x : null;
}
