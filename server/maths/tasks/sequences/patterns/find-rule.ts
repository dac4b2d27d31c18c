import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { notSupported } from "../../../refusal.ts";

/** How a sequence goes on. Each rule is borne out by at least one term more than it has free numbers. */
export type Rule =
  /** The differences of this order are all the same; `rows` are the terms, their differences, and so on. */
  | { kind: "differences"; rows: readonly (readonly Rational[])[] }
  | { kind: "ratio"; ratio: Rational }
  /** Each term is the sum of the two before it. */
  | { kind: "sum of two" }
  | { kind: "multiply and add"; factor: Rational; plus: Rational };

/** Differences of a higher order are no school pattern. */
const highestOrder = 5;

/**
 * The rule that a sequence follows, the one with the fewest free numbers where several fit. Refuses if none is
 * borne out by the terms, or where two equally simple ones disagree about the next term.
 */
export function findRule(terms: readonly Rational[]): Rule {
  const found = [byDifferences(terms), byRatio(terms), bySum(terms), byMultiplying(terms)]
    .filter((rule) => rule !== null)
    .toSorted((a, b) => freedom(a) - freedom(b));
  const [simplest] = found;
  if (!simplest) throw notSupported(noRule);
  const [next] = continued(simplest, terms, 1);
  const isOpen = found.some((other) => {
    const [own] = continued(other, terms, 1);
    return freedom(other) === freedom(simplest) && own && next && !q.equals(own, next);
  });
  if (isOpen) throw notSupported(noRule);
  return simplest;
}

const noRule =
  "I can't find one sure rule for these numbers. Give more terms of the sequence, or say which kind it is.";

/** How many numbers may be chosen for a rule of this kind. */
function freedom(rule: Rule): number {
  if (rule.kind === "differences") return rule.rows.length;
  return rule.kind === "multiply and add" ? 3 : 2;
}

function byDifferences(terms: readonly Rational[]): Rule | null {
  const rows: (readonly Rational[])[] = [terms];
  for (;;) {
    const [last = []] = rows.slice(-1);
    const [first] = last;
    // Two equal differences are needed to bear the rule out.
    if (!first || last.length < 2 || rows.length > highestOrder + 1) return null;
    if (last.every((value) => q.equals(value, first))) return { kind: "differences", rows };
    rows.push(differences(last));
  }
}

export function differences(values: readonly Rational[]): Rational[] {
  return values.slice(1).map((value, at) => q.subtract(value, values[at] ?? q.zero));
}

function byRatio(terms: readonly Rational[]): Rule | null {
  const [first, second] = terms;
  if (!first || !second || terms.length < 3 || terms.some(q.isZero)) return null;
  const ratio = q.divide(second, first);
  const isGeometric = pairs(terms).every(([a, b]) => q.equals(b, q.multiply(a, ratio)));
  // 1, 2, 4 goes on with 8 by doubling, and with 7 where the differences grow by 1.
  const isOpen = terms.length === 3 && q.equals(ratio, q.rational(2n));
  return isGeometric && !isOpen && !q.equals(ratio, q.one) ? { kind: "ratio", ratio } : null;
}

function pairs(terms: readonly Rational[]): [Rational, Rational][] {
  return terms.slice(1).map((term, at) => [terms[at] ?? q.zero, term]);
}

/** Five terms, as three that add up may be chance. */
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

/** Whole numbers, of which neither makes one of the two operations idle. */
function isMultiplyAndAdd(factor: Rational, plus: Rational): boolean {
  const isWhole = q.isInteger(factor) && q.isInteger(plus);
  return isWhole && !q.isZero(factor) && !q.equals(factor, q.one) && !q.isZero(plus);
}

/** The terms that follow the given ones. */
export function continued(rule: Rule, terms: readonly Rational[], count: number): Rational[] {
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

/** The first row of a difference table that goes on: each row grows by the one below it. */
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
