import type { Rational } from "../../../numbers/rational.ts";
import type { Exact } from "../exact/exact.ts";
import type { MeasureUnit } from "../reading/measure-unit.ts";
import type { Figure } from "./figure.ts";

/** A number as it is given for a measure, in its own unit. */
export interface Given {
  value: Exact;
  unit: MeasureUnit | null;
}

/** What a wording says of one figure. */
export interface FigureReading {
  figure: Figure;
  /** By the symbol of the measure. */
  givens: ReadonlyMap<string, Given>;
  /** Symbols requested. */
  targets: readonly string[];
  cost: { verb: "around" | "cover"; rate: Exact; per: MeasureUnit } | null;
  /** What π, or a root, is to be taken as. */
  pi: Rational | null;
  /** π stays π whatever the numbers are, as it will cancel. */
  keepsPi?: boolean;
  roots: ReadonlyMap<bigint, Rational>;
  /** The unit that the answer is asked in. */
  asked: MeasureUnit | null;
  places: number | null;
  hasDecimals: boolean;
}
