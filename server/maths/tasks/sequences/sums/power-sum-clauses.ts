import { coefficientOf, degreeOf, termsOf } from "../../../expressions/polynomial.ts";
import type { Expression } from "../../../expressions/expression.ts";
import * as q from "../../../numbers/rational.ts";
import { lazily } from "../../../read/lazily.ts";
import { Refusal } from "../../../refusal.ts";
import type { Coefficients } from "../patterns/term-formula.ts";
import { type Clause, clauses, countOf } from "../../../wording/line-reader.ts";
import type { SeriesFactor } from "./read-product-series.ts";
import { readFormula } from "./term-formula-reading.ts";

/** A sum of a polynomial over consecutive integers. */
export interface PowerSumProblem {
  /** The summand as a polynomial of k, of degree at most 3. */
  terms: Coefficients;
  from: number;
  /** The last value of k, or a letter. */
  to: number | string;
  /** The terms in words; null if the question gives a formula. */
  words: string | null;
  /** The factors of the k-th term, for a series of products. */
  factors?: readonly SeriesFactor[];
}

const find =
  "[find|calculate|what_is|evaluate|determine|compute|work_out|write|obtain|derive|give|find_formula_for|what_will_be]";
const all = "[all] [of]";

function spoken(terms: Coefficients, what: string) {
  return ({ k, n }: Readonly<Record<string, string>>): PowerSumProblem | null => {
    const to = k === undefined ? (n ?? "n") : countOf(k);
    return bounded({ terms, from: 1, to, words: what });
  };
}

const rational = (...values: readonly bigint[]): Coefficients =>
  values.map((value) => q.rational(value));

/** The names of number sets with the k-th number as a polynomial of k = 1, 2, 3, …; the first whole number is 0. */
const kinds: readonly [name: string, terms: Coefficients, words: string][] = [
  ["natural|counting|positive number|numbers|integers", rational(0n, 1n), "natural numbers"],
  ["natural|counting|positive_natural numbers", rational(0n, 1n), "natural numbers"],
  ["whole numbers", rational(-1n, 1n), "whole numbers"],
  ["odd [natural|positive] numbers|integers", rational(-1n, 2n), "odd numbers"],
  ["even [natural|positive] numbers|integers", rational(0n, 2n), "even numbers"],
];

const counted = ["{k:whole}", "{n:counter}"];

/** Clauses that ask for such a sum. */
export const powerSumClauses: readonly Clause<PowerSumProblem>[] = [
  ...kinds.flatMap(([name, terms, words]) =>
    clauses(
      counted
        .map((count) => `${find} [sum|total] [of] ${all} first ${count} ${name}`)
        .concat(counted.map((count) => `first ${count} ${name} ka|ki sum|yog`)),
      spoken(terms, words),
    ).map((clause) => withSumWord(clause)),
  ),
  ...clauses(
    counted.flatMap((count) => [
      `${find} sum of squares of ${all} first ${count} natural|positive|counting numbers|integers`,
      `${find} sum of first ${count} square|perfect_square numbers`,
    ]),
    spoken(rational(0n, 0n, 1n), "squares of natural numbers"),
  ),
  ...clauses(
    counted.map((count) => `${find} sum of squares of ${all} first ${count} odd [natural] numbers`),
    spoken(rational(1n, -4n, 4n), "squares of odd numbers"),
  ),
  ...clauses(
    counted.map(
      (count) => `${find} sum of squares of ${all} first ${count} even [natural] numbers`,
    ),
    spoken(rational(0n, 0n, 4n), "squares of even numbers"),
  ),
  ...clauses(
    counted.map(
      (count) =>
        `${find} sum of cubes of ${all} first ${count} natural|positive|counting numbers|integers`,
    ),
    spoken(rational(0n, 0n, 0n, 1n), "cubes of natural numbers"),
  ),
  ...clauses(
    [
      `${find} [value_of] [sum] Σ _ ( {k:index} = {a:whole} ) ^ ( {b:bound} ) {f:summand}`,
      `${find} [value_of] [sum] Σ _ ( {k:index} = {a:whole} ) ^ {b:bound} {f:summand}`,
      `${find} sum|summation|sigma|σ [from] {k:index} = {a:whole} to {b:bound} [of] {f:summand}`,
      `${find} sum|summation [of] {f:summand} [from|for] {k:index} = {a:whole} to {b:bound}`,
    ],
    ({ k = "k", a, b = "n", f = "" }) => sigma(k, countOf(a), b, f),
  ),
  ...clauses(
    [
      `${find} [sum] [of] [series] 1 ^ ( 2 ) + 2 ^ ( 2 ) + 3 ^ ( 2 ) + ... + {b:bound} ^ ( 2 )`,
      `${find} [sum] [of] [series] 1 ^ 2 + 2 ^ 2 + 3 ^ 2 + ... + {b:bound} ^ 2`,
    ],
    ({ b = "n" }) => upTo(rational(0n, 0n, 1n), b),
  ),
  ...clauses(
    [
      `${find} [sum] [of] [series] 1 ^ ( 3 ) + 2 ^ ( 3 ) + 3 ^ ( 3 ) + ... + {b:bound} ^ ( 3 )`,
      `${find} [sum] [of] [series] 1 ^ 3 + 2 ^ 3 + 3 ^ 3 + ... + {b:bound} ^ 3`,
    ],
    ({ b = "n" }) => upTo(rational(0n, 0n, 0n, 1n), b),
  ),
  ...clauses(
    [
      `${find} [sum] [of] [series] 1 + 2 + 3 + ... + n`,
      `${find} [sum] [of] [series] 1 + 2 + 3 + 4 + ... + n`,
    ],
    () => upTo(rational(0n, 1n), "n"),
  ),
];

/** Restricts a clause to questions that ask for a sum: "the first ten odd numbers" alone doesn't. */
function withSumWord(clause: Clause<PowerSumProblem>): Clause<PowerSumProblem> {
  return { ...clause, pattern: lazily(() => requiringSum(clause.pattern())) };
}

function requiringSum({ source }: RegExp): RegExp {
  return new RegExp(source.replace("(?:total |sum )?(?:of )?", "(?:total |sum )of "), "y");
}

function upTo(terms: Coefficients, bound: string): PowerSumProblem | null {
  return bounded({ terms, from: 1, to: /^\d/.test(bound) ? countOf(bound) : bound, words: null });
}

function sigma(
  index: string,
  from: number,
  bound: string,
  summand: string,
): PowerSumProblem | null {
  const expression = readFormula(summand, [index]);
  const terms = expression && coefficientsOf(expression, index);
  if (!terms || index === bound) return null;
  const to = /^\d/.test(bound) ? countOf(bound) : bound;
  return bounded({ terms, from, to, words: null });
}

function coefficientsOf(expression: Expression, index: string): Coefficients | null {
  try {
    const terms = termsOf(expression);
    const degree = degreeOf(terms);
    if (degree > 3) return null;
    return Array.from({ length: degree + 1 }, (_, power) =>
      coefficientOf(terms, index.repeat(power)),
    );
  } catch (error) {
    // A summand that is not a polynomial belongs to another task.
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function bounded(problem: PowerSumProblem): PowerSumProblem | null {
  const { from, to } = problem;
  if (typeof to === "string") return from === 1 ? problem : null;
  return from >= 0 && to >= from && to <= 1_000_000 ? problem : null;
}
