import * as q from "../../../../numbers/rational.ts";
import type { Rational } from "../../../../numbers/rational.ts";
import {
  byFactorials,
  type CountEquation,
  type CountPart,
  type CountSide,
  isConstant,
} from "./count-side.ts";
import { partValue } from "./count-values.ts";
import { isSame, type Linear } from "./linear.ts";

/** The equation with all factors of the unknown on the left, and all other numbers on the right. */
export interface GatheredEquation {
  /** Factorials and factors with the unknown; none is both in the numerator and the denominator. */
  unknown: CountSide;
  value: Rational;
}

export function gatherUnknown({ left, right }: CountEquation): GatheredEquation | null {
  const [one, other] = [byFactorials(left), byFactorials(right)];
  const [above, below] = [
    [...one.above, ...other.below],
    [...one.below, ...other.above],
  ];
  const [top, bottom] = [constantOf(above), constantOf(below)];
  if (!top || !bottom || q.isZero(top) || q.isZero(bottom)) return null;
  return {
    unknown: withoutCommon({ above: above.filter(isOpen), below: below.filter(isOpen) }),
    value: q.divide(bottom, top),
  };
}

const isOpen = (part: CountPart): boolean => !isConstant(part);

function constantOf(parts: readonly CountPart[]): Rational | null {
  let product = q.one;
  for (const part of parts.filter(isConstant)) {
    const value = partValue(part, 0);
    if (!value) return null;
    product = q.multiply(product, value);
  }
  return product;
}

function isSamePart(one: CountPart, other: CountPart): boolean {
  const [a, b] = [one, other].map((part) =>
    part.kind === "linear" || part.kind === "factorial" ? part.of : null,
  );
  return one.kind === other.kind && !!a && !!b && isSame(a, b);
}

function withoutCommon({ above, below }: CountSide): CountSide {
  const rest = [...below];
  const kept = above.filter((part) => {
    const at = rest.findIndex((other) => isSamePart(part, other));
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
  return { above: kept, below: rest };
}

/** Factors with the unknown, over others. */
export interface Factors {
  above: Linear[];
  below: Linear[];
}

const longest = 8;

/** Writes (n-3)!/(n-5)! as (n-3)(n-4), and so on; null if a factorial has no partner. */
export function writtenOut({ above, below }: CountSide): Factors | null {
  const factors: Factors = { above: linears(above), below: linears(below) };
  const partners = factorials(below);
  for (const top of factorials(above)) {
    const at = partners.findIndex(({ slope }) => slope === top.slope);
    const [bottom] = at < 0 ? [] : partners.splice(at, 1);
    if (!bottom || Math.abs(top.constant - bottom.constant) > longest) return null;
    factors.above.push(...between(top, bottom));
    factors.below.push(...between(bottom, top));
  }
  return partners.length === 0 ? factors : null;
}

function linears(parts: readonly CountPart[]): Linear[] {
  return parts.flatMap((part) => (part.kind === "linear" ? [part.of] : []));
}

/** The largest first, so that close ones are paired. */
function factorials(parts: readonly CountPart[]): Linear[] {
  return parts
    .flatMap((part) => (part.kind === "factorial" ? [part.of] : []))
    .toSorted((a, b) => b.constant - a.constant);
}

/** The quotient of the two factorials as factors, from the largest down. */
function between(larger: Linear, smaller: Linear): Linear[] {
  const { slope, constant } = larger;
  const count = Math.max(0, constant - smaller.constant);
  return Array.from({ length: count }, (_, at) => ({ slope, constant: constant - at }));
}

/** Cancels common factors, and returns the remaining number: (2n - 2)/(n - 1) is 2. */
export function cancelFactors({ above, below }: Factors): Factors & { number: Rational } {
  let number = q.one;
  const rest = [...below];
  const kept = above.filter((top) => {
    const at = rest.findIndex(
      (bottom) => top.slope * bottom.constant === bottom.slope * top.constant,
    );
    const [bottom] = at < 0 ? [] : rest.splice(at, 1);
    if (bottom) {
      number = q.multiply(number, q.rational(BigInt(top.slope), BigInt(bottom.slope)));
    }
    return !bottom;
  });
  return { above: kept, below: rest, number };
}
