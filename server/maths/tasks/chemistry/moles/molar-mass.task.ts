import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { integerLatex } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { elementLatex, massesUsed, molarMassLines } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import { atomCount, type Species } from "../../../chemistry/species.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

interface MolarMassProblem {
  species: Species;
  masses: GivenMasses;
  /** A molar mass is in g/mol, a molecular or formula mass in u. */
  kind: "molar" | "molecular";
}

const recognise = recogniser<MolarMassProblem>(
  /^(?=.*(?:<species:|~\d)).*(?:mass|weight|wt|mw|mr)/,
  [
    [
      "@ask? (molar|mol|mole|mw mass|weight|wt | gram molecular|formula|molar mass|weight|wt | gram mol wt | m w | mw) of compound? (molecule|compound|substance)? {s:species} (gas | molecules | molecule)?",
      molar,
    ],
    ["{s:species} gas? ka|ki molar mass|weight", molar],
    [
      "@ask? (relative? molecular|formula|mol mass|masses|weight|wt | formula unit mass|weight | mr | molecular formula mass) of (a|one|the molecule of)? (the compound)? {s:species} gas?",
      molecular,
    ],
    [
      "{s:species} gas? ka|ki (molecular|formula|mol mass|weight|wt | formula unit mass)",
      molecular,
    ],
  ],
);

function molar(slots: Slots): MolarMassProblem | null {
  return problemOf(slots, "molar");
}

function molecular(slots: Slots): MolarMassProblem | null {
  return problemOf(slots, "molecular");
}

function problemOf(slots: Slots, kind: MolarMassProblem["kind"]): MolarMassProblem | null {
  const piece = slots.species("s");
  // "Molar mass of oxygen" leaves open whether atoms or molecules are meant.
  if (!piece || piece.species.atoms.size === 0 || piece.origin === "element") return null;
  if (slots.masses.molar.has(piece.species.plain)) return null;
  return { species: piece.species, masses: slots.masses, kind };
}

function solve({ species, masses }: MolarMassProblem): MolarMass {
  return molarMass(species, masses);
}

/** By adding atom by atom, instead of by products. */
function weighAtoms({ atoms }: Species, { shares }: MolarMass): Rational | null {
  let total = q.zero;
  for (const [symbol, count] of atoms) {
    const share = shares.find((one) => one.symbol === symbol);
    if (!share) return null;
    for (let left = count; left > 0n; left -= 1n) total = q.add(total, share.atomic);
  }
  return total;
}

function unit({ kind }: MolarMassProblem): string {
  return kind === "molar" ? "g/mol" : "u";
}

function explain(problem: MolarMassProblem, result: MolarMass): Explanation {
  const { species, kind } = problem;
  const total = writeAmount(result.value, unitOf(unit(problem)));
  const name =
    kind === "molar" ? "molar mass" : `${isFormulaUnit(species) ? "formula" : "molecular"} mass`;
  return lesson({
    topic: "Some Basic Concepts of Chemistry",
    method: `Adding atomic masses for the ${name}`,
    difficulty: "beginner",
    answer: { latex: total.latex, plain: total.plain },
    steps: stepsOf(problem, result, total.latex),
    idea: `The ${name} is the sum of the atomic masses of all the atoms in the formula.`,
    firstMove:
      "Count the atoms of each element; a small number behind a bracket counts for all inside it.",
    terms: [kind === "molar" ? "Molar mass" : "Molecular mass", "Atomic mass"],
    followUps: [
      "Which element makes up most of this mass?",
      "How many moles are there in 10 g of this substance?",
    ],
  });
}

function isFormulaUnit({ atoms }: Species): boolean {
  return [...atoms.keys()].some((symbol) =>
    "Na K Ca Mg Al Zn Fe Cu Ag Pb Ba Li".split(" ").includes(symbol),
  );
}

function stepsOf({ species }: MolarMassProblem, result: MolarMass, total: string): MathsStep[] {
  const { counts, products } = molarMassLines(result);
  const atoms = result.shares
    .map(({ symbol, count }) => `${elementLatex(symbol)}: ${integerLatex(count)}`)
    .join(",\\; ");
  const counting = step(
    `Count the atoms in $${species.latex}$`,
    "A small number counts the atom or the bracket in front of it; no number means one.",
    atoms,
  );
  const putIn = step(
    "Put in the atomic masses",
    `Atomic masses used: ${massesUsed(result.shares)} (in u).`,
    counts,
  );
  if (result.shares.length === 1 && !counts.includes("\\times")) {
    return [step("Look up the atomic mass", "The formula is a single atom.", total)];
  }
  if (!counts.includes("\\times")) return [counting, putIn, step("Add", "", total, counts)];
  if (result.shares.length === 1) return [counting, putIn, step("Multiply", "", total, counts)];
  return [
    counting,
    putIn,
    step("Multiply", "Number of atoms times the mass of one atom.", products, counts),
    step("Add", "All atoms together make up the mass.", total, products),
  ];
}

/** Formulas of a similar size to draw from. */
const smallFormulas = [
  "CO2",
  "NH3",
  "CH4",
  "SO2",
  "NaOH",
  "HNO3",
  "CaO",
  "KCl",
  "H2S",
  "MgO",
] as const;
const largeFormulas = [
  "H2SO4",
  "CaCO3",
  "Na2CO3",
  "KMnO4",
  "C6H12O6",
  "Al2(SO4)3",
  "Ca(OH)2",
  "Mg(NO3)2",
  "FeSO4",
  "K2Cr2O7",
  "(NH4)2SO4",
] as const;

export const molarMassTask = defineTask<MolarMassProblem, MolarMass>({
  name: "molar-mass",
  recognise,
  reading: ({ species, kind }) => `\\text{${kind} mass of } ${species.latex}`,
  solve,
  prove: (problem, result) => {
    const weighed = weighAtoms(problem.species, result);
    if (!weighed || !q.equals(weighed, result.value)) return null;
    const count = atomCount(problem.species);
    const shown = writeAmount(weighed, unitOf(unit(problem))).latex;
    return {
      method: "Adding the atoms one by one",
      lines: [`\\text{${count} atoms one after the other: } ${shown}`],
    };
  },
  explain,
  vary: ({ species, kind }, random) => {
    const from =
      atomCount(species) > 4n ? pick(random, largeFormulas) : pick(random, smallFormulas);
    return `Find the ${kind} mass of ${from}`;
  },
  examples: [
    "Calculate the molar mass of Ca(OH)2",
    "What is the molecular mass of sulphuric acid, H2SO4?",
  ],
});
