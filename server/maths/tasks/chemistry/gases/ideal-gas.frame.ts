import * as q from "../../../numbers/rational.ts";
import type { ChemistryFrame, ChemistryLaw, StoryRule } from "../laws/law-frame.ts";
import type { Story } from "../laws/story.ts";
import { unitOf } from "../lesson/written-amount.ts";

interface GasConstant {
  name: string;
  /** R in the units of pressure and volume of this frame, per mole and kelvin. */
  value: string;
  unit: string;
  pressure: string;
  volume: string;
  /** The unit of pressure for a calculation with this constant. */
  pressures: readonly string[];
  /** Realistic pressures, for the examples. */
  examples: readonly [string, string];
}

/** NCERT Chemistry XI: R = 0.0821 L atm, 0.083 bar L, or 8.314 J (kPa L) per K and mol. */
const inAtmospheres: GasConstant = {
  name: "ideal-gas",
  value: "0.0821",
  unit: "L atm/(mol K)",
  pressure: "atm",
  volume: "L",
  pressures: ["atm", "mmHg", "torr", "cmHg"],
  examples: ["3", "2"],
};
const inBars: GasConstant = {
  name: "ideal-gas-in-bar",
  value: "0.083",
  unit: "L bar/(mol K)",
  pressure: "bar",
  volume: "L",
  pressures: ["bar", "mbar"],
  examples: ["4", "1.5"],
};
const inKilopascals: GasConstant = {
  name: "ideal-gas-in-pascal",
  value: "8.314",
  unit: "J/(mol K)",
  pressure: "kPa",
  volume: "L",
  pressures: ["kPa", "Pa", "MPa"],
  examples: ["200", "150"],
};

/**
 * Only a problem whose pressure and gas constant are in the units of this frame; without a given constant, atmospheres.
 */
function adjustTo(constant: GasConstant): (story: Story) => Story | null {
  return (story) => {
    const pressure = story.values.get("P");
    const given = story.values.get("R");
    if (given && !q.equals(given.unit.scale, unitOf(constant.unit).scale)) return null;
    if (pressure) return constant.pressures.includes(pressure.unit.symbol) ? story : null;
    return given || constant.name === "ideal-gas" ? story : null;
  };
}

const rules: readonly StoryRule[] = [
  { wording: "(use|using|take|given|where)? r (=|is|as)? {R:molarentropy}" },
  { wording: "(the)? gas constant (r)? (=|is)? {R:molarentropy}" },
  { wording: "(the)? pressure (of|is|=|at)? {P:pressure}" },
  { wording: "(the)? volume (of|is|=)? {V:volume}" },
  {
    wording:
      "(@ask | how much | at what | what will be the) pressure (exerted|will|would|does|is)? (be)? (exerted)? (by)? (exert)? (of (the|a)? gas)?",
    asks: "P",
  },
  {
    wording:
      "(@ask | how much | what) volume (is|will|would|does)? (be)? (occupied)? (by)? (of (the|a)? gas)?",
    asks: "V",
  },
  {
    wording:
      "(@ask? (the)? (number|no) of moles | how many moles | @ask moles) (of (the)? (a)? gas)?",
    asks: "n",
  },
  { wording: "(@ask | at what) temperature (in kelvin)? (of (the|a)? gas)?", asks: "T" },
  { wording: "(@ask)? (molar|molecular) mass|weight (of (the|this|a)? gas)?", asks: "M" },
  {
    wording: "(molar|molecular) mass|weight (of (the|this|a)? gas)? (is|=) {M:molarmass|mass}",
  },
  { wording: "@ask? density (of (the|this|a)? gas)?", asks: "d" },
  {
    wording: "(@ask | how much | how many) (mass|grams|gram|weight) (of (the|this|a)? gas)?",
    asks: "m",
  },
  { wording: "(the)? density (of (the|a|this)? gas)? (is|=|was|found to be)? {d:density}" },
];

const laws: readonly ChemistryLaw[] = [
  { name: "Moles from mass", equation: "n = m/M", why: "number of moles = mass ÷ molar mass." },
  {
    name: "Ideal gas equation",
    equation: "P*V = n*R*T",
    why: "pressure, volume, moles and temperature of a gas are linked by the gas constant.",
  },
  {
    name: "Density of a gas",
    equation: "d = P*M/(R*T)",
    why: "put $n = m/M$ and $d = m/V$ into $PV = nRT$.",
  },
];

function idealGas(constant: GasConstant): ChemistryFrame {
  return {
    name: constant.name,
    topic: "States of Matter: the ideal gas equation",
    needs:
      /<(?:temperature|pressure|volume):.*<(?:temperature|pressure|volume|amount|mass|density|molarmass):|stp|ntp/,
    variables: [
      { name: "P", latex: "P", says: "pressure", unit: constant.pressure },
      { name: "V", latex: "V", says: "volume", unit: constant.volume },
      { name: "n", latex: "n", says: "number of moles", unit: "mol" },
      { name: "T", latex: "T", says: "absolute temperature", unit: "K" },
      { name: "R", latex: "R", says: "gas constant", unit: constant.unit },
      { name: "m", latex: "m", says: "mass", unit: "g" },
      { name: "M", latex: "M", says: "molar mass", unit: "g/mol" },
      { name: "d", latex: "d", says: "density", unit: "g/L" },
    ],
    rules,
    also:
      "gas gases ideal behaves behave behaving ideally occupies occupy occupied occupying cylinder balloon vessel container flask closed sealed confined filled contains containing present amount " +
      "temperature pressure volume litre moles mole exerted exert exerts capacity number constant equation pv nrt vapour found kept stored",
    order: {
      pressure: ["P"],
      volume: ["V"],
      temperature: ["T"],
      amount: ["n"],
      mass: ["m"],
      density: ["d"],
      molarmass: ["M"],
    },
    laws,
    constants: { R: constant.value },
    molarMass: "M",
    adjust: (story) => {
      const fitting = adjustTo(constant)(story);
      if (!fitting) return null;
      const isMass = ["m", "d"].some((name) => fitting.values.has(name) || fitting.target === name);
      // "2 mol of oxygen gas": the equation asks for no molar mass, so the substance does not matter.
      return isMass ? fitting : { ...fitting, species: null };
    },
    idea: "Three of P, V, n and T give the fourth by PV = nRT.",
    firstMove:
      "Write the temperature in kelvin, and choose the gas constant R by the units of pressure and volume.",
    terms: ["Ideal gas", "Absolute temperature", "Mole"],
    followUps: [
      "Which value of R would you take if the pressure were in pascal?",
      "What would happen to the pressure if the temperature were doubled?",
    ],
    examples: [
      `Calculate the volume occupied by 2 mol of an ideal gas at 300 K and ${constant.examples[0]} ${constant.pressure}`,
      `Find the number of moles of an ideal gas in a 5 L vessel at 27°C and ${constant.examples[1]} ${constant.pressure}`,
    ],
  };
}

export const idealGasFrames: readonly ChemistryFrame[] = [
  idealGas(inAtmospheres),
  idealGas(inBars),
  idealGas(inKilopascals),
];
