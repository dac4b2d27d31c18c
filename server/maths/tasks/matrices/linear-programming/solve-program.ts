import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { asAtMost, type Constraint, type Program } from "./program.ts";

export interface Corner {
  x: Rational;
  y: Rational;
}

type ProgramOutcome =
  | { kind: "optimum"; value: Rational; at: readonly Corner[]; isRay: boolean }
  | { kind: "unbounded"; from: Corner; along: Corner }
  | { kind: "infeasible" };

export interface ProgramSolution {
  corners: readonly Corner[];
  isBounded: boolean;
  outcome: ProgramOutcome;
}

/** Returns the value of the objective at a point. */
export function valueAt({ objective }: Program, { x, y }: Corner): Rational {
  return q.add(q.add(q.multiply(objective.x, x), q.multiply(objective.y, y)), objective.constant);
}

/** Whether the constraint holds at a point. */
export function holdsAt(constraint: Constraint, { x, y }: Corner): boolean {
  const { a, b, c } = asAtMost(constraint);
  return q.order(q.add(q.multiply(a, x), q.multiply(b, y)), c) <= 0;
}

/** Returns the intersection of two boundary lines; null if they are parallel. */
export function meeting(first: Constraint, second: Constraint): Corner | null {
  const below = q.subtract(q.multiply(first.a, second.b), q.multiply(second.a, first.b));
  if (q.isZero(below)) return null;
  return {
    x: q.divide(q.subtract(q.multiply(first.c, second.b), q.multiply(second.c, first.b)), below),
    y: q.divide(q.subtract(q.multiply(first.a, second.c), q.multiply(second.a, first.c)), below),
  };
}

function isSame(one: Corner, other: Corner): boolean {
  return q.equals(one.x, other.x) && q.equals(one.y, other.y);
}

/** Returns the corner points of the feasible region, in order around it. */
function cornersOf({ constraints }: Program): Corner[] {
  const all = constraints.flatMap((first, at) =>
    constraints.slice(at + 1).flatMap((second) => {
      const point = meeting(first, second);
      return point && constraints.every((constraint) => holdsAt(constraint, point)) ? [point] : [];
    }),
  );
  const single = all.filter((point, at) => all.findIndex((other) => isSame(other, point)) === at);
  return aroundTheirMiddle(single);
}

function aroundTheirMiddle(points: readonly Corner[]): Corner[] {
  const float = ({ numerator, denominator }: Rational): number =>
    Number(numerator) / Number(denominator);
  const middle = (pick: (point: Corner) => Rational): number =>
    points.reduce((sum, point) => sum + float(pick(point)), 0) / Math.max(points.length, 1);
  const [x, y] = [middle((point) => point.x), middle((point) => point.y)];
  // The angle determines only the order of drawing, so floating point suffices.
  const angle = (point: Corner): number => Math.atan2(float(point.y) - y, float(point.x) - x);
  return points.toSorted((one, other) => angle(one) - angle(other));
}

/** Returns the directions along boundary lines in which the feasible region is unbounded. */
function openDirections({ constraints }: Program): Corner[] {
  const atMost = constraints.map(asAtMost);
  const along = atMost.flatMap(({ a, b }) => [
    { x: b, y: q.negate(a) },
    { x: q.negate(b), y: a },
  ]);
  return along.filter(({ x, y }) =>
    atMost.every(({ a, b }) => q.sign(q.add(q.multiply(a, x), q.multiply(b, y))) <= 0),
  );
}

/**
 * Solves the program by its corner points. The feasible region must lie in the first quadrant, so it has a corner
 * unless it is empty, and a linear objective has its optimum at a corner if it has one.
 */
export function solveProgram(program: Program): ProgramSolution {
  const corners = cornersOf(program);
  const directions = openDirections(program);
  const isBounded = directions.length === 0;
  const [first] = corners;
  if (!first) return { corners, isBounded, outcome: { kind: "infeasible" } };
  const gain = (point: Corner): Rational => {
    const change = q.add(
      q.multiply(program.objective.x, point.x),
      q.multiply(program.objective.y, point.y),
    );
    return program.aim === "max" ? change : q.negate(change);
  };
  const along = directions.find((direction) => q.sign(gain(direction)) > 0);
  if (along) return { corners, isBounded, outcome: { kind: "unbounded", from: first, along } };
  const best = corners.reduce(
    (one, other) => (q.order(gain(other), gain(one)) > 0 ? other : one),
    first,
  );
  const at = corners.filter((corner) => q.equals(gain(corner), gain(best)));
  const isRay = directions.some((direction) => q.isZero(gain(direction)));
  return {
    corners,
    isBounded,
    outcome: { kind: "optimum", value: valueAt(program, best), at, isRay },
  };
}
