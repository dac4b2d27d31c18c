import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["Find the percentage composition of Na2SO4", "Na = 32.39%, S = 22.54%, O = 45.07%"],
  [
    "Calculate the mass percent of different elements present in sodium sulphate (Na2SO4).",
    "Na = 32.39%, S = 22.54%, O = 45.07%",
  ],
  ["percentage of oxygen in CO2", "72.73%"],
  ["What is the percentage by mass of nitrogen in urea?", "46.67%"],
  ["mass percentage of carbon in carbon dioxide", "27.27%"],
  ["% of water in CuSO4.5H2O", "36.07%"],
  ["H2O me oxygen ka percentage", "88.89%"],
  [
    "A compound contains 4.07% hydrogen, 24.27% carbon and 71.65% chlorine. Its molar mass is 98.96 g. What are its empirical and molecular formulas?",
    "empirical formula CH2Cl, molecular formula C2H4Cl2",
  ],
  [
    "Determine the empirical formula of an oxide of iron, which has 69.9% iron and 30.1% dioxygen by mass.",
    "Fe2O3",
  ],
  [
    "A compound has C = 40%, H = 6.67%, O = 53.33%. Molecular mass 180. Find molecular formula",
    "C6H12O6",
  ],
  ["Calculate empirical formula: C 85.7%, H 14.3%", "CH2"],
  [
    "An organic compound on analysis gave C 54.55%, H 9.09% and the rest oxygen. vapour density 44 find molecular formula",
    "C4H8O2",
  ],
  ["Percentage of carbon in methane", "75%"],
  ["mass percentage of oxygen in H2SO4", "65.31%"],
  ["What is the percentage composition of glucose?", "C = 40%, H = 6.67%, O = 53.33%"],
  ["Calculate mass percent of hydrogen in ammonia", "17.65%"],
  ["percent of Ca in CaCO3", "40%"],
  [
    "A compound contains 32% carbon, 4% hydrogen and 64% oxygen by mass. Determine its empirical formula.",
    "C2H3O3",
  ],
  ["Find the empirical formula of a compound containing 52.2% C, 13% H and 34.8% O", "C2H6O"],
  [
    "A gas has 85.7% carbon and 14.3% hydrogen, molar mass 28 g/mol. Find the molecular formula",
    "C2H4",
  ],
  [
    "A compound is made of 2.4 g of carbon, 0.4 g of hydrogen and 3.2 g of oxygen. What is its empirical formula?",
    "CH2O",
  ],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
