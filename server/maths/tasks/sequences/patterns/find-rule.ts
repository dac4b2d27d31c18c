import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";

/** The rule of a sequence. Each rule is confirmed by at least one term more than it has free parameters. */
export type Rule =
  /** The differences of some order are constant; `rows` are the terms, their first differences, and so on. */
  | { kind: "differences"; rows: readonly (readonly Rational[])[] }
  | { kind: "ratio"; ratio: Rational }
  /** Each term is the sum of the two before it. */
  | { kind: "sum of two" }
  | { kind: "multiply and add"; factor: Rational; plus: Rational };

/** The highest order of differences that school patterns use. */
const highestOrder = 5;

/**
 * Returns the rule of a sequence, the one with the fewest free parameters if several fit. Throws a refusal if the terms
 * confirm none, or if two equally simple rules give different next terms.
 */
export function findRule(terms: readonly Rational[]): Rule {
  const found = [byDifferences(terms), byRatio(terms), bySum(terms), byMultiplying(terms)]
    .filter((rule) => rule !== null)
    .toSorted((a, b) => freedom(a) - freedom(b));
  const [simplest] = found;
  if (!simplest) throw notSupported(noRule);
  const [next] = continueTerms(simplest, terms, 1);
  const isOpen = found.some((other) => {
    const [own] = continueTerms(other, terms, 1);
    return freedom(other) === freedom(simplest) && own && next && !q.equals(own, next);
  });
  if (isOpen) throw notSupported(noRule);
  return simplest;
}

const noRule =
  "I can't find one sure rule for these numbers. Give more terms of the sequence, or say which kind it is.";

/** Returns the number of free parameters of the rule. */
function freedom(rule: Rule): number {
  if (rule.kind === "differences") return rule.rows.length;
  return rule.kind === "multiply and add" ? 3 : 2;
}

function byDifferences(terms: readonly Rational[]): Rule | null {
  const rows: (readonly Rational[])[] = [terms];
  for (;;) {
    const [last = []] = rows.slice(-1);
    const [first] = last;
    // At least two equal differences must confirm the rule.
    if (!first || last.length < 2 || rows.length > highestOrder + 1) return null;
    if (last.every((value) => q.equals(value, first))) return { kind: "differences", rows };
    rows.push(differences(last));
  }
}

/** Returns the differences of consecutive values. */
export function differences(values: readonly Rational[]): Rational[] {
  return values.slice(1).map((value, at) => q.subtract(value, values[at] ?? q.zero));
}

function byRatio(terms: readonly Rational[]): Rule | null {
  const [first, second] = terms;
  if (!first || !second || terms.length < 3 || terms.some(q.isZero)) return null;
  const ratio = q.divide(second, first);
  const isGeometric = pairs(terms).every(([a, b]) => q.equals(b, q.multiply(a, ratio)));
  // 1, 2, 4 is ambiguous: doubling gives 8, growing differences give 7.
  const isOpen = terms.length === 3 && q.equals(ratio, q.rational(2n));
  return isGeometric && !isOpen && !q.equals(ratio, q.one) ? { kind: "ratio", ratio } : null;
}

function pairs(terms: readonly Rational[]): [Rational, Rational][] {
  return terms.slice(1).map((term, at) => [terms[at] ?? q.zero, term]);
}

/** Requires five terms, because among three the third may be the sum of the others by chance. */
function bySum(terms: readonly Rational[]): Rule | null {
  if (terms.length < 5) return null;
  const isSum = terms
    .slice(2)
    .every((term, at) => q.equals(term, q.add(terms[at] ?? q.zero, terms[at + 1] ?? q.zero)));
  return isSum ? { kind: "sum of two" } : null;
}

function byMultiplying(terms: readonly Rational[]): Rule | null {
  const [first, second, third] = terms;
  if (!first || !second || !third || terms.length < 4 || q.equals(first, second)) return null;
  const factor = q.divide(q.subtract(third, second), q.subtract(second, first));
  const plus = q.subtract(second, q.multiply(first, factor));
  if (!isMultiplyAndAdd(factor, plus)) return null;
  const fits = pairs(terms).every(([a, b]) => q.equals(b, q.add(q.multiply(a, factor), plus)));
  return fits ? { kind: "multiply and add", factor, plus } : null;
}

/** Whether both are integers, the factor is neither 0 nor 1, and the addend is not 0. */
function isMultiplyAndAdd(factor: Rational, plus: Rational): boolean {
  const isWhole = q.isInteger(factor) && q.isInteger(plus);
  return isWhole && !q.isZero(factor) && !q.equals(factor, q.one) && !q.isZero(plus);
}

/** Returns the `count` terms after the given ones. */
export function continueTerms(rule: Rule, terms: readonly Rational[], count: number): Rational[] {
  if (rule.kind === "differences") return continuedRows(rule.rows, count).slice(terms.length);
  const all = [...terms];
  for (let made = 0; made < count; made += 1) {
    const [before = q.zero, last = q.zero] = [all.at(-2), all.at(-1)];
    all.push(following(rule, before, last));
  }
  return all.slice(terms.length);
}

function following(
  rule: Exclude<Rule, { kind: "differences" }>,
  before: Rational,
  last: Rational,
): Rational {
  switch (rule.kind) {
    case "ratio":
      return q.multiply(last, rule.ratio);
    case "sum of two":
      return q.add(before, last);
    case "multiply and add":
      return q.add(q.multiply(last, rule.factor), rule.plus);
  }
}

/** Extends the difference table by `count` columns and returns its first row, with the given terms. */
function continuedRows(rows: readonly (readonly Rational[])[], count: number): Rational[] {
  const lasts = rows.map((row) => row.at(-1) ?? q.zero);
  const terms = [...(rows[0] ?? [])];
  for (let made = 0; made < count; made += 1) {
    for (let row = lasts.length - 2; row >= 0; row -= 1) {
      lasts[row] = q.add(lasts[row] ?? q.zero, lasts[row + 1] ?? q.zero);
    }
    terms.push(lasts[0] ?? q.zero);
  }
  return terms;
}
