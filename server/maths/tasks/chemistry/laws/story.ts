import type { Rational } from "../../../numbers/rational.ts";
import type { Unit } from "../../../quantities/unit.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";

/** A value as a story gives it. */
export interface StoryValue {
  value: Rational;
  unit: Unit;
}

/** What a story says, word for word accounted for. */
export interface Story {
  values: ReadonlyMap<string, StoryValue>;
  asked: string;
  /** The unit in which the answer is wanted. */
  unit: Unit | null;
  /** The substance, where one is named. */
  species: SpeciesPiece | null;
  said: ReadonlySet<string>;
  /** Where in the story each variable got its value, and whether only its place in the order said which one it is. */
  places: ReadonlyMap<string, { at: number; isByOrder: boolean }>;
  askedAt: number;
}
