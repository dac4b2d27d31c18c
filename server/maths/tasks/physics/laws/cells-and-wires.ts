import { circuitWords, current, power, resistance } from "./electricity.ts";
import type { LawFrame } from "./law-frame.ts";

export const batteries: LawFrame = {
  name: "batteries",
  topic: "Electricity",
  needs: "batteries cells",
  also: `${circuitWords} want batteries cells series two three four identical total should each of a`,
  facts: [
    { words: "two", variable: "n", value: "2" },
    { words: "three", variable: "n", value: "3" },
    { words: "four", variable: "n", value: "4" },
  ],
  variables: [
    { name: "n", latex: "n", says: "number of cells", unit: "" },
    {
      name: "e",
      latex: "V_1",
      says: "voltage of one cell",
      unit: "V",
      words:
        "batteries|cells in series; batteries|cells connected in series; batteries|cells; emf; cells of",
      isUsual: true,
    },
    {
      name: "V",
      latex: "V",
      says: "total voltage",
      unit: "V",
      words: "total|net|combined voltage|emf",
    },
    current,
    { ...resistance, words: `${resistance.words ?? ""}; total resistance` },
    { ...power },
  ],
  requires: ["n", "e"],
  laws: [
    { name: "Cells in series", equation: "V = n*e" },
    { name: "Ohm's law", equation: "V = I*R" },
    { name: "Electric power", equation: "P = V*I" },
    { name: "Electric power by voltage and resistance", equation: "P = V^2/R" },
  ],
};

export const resistivity: LawFrame = {
  name: "resistivity",
  topic: "Electricity",
  needs: "resistivity",
  also: "wire copper aluminium nichrome metal material made conductor has have cross section uniform of its whose what long thick iron manganin constantan tungsten temperature that silver alloy has of given",
  phrases: "at that|this|room temperature",
  idle: { T: "any" },
  variables: [
    { ...resistance },
    {
      name: "p",
      latex: "\\rho",
      says: "resistivity",
      unit: "ohm m",
      letters: "ρ",
      words:
        "resistivity; electrical? resistivity of the? copper|material|metal|wire|aluminium|nichrome|conductor?",
    },
    {
      name: "l",
      latex: "l",
      says: "length",
      unit: "m",
      letters: "l L",
      words: "length; long",
      isUsual: true,
    },
    {
      name: "A",
      latex: "A",
      says: "area of cross-section",
      unit: "m^2",
      letters: "A",
      words:
        "cross sectional area; area of cross section; area; cross section; cross section area; uniform? cross section",
    },
    { name: "r", latex: "r", says: "radius", unit: "m", letters: "r", words: "radius" },
    { name: "d", latex: "d", says: "diameter", unit: "m", letters: "d", words: "diameter; thick" },
    { name: "T", latex: "T", says: "temperature", unit: "°C", cues: "at" },
  ],
  laws: [
    { name: "Resistance of a wire", equation: "R = p*l/A" },
    { name: "Area of a circle", equation: "A = pi*r^2" },
    { name: "Radius and diameter", equation: "r = d/2" },
  ],
};

export const internalResistance: LawFrame = {
  name: "internal-resistance",
  topic: "Current Electricity",
  needs: "internal",
  also: "delivers delivering supplies supplying when flashlight dry battery cell internal resistance connected external resistor to a across drawn from flows circuit what its terminal has in through storage car can be that",
  variables: [
    {
      name: "e",
      latex: "\\varepsilon",
      says: "emf",
      unit: "V",
      letters: "E ε",
      words: "emf; e.m.f; electromotive force",
      isUsual: true,
    },
    {
      name: "r",
      latex: "r",
      says: "internal resistance",
      unit: "ohm",
      letters: "r",
      words: "internal resistance",
    },
    {
      name: "R",
      latex: "R",
      says: "external resistance",
      unit: "ohm",
      letters: "R",
      words: "external? resistor|resistance; resistance of",
      isUsual: true,
    },
    current,
    {
      name: "i",
      latex: "I_{\\max}",
      says: "greatest current",
      unit: "A",
      isNamed: true,
      targetWords:
        "maximum current; maximum current that can be drawn; maximum current that can be drawn from the battery|cell; maximum current drawn; short circuit current",
    },
    {
      name: "V",
      latex: "V",
      says: "terminal voltage",
      unit: "V",
      letters: "V",
      targetWords:
        "terminal voltage; terminal potential difference; terminal voltage of the battery|cell",
      givenWords: "",
    },
  ],
  requires: [],
  laws: [
    { name: "Ohm's law for the whole circuit", equation: "I = e/(R + r)" },
    { name: "Terminal voltage", equation: "V = e - I*r" },
    { name: "Greatest current, without any external resistance", equation: "i = e/r" },
  ],
};
