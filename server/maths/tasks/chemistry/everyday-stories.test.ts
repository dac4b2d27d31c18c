import { expect, test } from "vitest";
import { answerOf } from "./testing/answer-of.ts";

test.each([
  [
    "A balloon has a volume of 3.0 L at 300 K. What is its volume at 400 K at constant pressure?",
    "4 L",
  ],
  [
    "A car tire has a pressure of 200 kPa at 27 °C. Find its pressure at 57 °C at constant volume.",
    "220 kPa",
  ],
  ["A 50 mL sample of 2.0 M HCl is diluted to 200 mL. What is the new concentration?", "0.5 M"],
  [
    "A bottle of vinegar contains 1.2 mol of acetic acid in 1.5 L. What is its molarity?",
    "0.8 mol/L",
  ],
  [
    "A sample of vinegar has a pH of 3. Calculate the concentration of hydrogen ion in it.",
    "0.001 mol/L",
  ],
  ["The pH of a soft drink is 3. Find its hydrogen ion concentration.", "0.001 mol/L"],
  [
    "A first order reaction has a rate constant of 0.0693 s^-1. Find the half-life of the reaction.",
    "10 s",
  ],
  ["dH = -100 kJ/mol and dS = 200 J/(mol K). Find dG at 300 K", "-160 kJ/mol"],
  [
    "What is the freezing point depression of a solution of 0.1 mol of urea in 500 g of water? Kf = 1.86 K kg/mol",
    "0.372 K",
  ],
  [
    "A reaction has a theoretical yield of 20 g and an actual yield of 15 g. What is the percent yield?",
    "75%",
  ],
])("%s → %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});

test.each([
  "A balloon has a volume of 2.0 L at 300 K. What is its volume at 450 K?",
  "A tire has a pressure of 2 atm at 300 K. What is its pressure at 330 K if its volume increases by 5%?",
  "Milk has a pH of 6.5 and lemon juice has a pH of 2.5. Find the hydrogen ion concentration.",
  "A reaction has a theoretical yield of 20 g and an actual yield of 25 g. What is the percent yield?",
])("no answer for: %s", (question) => {
  expect(answerOf(question)).toBeNull();
});
