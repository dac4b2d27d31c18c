/** Names, formula and size of charge of the ions of school chemistry; "/" separates alternative names. */
const anionLines = `
fluoride F 1
chloride Cl 1
bromide Br 1
iodide I 1
oxide O 2
sulphide/sulfide S 2
nitride N 3
phosphide P 3
hydride H 1
hydroxide OH 1
nitrate NO3 1
nitrite NO2 1
carbonate CO3 2
hydrogencarbonate/bicarbonate HCO3 1
sulphate/sulfate SO4 2
sulphite/sulfite SO3 2
hydrogensulphate/bisulphate HSO4 1
phosphate PO4 3
permanganate MnO4 1
manganate MnO4 2
chromate CrO4 2
dichromate Cr2O7 2
chlorate ClO3 1
perchlorate ClO4 1
hypochlorite ClO 1
acetate/ethanoate CH3COO 1
oxalate C2O4 2
thiosulphate/thiosulfate S2O3 2
cyanide CN 1
thiocyanate SCN 1
zincate ZnO2 2
aluminate AlO2 1
silicate SiO3 2
`;

/** Metals and other positive ions with the only charge that their plain name means. */
const cationLines = `
lithium Li 1
sodium Na 1
potassium K 1
rubidium Rb 1
caesium Cs 1
silver Ag 1
ammonium NH4 1
magnesium Mg 2
calcium Ca 2
strontium Sr 2
barium Ba 2
zinc Zn 2
cadmium Cd 2
aluminium/aluminum Al 3
ferrous Fe 2
ferric Fe 3
cuprous Cu 1
cupric Cu 2
copper Cu 2
stannous Sn 2
stannic Sn 4
plumbous Pb 2
plumbic Pb 4
lead Pb 2
mercuric Hg 2
auric Au 3
aurous Au 1
nickel Ni 2
cobalt Co 2
chromic Cr 3
hydrogen H 1
`;

export interface Ion {
  formula: string;
  /** The size of the charge; positive for both lists. */
  size: number;
}

function readLines(lines: string): Map<string, Ion> {
  const ions = new Map<string, Ion>();
  for (const line of lines.trim().split("\n")) {
    const [names = "", formula = "", size = ""] = line.split(" ");
    for (const name of names.split("/")) ions.set(name, { formula, size: Number(size) });
  }
  return ions;
}

export const anions: ReadonlyMap<string, Ion> = readLines(anionLines);
export const cations: ReadonlyMap<string, Ion> = readLines(cationLines);

interface KnownIon {
  body: string;
  charge: number;
}

const knownIons = new Map<string, KnownIon>();
for (const { formula, size } of anions.values()) addKnown(formula, size, "-");
addKnown("NH4", 1, "+");
addKnown("H3O", 1, "+");
addKnown("Hg2", 2, "+");

function addKnown(formula: string, size: number, sign: "+" | "-"): void {
  // O2- and S2- may be O²⁻ or a pair of atoms.
  if (size > 1 && /^[A-Z][a-z]?$/.test(formula)) return;
  const text = `${formula}${size === 1 ? "" : size}${sign}`;
  knownIons.set(text, { body: formula, charge: sign === "-" ? -size : size });
}

/** An ion typed without a caret: NO3-, SO42-, NH4+. */
export function chargeOfKnownIon(text: string): KnownIon | undefined {
  return knownIons.get(text);
}
