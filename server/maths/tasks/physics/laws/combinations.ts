import { combinationFigure } from "./circuit-figures.ts";
import type { LawFrame, Law, Variable } from "./law-frame.ts";

const numberWords = ["", "", "two", "three", "four"];

interface Combination {
  name: string;
  topic: string;
  /** The component: "resistor". */
  says: string;
  unit: string;
  letter: string;
  needs: "series" | "parallel";
  words: string;
  total: string;
  /** Whether the values add up, or their reciprocals. */
  adds: "values" | "reciprocals";
  law: string;
}

const resistor =
  "resistor|resistors|resistance|resistances|resistors of resistance?; resistor|resistors|resistance|resistances; conductor|lamp|bulb whose? of? resistance?";
const capacitor =
  "capacitor|capacitors|capacitance|capacitances; capacitors of capacitance|capacitances";

const combinations: readonly Combination[] = [
  {
    name: "series-resistors",
    topic: "Electricity",
    says: "resistance",
    unit: "ohm",
    letter: "R",
    needs: "series",
    words: resistor,
    total: "resistance",
    adds: "values",
    law: "Resistors in series",
  },
  {
    name: "parallel-resistors",
    topic: "Electricity",
    says: "resistance",
    unit: "ohm",
    letter: "R",
    needs: "parallel",
    words: resistor,
    total: "resistance",
    adds: "reciprocals",
    law: "Resistors in parallel",
  },
  {
    name: "series-capacitors",
    topic: "Electrostatic Potential and Capacitance",
    says: "capacitance",
    unit: "F",
    letter: "C",
    needs: "series",
    words: capacitor,
    total: "capacitance",
    adds: "reciprocals",
    law: "Capacitors in series",
  },
  {
    name: "parallel-capacitors",
    topic: "Electrostatic Potential and Capacitance",
    says: "capacitance",
    unit: "F",
    letter: "C",
    needs: "parallel",
    words: capacitor,
    total: "capacitance",
    adds: "values",
    law: "Capacitors in parallel",
  },
];

function frameOf(combination: Combination, count: number): LawFrame {
  const parts = Array.from({ length: count }, (_, at) => `a${at + 1}`);
  const isResistors = combination.unit === "ohm";
  return {
    name: `${combination.name}-${count}`,
    topic: combination.topic,
    needs: combination.needs,
    also: `each connected are in joined combination combined ${combination.needs} of resistors resistor capacitors capacitor circuit across to battery supply equivalent what when cell through flows drawn from ${numberWords[count] ?? ""} both by ohm wires these electric lamp whose conductor bulb having has one with another calculate following a an`,
    variables: [
      ...parts.map((name, at): Variable => ({
        name,
        latex: `${combination.letter}_${at + 1}`,
        says: `${ordinals[at] ?? ""} ${combination.says}`,
        unit: combination.unit,
        letters: `${combination.letter}${at + 1}`,
        givenWords: combination.words,
        isUsual: true,
      })),
      {
        name: "t",
        latex: isResistors ? "R" : "C",
        says: `equivalent ${combination.says}`,
        unit: combination.unit,
        targetWords: `equivalent|total|effective|resultant|net|combined? ${combination.total}; equivalent|total|effective|resultant|net|combined ${combination.total} of the? combination|circuit; ${combination.total} of the combination|circuit; equivalent`,
      },
      ...(isResistors ? circuitVariables : []),
    ],
    // The current or voltage of one component is not that of the circuit; `branches.ts` computes it.
    never: oneOfParts,
    phrases: `${count} resistors|resistances|capacitors|identical|equal|wires`,
    group: parts,
    requires: parts,
    draw: combinationFigure({
      joined: combination.needs,
      of: isResistors ? "resistor" : "capacitor",
      names: parts,
    }),
    systems: isResistors ? [] : ["µF", "pF", "nF"],
    laws: [combinationLaw(combination, parts), ...(isResistors ? circuitLaws : [])],
  };
}

const oneOfParts =
  "current|power|voltage|charge through|across|in|on the|a|one; potential difference across the; voltage drop; current flowing through|in the; through|across each; through the";

const ordinals = ["first", "second", "third", "fourth"];

const circuitVariables: readonly Variable[] = [
  {
    name: "V",
    latex: "V",
    says: "voltage",
    unit: "V",
    letters: "V",
    words:
      "battery; equivalent? voltage; equivalent? potential difference; emf; supply; cell; source",
  },
  {
    name: "I",
    latex: "I",
    says: "total current",
    unit: "A",
    letters: "I",
    targetWords:
      "equivalent? current; current through|in the circuit|battery|combination|cell; total current; current drawn; total current drawn; current in the circuit; current through the circuit|battery",
  },
];
const circuitLaws: readonly Law[] = [{ name: "Ohm's law", equation: "V = I*t" }];

function combinationLaw({ adds, law }: Combination, parts: readonly string[]): Law {
  if (adds === "values") return { name: law, equation: `t = ${parts.join(" + ")}` };
  return { name: law, equation: `1/t = ${parts.map((part) => `1/${part}`).join(" + ")}` };
}

/** Two, three and four resistors or capacitors in series or in parallel; resistors also with a battery. */
export const combinationFrames: readonly LawFrame[] = combinations.flatMap((combination) =>
  [2, 3, 4].map((count) => frameOf(combination, count)),
);
