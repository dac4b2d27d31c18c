import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "Calculate the mass of CO2 produced when 16 g of methane is burnt: CH4 + 2O2 -> CO2 + 2H2O",
    "44 g",
  ],
  ["N2 + 3H2 -> 2NH3. Find the mass of NH3 formed when 28 g of N2 reacts with 3 g of H2", "17 g"],
  [
    "Calculate the amount of water (g) produced by the combustion of 16 g of methane. CH4 (g) + 2O2 (g) → CO2 (g) + 2H2O (g)",
    "36 g",
  ],
  [
    "How many moles of methane are required to produce 22 g CO2 (g) after combustion? CH4(g) + 2O2(g) → CO2(g) + 2H2O(g)",
    "0.5 mol",
  ],
  [
    "In the reaction 2Al + 3H2SO4 → Al2(SO4)3 + 3H2, what volume of H2 at STP is formed from 5.4 g of Al?",
    "6.72 L",
  ],
  [
    "What volume of oxygen at STP is required to burn 11.2 L of methane at STP? CH4 + 2O2 → CO2 + 2H2O",
    "22.4 L",
  ],
  ["CaCO3 → CaO + CO2: mass of CaO obtained from 10 kg of CaCO3 ", "5600 g"],
  ["2KClO3 -> 2KCl + 3O2 how many grams of oxygen from 24.5 g KClO3", "9.6 g"],
  ["10 g of H2 and 64 g of O2 react: 2H2 + O2 -> 2H2O. Which is the limiting reagent?", "O2"],
  ["Fe2O3 + CO → Fe + CO2. How many moles of CO are needed for 320 g of Fe2O3?", "6 mol"],
  ["How many grams of oxygen are required to burn 8 g of methane? CH4 + 2O2 → CO2 + 2H2O", "32 g"],
  [
    "Given the reaction N2 + 3H2 → 2NH3, how many moles of NH3 are formed from 6 mol of H2?",
    "4 mol",
  ],
  ["Zn + H2SO4 -> ZnSO4 + H2; find volume of H2 at STP obtained from 6.5 g of Zn", "2.24 L"],
  ["What mass of CaO is produced when 200 g of CaCO3 is heated? CaCO3 -> CaO + CO2", "112 g"],
  ["2Mg + O2 → 2MgO. Calculate mass of MgO formed when 4.8 g of Mg is burnt", "8 g"],
  ["For 2H2 + O2 → 2H2O find the limiting reagent when 4 g of H2 reacts with 16 g of O2", "O2"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  ["How much CaO is formed on heating 50 g of CaCO3", "28 g"],
  ["how many grams of CO2 are produced from 10 g of CaCO3", "4.4 g"],
  ["How much oxygen is needed to burn 12 g of carbon", "32 g"],
  ["How many moles of methane are required to produce 22 g CO2 after combustion?", "0.5 mol"],
  [
    "Calculate the amount of carbon dioxide that could be produced when 1 mole of carbon is burnt in 16 g of dioxygen",
    "22 g",
  ],
  ["How many grams of hydrogen are needed to produce 34 g of ammonia", "6 g"],
  ["What mass of CO2 is formed when 25 g of CaCO3 reacts with excess HCl", "11 g"],
  ["How many litres of CO2 at STP are formed on heating 100 g of CaCO3", "22.4 L"],
  ["How much CO2 is formed when 10 g of methane is burnt in 20 g of oxygen", "13.75 g"],
])("a familiar reaction needs no equation: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "number of moles of oxygen in 36 g water",
  "What mass of H2 is formed when 73 g of HCl reacts",
  "How much oxygen is not needed to burn 12 g of carbon",
  "How much oxygen is needed to burn 12 g of carbon and 16 g of methane",
  "How much water is formed when 2 mol of hydrogen burns",
  "10 g of CaCO3 of 90% purity is heated. How much CaO is formed",
])("no reaction is assumed: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
