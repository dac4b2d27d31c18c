import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["balance H2 + O2 -> H2O", "2H2 + O2 -> 2H2O"],
  ["Fe + H2O → Fe3O4 + H2", "3Fe + 4H2O -> Fe3O4 + 4H2"],
  [
    "balance: KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2",
    "2KMnO4 + 16HCl -> 2KCl + 2MnCl2 + 8H2O + 5Cl2",
  ],
  ["MnO4- + Fe2+ + H+ -> Mn2+ + Fe3+ + H2O", "MnO4^- + 5Fe^2+ + 8H^+ -> Mn^2+ + 5Fe^3+ + 4H2O"],
  ["Zinc + Silver nitrate → Zinc nitrate + Silver", "Zn + 2AgNO3 -> Zn(NO3)2 + 2Ag"],
  [
    "Write the balanced equation for: Aluminium + Copper chloride → Aluminium chloride + Copper",
    "2Al + 3CuCl2 -> 2AlCl3 + 3Cu",
  ],
  ["Balance the following equation: C3H8 + O2 = CO2 + H2O", "C3H8 + 5O2 -> 3CO2 + 4H2O"],
  [
    "K2Cr2O7 + H2SO4 + KI -> K2SO4 + Cr2(SO4)3 + I2 + H2O",
    "K2Cr2O7 + 7H2SO4 + 6KI -> 4K2SO4 + Cr2(SO4)3 + 3I2 + 7H2O",
  ],
  ["balance CO + O2 -> CO2 by hit and trial method", "2CO + O2 -> 2CO2"],
  ["2H2 + O2 -> 2H2O", "2H2 + O2 -> 2H2O"],
  ["KClO3 + C12H22O11 -> KCl + CO2 + H2O", "8KClO3 + C12H22O11 -> 8KCl + 12CO2 + 11H2O"],
  [
    "Cr2O7^2- + SO2 + H+ -> Cr3+ + SO4^2- + H2O",
    "Cr2O7^2- + 3SO2 + 2H^+ -> 2Cr^3+ + 3SO4^2- + H2O",
  ],
  ["$\\ce{NaOH + H2SO4 -> Na2SO4 + H2O}$ balance karo", "2NaOH + H2SO4 -> Na2SO4 + 2H2O"],
  ["Balance: Al + CuCl2 -> AlCl3 + Cu", "2Al + 3CuCl2 -> 2AlCl3 + 3Cu"],
  ["Balance the chemical equation: NaOH + H2SO4 → Na2SO4 + H2O", "2NaOH + H2SO4 -> Na2SO4 + 2H2O"],
  ["BaCl2 + H2SO4 -> BaSO4 + HCl balance this equation", "BaCl2 + H2SO4 -> BaSO4 + 2HCl"],
  ["balance this: C2H5OH + O2 --> CO2 + H2O", "C2H5OH + 3O2 -> 2CO2 + 3H2O"],
  ["Balance  Pb(NO3)2(s) → PbO(s) + NO2(g) + O2(g)", "2Pb(NO3)2 -> 2PbO + 4NO2 + O2"],
  [
    "Balance the following ionic equation: Cr2O7^2- + Fe^2+ + H^+ -> Cr^3+ + Fe^3+ + H2O",
    "Cr2O7^2- + 6Fe^2+ + 14H^+ -> 2Cr^3+ + 6Fe^3+ + 7H2O",
  ],
  ["balance P4 + O2 = P4O10", "P4 + 5O2 -> P4O10"],
  [
    "Balance Ca(OH)2 + HNO3 → Ca(NO3)2 + H2O by the algebraic method",
    "Ca(OH)2 + 2HNO3 -> Ca(NO3)2 + 2H2O",
  ],
  [
    "Calcium hydroxide + Carbon dioxide → Calcium carbonate + Water",
    "Ca(OH)2 + CO2 -> CaCO3 + H2O",
  ],
  ["Hydrogen + Chlorine → Hydrogen chloride", "H2 + Cl2 -> 2HCl"],
  [
    "Barium chloride + Aluminium sulphate → Barium sulphate + Aluminium chloride",
    "3BaCl2 + Al2(SO4)3 -> 3BaSO4 + 2AlCl3",
  ],
  ["Sodium + Water → Sodium hydroxide + Hydrogen", "2Na + 2H2O -> 2NaOH + H2"],
  ["methane + oxygen -> carbon dioxide + water", "CH4 + 2O2 -> CO2 + 2H2O"],
  ["how do you balance Fe2O3 + C -> Fe + CO2", "2Fe2O3 + 3C -> 4Fe + 3CO2"],
  ["S8 + O2 → SO3", "S8 + 12O2 -> 8SO3"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
