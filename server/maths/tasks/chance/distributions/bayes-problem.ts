import type { Rational } from "../../../numbers/rational.ts";

export interface Cause {
  name: string;
  prior: Rational;
  likelihood: Rational;
}

export interface BayesProblem {
  kind: "bags" | "machines" | "test" | "drivers";
  causes: readonly Cause[];
  found: string;
  /** The requested cause; null for the total probability. */
  asked: number | null;
}
