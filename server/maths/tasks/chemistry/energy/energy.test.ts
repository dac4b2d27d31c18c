import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  [
    "For a reaction ΔH = 400 kJ/mol and ΔS = 0.2 kJ/(K mol). At what temperature will the reaction become spontaneous?",
    "2000 K",
  ],
  ["ΔH = -92 kJ/mol and ΔS = -200 J/(K mol). Calculate ΔG at 300 K", "-32 kJ/mol"],
  [
    "A first order reaction is found to have a rate constant, k = 5.5 × 10–14 s–1. Find the half-life of the reaction.",
    "1.26*10^13 s",
  ],
  ["half life of a first order reaction is 10 min, find rate constant", "0.0693 min^-1"],
  [
    "A current of 5 A is passed through an electrolytic cell for 20 minutes. Find the charge passed",
    "6000 C",
  ],
  ["For a reaction ΔH = 30 kJ/mol, ΔS = 100 J K-1 mol-1. Find ΔG at 300 K", "0 kJ/mol"],
  ["Find the half-life of a first order reaction with k = 0.0693 min^-1", "10 min"],
  ["Rate constant of a first order reaction is 0.0346 s^-1, what is its half life?", "20.03 s"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
