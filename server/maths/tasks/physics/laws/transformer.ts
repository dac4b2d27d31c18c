import type { LawFrame } from "./law-frame.ts";

const stepUp = "step up; stepup; steps up; up to; used to step up; increases; raises";
const stepDown =
  "step down; stepdown; steps down; down to; used to step down; decreases; reduces; lowers";

const refused = {
  both: "This transformer is said to step the voltage up and down at once. Check the question.",
  up: "A step-up transformer gives a higher voltage than it gets, but these numbers step the voltage down. Check the question.",
  down: "A step-down transformer gives a lower voltage than it gets, but these numbers step the voltage up. Check the question.",
};

/** The contradiction in "A step-up transformer converts 2200 V to 220 V", as a sentence; null if there is none. */
function contradiction(value: (name: string) => number | null): string | null {
  const [isUp, isDown] = [value("up") !== null, value("down") !== null];
  if (isUp && isDown) return refused.both;
  const rise = riseOf(value);
  if (isUp && rise <= 0) return refused.up;
  return isDown && rise >= 0 ? refused.down : null;
}

/** The difference of the secondary from the primary, in volts or, without voltages, in turns. */
function riseOf(value: (name: string) => number | null): number {
  return (value("v") ?? value("n") ?? 0) - (value("V") ?? value("N") ?? 0);
}

export const transformer: LawFrame = {
  name: "transformer",
  topic: "Alternating Current",
  needs: "transformer",
  facts: [
    { words: stepUp, variable: "up", value: "1" },
    { words: stepDown, variable: "down", value: "1" },
  ],
  markers: ["up", "down"],
  contradiction,
  also: "transformer turns has have ideal connected supply mains what across coil primary secondary its a in and to are of be should",
  variables: [
    { name: "up", latex: "", says: "", unit: "", isNamed: true },
    { name: "down", latex: "", says: "", unit: "", isNamed: true },
    {
      name: "V",
      latex: "V_p",
      says: "primary voltage",
      unit: "V",
      letters: "Vp V1",
      words:
        "primary voltage; input voltage; supply; primary is connected to? a?; mains; primary is connected to an? a? ac? supply?; voltage across the primary; ac supply; input",
      isUsual: true,
    },
    {
      name: "v",
      latex: "V_s",
      says: "secondary voltage",
      unit: "V",
      letters: "Vs V2",
      words:
        "secondary voltage; output voltage; voltage across the secondary coil?; secondary output voltage; output; voltage in the secondary; voltage at the secondary",
    },
    {
      name: "N",
      latex: "N_p",
      says: "turns of the primary",
      unit: "",
      letters: "Np N1",
      words:
        "primary turns; turns in|on|of the? its? primary coil?; turns in its primary; primary turns; primary has; number of turns in|on the primary coil?",
    },
    {
      name: "n",
      latex: "N_s",
      says: "turns of the secondary",
      unit: "",
      letters: "Ns N2",
      words:
        "secondary turns; turns in|on|of the? its? secondary coil?; secondary turns; secondary has; number of turns in|on the secondary coil?",
    },
  ],
  laws: [{ name: "Turns ratio of a transformer", equation: "v/V = n/N" }],
};

/** An ideal transformer: input and output power are equal. */
export const transformerCurrents: LawFrame = {
  ...transformer,
  name: "transformer-currents",
  also: `${transformer.also} ideal current power losses loss no there`,
  variables: [
    ...transformer.variables,
    {
      name: "I",
      latex: "I_p",
      says: "primary current",
      unit: "A",
      letters: "Ip I1",
      words: "primary|input current; current in|through the? primary coil?",
    },
    {
      name: "i",
      latex: "I_s",
      says: "secondary current",
      unit: "A",
      letters: "Is I2",
      words: "secondary|output current; current in|through the? secondary coil?",
    },
  ],
  laws: [
    ...transformer.laws,
    { name: "Power of a transformer without losses", equation: "V*I = v*i" },
  ],
};

/** "It steps 220 V down to 22 V": the primary voltage first, then the secondary. */
export const transformerConverts: LawFrame = {
  ...transformer,
  name: "transformer-converts",
  also: transformer.also.replace(/connected |mains |supply |to /g, ""),
  facts: [
    { words: stepUp, variable: "up", value: "1" },
    { words: stepDown, variable: "down", value: "1" },
    {
      words:
        "converts; changes; transforms; steps down|up; steps; used to convert; used to step up|down; increases; decreases; reduces; lowers; raises",
      variable: "x",
      value: "1",
    },
  ],
  markers: ["x", "up", "down"],
  order: ["V", "v"],
  requires: ["x", "V", "v"],
  variables: [
    { name: "x", latex: "", says: "", unit: "", isNamed: true },
    ...transformer.variables.map((variable) =>
      variable.name === "v" ? { ...variable, cues: "to; down|up to; into" } : variable,
    ),
  ],
};
