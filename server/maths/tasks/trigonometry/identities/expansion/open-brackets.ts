import { type Expression, ungroup } from "../../../../expressions/expression.ts";
import { factorsOf, isSum, termsOf } from "../../../../working/written.ts";
import * as q from "../../../../numbers/rational.ts";
import {
  collectTerms,
  constantTerm,
  multiplyTerms,
  type RatioTerm,
  readTerm,
  wholeExponent,
} from "./ratio-terms.ts";

export interface OpenedBrackets {
  terms: RatioTerm[];
  /** The formulas that were applied; empty if there were no brackets. */
  reasons: string[];
  /** Whether all brackets were squares. */
  areSquares: boolean;
}

/** The longest sum that is written in a proof. */
const mostTerms = 24;

/**
 * Multiplies out squares of brackets and products of two brackets; like terms are collected only within each product.
 * Null for parts that are neither numbers nor ratios of the angle, for three brackets in one product, or for a too long
 * sum.
 */
export function openBrackets(side: Expression, angle: string): OpenedBrackets | null {
  const opened: OpenedBrackets = { terms: [], reasons: [], areSquares: true };
  for (const { isNegative, term } of termsOf(ungroup(side))) {
    const inner = openTerm(term, angle, opened);
    if (!inner) return null;
    const sign = q.rational(isNegative ? -1n : 1n);
    opened.terms.push(...inner.map((one) => scaled(one, sign)));
  }
  opened.reasons = [...new Set(opened.reasons)];
  return opened.terms.length <= mostTerms ? opened : null;
}

function scaled(term: RatioTerm, by: q.Rational): RatioTerm {
  return multiplyTerms(term, constantTerm(by));
}

function openTerm(term: Expression, angle: string, opened: OpenedBrackets): RatioTerm[] | null {
  const single = readTerm(term, angle);
  if (single) return [single];
  const read = factorsIn(term).map((factor) => readFactor(factor, angle));
  const factors = read.filter((factor) => factor !== null);
  // A squared bracket is a product of two equal ones.
  const all = factors.flatMap(({ terms, isSquared }) => (isSquared ? [terms, terms] : [terms]));
  const brackets = all.filter((terms) => terms.length > 1);
  const [first, second] = brackets;
  if (factors.length < read.length || brackets.length > 2 || !first) return null;
  opened.reasons.push(reasonFor(first, second));
  if (first !== second) opened.areSquares = false;
  return collectTerms(all.reduce<RatioTerm[]>(crossed, [one]));
}

function factorsIn(term: Expression): Expression[] {
  return factorsOf(term).flatMap((factor) => {
    const inner = ungroup(factor);
    return inner.kind === "product" ? factorsOf(inner) : [factor];
  });
}

const one = constantTerm(q.one);

function crossed(left: readonly RatioTerm[], right: readonly RatioTerm[]): RatioTerm[] {
  return left.flatMap((a) => right.map((b) => multiplyTerms(a, b)));
}

interface Factor {
  terms: RatioTerm[];
  isSquared: boolean;
}

/** The terms of a bracket or of a squared bracket; a single term for other factors. Null if one can't be read. */
function readFactor(factor: Expression, angle: string): Factor | null {
  const inner = ungroup(factor);
  const isSquared = inner.kind === "power" && wholeExponent(inner.exponent) === 2;
  const bracket = isSquared ? ungroup(inner.base) : inner;
  if (!isSum(bracket)) {
    const term = readTerm(factor, angle);
    return term && { terms: [term], isSquared: false };
  }
  const terms = termsOf(bracket).map(({ isNegative, term }) => {
    const own = readTerm(term, angle);
    return own && scaled(own, q.rational(isNegative ? -1n : 1n));
  });
  return terms.every((term) => term !== null) ? { terms, isSquared } : null;
}

function reasonFor(first: readonly RatioTerm[], second: readonly RatioTerm[] | undefined): string {
  if (!second) return "Each term of the bracket is multiplied by the factor before it.";
  if (first !== second) {
    const [a, b] = [first, second].map((bracket) => bracket.map(({ powers }) => powers.join()));
    const isConjugate =
      first.length === 2 &&
      a?.join(";") === b?.join(";") &&
      collectTerms([...first, ...second]).length === 1;
    return isConjugate
      ? "$(a + b)(a - b) = a^{2} - b^{2}$."
      : "Each term of the first bracket is multiplied by each term of the second.";
  }
  if (first.length > 2) return "$(a + b + c)^{2} = a^{2} + b^{2} + c^{2} + 2ab + 2bc + 2ca$.";
  const isDifference = first.some(({ coefficient }) => q.sign(coefficient) < 0);
  return isDifference
    ? "$(a - b)^{2} = a^{2} - 2ab + b^{2}$."
    : "$(a + b)^{2} = a^{2} + 2ab + b^{2}$.";
}
