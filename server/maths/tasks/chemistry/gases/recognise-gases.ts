import { speciesOf } from "../../../chemistry/parse-formula.ts";
import { diatomic } from "../../../chemistry/elements.ts";
import { gases } from "../matter/gases.ts";
import { onlyElement, type Species } from "../../../chemistry/species.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";

/** The named gas: "oxygen" is O₂ if it is one of two gases. Null for anything but a gas. */
export function gasOf(piece: SpeciesPiece | null): Species | null {
  if (!piece) return null;
  const symbol = onlyElement(piece.species);
  const isMolecule = piece.origin === "element" && symbol !== null && diatomic.has(symbol);
  const species = isMolecule ? speciesOf(`${symbol}2`) : piece.species;
  return species && gases.has(species.plain) ? species : null;
}
