import { canonical } from "../../../algebra/canonical.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { Proof } from "../../../task/task.ts";
import { valueAt } from "../drawing.ts";
import type { Bounds } from "../integral/read-integral.ts";
import { numberOf, type Stretch } from "./critical-points.ts";
import { intervalText } from "./extrema-answer.ts";
import type { ExtremaProblem } from "./extrema-reading.ts";
import { best, type ExtremaResult, type ValueAt } from "./find-extrema.ts";

type RealFunction = (x: number) => number | null;

const samples = 400;
const widest = 25;

/**
 * Checks the function itself at many points: it increases and decreases as claimed, and does not exceed a claimed
 * bound.
 */
export function prove(
  problem: ExtremaProblem,
  { stretches, candidates }: ExtremaResult,
): Proof | null {
  const { kind, expression, variable, bounds } = problem;
  const f: RealFunction = (x) => valueAt(expression, variable, x);
  if (kind !== "absolute") return proveDirections(stretches, f);
  return bounds && candidates.length > 0 ? proveBest(candidates, { f, variable, bounds }) : null;
}

function proveBest(
  candidates: readonly ValueAt[],
  { f, variable, bounds }: { f: RealFunction; variable: string; bounds: Bounds },
): Proof | null {
  const [from, to] = [numberOf(canonical(bounds.from)), numberOf(canonical(bounds.to))];
  const [most, least] = [numberOf(best(candidates, 1).value), numberOf(best(candidates, -1).value)];
  const seen = Array.from({ length: samples + 1 }, (_, at) =>
    f(from + ((to - from) * at) / samples),
  );
  const isWithin = seen.every(
    (value) =>
      value !== null && value <= most + roundingOf(most) && value >= least - roundingOf(least),
  );
  if (!isWithin) return null;
  return {
    method: `The function followed along ${samples} points of the interval`,
    lines: [
      `${Number(least.toPrecision(6))} \\le f(${letterLatex(variable)}) \\le ${Number(most.toPrecision(6))}`,
    ],
  };
}

/** The tolerance for floating-point errors. */
function roundingOf(value: number): number {
  return 1e-9 * Math.max(1, Math.abs(value));
}

function proveDirections(stretches: readonly Stretch[], f: RealFunction): Proof | null {
  if (!stretches.every((stretch) => keepsDirection(stretch, f))) return null;
  return {
    method: "The function followed along many points of each interval",
    lines: stretches.map(
      (stretch) =>
        `${intervalText(stretch, "latex")}: \\quad \\text{the values ${stretch.sign > 0 ? "rise" : "fall"} all the way}`,
    ),
  };
}

function keepsDirection({ from, to, sign }: Stretch, f: RealFunction): boolean {
  const low = from ? numberOf(from) : (to ? numberOf(to) : 0) - widest;
  const high = to ? numberOf(to) : (from ? numberOf(from) : 0) + widest;
  let before: number | null = null;
  for (let at = 1; at < samples; at += 1) {
    const value = f(low + ((high - low) * at) / samples);
    if (value === null || (before !== null && (value - before) * sign < 0)) return false;
    before = value;
  }
  return true;
}
