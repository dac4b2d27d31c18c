import { combinationFigure } from "./circuit-figures.ts";
import type { LawFrame, Law, Variable } from "./law-frame.ts";

const ordinals = ["first", "second", "third"];
const counts = ["", "", "two", "three"];
const letters = "resistor|resistors|resistance|resistances|resistors of resistance?";
const words =
  "each connected joined are in of resistors resistor resistance combination circuit across to battery supply when by ohm these with a an flowing flows current following having both separately individual find also";

const voltage: Variable = {
  name: "V",
  latex: "V",
  says: "voltage",
  unit: "V",
  letters: "V",
  givenWords: "battery; voltage; potential difference; emf; supply; cell; source",
};

const resistances = (count: number): Variable[] =>
  ordinals.slice(0, count).map((ordinal, at) => ({
    name: `a${at + 1}`,
    latex: `R_${at + 1}`,
    says: `${ordinal} resistance`,
    unit: "ohm",
    letters: `R${at + 1}`,
    givenWords: letters,
    isUsual: true,
  }));

const totalCurrent: Variable = {
  name: "I",
  latex: "I",
  says: "total current",
  unit: "A",
  letters: "I",
  isNamed: true,
  targetWords:
    "total current; current drawn; total current drawn; total current in|through the circuit; current in the circuit; current drawn from the battery; total current drawn from the battery",
};

/** In parallel every resistor has the whole voltage, so Ohm's law applies to each one separately. */
function parallelBranches(count: number): LawFrame {
  const parts = resistances(count);
  const currents = parts.map(({ name }, at): Variable => ({
    name: `i${at + 1}`,
    latex: `I_${at + 1}`,
    says: `current through the ${ordinals[at] ?? ""} resistor`,
    unit: "A",
    isNamed: true,
    partOf: name,
    asks: "current through|in|across each resistor|resistance|one|branch|lamp?; current flowing through each resistor?; current in each of the? resistors; current through each of the? resistors; current through both resistors",
    targetWords: `current through|in the; current flowing through the; current through the ${ordinals[at] ?? ""} resistor`,
  }));
  const branchLaws = parts.map(({ name }, at): Law => ({
    name: `Ohm's law for the ${ordinals[at] ?? ""} resistor`,
    equation: `V = i${at + 1}*${name}`,
  }));
  return {
    ...branch("parallel", count),
    variables: [...parts, ...currents, voltage, totalCurrent],
    laws: [
      ...branchLaws,
      {
        name: "Currents of the branches",
        equation: `I = ${currents.map(({ name }) => name).join(" + ")}`,
      },
    ],
    note: "In parallel each resistor has the whole voltage of the battery across it.",
  };
}

/** In series the same current flows through every resistor, and the voltages add up. */
function seriesVoltages(): LawFrame {
  const parts = resistances(2);
  const voltages = parts.map(({ name }, at): Variable => ({
    name: `v${at + 1}`,
    latex: `V_${at + 1}`,
    says: `voltage across the ${ordinals[at] ?? ""} resistor`,
    unit: "V",
    isNamed: true,
    partOf: name,
    asks: "voltage|potential across each resistor|resistance?; potential difference|drop across each resistor|resistance?; voltage drop across each resistor|resistance?; voltage across each of the? resistors",
    targetWords: `voltage|potential across the; potential difference|drop across the; voltage drop across the; voltage|potential across the ${ordinals[at] ?? ""} resistor; potential difference across the ${ordinals[at] ?? ""} resistor`,
  }));
  return {
    ...branch("series", 2),
    variables: [
      ...parts,
      ...voltages,
      voltage,
      {
        ...totalCurrent,
        says: "current",
        targetWords: `current; current through|in each resistor?; ${totalCurrent.targetWords ?? ""}`,
      },
    ],
    laws: [
      { name: "Ohm's law for the whole circuit", equation: "V = I*(a1 + a2)" },
      { name: "Ohm's law for the first resistor", equation: "v1 = I*a1" },
      { name: "Ohm's law for the second resistor", equation: "v2 = I*a2" },
    ],
    note: "In series the same current flows through both resistors.",
  };
}

function branch(
  joined: "parallel" | "series",
  count: number,
): Omit<LawFrame, "variables" | "laws"> {
  const parts = resistances(count).map(({ name }) => name);
  return {
    name: `${joined}-parts-${count}`,
    topic: "Electricity",
    needs: joined,
    also: `${words} ${joined} ${counts[count] ?? ""}`,
    never: joined === "parallel" ? "series" : "parallel",
    phrases: `${count} resistors|resistances; ${counts[count] ?? ""} resistors|resistances`,
    group: parts,
    draw: combinationFigure({ joined, of: "resistor", names: parts }),
    requires: [...parts, "V"],
    // In parallel the current through one resistor does not depend on the others.
    spare: joined === "parallel" ? parts : [],
  };
}

/** The current or voltage of each of several resistors (NCERT class 10, "Electricity"). */
export const branchFrames: readonly LawFrame[] = [
  parallelBranches(2),
  parallelBranches(3),
  seriesVoltages(),
];
