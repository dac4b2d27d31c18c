import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "A gas occupies 600 mL at 27°C. What volume will it occupy at 77°C at constant pressure?",
    "700 mL",
  ],
  [
    "A gas has a volume of 2.5 L at 1 atm. At constant temperature it is compressed to 1 L. What is the final pressure?",
    "2.5 atm",
  ],
  [
    "A vessel of 120 mL capacity contains a certain amount of gas at 35 °C and 1.2 bar pressure. The gas is transferred to another vessel of volume 180 mL at 35 °C. What would be its pressure?",
    "0.8 bar",
  ],
  ["V1 = 2 L, P1 = 3 atm, V2 = 6 L find P2", "1 atm"],
  ["A gas at 300 K has pressure 2 atm. Find pressure at 450 K at constant volume", "3 atm"],
  [
    "If the volume of a gas is 2 L at 1 atm pressure, what is its volume at 2 atm at constant temperature",
    "1 L",
  ],
  [
    "2 L gas at 27 degree C is heated to 127 degree C at constant pressure, find new volume",
    "2.667 L",
  ],
  [
    "A gas cylinder contains gas at 20 atm and 27°C. if temperature is raised to 87°C what will be the pressure?",
    "24 atm",
  ],
  ["Calculate the volume occupied by 2 mol of an ideal gas at 300 K and 3 atm", "16.42 L"],
  ["Find the pressure of 0.5 mol of an ideal gas in a 5 L vessel at 27°C", "2.463 atm"],
  [
    "What will be the pressure exerted by 8 g of methane in a 9 dm3 flask at 27°C? R = 0.083 bar dm3 K-1 mol-1",
    "1.383 bar",
  ],
  [
    "Calculate the temperature of 4.0 mol of a gas occupying 5 dm3 at 3.32 bar. (R = 0.083 bar dm3 K–1 mol–1).",
    "50 K",
  ],
  [
    "Calculate the volume occupied by 8.8 g of CO2 at 31.1°C and 1 bar pressure. R = 0.083 bar L K–1 mol–1",
    "5.048 L",
  ],
  ["density of CO2 at 27°C and 2 atm", "3.573 g/L"],
  ["Find the density of ammonia (NH3) at 30°C and 5 bar", "3.38 g/L"],
  ["Molar mass of a gas with density 2.5 g/L at 27°C and 1 atm", "61.575 g/mol"],
  ["number of moles of gas in 10 L at 300 K and 2 atm", "0.812 mol"],
  ["Find volume of 16 g of oxygen gas (O2) at 27 degree Celsius and 760 mm Hg", "12.31 L"],
  [
    "A gas has volume 400 mL at 300 K and constant pressure. What will be its volume at 450 K?",
    "600 mL",
  ],
  [
    "At constant temperature a gas of 4 L at 2 atm is expanded to 8 L. Find the final pressure.",
    "1 atm",
  ],
  [
    "gas at 760 mm Hg occupies 500 mL, what volume at 380 mm Hg if temperature is constant",
    "1000 mL",
  ],
  ["Gas in closed container at 27°C has pressure 3 atm. What is its pressure at 127°C?", "4 atm"],
  [
    "The volume of a gas at 0°C is 273 mL. What is its volume at 100°C if pressure remains constant?",
    "373 mL",
  ],
  ["A gas at 2 atm and 27°C occupies 3 L. Find its volume at 4 atm and 327°C", "3 L"],
  ["calculate pressure exerted by 2 moles of gas in 10 L vessel at 300 K", "4.926 atm"],
  ["How many moles of gas are present in 24.63 L at 300 K and 1 atm?", "1 mol"],
  ["at what temperature will 1 mole of gas occupy 24.63 L at 1 atm", "300 K"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test("air at constant temperature is compressed by Boyle's law", () => {
  const question =
    "What will be the minimum pressure required to compress 500 dm3 of air at 1 bar to 200 dm3 at 30°C?";
  expect(answerOf(question)).toBe("2.5 bar");
});

test.each([
  ["Calculate the volume occupied by 2 moles of a gas at STP", "44.8 L"],
  ["How many moles of a gas are there in 5.6 L at STP?", "0.25 mol"],
  ["11.2 litre of a gas at STP contains how many moles?", "0.5 mol"],
  ["5 moles of a gas at STP ka volume kitna hoga", "112 L"],
  ["Calculate the volume occupied by 2 moles of a gas", null],
  ["Calculate the volume occupied by 2 moles of a gas at STP and 300 K", null],
  ["Calculate the volume occupied by 2 moles of water at STP", null],
])("any gas at STP: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  [
    "The mole fraction of N2 in air is 0.78. If total pressure is 1 atm find the partial pressure of N2",
    "0.78 atm",
  ],
  [
    "The mole fraction of N2 in air is 0.78. If total pressure is 1 atm find the partial pressure of O2",
    null,
  ],
  [
    "The mole fraction of N2 in air is 1.78. If total pressure is 1 atm find the partial pressure of N2",
    null,
  ],
  [
    "The partial pressure of a gas is 9 bar and the total pressure is 8 bar. Find the mole fraction of the gas",
    null,
  ],
])("Dalton's law: %s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
