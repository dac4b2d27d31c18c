import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "Calculate the molarity of NaOH in the solution prepared by dissolving its 4 g in enough water to form 250 mL of the solution.",
    "0.4 mol/L",
  ],
  [
    "Calculate the molarity of a solution containing 5 g of NaOH in 450 mL solution.",
    "0.2778 mol/L",
  ],
  [
    "Calculate the mass of sodium acetate (CH3COONa) required to make 500 mL of 0.375 molar aqueous solution. Molar mass of sodium acetate is 82.0245 g mol–1.",
    "15.38 g",
  ],
  ["4 g NaOH dissolved in 500 mL of solution, find molarity", "0.2 mol/L"],
  ["2 mol of NaCl in 4 L solution molarity", "0.5 mol/L"],
  ["How many moles of NaOH are present in 250 mL of 0.1 M solution?", "0.025 mol"],
  ["How many grams of NaCl are needed to prepare 2 L of 0.5 M solution", "58.5 g"],
  ["What volume of 0.5 M solution contains 10 g of NaOH", "0.5 L"],
  ["molarity of 4.9 g H2SO4 in 500 ml solution", "0.1 mol/L"],
  [
    "Calculate the molality of 2.5 g of ethanoic acid (CH3COOH) in 75 g of benzene.",
    "0.5556 mol/kg",
  ],
  ["molality of 20 g NaOH in 500 g water", "1 mol/kg"],
  ["What volume of 10 M HCl is required to prepare 500 mL of 2 M HCl solution?", "100 mL"],
  ["50 mL of 2 M NaOH is diluted to 250 mL. Find the molarity of the resulting solution", "0.4 M"],
  ["100 mL of 0.5 M HCl is diluted with 150 mL water, new molarity?", "0.2 M"],
  [
    "A solution contains 40 g of common salt in 320 g of water. Calculate the concentration in terms of mass by mass percentage of the solution",
    "11.11%",
  ],
  [
    "A solution is prepared by adding 2 g of a substance A to 18 g of water. Calculate the mass per cent of the solute.",
    "10%",
  ],
  ["4 g of NaOH is dissolved in 250 mL of water. Find the molarity", "0.4 mol/L"],
  ["M1 = 2 M, V1 = 50 mL, M2 = 0.5 M find V2", "200 mL"],
  [
    "Find the elevation in boiling point of a solution of 18 g of glucose in 1 kg of water. Kb = 0.52 K kg/mol",
    "0.052 K",
  ],
  [
    "Calculate the molarity of a solution in which 0.5 mol of NaOH is present in 2 L of solution",
    "0.25 mol/L",
  ],
  ["What is the molarity of a solution with 9.8 g H2SO4 in 1 litre?", "0.1 mol/L"],
  ["molarity of 5.85 g NaCl dissolved in water to make 500 mL solution", "0.2 mol/L"],
  ["How many moles of HCl in 2 L of 3 M HCl", "6 mol"],
  ["how much NaOH is required to prepare 250 mL of 0.4 M solution", "4 g"],
  ["calculate molality of solution having 4 g NaOH in 100 g water", "1 mol/kg"],
  ["molality when 18 g of glucose is dissolved in 1 kg of water", "0.1 mol/kg"],
  ["100 mL of 0.2 M HCl is diluted to 500 mL. What is the final molarity?", "0.04 M"],
  ["How much volume of 6 M HCl is needed to make 300 mL of 2 M HCl", "100 mL"],
  ["M1 = 4 M V1 = 25 mL V2 = 100 mL find M2", "1 M"],
  ["A solution has 15 g of sugar dissolved in 85 g of water. Find mass percent", "15%"],
  [
    "If 110 g of salt is present in 550 g of solution, calculate mass percentage of the solution",
    "20%",
  ],
  ["What volume of 0.1 M NaOH is required to neutralise 25 mL of 0.2 M H2SO4?", "100 mL"],
  [
    "20 mL of HCl solution is neutralised by 25 mL of 0.1 M NaOH. Find the molarity of HCl",
    "0.125 mol/L",
  ],
  ["How much volume of 0.5 M HCl is needed to neutralise 50 mL of 0.1 M Ca(OH)2", "20 mL"],
  ["Find the mole fraction of ethanol in a solution of 46 g of ethanol in 162 g of water", "0.1"],
  ["A solution contains 2 mol of NaOH in 180 g of water. Find the mole fraction of NaOH", "0.1667"],
  ["mole fraction of water in a mixture of 36 g of water and 92 g of ethanol", "0.5"],
  ["Find the osmotic pressure of a 0.1 M solution of glucose at 300 K", "2.463 atm"],
  ["Find the osmotic pressure of a solution containing 6 g of urea in 1 L at 27°C", "2.463 atm"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  ["250 mL of 6 M HCl ko 1 L tak dilute kiya gaya. nayi molarity nikalo", "1.5 M"],
  ["How many mL of water must be added to 100 mL of 5 M NaOH to make it 2 M", "150 mL"],
  [
    "What is the concentration of sugar (C12H22O11) in mol/L if its 20 g are dissolved in enough water to make a final volume up to 2 L?",
    "0.02924 mol/L",
  ],
])("further wordings: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("an added solution is not treated as water", () => {
  expect(
    answerOf("How many mL of 2 M HCl must be added to 100 mL of 5 M HCl to make it 3 M"),
  ).toBeNull();
});

test.each([
  ["Density of 3 M solution of NaCl is 1.25 g/mL. Calculate the molality", "2.792 mol/kg"],
  ["A 20% solution of KI by mass has density 1.202 g/mL. Calculate its molarity", "1.448 mol/L"],
  ["Calculate the molarity of 98% H2SO4 by mass of density 1.84 g/mL", "18.4 mol/L"],
  ["Calculate the molality of a 2 M NaOH solution with density 1.2 g/mL", "1.786 mol/kg"],
  ["Find the mole fraction of glucose in 18% aqueous solution of glucose by mass", "0.02148"],
  ["Calculate the mole fraction of water in a 46% by mass aqueous solution of ethanol", "0.75"],
])("conversions between measures of concentration: %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  // By mass or by volume?
  "Calculate the molarity of 98% H2SO4 of density 1.84 g/mL",
  "Calculate the molarity of 120% H2SO4 by mass of density 1.84 g/mL",
  // More solute than solution.
  "Find mass percent of a solution having 120 g of sugar in 100 g of solution",
  "Calculate the molality of a 30 M NaOH solution with density 1.1 g/mL",
  "Find the mole fraction of glucose in 100% aqueous solution of glucose by mass",
  "Find the mole fraction of glucose in a 18% solution of glucose by mass in ethanol",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
