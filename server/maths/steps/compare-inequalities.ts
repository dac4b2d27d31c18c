import { complex } from "../algebra/complex.ts";
import { evaluateAt, evaluateReal, type Point } from "../algebra/evaluate-complex.ts";
import { someWithin } from "../expressions/expression.ts";
import type { Verdict } from "./check-line.ts";
import { isSo } from "./compare-plain.ts";
import type { Condition, Conditions } from "./condition.ts";
import { meetingPoints } from "./sampled-roots.ts";
import { allTrue, someTrue, type Truth } from "./three-valued.ts";

/** Whether it contains a relation other than an equation. */
export function hasInequality(conditions: Conditions): boolean {
  return conditions.flat().some(({ relation }) => ["<", ">", "≤", "≥"].includes(relation));
}

/** The count of points at which both must have a value. */
const enough = 10;

/** Compares two inequalities in one letter at many points: at their endpoints, close to them, and far away. */
export function compareInequalities(
  before: Conditions,
  after: Conditions,
  letter: string,
): Verdict {
  const truths = pointsFor([...before, ...after], letter)
    .map((point) => [before, after].map((conditions) => truthAt(conditions, letter, point)))
    .filter((pair) => !pair.includes(null));
  const isLost = truths.some(([first, then]) => first === true && then === false);
  const isWon = truths.some(([first, then]) => first === false && then === true);
  // A root has an implicit domain that its square does not have.
  if (isLost || (isWon && !before.flat().some(hasDomain))) return "fails";
  return truths.length > enough ? "holds" : "open";
}

function hasDomain({ left, right }: Condition): boolean {
  return [left, right].some((side) =>
    someWithin(
      side,
      (part) => part.kind === "root" || (part.kind === "call" && part.name !== "abs"),
    ),
  );
}

const far = [
  -1000, -97.3, -31.7, -12.1, -5.3, -2.7, -1.3, -0.6, 0, 0.4, 0.7, 1.6, 2.3, 4.7, 8.9, 23.3, 61.1,
  1000,
];
const mostEnds = 16;

function pointsFor(conditions: Conditions, letter: string): number[] {
  const ends = conditions
    .flat()
    .flatMap((condition) => [...endsNamed(condition), ...meetingPoints(condition, letter)]);
  const different = [...new Set(ends)].slice(0, mostEnds).toSorted((a, b) => a - b);
  const between = different.map((end, at) => (end + (different[at + 1] ?? end + 1)) / 2);
  return [
    ...different.flatMap((end) => [end, end - 0.01, end + 0.01, end - 0.3, end + 0.3]),
    ...between,
    ...far,
  ];
}

function endsNamed({ left, right }: Condition): number[] {
  return [left, right].map((side) => evaluateReal(side, new Map())).filter((end) => end !== null);
}

function truthAt(conditions: Conditions, letter: string, point: number): Truth {
  const values = new Map([[letter, complex(point)]]);
  return someTrue(
    conditions.map((together) => allTrue(together.map((condition) => isTrueAt(condition, values)))),
  );
}

/**
 * The relative rounding error, of the largest part on either side, within which the order of two values is undecided.
 */
const rounding = 1e-11;

function isTrueAt({ left, right, relation }: Condition, values: Point["values"]): Truth {
  const point: Point = { values, field: "real" };
  const [a, b] = [evaluateAt(left, point), evaluateAt(right, point)];
  if (!a.value || !b.value) return null;
  const difference = a.value.re - b.value.re;
  const size = Math.max(
    1,
    Math.abs(a.value.re),
    Math.abs(b.value.re),
    ...[a, b].map(({ largest }) => largest),
  );
  return isSo(Math.abs(difference) <= rounding * size ? 0 : difference, relation);
}
