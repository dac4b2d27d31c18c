import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";

/** A progression that is known, with its formulas and how they are written. */
export interface Model {
  first: Rational;
  /** The common difference or ratio, and its letter. */
  step: Rational;
  letter: "d" | "r";
  term: (place: number) => Rational;
  sum: (count: number) => Rational;
  /** The formulas with the numbers in them, in LaTeX. */
  termLine: (place: number) => string;
  sumLine: (count: number) => string;
  termRule: string;
  sumRule: string;
  /** The next term from the one before it. */
  next: (term: Rational) => Rational;
  /** The place of a term, with the steps that find it; refuses what is no term. */
  placeOf: (value: Rational, steps: MathsStep[]) => number;
  isTerm: (value: Rational) => boolean;
  /** How many terms have a sum, with the steps that find it; two where both fit. */
  countsForSum: (sum: Rational, steps: MathsStep[]) => number[];
}
