import type { LawFrame, Variable } from "./law-frame.ts";
import { planck, wavelength } from "./modern.ts";

interface Particle {
  name: string;
  mass: string;
  others: string;
}

/** Masses in kilograms (NCERT class 12). */
const particles: readonly Particle[] = [
  { name: "electron", mass: "9.11e-31", others: "proton; neutron; ball; bullet; atom; molecule" },
  { name: "proton", mass: "1.67e-27", others: "electron; neutron; ball; bullet; atom; molecule" },
];

const charge: Variable = {
  name: "e",
  latex: "e",
  says: "elementary charge",
  unit: "C",
  letters: "e",
  words: "charge of an? electron|proton?",
  constant: "1.6e-19",
};

/** The de Broglie wavelength of a particle of known mass, given its speed or the accelerating voltage. */
export const particleWaves: readonly LawFrame[] = particles.map(({ name, mass, others }) => ({
  name: `de-broglie-${name}`,
  topic: "Dual Nature of Radiation and Matter",
  needs: "broglie",
  also: `de broglie moving moves with of associated ${name} travelling travels what has matter wave accelerated accelerating through from rest having beam when by`,
  never: others,
  facts: [{ words: `${name}; ${name}s`, variable: "x", value: "1" }],
  markers: ["x"],
  requires: ["x"],
  variables: [
    { name: "x", latex: "", says: "", unit: "", isNamed: true },
    { ...wavelength, words: "wavelength; de broglie wavelength; broglie wavelength" },
    { name: "p", latex: "p", says: "momentum", unit: "kg m/s", letters: "p", words: "momentum" },
    {
      name: "m",
      latex: "m",
      says: `mass of the ${name}`,
      unit: "kg",
      letters: "m",
      words: `mass; mass of the? an? a? ${name}; rest mass`,
      constant: mass,
    },
    { name: "v", latex: "v", says: "speed", unit: "m/s", letters: "v", words: "speed|velocity" },
    {
      name: "K",
      latex: "K",
      says: "kinetic energy",
      unit: "J",
      letters: "K",
      words: "kinetic? energy; ke",
    },
    {
      name: "V",
      latex: "V",
      says: "accelerating voltage",
      unit: "V",
      letters: "V",
      words: "potential difference|drop?; voltage; p.d",
    },
    charge,
    planck,
  ],
  laws: [
    { name: "De Broglie relation", equation: "l = h/p" },
    { name: "Definition of momentum", equation: "p = m*v" },
    { name: "Momentum by the kinetic energy", equation: "p = sqrt(2*m*K)" },
    { name: "Energy of a charge behind a voltage", equation: "K = e*V" },
  ],
}));
