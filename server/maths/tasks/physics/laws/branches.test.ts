import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "Two resistors of 4 ohm and 6 ohm are connected in parallel to a 12 V battery. Find the current through each resistor.",
    "I_1 = 3 A, I_2 = 2 A",
  ],
  [
    "Resistors of 10 Ω and 15 Ω are connected in parallel across a 30 V supply. Find the current through the 10 Ω resistor.",
    "3 A",
  ],
  [
    "Resistors of 10 Ω and 15 Ω are connected in parallel across a 30 V supply. Find the current through the 15 Ω resistor.",
    "2 A",
  ],
  [
    "Resistors of 10 Ω and 15 Ω are connected in parallel across a 30 V supply. Find the current in the circuit",
    "5 A",
  ],
  [
    "Three resistors of 5 Ω, 10 Ω and 30 Ω are connected in parallel with a battery of 12 V. Calculate the current through each resistor",
    "I_1 = 2.4 A, I_2 = 1.2 A, I_3 = 0.4 A",
  ],
  [
    "Two resistors of 6 ohm each are connected in parallel to a 12 V battery. Find the current through each resistor.",
    "I_1 = 2 A, I_2 = 2 A",
  ],
  [
    "Two resistors of 2 ohm and 4 ohm are connected in series with a 12 V battery. Find the voltage across each resistor.",
    "V_1 = 4 V, V_2 = 8 V",
  ],
  [
    "A 5 ohm and a 10 ohm resistor are connected in series with 15 V. Find the voltage across the 5 ohm resistor.",
    "5 V",
  ],
])("parts of a circuit: %s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
