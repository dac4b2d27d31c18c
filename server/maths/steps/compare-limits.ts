import { evaluateReal } from "../algebra/evaluate-complex.ts";
import { type Expression, variablesIn } from "../expressions/expression.ts";
import { boundLettersIn, isBoundLetter } from "./bound-letters.ts";
import { withConstants } from "./constant-letters.ts";
import type { Comparison } from "./comparison.ts";

/** The distance of the letter of a limit from its target, or its size towards infinity. */
const near = [1e-2, 1e-3, 1e-4];

/** Compares two limits by their values close to the target; null if the sides contain none. */
export function compareLimits(first: Expression, second: Expression): Comparison | null {
  const [left, right] = [withConstants(first), withConstants(second)];
  const limits = boundLettersIn([left, right], "limit");
  if (limits.length === 0) return null;
  const [letters, others] = [left, right].map((side) => variablesIn(side).filter(isFree).join());
  // Another letter may be the unknown: kx + 1 tends to 5 for some k.
  if (letters !== others) return "open";
  const targets = new Set(limits.map(({ parts }) => parts.join()));
  if (targets.size > 1) return "open";
  const pairs = near.map((step) => valuesAt(left, right, { limits, step }));
  const known = pairs.filter((pair) => pair !== null);
  if (known.length < near.length || areBothInfinite(known)) return "open";
  return verdictOf(known.map(([a, b]) => Math.abs(a - b) / (1 + Math.abs(b))));
}

type Pair = readonly [number, number];

/** For example x² and 2x, which both tend to infinity, though their difference does too. */
function areBothInfinite(pairs: readonly Pair[]): boolean {
  const grows = (values: readonly number[]): boolean =>
    values.slice(1).every((value, at) => value > 3 * (values[at] ?? 0)) && (values[0] ?? 0) > 0;
  return [1, -1].some((sign) =>
    ([0, 1] as const).every((side) => grows(pairs.map((pair) => sign * pair[side]))),
  );
}

function isFree(name: string): boolean {
  return !isBoundLetter(name);
}

/** Two limits are equal if their relative difference tends to 0, and differ if it does not. */
function verdictOf([far = 0, nearer = 0, nearest = 0]: readonly number[]): Comparison {
  const isClosing = nearest < far / 5 || nearest < 1e-6;
  if (nearest < 5e-3 && isClosing) return "holds";
  return nearest > 0.02 && nearest > nearer / 2 ? "fails" : "open";
}

interface Approach {
  limits: readonly { name: string; parts: string[] }[];
  step: number;
}

/** The values of both sides near the target; null if one of them has no value. */
function valuesAt(left: Expression, right: Expression, { limits, step }: Approach): Pair | null {
  const values = new Map<string, number>();
  for (const [at, name] of [...variablesIn(left), ...variablesIn(right)].entries()) {
    if (!values.has(name)) values.set(name, 0.7 + 0.31 * at);
  }
  for (const { name, parts } of limits) values.set(name, pointNear(parts[1] ?? "0", step));
  const [a, b] = [evaluateReal(left, values), evaluateReal(right, values)];
  return a === null || b === null ? null : [a, b];
}

function pointNear(target: string, step: number): number {
  const value = Number.parseFloat(target);
  if (!Number.isFinite(value)) return Math.sign(value) / step;
  return target.endsWith("-") ? value - step : value + step;
}
