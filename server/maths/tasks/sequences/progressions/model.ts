import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";

/** A known progression: its formulas, and the same with numbers in LaTeX. */
export interface Model {
  first: Rational;
  /** The common difference or ratio; `letter` is its name. */
  step: Rational;
  letter: "d" | "r";
  term: (place: number) => Rational;
  sum: (count: number) => Rational;
  /** The formulas with numbers substituted, in LaTeX. */
  termLine: (place: number) => string;
  sumLine: (count: number) => string;
  termRule: string;
  sumRule: string;
  /** Returns the term after the given one. */
  next: (term: Rational) => Rational;
  /** Returns the place of a term and appends the steps. Throws a refusal for a number that is not a term. */
  placeOf: (value: Rational, steps: MathsStep[]) => number;
  isTerm: (value: Rational) => boolean;
  /** Returns the numbers of terms that have the sum, and appends the steps; two if both fit. */
  countsForSum: (sum: Rational, steps: MathsStep[]) => number[];
}
