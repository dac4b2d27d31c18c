import type { Rational } from "../../../numbers/rational.ts";
import type { Exact } from "../exact/exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import type { Figure } from "./figure.ts";

/** The given value of a measure, in its own unit. */
export interface GivenMeasure {
  value: Exact;
  unit: MeasureUnit | null;
}

/** The content of a question about one figure. */
export interface FigureReading {
  figure: Figure;
  /** The given values, by the symbol of the measure. */
  givens: ReadonlyMap<string, GivenMeasure>;
  /** The symbols of the requested measures. */
  targets: readonly string[];
  cost: { verb: "around" | "cover"; rate: Exact; per: MeasureUnit } | null;
  /** The value to use for π; null if the question gives none. `roots` has those of roots. */
  pi: Rational | null;
  /** Whether π remains symbolic whatever the numbers are, because it will cancel. */
  keepsPi?: boolean;
  roots: ReadonlyMap<bigint, Rational>;
  /** The requested unit of the answer. */
  answerUnit: MeasureUnit | null;
  places: number | null;
  hasDecimals: boolean;
}
