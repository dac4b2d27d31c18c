import type { LawFrame, Variable } from "./law-frame.ts";

const names = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** The radius of an orbit of the hydrogen atom (NCERT class 12, "Atoms"). */
export const hydrogenOrbit: LawFrame = {
  name: "hydrogen-orbit",
  topic: "Atoms",
  needs: "hydrogen bohr bohr's",
  also: "hydrogen atom of in its bohr bohr's orbit permitted what the h",
  never: "innermost; helium; he; li; lithium; ratio",
  facts: names.map((name, at) => ({
    words: `${name} bohr? orbit`,
    variable: "n",
    value: String(at + 1),
  })),
  variables: [
    {
      name: "r",
      latex: "r_n",
      says: "radius of the orbit",
      unit: "m",
      targetWords: "radius; radius of the? electron's? bohr? orbit; orbit radius",
    },
    {
      name: "n",
      latex: "n",
      says: "number of the orbit",
      unit: "",
      isWhole: true,
      letters: "n",
      words: "principal quantum number; orbit",
    },
    {
      name: "a",
      latex: "a_0",
      says: "Bohr radius",
      unit: "m",
      words: "bohr radius; radius of the? first|innermost bohr? orbit",
      constant: "5.29e-11",
    },
  ],
  requires: ["n"],
  laws: [{ name: "Radii of Bohr's orbits of hydrogen", equation: "r = a*n^2" }],
};

const level = (name: string, at: string, says: string, words: string): Variable => ({
  name,
  latex: `n_${at}`,
  says,
  unit: "",
  isNamed: true,
  isWhole: true,
  words,
});

const hydrogenJump: Omit<LawFrame, "name" | "laws"> = {
  topic: "Atoms",
  needs: "hydrogen",
  also: "hydrogen atom electron photon light radiation line spectral emitted emits emission absorbed absorption when an in of jumps jump makes transition transitions falls moves drops goes during due what is atom's n h level state orbit which spectrum",
  never: "helium; he; ground; excited; series; ionisation|ionization; shortest; longest",
  facts: names.flatMap((name, at) => [
    { words: `from the? ${name} level|orbit|state|energy?`, variable: "i", value: String(at + 1) },
    { words: `to the? ${name} level|orbit|state`, variable: "f", value: String(at + 1) },
  ]),
  variables: [
    level(
      "i",
      "i",
      "level before the jump",
      "from n; from level n?; from the? level|orbit|state n",
    ),
    level("f", "f", "level after the jump", "to n; to level n?; to the? level|orbit|state n"),
    {
      name: "w",
      latex: "\\bar{\\nu}",
      says: "wave number",
      unit: "m^-1",
      isNamed: true,
      targetWords: "wave number; wavenumber",
    },
    {
      name: "l",
      latex: "\\lambda",
      says: "wavelength",
      unit: "m",
      targetWords: "wavelength; wavelength of the? photon|light|radiation|line emitted|absorbed?",
    },
    {
      name: "v",
      latex: "\\nu",
      says: "frequency",
      unit: "Hz",
      targetWords: "frequency; frequency of the? photon|light|radiation|line emitted|absorbed?",
    },
    {
      name: "E",
      latex: "E",
      says: "energy of the photon",
      unit: "eV",
      targetWords:
        "energy; energy of the? photon|light|radiation emitted|absorbed?; energy emitted|absorbed|released",
    },
    {
      name: "R",
      latex: "R",
      says: "Rydberg constant",
      unit: "m^-1",
      words: "rydberg constant",
      letters: "R",
      constant: "1.097e7",
    },
    { name: "c", latex: "c", says: "speed of light", unit: "m/s", letters: "c", constant: "3e8" },
    {
      name: "G",
      latex: "E_0",
      says: "energy of the ground state, as size",
      unit: "eV",
      constant: "13.6",
    },
  ],
  requires: ["i", "f"],
};

/** The levels are always given, so the laws are not solved for them: a root is a poor check of a whole number. */
const unsolvedLevels = { i: "", f: "" };

/** Transitions between two levels of hydrogen: emission to the lower level, absorption to the higher one. */
export const hydrogenJumps: readonly LawFrame[] = [
  jump("hydrogen-emission", "f", "i"),
  jump("hydrogen-absorption", "i", "f"),
];

/** A transition in one direction; only in that direction is the wavelength positive. */
function jump(name: string, low: string, high: string): LawFrame {
  const levels = `(1/${low}^2 - 1/${high}^2)`;
  return {
    ...hydrogenJump,
    name,
    laws: [
      { name: "Rydberg formula", equation: `w = R*${levels}`, solutions: unsolvedLevels },
      { name: "Wave number and wavelength", equation: "w = 1/l" },
      { name: "Speed of light, frequency and wavelength", equation: "c = v*l" },
      {
        name: "Bohr's energy levels of hydrogen",
        equation: `E = G*${levels}`,
        solutions: unsolvedLevels,
      },
    ],
  };
}
