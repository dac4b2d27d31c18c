import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["Calculate the molar mass of sulphuric acid (H2SO4).", "98 g/mol"],
  ["molecular mass of glucose", "180 u"],
  ["mol wt of h2so4 nikalo", "98 g/mol"],
  ["CO2 ka molar mass kya hai", "44 g/mol"],
  ["What is the molar mass of Al2(SO4)3?", "342 g/mol"],
  ["Find formula unit mass of CaCO3", "100 u"],
  ["molar mass of CuSO4·5H2O", "249.5 g/mol"],
  ["Molecular mass of PCl5 (P = 31, Cl = 35.5)", "208.5 u"],
  ["formula mass of washing soda", "286 u"],
  ["molar mass of Co", "59 g/mol"],
  ["molar mass of CO", "28 g/mol"],
  ["find molar mass of nacl", "58.5 g/mol"],
  ["What is molar mass of ethanol C2H5OH", "46 g/mol"],
  ["Calculate the formula unit mass of CaCl2 (Atomic mass: Ca = 40 u, Cl = 35.5 u)", "111 u"],
  ["Calculate the molecular masses of H2", "2 u"],
  ["mol mass of K2Cr2O7 plz", "294 g/mol"],
  ["gram molecular mass of SO2", "64 g/mol"],
  ["relative molecular mass of HNO3", "63 u"],
  ["molar mass of ammonium sulphate", "132 g/mol"],
  ["Molar mass of potassium permanganate (KMnO4)", "158 g/mol"],
  ["M.W. of NaHCO3", "84 g/mol"],
  ["Find the molecular mass of acetylene, C2H2", "26 u"],
  ["What's the molar mass of $\\mathrm{H_2SO_4}$?", "98 g/mol"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
