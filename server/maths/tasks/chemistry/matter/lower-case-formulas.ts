import { formulaNamed } from "./compound-name.ts";
import { anions, cations } from "../../../chemistry/known-ions.ts";
import { namedCompounds } from "./named-compounds.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import type { Species } from "../../../chemistry/species.ts";

let formulas: ReadonlyMap<string, string | null> | null = null;

/** Formulas used in schools, by their lower-case spelling; null if two coincide. Built on first use. */
function bySmallLetters(): ReadonlyMap<string, string | null> {
  if (formulas) return formulas;
  const made = new Map<string, string | null>();
  for (const formula of usualFormulas()) {
    const small = formula.toLowerCase();
    const other = made.get(small);
    made.set(small, other === undefined || other === formula ? formula : null);
  }
  formulas = made;
  return made;
}

function usualFormulas(): string[] {
  const salts = [...cations.keys()].flatMap((metal) =>
    [...anions.keys()].map((name) => formulaNamed([metal, name]) ?? ""),
  );
  const elements = [
    "H2",
    "O2",
    "N2",
    "F2",
    "Cl2",
    "Br2",
    "I2",
    "S8",
    "P4",
    "O3",
    "C6H12O6",
    "P4O10",
  ];
  return [...namedCompounds.values(), ...salts, ...elements];
}

/** "h2so4", "nacl": the only usual formula with this lower-case spelling. Words of up to two letters are excluded. */
export function lowerCaseFormula(text: string): Species | null {
  if (!/\d/.test(text) && text.length < 3) return null;
  const formula = bySmallLetters().get(text);
  return formula === undefined || formula === null ? null : speciesOf(formula);
}
