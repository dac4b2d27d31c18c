import { leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { fractionLatex, integerLatex } from "../../../numbers/written.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import type { Equation, Formula } from "../formula/formula.ts";

/** One term `± 1/name` of a law such as 1/v + 1/u = 1/f. */
export interface Reciprocal {
  name: string;
  isNegative: boolean;
}

/** A fraction `± top/bottom` as written, not necessarily in lowest terms. */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

/**
 * The terms that 1/name equals by the law, positive ones first; null if the law is not a sum of at least three
 * reciprocals.
 */
export function reciprocalsFor({ left, right }: Equation, name: string): Reciprocal[] | null {
  const [onLeft, onRight] = [reciprocalsIn(left), reciprocalsIn(right)];
  if (!onLeft || !onRight || onLeft.length + onRight.length < 3) return null;
  // The terms of right − left = 0; all but the requested one are moved to the other side.
  const all = [...onRight, ...onLeft.map((one) => ({ ...one, isNegative: !one.isNegative }))];
  const own = all.find((one) => one.name === name);
  if (!own) return null;
  return all
    .filter((one) => one.name !== name)
    .map((one) => ({ ...one, isNegative: one.isNegative === own.isNegative }))
    .toSorted((a, b) => Number(a.isNegative) - Number(b.isNegative));
}

function reciprocalsIn(side: Formula, isNegative = false): Reciprocal[] | null {
  if (side.kind === "sum") {
    const left = reciprocalsIn(side.left, isNegative);
    const right = reciprocalsIn(side.right, isNegative !== side.isDifference);
    return left && right ? [...left, ...right] : null;
  }
  if (side.kind !== "quotient" || side.top.kind !== "number" || side.top.value !== 1n) return null;
  return side.bottom.kind === "name" ? [{ name: side.bottom.name, isNegative }] : null;
}

/** ± 1/value as a fraction of whole numbers: 1/2.5 is 2/5. */
export function reciprocalOf(value: Rational, isNegative: boolean): Fraction {
  const turned = q.divide(q.one, isNegative ? q.negate(value) : value);
  return { top: turned.numerator, bottom: turned.denominator };
}

/** The fractions with their least common denominator. */
export function overCommon(fractions: readonly Fraction[]): Fraction[] {
  const common = fractions.reduce((all, { bottom }) => leastCommonMultiple(all, bottom), 1n);
  return fractions.map(({ top, bottom }) => ({ top: (top * common) / bottom, bottom: common }));
}

/** A denominator: as a decimal if that terminates. */
export function valueLatex(value: Rational): string {
  return q.isTerminating(value)
    ? numberToLatex(value)
    : fractionLatex(value.numerator, value.denominator);
}

/** LaTeX of a fraction with its sign in front. */
export function writtenFraction({ top, bottom }: Fraction): string {
  const size = integerLatex(top < 0n ? -top : top);
  const fraction = bottom === 1n ? size : `\\frac{${size}}{${integerLatex(bottom)}}`;
  return top < 0n ? `-${fraction}` : fraction;
}

/** Joins LaTeX terms by + or −. */
export function joinedTerms(terms: readonly string[]): string {
  return terms
    .map((term, at) => {
      if (at === 0) return term;
      return term.startsWith("-") ? `- ${term.slice(1)}` : `+ ${term}`;
    })
    .join(" ");
}
