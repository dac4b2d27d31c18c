import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";

export type MeanKind = "arithmetic" | "geometric" | "harmonic";

/** Two numbers, and what is to be put between them. */
export interface MeansProblem {
  kind: MeanKind;
  first: Rational;
  last: Rational;
  /** How many are put between the two. */
  count: number;
  style: NumberStyle;
}

/** The means that were found. */
export interface Means {
  /** The numbers in between; two lists where the ratio may have either sign. */
  lists: readonly (readonly Rational[])[];
  /** The geometric mean of two numbers whose product is no square. */
  latex: string;
  plain: string;
  steps: MathsStep[];
}
