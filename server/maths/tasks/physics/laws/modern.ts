import type { LawFrame, Variable } from "./law-frame.ts";

/** Planck's constant, 6.63 × 10⁻³⁴ J s unless the question gives another value. */
export const planck: Variable = {
  name: "h",
  latex: "h",
  says: "Planck's constant",
  unit: "J s",
  letters: "h",
  words: "planck's constant; planck constant",
  constant: "6.63e-34",
};
const light: Variable = {
  name: "c",
  latex: "c",
  says: "speed of light",
  unit: "m/s",
  letters: "c",
  words: "speed of light; velocity of light",
  constant: "3e8",
};
const frequency: Variable = {
  name: "f",
  latex: "\\nu",
  says: "frequency",
  unit: "Hz",
  letters: "f ν",
  words: "frequency",
};
export const wavelength: Variable = {
  name: "l",
  latex: "\\lambda",
  says: "wavelength",
  unit: "m",
  letters: "λ",
  words: "wavelength",
};
const photonWords =
  "photon photons light radiation violet red green blue yellow ultraviolet infrared x ray monochromatic laser of has having what with emitted visible a quantum each one its single produced by emits beam wave in";

/** The energy of a photon (NCERT class 12, "Dual nature of radiation and matter"). */
export const photon: LawFrame = {
  name: "photon",
  topic: "Dual Nature of Radiation and Matter",
  needs: "photon photons quantum",
  also: photonWords,
  variables: [
    {
      name: "E",
      latex: "E",
      says: "energy of a photon",
      unit: "J",
      letters: "E",
      words: "energy; photon energy; energy of the? photon|quantum; energy of a photon",
    },
    {
      name: "p",
      latex: "p",
      says: "momentum of a photon",
      unit: "kg m/s",
      isNamed: true,
      words: "momentum; momentum of the? photon; momentum of a photon",
    },
    frequency,
    wavelength,
    planck,
    light,
  ],
  laws: [
    { name: "Energy of a photon (Planck)", equation: "E = h*f" },
    { name: "Energy of a photon by the wavelength", equation: "E = h*c/l" },
    { name: "Momentum of a photon (de Broglie)", equation: "p = h/l" },
  ],
};

export const photonByProduct: LawFrame = {
  ...photon,
  name: "photon-by-hc",
  variables: [
    {
      name: "E",
      latex: "E",
      says: "energy of a photon",
      unit: "J",
      letters: "E",
      words: "energy; photon energy; energy of the? photon|quantum; energy of a photon",
    },
    wavelength,
    { name: "h", latex: "hc", says: "product hc", unit: "J m", letters: "hc" },
  ],
  systems: ["nm eV eV_nm"],
  requires: ["h"],
  laws: [{ name: "Energy of a photon by the wavelength", equation: "E = h/l" }],
};

export const photoelectric: LawFrame = {
  name: "photoelectric",
  topic: "Dual Nature of Radiation and Matter",
  needs: "photoelectric photoelectrons photoelectron work threshold",
  also: "laser emits pointer photons bulb lamp calcium barium lithium copper silver aluminium aluminum iron gold platinum tungsten magnesium nickel ultraviolet uv radiation energies ejects shines shining shone visible fall photoelectric effect photons photon light incident on metal surface work function maximum kinetic energy emitted electrons electron photoelectrons falls sodium caesium cesium potassium zinc has what when each ejected strike strikes a with threshold stopping",
  variables: [
    {
      name: "K",
      latex: "K_{\\max}",
      says: "maximum kinetic energy",
      unit: "J",
      words:
        "maximum? kinetic energy; maximum? kinetic energy of the? emitted|fastest? photoelectrons|electrons|photoelectron|electron; maximum energy",
    },
    {
      name: "E",
      latex: "E",
      says: "energy of a photon",
      unit: "J",
      words:
        "photon energy; energy of the? incident? photon|photons; photons of energy; light of photon? energy; energy",
      isUsual: true,
    },
    { ...frequency, words: "frequency; frequency of the? incident? light" },
    { ...wavelength, words: "wavelength; wavelength of the? incident? light" },
    planck,
    light,
    {
      name: "W",
      latex: "\\phi",
      says: "work function",
      unit: "J",
      words: "work function; work function of the? metal|sodium|caesium|potassium|zinc|surface",
    },
  ],
  systems: ["eV"],
  laws: [
    { name: "Einstein's photoelectric equation", equation: "K = E - W" },
    { name: "Energy of a photon (Planck)", equation: "E = h*f" },
    { name: "Energy of a photon by the wavelength", equation: "E = h*c/l" },
  ],
  requires: ["W"],
};

