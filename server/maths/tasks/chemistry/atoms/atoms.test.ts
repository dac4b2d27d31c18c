import { expect, test } from "vitest";
import { answerOf } from "../testing/answer-of.ts";

test.each([
  ["Write the electronic configuration of sodium", "2, 8, 1"],
  ["electronic configuration of an element with atomic number 17", "2, 8, 7"],
  ["electronic configuration of Cr", "1s^2 2s^2 2p^6 3s^2 3p^6 3d^5 4s^1"],
  ["electronic configuration of Fe3+", "1s^2 2s^2 2p^6 3s^2 3p^6 3d^5"],
  ["electronic configuration of Cl-", "2, 8, 8"],
  ["valency of magnesium", "2"],
  ["number of valence electrons in oxygen", "6"],
  ["valency of argon", "0"],
  [
    "Find the number of protons, neutrons and electrons in an atom with atomic number 17 and mass number 35",
    "protons = 17, neutrons = 18, electrons = 17",
  ],
  ["How many electrons are there in Mg2+?", "10"],
  ["number of neutrons in carbon-14", "8"],
  ["An atom has mass number 23 and atomic number 11. Find number of neutrons", "12"],
  ["how many protons in Fe", "26"],
  [
    "An element has two isotopes with mass 35 (75%) and 37 (25%). Find the average atomic mass",
    "35.5 u",
  ],
  [
    "If bromine atom is available in the form of, say, two isotopes 79Br (49.7%) and 81Br (50.3%), calculate the average atomic mass of bromine atom.",
    "80.006 u",
  ],
  ["average atomic mass of chlorine with isotopes Cl-35 (75%) and Cl-37 (25%)", "35.5 u"],
  [
    "Calculate the average atomic mass of an element having isotopes of mass 10 u (20%) and 11 u (80%)",
    "10.8 u",
  ],
  ["Na ka electronic configuration likho", "2, 8, 1"],
  ["Z = 24 electronic configuration", "1s^2 2s^2 2p^6 3s^2 3p^6 3d^5 4s^1"],
  ["electron configuration of calcium", "2, 8, 8, 2"],
  ["electronic configuration of Ca2+", "2, 8, 8"],
  ["electronic configuration of element with Z = 15", "2, 8, 5"],
  ["Write electronic configuration of copper", "1s^2 2s^2 2p^6 3s^2 3p^6 3d^10 4s^1"],
  ["number of electrons in Cl-", "18"],
  ["how many neutrons are there in an atom with mass number 40 and atomic number 20", "20"],
  [
    "no. of protons electrons and neutrons in atom with Z = 6 and A = 14",
    "protons = 6, electrons = 6, neutrons = 8",
  ],
  ["number of neutrons in uranium-235", "143"],
  ["valency of aluminium", "3"],
  ["valence electrons in chlorine", "7"],
])("%s", (question, answer) => {
  expect(answerOf(question)).toBe(answer);
});
