import { evaluateExact } from "../../exact/evaluate-exact.ts";
import * as exact from "../../exact/exact.ts";
import type { Exact } from "../../exact/exact.ts";
import { exactExpression } from "../../exact/write-exact.ts";
import type { Expression } from "../../../../expressions/expression.ts";
import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import { notSupported } from "../../../../refusal.ts";
import { type RatioCall, replaceRatios } from "./read-expression.ts";
import {
  acuteCorners,
  type Corner,
  type Lengths,
  type RightTriangleProblem,
  sidesOfRatio,
  type Target,
  type Triangle,
} from "./right-triangle.ts";
import { type Sides, solveSides, squareOf } from "./solve-sides.ts";

/** The result for a target: a number, a length or an area, degrees, or both sides of a claimed equality. */
export type TargetResult =
  | { kind: "number"; value: Exact }
  | { kind: "measure"; value: Exact; dimension: 1 | 2 }
  | { kind: "degrees"; value: Rational }
  | { kind: "equality"; left: Exact; right: Exact };

export interface NamedResult {
  sides: Sides;
  /** In the order of the targets. */
  results: readonly TargetResult[];
}

/** Computes the sides and the result for every target. Throws a refusal if the facts don't determine them. */
export function solve(problem: RightTriangleProblem): NamedResult {
  const sides = solveSides(problem);
  return { sides, results: problem.targets.map((target) => findTarget(target, problem, sides)) };
}

const openSides =
  "Without the length of a side I can find angles and ratios only. Give one length.";

function findTarget(target: Target, problem: RightTriangleProblem, sides: Sides): TargetResult {
  if (target.kind === "angle") {
    return { kind: "degrees", value: degreesOf(target.corner, problem, sides) };
  }
  const { lengths, isScaled } = sides;
  if (!lengths) throw notSupported(openSides);
  switch (target.kind) {
    case "ratio":
      return { kind: "number", value: ratioValue(target, problem, lengths) };
    case "value":
      return { kind: "number", value: expressionValue(target.expression, problem, lengths) };
    case "claim":
      return {
        kind: "equality",
        left: expressionValue(target.left, problem, lengths),
        right: expressionValue(target.right, problem, lengths),
      };
    case "side":
    case "area":
    case "perimeter":
      if (isScaled) throw notSupported(openSides);
      return measureOf(target, problem, lengths);
  }
}

function measureOf(
  target: Extract<Target, { kind: "side" | "area" | "perimeter" }>,
  problem: RightTriangleProblem,
  lengths: Lengths,
): TargetResult {
  const length = (side: Corner): Exact => lengths.get(side) ?? exact.zero;
  switch (target.kind) {
    case "side":
      return { kind: "measure", value: length(target.side), dimension: 1 };
    case "perimeter": {
      const value = problem.corners.map(length).reduce(exact.add);
      return { kind: "measure", value, dimension: 1 };
    }
    case "area": {
      const product = acuteCorners(problem).map(length).reduce(exact.multiply);
      const value = exact.multiply(product, exact.fromRational(q.rational(1n, 2n)));
      return { kind: "measure", value, dimension: 2 };
    }
  }
}

/** Returns the value of a ratio from the sides; 0 if a side is unknown. */
export function ratioValue(ratio: RatioCall, triangle: Triangle, lengths: Lengths): Exact {
  const [top, bottom] = sidesOfRatio(triangle, ratio).map((side) => lengths.get(side));
  return (top && bottom && exact.divide(top, bottom)) ?? exact.zero;
}

function expressionValue(expression: Expression, triangle: Triangle, lengths: Lengths): Exact {
  const put = replaceRatios(expression, (ratio) => ({
    kind: "group",
    inner: exactExpression(ratioValue(ratio, triangle, lengths)),
  }));
  const value = evaluateExact(put);
  if (!value)
    throw notSupported("I can find the ratios here, but I can't work out this expression.");
  return value;
}

/** sin² of the standard angles. */
const learnt: readonly (readonly [square: Rational, degrees: Rational])[] = [
  [q.rational(1n, 4n), q.rational(30n)],
  [q.rational(1n, 2n), q.rational(45n)],
  [q.rational(3n, 4n), q.rational(60n)],
];

/** Returns an acute angle: 90° minus the other, or a standard angle by its sine. Throws a refusal for other angles. */
function degreesOf(corner: Corner, problem: RightTriangleProblem, { lengths }: Sides): Rational {
  const given = problem.facts.find((fact) => fact.kind === "angle");
  if (given?.kind === "angle") {
    return given.corner === corner ? given.degrees : q.subtract(q.rational(90n), given.degrees);
  }
  const square = lengths && squareOf(ratioValue({ ratio: "sin", corner }, problem, lengths));
  const [, degrees] = learnt.find(([own]) => square && q.equals(own, square)) ?? [];
  if (!degrees) {
    throw notSupported(
      `Angle ${corner} is none of 30°, 45° and 60°, so it needs tables. I can find its sine, cosine and tangent.`,
    );
  }
  return degrees;
}

/** Returns the sides that are needed for the targets. */
export function sidesNeeded(
  problem: RightTriangleProblem,
  ratios: readonly RatioCall[],
): Set<Corner> {
  const { corners, right, targets } = problem;
  return new Set([
    ...targets.flatMap((target): Corner[] => {
      if (target.kind === "side") return [target.side];
      if (target.kind === "perimeter") return [...corners];
      return target.kind === "area" ? corners.filter((side) => side !== right) : [];
    }),
    ...ratios.flatMap((ratio) => sidesOfRatio(problem, ratio)),
  ]);
}
