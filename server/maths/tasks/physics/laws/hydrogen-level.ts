import type { LawFrame } from "./law-frame.ts";

/** The energy of one level of hydrogen (NCERT class 12, "Atoms"). */
export const hydrogenLevel: LawFrame = {
  name: "hydrogen-level",
  topic: "Atoms",
  needs: "hydrogen",
  also: "electron hydrogen atom energy of in level state its bohr orbit what the ground excited th second third",
  facts: [
    { words: "ground state; first orbit|level", variable: "n", value: "1" },
    { words: "first excited state; second orbit|level|energy", variable: "n", value: "2" },
    { words: "second excited state; third orbit|level|energy", variable: "n", value: "3" },
  ],
  variables: [
    {
      name: "E",
      latex: "E_n",
      says: "energy of the level",
      unit: "eV",
      words: "energy; energy of the? electron|level|state",
      isSigned: true,
    },
    {
      name: "n",
      latex: "n",
      says: "number of the level",
      unit: "",
      isWhole: true,
      letters: "n",
      words: "principal quantum number; level; orbit",
    },
    {
      name: "R",
      latex: "E_0",
      says: "energy of the ground state, as size",
      unit: "eV",
      constant: "13.6",
    },
  ],
  laws: [{ name: "Bohr's energy levels of hydrogen", equation: "E = 0 - R/n^2" }],
};
