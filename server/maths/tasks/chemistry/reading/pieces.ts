import type { Rational } from "../../../numbers/rational.ts";
import type { Quantity } from "../../../quantities/quantity.ts";
import type { Species } from "../../../chemistry/species.ts";
import type { Equation } from "./equation-text.ts";

/** How a substance was written: the name of an element leaves open whether atoms or molecules are meant. */
export type SpeciesOrigin = "formula" | "name" | "element";

export interface SpeciesPiece {
  kind: "species";
  species: Species;
  origin: SpeciesOrigin;
  /** As the question has it: "sodium chloride", "NaCl". */
  written: string;
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

/** What a placeholder of a reading stands for. */
export type Piece =
  | SpeciesPiece
  | QuantityPiece
  | NumberPiece
  | { kind: "equation"; equation: Equation };