/** Threshold frequency and wavelength of the photoelectric effect. */
export const threshold: LawFrame = {
  name: "threshold",
  topic: "Dual Nature of Radiation and Matter",
  needs: "threshold",
  also: "threshold photoelectric effect emission metal surface light of certain a for its has",
  variables: [
    {
      name: "W",
      latex: "\\phi",
      says: "work function",
      unit: "J",
      words: "work function; work function of the? metal|surface|sodium|caesium|potassium|zinc",
    },
    {
      name: "f",
      latex: "\\nu_0",
      says: "threshold frequency",
      unit: "Hz",
      isNamed: true,
      words: "threshold frequency; threshold frequency of|for a|the? metal|surface?",
    },
    {
      name: "l",
      latex: "\\lambda_0",
      says: "threshold wavelength",
      unit: "m",
      isNamed: true,
      words: "threshold wavelength; threshold wavelength of|for a|the? metal|surface?",
    },
    planck,
    light,
  ],
  laws: [
    { name: "Work function and threshold frequency", equation: "W = h*f" },
    { name: "Work function and threshold wavelength", equation: "W = h*c/l" },
  ],
};

export const deBroglie: LawFrame = {
  name: "de-broglie",
  topic: "Dual Nature of Radiation and Matter",
  needs: "broglie",
  also: "de broglie moving moves with of associated electron proton ball bullet particle travelling what has matter wave",
  variables: [
    { ...wavelength, words: "wavelength; de broglie wavelength; broglie wavelength" },
    { name: "p", latex: "p", says: "momentum", unit: "kg m/s", letters: "p", words: "momentum" },
    {
      name: "m",
      latex: "m",
      says: "mass",
      unit: "kg",
      letters: "m",
      words: "mass; mass of the? electron|proton",
    },
    { name: "v", latex: "v", says: "speed", unit: "m/s", letters: "v", words: "speed|velocity" },
    planck,
  ],
  laws: [
    { name: "De Broglie relation", equation: "l = h/p" },
    { name: "Definition of momentum", equation: "p = m*v" },
  ],
};

export const massEnergy: LawFrame = {
  name: "mass-energy",
  topic: "Nuclei",
  needs: "equivalent equivalence converted annihilated defect rest destroyed",
  also: "destroyed coin object stored paper clip annihilated penny grain electron proton energy equivalent equivalence of mass converted into completely substance matter what released defect is einstein's einstein relation corresponding when a to",
  variables: [
    {
      name: "E",
      latex: "E",
      says: "energy",
      unit: "J",
      letters: "E",
      words: "energy; energy equivalent; energy released; rest energy; rest mass energy",
    },
    {
      name: "m",
      latex: "m",
      says: "mass",
      unit: "kg",
      letters: "m",
      words: "mass; mass defect; matter; substance",
    },
    light,
  ],
  laws: [{ name: "Mass-energy relation (Einstein)", equation: "E = m*c^2" }],
};

const decayWords =
  "radioactive half life half-life sample substance isotope element of a has remains remain remaining left after how much will be original initially strontium phosphorus radon plutonium thorium technetium medical lab laboratory with what is mass its start nuclei activity cobalt iodine radium";

/** The name and the first step that all laws of radioactive decay share. */
export const decayLaw = {
  name: "Law of radioactive decay",
  start: "Divide the time by the half-life: how many half-lives have passed?",
};

export const halfLife: LawFrame = {
  name: "half-life",
  topic: "Nuclei",
  needs: "life halflife",
  also: decayWords,
  phrases:
    "carbon 14|14's; iodine 131; cobalt 60; radium 226; strontium 90; cesium|caesium 137; uranium 235|238; plutonium 239; phosphorus 32; radon 222; thorium 234",
  variables: [
    {
      name: "M",
      latex: "N_0",
      says: "amount at the start",
      unit: "g",
      givenWords: "mass; sample; initially; initial mass|amount; original mass",
      isUsual: true,
    },
    {
      name: "m",
      latex: "N",
      says: "amount left",
      unit: "g",
      targetWords:
        "mass; amount; remains; remain; left; remaining; mass|amount left|remaining; how much",
      asks: "how much; how much of? it|a|an|the? original? sample? will? remain|remains|left?; how many grams",
    },
    {
      name: "T",
      latex: "T_{1/2}",
      says: "half-life",
      unit: "day",
      words: "half life; half life of; halflife",
    },
    { name: "t", latex: "t", says: "time", unit: "day", givenWords: "time; after", isUsual: true },
  ],
  systems: ["year", "h", "min", "s"],
  requires: ["M", "T", "t"],
  laws: [
    {
      ...decayLaw,
      equation: "m = M*(1/2)^(t/T)",
      solutions: { M: "", t: "", T: "" },
    },
  ],
};
