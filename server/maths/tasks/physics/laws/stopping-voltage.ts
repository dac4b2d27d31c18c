import type { LawFrame, Variable } from "./law-frame.ts";
import { photoelectric, planck } from "./modern.ts";

const charge: Variable = {
  name: "e",
  latex: "e",
  says: "elementary charge",
  unit: "C",
  letters: "e",
  words: "charge of an? electron",
  constant: "1.6e-19",
};
const stopping: Variable = {
  name: "S",
  latex: "V_0",
  says: "stopping potential",
  unit: "V",
  letters: "V0",
  words:
    "stopping|cut-off|cutoff potential|voltage; cut off potential|voltage; cut off|cut-off voltage for photoelectric emission; stopping potential of the? photoelectrons",
};
const emission =
  "emission photoelectric for certain predict its of on which cutoff cut off fastest photoelectrons experiment";

/** The voltage that stops the fastest photoelectrons. */
export const stoppingVoltage: LawFrame = {
  ...photoelectric,
  name: "stopping-voltage",
  needs: "stopping cut cutoff",
  also: `${photoelectric.also} ${emission}`,
  variables: [...photoelectric.variables, stopping, charge],
  systems: [],
  laws: [...photoelectric.laws, { name: "Stopping potential", equation: "K = e*S" }],
  requires: [],
};

/** Photoelectrons of a metal whose threshold frequency is given. */
export const aboveThreshold: LawFrame = {
  ...photoelectric,
  name: "above-threshold",
  needs: "threshold",
  also: `${photoelectric.also} ${emission}`,
  variables: [
    ...photoelectric.variables.filter(({ name }) => ["K", "f"].includes(name)),
    {
      name: "g",
      latex: "\\nu_0",
      says: "threshold frequency",
      unit: "Hz",
      isNamed: true,
      letters: "ν0",
      words: "threshold frequency; threshold frequency of|for a|the? certain? metal|surface?",
    },
    planck,
    stopping,
    charge,
  ],
  systems: [],
  requires: ["g", "f"],
  laws: [
    { name: "Einstein's photoelectric equation", equation: "K = h*(f - g)" },
    { name: "Stopping potential", equation: "K = e*S" },
  ],
};
