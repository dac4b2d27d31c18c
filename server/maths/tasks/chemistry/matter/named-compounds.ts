/**
 * Names that do not follow the naming rules for ions, with their formulas; other names of the same substance after "/".
 */
const lines = `
water/steam/ice H2O
hydrogen peroxide H2O2
carbon dioxide CO2
carbon monoxide/carbon monooxide CO
methane/marsh gas CH4
ethane C2H6
propane C3H8
butane C4H10
pentane C5H12
hexane C6H14
octane C8H18
ethene/ethylene C2H4
propene/propylene C3H6
ethyne/acetylene C2H2
propyne C3H4
benzene C6H6
toluene C7H8
naphthalene C10H8
methanol/methyl alcohol CH3OH
ethanol/ethyl alcohol C2H5OH
propanol C3H7OH
glycerol C3H8O3
ethylene glycol C2H6O2
acetone/propanone C3H6O
acetic acid/ethanoic acid CH3COOH
formic acid/methanoic acid HCOOH
oxalic acid H2C2O4
benzoic acid C7H6O2
citric acid C6H8O7
aniline C6H7N
glucose/fructose C6H12O6
sucrose/cane sugar C12H22O11
urea CO(NH2)2
ammonia NH3
hydrazine N2H4
phosphine PH3
hydrochloric acid HCl
hydrobromic acid HBr
hydroiodic acid HI
hydrofluoric acid HF
nitric acid HNO3
nitrous acid HNO2
sulphuric acid/sulfuric acid H2SO4
sulphurous acid/sulfurous acid H2SO3
phosphoric acid/orthophosphoric acid H3PO4
carbonic acid H2CO3
perchloric acid HClO4
boric acid H3BO3
nitric oxide/nitrogen monoxide NO
nitrous oxide/dinitrogen monoxide N2O
nitrogen dioxide NO2
dinitrogen trioxide N2O3
dinitrogen tetroxide N2O4
dinitrogen pentoxide N2O5
sulphur dioxide/sulfur dioxide SO2
sulphur trioxide/sulfur trioxide SO3
sulphur hexafluoride SF6
phosphorus trichloride PCl3
phosphorus pentachloride PCl5
phosphorus pentoxide P2O5
carbon disulphide/carbon disulfide CS2
carbon tetrachloride CCl4
chloroform CHCl3
silica/silicon dioxide SiO2
silicon tetrachloride SiCl4
boron trifluoride BF3
xenon tetrafluoride XeF4
manganese dioxide MnO2
lead dioxide PbO2
titanium dioxide TiO2
ozone O3
dihydrogen H2
dioxygen O2
dinitrogen N2
common salt/table salt NaCl
baking soda NaHCO3
washing soda Na2CO3.10H2O
soda ash Na2CO3
caustic soda NaOH
caustic potash KOH
quicklime/quick lime CaO
slaked lime Ca(OH)2
limestone/marble CaCO3
gypsum CaSO4.2H2O
blue vitriol CuSO4.5H2O
green vitriol FeSO4.7H2O
epsom salt MgSO4.7H2O
bleaching powder CaOCl2
haematite/hematite Fe2O3
magnetite Fe3O4
potassium ferrocyanide K4Fe(CN)6
`;

/** Formulas by trivial name in lower case: "baking soda" is NaHCO3. */
export const namedCompounds: ReadonlyMap<string, string> = new Map(
  lines
    .trim()
    .split("\n")
    .flatMap((line) => {
      const cut = line.lastIndexOf(" ");
      const formula = line.slice(cut + 1);
      return line
        .slice(0, cut)
        .split("/")
        .map((name) => [name, formula] as const);
    }),
);
