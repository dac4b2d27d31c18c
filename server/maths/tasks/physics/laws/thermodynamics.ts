import type { LawFrame } from "./law-frame.ts";

const gas =
  "system gas its ideal cylinder piston against surroundings environment when while during process thermodynamic to from the in is done by on of what how much";

/** ΔU = Q − W for heat supplied and work done by the system (NCERT class 11). */
const firstLaw: LawFrame = {
  name: "first-law",
  topic: "Thermodynamics",
  needs: "internal",
  also: `${gas} supplied given added`,
  // Heat released and work done on the system have the opposite sign, which these wordings do not express.
  never:
    "done on; on the system|gas|it; compressed; compresses; loses; lost; releases; released; gives off|out; rejects; rejected; removed; leaves; decreases; decrease; cooled; cools; adiabatic; adiabatically; isothermal; cycle",
  phrases:
    "on|against|to its|the surroundings|environment; work on its|the surroundings|environment",
  variables: [
    {
      name: "Q",
      latex: "Q",
      says: "heat absorbed",
      unit: "J",
      letters: "Q",
      words:
        "heat absorbed|supplied|added; heat added|supplied|given to a|the? system|gas; heat absorbed by the system|gas",
      behind:
        "of? heat|energy? is|are? added|supplied|given to the|a? system|gas?; of heat; heat; of heat energy",
      cues: "absorbs; absorbing; while absorbing; receives; receiving; gains; takes in; is given; is supplied|provided; absorbed",
    },
    {
      name: "W",
      latex: "W",
      says: "work done by the system",
      unit: "J",
      letters: "W",
      words:
        "work done by the|a? system|gas; work; work done; work done on its|the surroundings|environment",
      behind: "of? work; of work is done by the system|gas",
      cues: "does; performs; doing; performing",
    },
    {
      name: "U",
      latex: "\\Delta U",
      says: "change in internal energy",
      unit: "J",
      letters: "ΔU",
      words:
        "change|increase in|of? internal energy; change|increase in the|its? internal energy; change|increase in the|its? internal energy of the|a? system|gas?; increase of internal energy",
      isNamed: true,
      isSigned: true,
    },
  ],
  requires: ["Q"],
  laws: [{ name: "First law of thermodynamics", equation: "U = Q - W" }],
};

/** Work of a gas that expands at constant pressure. */
const steadyPressureWork: LawFrame = {
  name: "steady-pressure-work",
  topic: "Thermodynamics",
  needs: "expands expand expansion",
  also: `${gas} expands expand expansion expanding constant pressure at volume increases isobaric isobarically`,
  never:
    "compressed; compresses; decreases; temperature; internal; isothermal; isothermally; adiabatic; heat",
  variables: [
    {
      name: "P",
      latex: "P",
      says: "pressure",
      unit: "Pa",
      letters: "P",
      words: "constant? pressure",
    },
    {
      name: "a",
      latex: "V_1",
      says: "first volume",
      unit: "m^3",
      letters: "V1",
      words: "initial volume",
      cues: "from",
      isNamed: true,
    },
    {
      name: "b",
      latex: "V_2",
      says: "second volume",
      unit: "m^3",
      letters: "V2",
      words: "final volume",
      cues: "to; to a volume of",
      isNamed: true,
    },
    {
      name: "d",
      latex: "\\Delta V",
      says: "increase in volume",
      unit: "m^3",
      words: "increase|change in volume",
      cues: "by; volume increases by; expands by",
      isNamed: true,
    },
    {
      name: "W",
      latex: "W",
      says: "work done by the gas",
      unit: "J",
      letters: "W",
      words: "work; work done; work done by the gas|system; work done during the expansion",
    },
  ],
  laws: [
    { name: "Increase in volume", equation: "d = b - a" },
    { name: "Work of a gas at constant pressure", equation: "W = P*d" },
  ],
};

/** Change of entropy by heat supplied at constant temperature. */
const entropy: LawFrame = {
  name: "entropy",
  topic: "Thermodynamics",
  needs: "entropy",
  also: "change in of when heat is transferred added absorbed absorbs reversibly to a system ice melts water kg at constant temperature system's that large reservoir object its melting",
  never:
    "removed; leaves; loses; released; releases; freezes; from; universe; total; cold; hot; cooled; condenses; boils; vaporizes; evaporates",
  variables: [
    {
      name: "S",
      latex: "\\Delta S",
      says: "change of entropy",
      unit: "J/K",
      words:
        "change|increase in|of entropy; entropy change; change in the|its entropy; entropy increase",
    },
    { name: "Q", latex: "Q", says: "heat", unit: "J", letters: "Q", words: "heat; heat absorbed" },
    { name: "T", latex: "T", says: "temperature", unit: "K", letters: "T", words: "temperature" },
    { name: "m", latex: "m", says: "mass", unit: "kg", letters: "m", words: "mass" },
    {
      name: "L",
      latex: "L",
      says: "latent heat",
      unit: "J/kg",
      letters: "L",
      words:
        "latent heat; latent heat of fusion; latent heat of fusion of ice|water; heat of fusion",
    },
  ],
  laws: [
    { name: "Change of entropy at one temperature", equation: "S = Q/T" },
    { name: "Latent heat", equation: "Q = m*L" },
  ],
};

export const thermodynamicFrames: readonly LawFrame[] = [firstLaw, steadyPressureWork, entropy];
