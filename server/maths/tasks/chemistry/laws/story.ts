import type { Rational } from "../../../numbers/rational.ts";
import type { Unit } from "../../../quantities/unit.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";

/** A value as given in a problem. */
export interface StoryValue {
  value: Rational;
  unit: Unit;
}

/** The content of a problem, with every word used. */
export interface Story {
  values: ReadonlyMap<string, StoryValue>;
  target: string;
  /** The requested unit of the answer. */
  unit: Unit | null;
  /** The substance, where one is named. */
  species: SpeciesPiece | null;
  conditions: ReadonlySet<string>;
  /** The position of each variable's value in the problem, and whether only the order determined the variable. */
  places: ReadonlyMap<string, { at: number; isByOrder: boolean }>;
  targetAt: number;
}
