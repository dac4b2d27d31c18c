import { evaluateReal } from "../../../algebra/evaluate-complex.ts";
import { canonical } from "../../../algebra/canonical.ts";
import { leastCommonMultiple } from "../../../numbers/integers.ts";
import { someWithin } from "../../../expressions/expression.ts";
import type { Equation } from "../../../equations/equation.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { Proof } from "../../../task/task.ts";
import { isTrigonometricCall } from "../reading/requested.ts";
import { membersBetween, valueOf } from "./families.ts";
import type { SolvedEquation } from "./solve-equation.ts";
import type { TrigonometricEquation } from "./trigonometric-equation.ts";
import { writeSolution } from "./write-families.ts";

const closeness = 1e-8;
const mostTurns = 12;

/**
 * Proves the general solution numerically: substitutes every solution of one period, and searches that period for a
 * zero of left − right that is not among them. Null if a check fails or the period is too long.
 */
export function proveEquation(problem: TrigonometricEquation, found: SolvedEquation): Proof | null {
  const { equation, unknown, unit } = problem;
  const turns = periodOf(equation);
  if (turns > mostTurns) return null;
  const period = 2 * Math.PI * turns;
  const gap = gapOf(equation, unknown);
  const members = membersBetween(found.families, 0, period);
  if (!members.every(({ value }) => isZero(gap(value)))) return null;
  const known = members.map(({ value }) => value);
  if (hidesAZero(gap, known, period)) return null;
  if (!matchesList(problem, found)) return null;
  const name = letterLatex(unknown);
  const shown = found.solutions ?? members.slice(0, 3).map(({ angle }) => angle);
  const lines = shown.slice(0, 6).map((angle) => {
    const value = sideAt(equation, unknown, valueOf(angle));
    return `${name} = ${writeSolution(angle, unit, "latex")}: \\quad \\text{LHS} \\approx ${value}, \\quad \\text{RHS} \\approx ${value}`;
  });
  const nothing = `\\text{LHS} - \\text{RHS} \\text{ has no zero between } 0 \\text{ and } ${turns === 1 ? 2 : 2 * turns}\\pi`;
  return {
    method:
      members.length === 0
        ? "Both sides compared at many angles of one period: they never meet"
        : "Solutions put back, and one period searched for others",
    lines: lines.length > 0 ? lines : [nothing],
  };
}

type Gap = (x: number) => number | null;

function gapOf({ left, right }: Equation, unknown: string): Gap {
  return (x) => {
    const values = new Map([[unknown, x]]);
    const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
    return a === null || b === null ? null : a - b;
  };
}

function sideAt({ left }: Equation, unknown: string, x: number): string {
  const value = evaluateReal(left, new Map([[unknown, x]])) ?? 0;
  return value.toFixed(4).replace(/^-(0\.0+)$/, "$1");
}

function isZero(value: number | null): boolean {
  return value !== null && Math.abs(value) < closeness;
}

/** The number of turns after which all functions of the equation repeat. */
function periodOf({ left, right }: Equation): number {
  let turns = 1n;
  for (const side of [left, right]) {
    someWithin(side, (part) => {
      if (isTrigonometricCall(part)) {
        for (const { coefficient } of canonical(part.argument).numerator.terms) {
          turns = leastCommonMultiple(turns, coefficient.denominator);
        }
        for (const { coefficient } of canonical(part.argument).denominator.terms) {
          turns = leastCommonMultiple(turns, coefficient.numerator);
        }
      }
      return false;
    });
  }
  return Number(turns);
}

const samplesPerTurn = 720;

/**
 * Whether a zero far from all known solutions exists: a sign change without a jump, or a minimum of the absolute value
 * that is 0.
 */
function hidesAZero(gap: Gap, known: readonly number[], period: number): boolean {
  const count = Math.round((samplesPerTurn * period) / (2 * Math.PI));
  const width = period / count;
  const isKnown = (from: number, to: number): boolean =>
    known.some((root) =>
      [root, root - period, root + period].some((one) => one > from - width && one < to + width),
    );
  return Array.from({ length: count }, (_, place) => 0.000_37 + place * width).some(
    (middle) =>
      !isKnown(middle - width, middle + width) &&
      isZeroAround(gap, [middle - width, middle, middle + width]),
  );
}

function isZeroAround(gap: Gap, [from, middle, to]: readonly [number, number, number]): boolean {
  const [before, here, after] = [gap(from), gap(middle), gap(to)];
  if (before === null || here === null || after === null) return false;
  if (here * after <= 0 && !isJump(gap, middle, to)) return true;
  return touchesZero(gap, [from, to], [before, here, after]);
}

/** Whether a sign change is a pole: there the difference does not shrink as the interval is halved. */
function isJump(gap: Gap, from: number, to: number): boolean {
  let [low, high] = [from, to];
  const first = Math.abs((gap(low) ?? 0) - (gap(high) ?? 0));
  for (let halving = 0; halving < 30; halving += 1) {
    const middle = (low + high) / 2;
    const [atLow, atMiddle] = [gap(low), gap(middle)];
    if (atLow === null || atMiddle === null) return true;
    if (atLow * atMiddle <= 0) high = middle;
    else low = middle;
  }
  return Math.abs((gap(low) ?? 0) - (gap(high) ?? 0)) >= first;
}

function touchesZero(
  gap: Gap,
  [from, to]: readonly [number, number],
  [before, here, after]: readonly [number, number, number],
): boolean {
  const size = Math.abs(here);
  if (size > Math.abs(before) || size > Math.abs(after) || size > 0.01) return false;
  let [low, high] = [from, to];
  for (let third = 0; third < 60; third += 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(gap(left) ?? 1) < Math.abs(gap(right) ?? 1)) high = right;
    else low = left;
  }
  return isZero(gap((low + high) / 2));
}

/** Whether the listed solutions are those of the families in the interval. */
function matchesList(
  { interval }: TrigonometricEquation,
  { families, solutions }: SolvedEquation,
): boolean {
  if (!interval || !solutions) return interval === null;
  const [low, high] = [valueOf(interval.low), valueOf(interval.high)];
  const inside = membersBetween(families, low, high).filter(({ value }) => {
    return value > low + closeness && value < high - closeness;
  });
  const listedInside = solutions
    .map(valueOf)
    .filter((value) => value > low + closeness && value < high - closeness);
  return (
    inside.length === listedInside.length &&
    solutions.map(valueOf).every((value) => value >= low - closeness && value <= high + closeness)
  );
}
