/** Substances that are gases at 273 K and 1 atm, with a molar volume of 22.4 L. */
export const gases: ReadonlySet<string> = new Set(
  (
    "H2 N2 O2 O3 F2 Cl2 He Ne Ar Kr Xe CO CO2 CH4 C2H6 C2H4 C2H2 C3H8 C3H6 C4H10 NH3 NO NO2 N2O SO2 SO3 H2S HCl HBr HI HF PH3 " +
    "HCN N2O4 COCl2"
  ).split(" "),
);
