import type { Rational } from "../../../numbers/rational.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import type { Species } from "../../../chemistry/species.ts";
import type { Equation } from "./equation-text.ts";

/** The notation of a substance: the name of an element may mean atoms or molecules. */
export type SpeciesOrigin = "formula" | "name" | "element";

export interface SpeciesPiece {
  kind: "species";
  species: Species;
  origin: SpeciesOrigin;
  /** As typed: "sodium chloride", "NaCl". */
  text: string;
}

interface QuantityPiece {
  kind: "quantity";
  quantity: Quantity;
}

export interface NumberPiece {
  kind: "number";
  value: Rational;
  significant: number | null;
}

/** The content of a placeholder of a reading. */
export type Piece =
  | SpeciesPiece
  | QuantityPiece
  | NumberPiece
  | { kind: "equation"; equation: Equation };
