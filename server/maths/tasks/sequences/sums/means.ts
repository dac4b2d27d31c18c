import type { Rational } from "../../../numbers/rational.ts";
import type { NumberStyle } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";

export type MeanKind = "arithmetic" | "geometric" | "harmonic";

/** Two numbers, between which means are to be inserted. */
export interface MeansProblem {
  kind: MeanKind;
  first: Rational;
  last: Rational;
  /** The number of means to insert. */
  count: number;
  style: NumberStyle;
}

/** The means, with the steps that find them. */
export interface Means {
  /** The inserted numbers; two lists if the ratio may have either sign. */
  lists: readonly (readonly Rational[])[];
  /** The means as text; a single geometric mean may be a surd, and `lists` is then empty. */
  latex: string;
  plain: string;
  steps: MathsStep[];
}
