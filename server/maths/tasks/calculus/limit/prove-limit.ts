import type { Interval } from "../../../algebra/interval.ts";
import { toExpression } from "../../../algebra/to-expression.ts";
import type { Expression } from "../../../expressions/expression.ts";
import { letterLatex } from "../../../expressions/write-latex.ts";
import type { Proof } from "../../../task/task.ts";
import { preciseValue, toNumber } from "../numeric/precise-value.ts";
import {
  type Approach,
  bits,
  fixedLetters,
  placeNear,
  pointLatex,
  type Tendency,
  valueNear,
} from "./approach.ts";

/** The range of the letter: distances of 2⁻⁸ to 2⁻⁶⁴, or sizes up to 2³⁰; less if e^x would dominate. */
const nearDepths = [8, 16, 24, 32, 48, 64];
const farDepths = [4, 6, 8, 10, 16, 24, 30];

interface Seen {
  halvings: number;
  value: Interval;
}

/**
 * Evaluates the function itself closer and closer to the point, with enough digits to avoid cancellation errors.
 * Values must converge to a finite limit, to many places at the end; with an infinite limit they must exceed every
 * bound.
 */
export function reaches(
  expression: Expression,
  approach: Approach,
  claimed: Tendency,
): { lines: string[] } | null {
  const depths = approach.point ? nearDepths : farDepths;
  const seen: Seen[] = depths.flatMap((halvings) => {
    const value = valueNear(expression, approach, halvings);
    return value ? [{ halvings, value }] : [];
  });
  if (seen.length < 3) return null;
  const isReached =
    claimed.kind === "finite" ? closesIn(seen, claimed) : growsAway(seen, claimed.sign);
  if (!isReached) return null;
  const shown = seen.slice(0, 3);
  return { lines: shown.map((one) => line(one, approach)) };
}

function closesIn(seen: readonly Seen[], claimed: Extract<Tendency, { kind: "finite" }>): boolean {
  const expected = preciseValue(toExpression(claimed.value), fixedLetters, bits);
  if (!expected) return false;
  const gaps = seen.map(({ value }) => {
    const gap = { low: value.low - expected.high, high: value.high - expected.low };
    const size = gap.low > 0n ? gap.low : gap.high < 0n ? -gap.high : 0n;
    return Number(size >> BigInt(bits - 200)) / 2 ** 200;
  });
  const scale = Math.max(1, Math.abs(toNumber(expected, bits) ?? 1));
  const last = gaps.at(-1) ?? 1;
  const isWide = seen.some(({ value }) => value.high - value.low > 1n << BigInt(bits - 120));
  if (isWide && !isNarrowAtEnd(seen)) return false;
  // Convergence slower than any power of the distance, as of x ln x, still reduces the difference by a fixed fraction
  // each time.
  const shrinks = gaps.slice(1).every((gap, at) => gap <= (gaps[at] ?? 0) * 0.9 + 1e-40);
  return shrinks && last < 1e-6 * scale;
}

function isNarrowAtEnd(seen: readonly Seen[]): boolean {
  const last = seen.at(-1);
  return last !== undefined && last.value.high - last.value.low < 1n << BigInt(bits - 60);
}

function growsAway(seen: readonly Seen[], sign: -1 | 1): boolean {
  const sizes = seen.map(({ value }) => {
    const end = sign > 0 ? value.low : -value.high;
    return end > 0n ? Number(end >> BigInt(bits - 60)) / 2 ** 60 : -1;
  });
  const grows = sizes.slice(1).every((size, at) => size > (sizes[at] ?? 0));
  return grows && (sizes.at(-1) ?? 0) > (sizes[0] ?? 0) + 3;
}

function line({ halvings, value }: Seen, approach: Approach): string {
  const place = placeNear(approach, halvings);
  const at = place && toNumber(place, bits);
  const number = toNumber(value, bits);
  const x = letterLatex(approach.variable);
  return `${x} \\approx ${at === null ? pointLatex(approach) : decimal(at)}: \\quad \\text{the function is } ${number === null ? "\\text{very large}" : decimal(number)}`;
}

function decimal(value: number): string {
  const text = String(Number(value.toPrecision(6)));
  return text.includes("e") ? text.replace(/e\+?(-?\d+)/, " \\times 10^{$1}") : text;
}

/** The same from every requested side. */
export function proveSides(
  expression: Expression,
  sides: readonly { approach: Approach; claimed: Tendency }[],
): Proof | null {
  const proofs = sides.map(({ approach, claimed }) => reaches(expression, approach, claimed));
  if (proofs.some((proof) => proof === null) || proofs.length === 0) return null;
  return {
    method: "The function itself computed nearer and nearer to the point",
    lines: proofs.flatMap((proof) => proof?.lines.slice(0, proofs.length > 1 ? 2 : 3) ?? []),
  };
}
