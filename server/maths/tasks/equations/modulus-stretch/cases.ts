import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { cornersOf, type Linear, linearNear, type Pieces } from "./pieces.ts";

/** A closed interval between two corners; an unbounded side extends to infinity. */
export interface Case {
  from: Rational | null;
  to: Rational | null;
  /** A point inside. */
  inside: Rational;
  /** Left side minus right side here. */
  gap: Linear;
  /** The whole interval, one point of it, or none. */
  fits: "all" | { at: Rational } | "none";
}

/** Disjoint closed intervals; a single point has equal endpoints. */
export interface Part {
  from: Rational | null;
  to: Rational | null;
}

/** One case for each interval between adjacent corners. */
export function casesOf(pieces: Pieces): Case[] {
  const corners = cornersOf(pieces);
  return [null, ...corners].map((from, at): Case => {
    const to = corners[at] ?? null;
    const inside = placeBetween(from, to);
    const gap = linearNear(pieces, inside);
    return { from, to, inside, gap, fits: fitting(gap, from, to) };
  });
}

function placeBetween(from: Rational | null, to: Rational | null): Rational {
  if (from && to) return q.multiply(q.add(from, to), q.rational(1n, 2n));
  if (from) return q.add(from, q.one);
  return to ? q.subtract(to, q.one) : q.zero;
}

function fitting(
  { slope, constant }: Linear,
  from: Rational | null,
  to: Rational | null,
): Case["fits"] {
  if (q.isZero(slope)) return q.isZero(constant) ? "all" : "none";
  const at = q.divide(q.negate(constant), slope);
  return holds({ from, to }, at) ? { at } : "none";
}

export function holds({ from, to }: Part, place: Rational): boolean {
  return (!from || q.order(from, place) <= 0) && (!to || q.order(place, to) <= 0);
}

/** The union of the solutions of all cases, from left to right. */
export function together(cases: readonly Case[]): Part[] {
  const parts: Part[] = [];
  for (const { from, to, fits } of cases) {
    if (fits === "none") continue;
    const next: Part = fits === "all" ? { from, to } : { from: fits.at, to: fits.at };
    const last = parts.at(-1);
    if (last && next.from && holds(last, next.from)) {
      last.to = last.to && next.to && q.order(last.to, next.to) > 0 ? last.to : next.to;
    } else parts.push(next);
  }
  return parts;
}
