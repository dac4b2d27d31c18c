import type { LawFrame } from "./law-frame.ts";

/** Quantisation of charge: a charge is a multiple of the electron's charge. */
export const electronCount: LawFrame = {
  name: "electron-count",
  topic: "Electric Charges and Fields",
  needs: "electrons",
  also: "are there in a charge of make up constitute constituting to contains must be removed from added transferred flow flows through conductor wire circuit pass passes bulb filament when if current cross section each per carries carrying lost gained body has acquire acquires which battery device glass rod silk object",
  facts: [{ words: "each|per second; in one second; every second", variable: "t", value: "1" }],
  variables: [
    {
      name: "n",
      latex: "n",
      says: "number of electrons",
      unit: "",
      isNamed: true,
      asks: "how many electrons",
      targetWords: "number of electrons",
    },
    {
      name: "Q",
      latex: "Q",
      says: "charge",
      unit: "C",
      letters: "Q q",
      words: "charge; negative|total|net charge",
    },
    { name: "I", latex: "I", says: "current", unit: "A", letters: "I", words: "current" },
    { name: "t", latex: "t", says: "time", unit: "s", letters: "t", words: "time" },
    {
      name: "e",
      latex: "e",
      says: "charge of an electron, as size",
      unit: "C",
      letters: "e",
      words: "charge of|on an? electron; charge of one electron; electronic charge",
      constant: "1.6e-19",
      isNamed: true,
    },
  ],
  laws: [
    { name: "Charge is counted in electrons", equation: "Q = n*e" },
    { name: "Definition of current", equation: "I = Q/t" },
  ],
};

/** Faraday's law with the change of flux given directly. */
export const fluxChange: LawFrame = {
  name: "flux-change",
  topic: "Electromagnetic Induction",
  needs: "flux",
  also: "flux magnetic through linked with a coil of loop changes changed change changing increases decreases uniformly in during induced what average is it single",
  never: "from; to; area; field; resistance; current; doubled",
  variables: [
    {
      name: "e",
      latex: "\\varepsilon",
      says: "size of the induced emf",
      unit: "V",
      words:
        "average? induced? emf; emf induced; induced emf; magnitude of the? induced emf; induced emf in the coil",
    },
    {
      name: "N",
      latex: "N",
      says: "number of turns",
      unit: "",
      letters: "N",
      words: "turns; number of turns",
      constant: "1",
    },
    {
      name: "d",
      latex: "\\Delta\\Phi",
      says: "change of flux",
      unit: "Wb",
      words: "change in|of magnetic? flux; flux change",
      cues: "changes by; changed by; increases by; decreases by; change by; by",
      isNamed: true,
    },
    { name: "t", latex: "\\Delta t", says: "time", unit: "s", letters: "t", words: "time" },
  ],
  requires: ["d", "t"],
  laws: [{ name: "Faraday's law of induction (size)", equation: "e = N*d/t" }],
};
