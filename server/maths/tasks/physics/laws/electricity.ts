import { singleResistor } from "./circuit-figures.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const voltage: Variable = {
  name: "V",
  latex: "V",
  says: "potential difference",
  unit: "V",
  letters: "V",
  words:
    "potential difference; p.d; pd; voltage; potential; emf; potential difference across; potential difference|voltage across the? a? its? resistor|bulb|wire|conductor|heater|lamp|ends|terminals|resistance|filament; battery; supply; source; cell; line; volts",
};
export const current: Variable = {
  name: "I",
  latex: "I",
  says: "current",
  unit: "A",
  letters: "I i",
  words: "current; electric current; current drawn|flowing|needed|required",
  asks: "how much current|amperage",
};
export const resistance: Variable = {
  name: "R",
  latex: "R",
  says: "resistance",
  unit: "ohm",
  letters: "R",
  words:
    "resistance; resistor; resistance of the? wire|bulb|conductor|resistor|filament|heater|coil|lamp|toaster?; total? resistance",
};
export const power: Variable = {
  name: "P",
  latex: "P",
  says: "power",
  unit: "W",
  letters: "P",
  words:
    "power; electric|electrical? power; power of the? bulb|heater|lamp|motor; power consumed|dissipated|rating|developed|used; rate of energy|heat? consumption|dissipation; heat output; wattage; bulb; heater",
};
/** Words of questions about circuits that have no effect on the answer. */
export const circuitWords =
  "outlet socket wall drill vacuum cleaner mixer grinder juicer blender bell buzzer speaker laser printer projector tablet supplies supply deliver delivers moves electron provide provides headlight drive drives uses use flashlight car radio tv television computer laptop phone charger clock calculator coffee maker hot plate needed pocket immersion light electrons pass starter truck vehicle cable copper nichrome element heating solar cooker microwave washing machine refrigerator ac conditioner lightning bolt x ray tube hour done doing move moving moved points point connected connects across through flows flow flowing drawn draws draw carries carry carrying passes passed passing bulb lamp heater toaster iron motor wire conductor filament conductor circuit ends its supply battery source cell line mains operates operated operating rated marked electric electrical appliance used consumes consume consumed produced produces developed develops in dissipated connected kettle geyser oven fan device resistor maintained when what flows household toaster hair dryer set up works work heat output much calculate running runs run on takes coil by given energy stove lights transferring transferred while generated through having working applied terminals between necessary to generator electron an from second rate circuit's steady constant small torch press room cooker toaster immersion rod";

/** Ohm's law, power, energy and charge (NCERT class 10, "Electricity"). */
export const circuit: LawFrame = {
  name: "circuit",
  hasBodies: true,
  topic: "Electricity",
  needs: "",
  also: circuitWords,
  phrases: "across|between two points; two points; between the? two? points",
  facts: [
    { words: "each|per second; in one second; every second", variable: "t", value: "1" },
    {
      words: "each|one|per coulomb; each coulomb of charge; one coulomb of charge",
      variable: "Q",
      value: "1",
    },
  ],
  variables: [
    voltage,
    current,
    resistance,
    power,
    {
      name: "E",
      latex: "E",
      says: "energy",
      unit: "J",
      letters: "E H W",
      words:
        "energy; electric|electrical? energy; heat; heat produced|developed|generated; energy given; energy consumed|used; amount of heat; heat energy; work; work done",
    },
    {
      name: "t",
      latex: "t",
      says: "time",
      unit: "s",
      letters: "t",
      words: "time",
      asks: "how long",
    },
    {
      name: "Q",
      latex: "Q",
      says: "charge",
      unit: "C",
      letters: "Q q",
      words: "charge; electric charge; amount|quantity of? electric? charge",
    },
  ],
  laws: [
    { name: "Ohm's law", equation: "V = I*R" },
    { name: "Electric power", equation: "P = V*I" },
    { name: "Electric power by current and resistance", equation: "P = I^2*R" },
    { name: "Electric power by voltage and resistance", equation: "P = V^2/R" },
    { name: "Electric energy", equation: "E = P*t" },
    { name: "Definition of current", equation: "I = Q/t" },
    { name: "Work done on a charge", equation: "E = V*Q" },
  ],
  draw: singleResistor,
};

/** Rate of heating. "The rate at which heat is developed" is a power, even if a time is given. */
export const heatingRate: LawFrame = {
  ...circuit,
  name: "heating-rate",
  needs: "rate",
  also: `${circuitWords} service`,
  variables: circuit.variables.map((variable) =>
    variable.name === "P"
      ? {
          ...variable,
          words: "",
          targetWords:
            "rate at which heat|energy|electrical? energy? is developed|produced|generated|consumed|dissipated|used; rate of heat? production|generation|dissipation; rate of heat produced|developed|generated",
        }
      : variable,
  ),
  requires: ["R"],
  spare: ["t"],
};

/** A heater at another voltage; its resistance stays the same. */
export const otherVoltage: LawFrame = {
  name: "other-voltage",
  topic: "Electricity",
  needs: "potential voltage",
  also: `${circuitWords} terminals draws increased decreased raised reduced when if same changed will what`,
  variables: [
    {
      ...voltage,
      latex: "V_1",
      says: "first potential difference",
    },
    { ...current, latex: "I_1", says: "first current", givenWords: "current", words: "" },
    {
      name: "W",
      latex: "V_2",
      says: "second potential difference",
      unit: "V",
      isNamed: true,
      cues: "increased to; decreased to; raised to; reduced to; changed to; potential difference is increased|decreased|raised|reduced|changed to; voltage is increased|decreased|raised|reduced|changed to",
    },
    {
      name: "J",
      latex: "I_2",
      says: "second current",
      unit: "A",
      targetWords: "current",
      isNamed: true,
    },
    { ...resistance },
  ],
  order: ["V", "W"],
  requires: ["V", "I", "W"],
  laws: [
    { name: "Ohm's law", equation: "V = I*R" },
    { name: "Ohm's law at the new voltage", equation: "W = J*R" },
  ],
};
