import type { Rational } from "../../../numbers/rational.ts";

export interface Cause {
  name: string;
  prior: Rational;
  likelihood: Rational;
}

export interface BayesProblem {
  kind: "bags" | "machines" | "test" | "drivers";
  causes: readonly Cause[];
  observation: string;
  /** The requested cause; null for the total probability. */
  target: number | null;
}
