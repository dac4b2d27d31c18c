import { evaluateReal } from "../../../../algebra/evaluate-complex.ts";
import type { Expression } from "../../../../expressions/expression.ts";
import * as q from "../../../../numbers/rational.ts";
import type { Proof } from "../../../../task/task.ts";
import * as exact from "../../exact/exact.ts";
import {
  acuteCorners,
  type Corner,
  type Fact,
  otherAcute,
  type RightTriangleProblem,
  type Target,
} from "./right-triangle.ts";
import { callLatex } from "./written.ts";
import type { TargetResult, NamedResult } from "./solve-named.ts";
import { squareOf } from "./solve-sides.ts";
import { squaredLatex, squareLatex } from "./write-length.ts";

const closeness = 1e-9;

function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) < closeness * Math.max(1, Math.abs(one), Math.abs(other));
}

/** Measures the triangle in coordinates, with its legs along the axes. */
interface Measured {
  length: (side: Corner) => number;
  /** In radians. */
  angle: (corner: Corner) => number;
  ratio: (name: string, corner: Corner) => number;
}

function measure(problem: RightTriangleProblem, { sides }: NamedResult): Measured {
  const { right, facts } = problem;
  const [first, second] = acuteCorners(problem);
  const given = facts.find((fact) => fact.kind === "angle");
  const leg = (side: Corner): number => {
    if (sides.lengths) return exact.toNumber(sides.lengths.get(side) ?? exact.zero);
    // If only an angle is known, one leg has length 1.
    const size = given?.kind === "angle" ? (q.toNumber(given.degrees) * Math.PI) / 180 : Number.NaN;
    return given?.kind === "angle" && given.corner === side ? Math.tan(size) : 1;
  };
  const length = (side: Corner): number =>
    side === right ? Math.hypot(leg(first), leg(second)) : leg(side);
  const angle = (corner: Corner): number =>
    Math.atan2(leg(corner), leg(otherAcute(problem, corner)));
  const ratio = (name: string, corner: Corner): number =>
    evaluateReal(
      { kind: "call", name: callName(name), argument: { kind: "variable", name: corner } },
      new Map([[corner, angle(corner)]]),
    ) ?? Number.NaN;
  return { length, angle, ratio };
}

function callName(name: string): "sin" | "cos" | "tan" | "cosec" | "sec" | "cot" {
  const names = ["sin", "cos", "tan", "cosec", "sec", "cot"] as const;
  return names.find((own) => own === name) ?? "sin";
}

/** Checks all given values and all results in coordinates and decimals. */
export function prove(problem: RightTriangleProblem, result: NamedResult): Proof | null {
  const measured = measure(problem, result);
  const { lengths } = result.sides;
  const isRight =
    !lengths ||
    isNear(
      measured.length(problem.right),
      exact.toNumber(lengths.get(problem.right) ?? exact.zero),
    );
  const keepsGiven = problem.facts.every((fact) => keeps(fact, measured));
  const isFound = problem.targets.every((target, at) =>
    agrees(problem, target, result.results[at], measured),
  );
  if (!isRight || !keepsGiven || !isFound) return null;
  return {
    method: "The triangle measured again: its sides by squares, its angles in decimals",
    lines: [...squareLines(problem, result), ...ratioLines(problem, measured)],
  };
}

function keeps(fact: Fact, { length, angle, ratio }: Measured): boolean {
  switch (fact.kind) {
    case "side":
      return isNear(length(fact.side), exact.toNumber(fact.value));
    case "sum": {
      const [first, second] = fact.sides;
      return isNear(length(first) + fact.sign * length(second), exact.toNumber(fact.value));
    }
    case "equal":
      return isNear(length(fact.sides[0]), length(fact.sides[1]));
    case "angle":
      return isNear((angle(fact.corner) * 180) / Math.PI, q.toNumber(fact.degrees));
    case "ratio":
      return isNear(ratio(fact.ratio, fact.corner), exact.toNumber(fact.value));
  }
}

function agrees(
  problem: RightTriangleProblem,
  target: Target,
  found: TargetResult | undefined,
  measured: Measured,
): boolean {
  if (!found) return false;
  if (found.kind === "degrees") {
    return (
      target.kind === "angle" &&
      isNear((measured.angle(target.corner) * 180) / Math.PI, q.toNumber(found.value))
    );
  }
  if (found.kind === "equality") {
    return (
      target.kind === "claim" &&
      isNear(valueAt(target.left, problem, measured), exact.toNumber(found.left)) &&
      isNear(valueAt(target.right, problem, measured), exact.toNumber(found.right))
    );
  }
  return isNear(numberAt(target, problem, measured), exact.toNumber(found.value));
}

function numberAt(target: Target, problem: RightTriangleProblem, measured: Measured): number {
  const [first, second] = acuteCorners(problem);
  switch (target.kind) {
    case "side":
      return measured.length(target.side);
    case "area":
      return (measured.length(first) * measured.length(second)) / 2;
    case "perimeter":
      return problem.corners.map(measured.length).reduce((sum, length) => sum + length, 0);
    case "ratio":
      return measured.ratio(target.ratio, target.corner);
    case "value":
      return valueAt(target.expression, problem, measured);
    case "angle":
    case "claim":
      return Number.NaN;
  }
}

function valueAt(
  expression: Expression,
  { corners }: RightTriangleProblem,
  { angle }: Measured,
): number {
  return (
    evaluateReal(expression, new Map(corners.map((corner) => [corner, angle(corner)]))) ??
    Number.NaN
  );
}

/** Returns the check of the theorem of Pythagoras: 24² + 7² = 576 + 49 = 25². With angles alone, returns their sum. */
function squareLines(
  problem: RightTriangleProblem,
  { sides: { lengths, isScaled } }: NamedResult,
): string[] {
  if (!lengths)
    return [
      "90^{\\circ} + " +
        problem.facts
          .flatMap((fact) =>
            fact.kind === "angle" ? [fact.degrees, q.subtract(q.rational(90n), fact.degrees)] : [],
          )
          .map((size) => `${q.toNumber(size)}^{\\circ}`)
          .join(" + ") +
        " = 180^{\\circ}",
    ];
  const style = { numbers: problem.isDecimal ? "decimal" : "fraction", isScaled } as const;
  const [first, second] = acuteCorners(problem).map((side) => lengths.get(side) ?? exact.zero);
  const whole = lengths.get(problem.right) ?? exact.zero;
  if (!first || !second) return [];
  const squares = [first, second].map((length) => squareLatex(squareOf(length), style)).join(" + ");
  return [
    `${squaredLatex(first, style)} + ${squaredLatex(second, style)} = ${squares} = ${squareLatex(squareOf(whole), style)} = ${squaredLatex(whole, style)}`,
  ];
}

/** Returns each angle whose ratios were found, with the decimal of its ratio. */
function ratioLines(problem: RightTriangleProblem, measured: Measured): string[] {
  return problem.targets.flatMap((target): string[] => {
    if (target.kind !== "ratio") return [];
    const { ratio, corner } = target;
    const degrees = ((measured.angle(corner) * 180) / Math.PI).toFixed(2);
    return [
      `\\angle ${corner} \\approx ${degrees}^{\\circ},\\; ${callLatex(ratio, corner)} \\approx ${measured.ratio(ratio, corner).toFixed(4)}`,
    ];
  });
}
