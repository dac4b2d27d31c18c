/** A molecule, formula unit, atom or ion: the content of one formula. */
export interface Species {
  /** As typed on a keyboard: Ca(OH)2, CuSO4.5H2O, SO4^2-. */
  plain: string;
  /** For maths mode, upright: \mathrm{Ca(OH)_2}. */
  latex: string;
  /** Atoms of each element, in the order of the formula. */
  atoms: ReadonlyMap<string, bigint>;
  /** In units of the elementary charge. */
  charge: number;
}

/** The total count of atoms. */
export function atomCount({ atoms }: Species): bigint {
  return [...atoms.values()].reduce((sum, count) => sum + count, 0n);
}

export function isSameSpecies(a: Species, b: Species): boolean {
  return a.charge === b.charge && sameAtoms(a.atoms, b.atoms);
}

function sameAtoms(a: ReadonlyMap<string, bigint>, b: ReadonlyMap<string, bigint>): boolean {
  return a.size === b.size && [...a].every(([symbol, count]) => b.get(symbol) === count);
}

/** The only element of a species such as O2 or Fe; null for a compound. */
export function onlyElement({ atoms }: Species): string | null {
  const [symbol, ...others] = atoms.keys();
  return symbol !== undefined && others.length === 0 ? symbol : null;
}

/** \mathrm{SO_4^{2-}} from SO4 and its charge; a formula without charge has no exponent. */
export function formulaLatex(body: string, charge: number): string {
  const lowered = body
    .replaceAll(/(?<=[A-Za-z)\]])(\d+)/g, (_, digits: string) => `_{${digits}}`)
    .replaceAll(".", "\\cdot ");
  return `\\mathrm{${lowered}${charge === 0 ? "" : `^{${chargeText(charge)}}`}}`;
}

/** 2+, 3-, +, -: the chemical notation of a charge. */
export function chargeText(charge: number): string {
  const size = Math.abs(charge);
  return `${size === 1 ? "" : size}${charge < 0 ? "-" : "+"}`;
}
