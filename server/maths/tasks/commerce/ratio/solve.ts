import type { NumberLeaf } from "../../../expressions/expression.ts";
import { greatestCommonDivisor, leastCommonMultiple } from "../../../numbers/integers.ts";
import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { RatioProblem } from "./recognise.ts";

export interface SimplestRatio {
  /** The factor that makes every term an integer; 1 if all are. */
  multiplier: bigint;
  whole: bigint[];
  divisor: bigint;
  lowest: bigint[];
}

export type RatioResult =
  | ({ kind: "simplify" } & SimplestRatio)
  | { kind: "divide"; ratio: SimplestRatio; parts: bigint; perPart: Rational; shares: Rational[] }
  | { kind: "missing"; value: Rational; partner: Rational; factors: [Rational, Rational] };

export function solve(problem: RatioProblem): RatioResult {
  switch (problem.kind) {
    case "simplify":
      return { kind: "simplify", ...simplify(problem.terms) };
    case "divide":
      return divide(problem.amount, problem.terms);
    case "missing":
      return missing(problem);
  }
}

function simplify(terms: readonly NumberLeaf[]): SimplestRatio {
  const multiplier = terms
    .map(({ value }) => value.denominator)
    .reduce((multiple, denominator) => leastCommonMultiple(multiple, denominator));
  const whole = terms.map(({ value }) => (value.numerator * multiplier) / value.denominator);
  const divisor = whole.reduce(greatestCommonDivisor);
  return { multiplier, whole, divisor, lowest: whole.map((term) => term / divisor) };
}

function divide(amount: NumberLeaf, terms: readonly NumberLeaf[]): RatioResult {
  const ratio = simplify(terms);
  const parts = ratio.lowest.reduce((sum, term) => sum + term, 0n);
  const perPart = q.divide(amount.value, q.rational(parts));
  const shares = ratio.lowest.map((term) => q.multiply(q.rational(term), perPart));
  return { kind: "divide", ratio, parts, perPart, shares };
}

/** The term that is the unknown's partner in the cross product. */
const partners = [3, 2, 1, 0] as const;

function missing({ terms, unknown }: Extract<RatioProblem, { kind: "missing" }>): RatioResult {
  const valueAt = (at: number): Rational => {
    const term = terms[at];
    if (term === undefined || typeof term === "string") throw new Error("Only one term is unknown");
    return term.value;
  };
  const partnerAt = partners[unknown] ?? 0;
  const [first = 0, second = 0] = [0, 1, 2, 3].filter((at) => at !== unknown && at !== partnerAt);
  const factors: [Rational, Rational] = [valueAt(first), valueAt(second)];
  const partner = valueAt(partnerAt);
  return { kind: "missing", value: q.divide(q.multiply(...factors), partner), partner, factors };
}
