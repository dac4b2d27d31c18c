import { speciesOf } from "../../../chemistry/parse-formula.ts";

export interface StrongElectrolyte {
  kind: "acid" | "base";
  /** Hydrogen or hydroxide ions of one formula unit. */
  ions: number;
  latex: string;
}

/** Acids and bases that schools treat as completely ionised. */
const strong: ReadonlyMap<string, ["acid" | "base", number]> = new Map([
  ["HCl", ["acid", 1]],
  ["HBr", ["acid", 1]],
  ["HI", ["acid", 1]],
  ["HNO3", ["acid", 1]],
  ["HClO4", ["acid", 1]],
  ["H2SO4", ["acid", 2]],
  ["NaOH", ["base", 1]],
  ["KOH", ["base", 1]],
  ["LiOH", ["base", 1]],
  ["Ca(OH)2", ["base", 2]],
  ["Ba(OH)2", ["base", 2]],
  ["Sr(OH)2", ["base", 2]],
]);

/** A strong acid or base with the number of its ions per formula; null for other formulas. */
export function strongElectrolyte(formula: string): StrongElectrolyte | null {
  const found = strong.get(formula);
  const species = found ? speciesOf(formula) : null;
  return found && species ? { kind: found[0], ions: found[1], latex: species.latex } : null;
}
