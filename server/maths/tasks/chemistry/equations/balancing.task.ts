import { notSupported } from "../../../refusal.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { elementLatex } from "../lesson/mass-steps.ts";
import { algebraicSteps } from "./algebraic-steps.ts";
import { balance, countSides } from "./balance.ts";
import { inspectionSteps } from "./inspection-steps.ts";
import { recogniseBalancing } from "./recognise-balancing.ts";
import { equationLatex, equationPlain, type Skeleton, speciesOf } from "./write-equation.ts";

function solve(skeleton: Skeleton): bigint[] {
  const result = balance(skeleton);
  switch (result.kind) {
    case "balanced":
      return result.coefficients;
    case "impossible":
      throw notSupported(
        "No numbers balance this equation. Check that every element stands on both sides and that each formula is right.",
      );
    case "not-unique":
      throw notSupported(
        "This equation can be balanced in more than one way, as it joins two reactions. Type one reaction at a time.",
      );
  }
}

/** Counts every atom and the charge on both sides, and that no common factor is left. */
export function prove(skeleton: Skeleton, coefficients: readonly bigint[]): Proof | null {
  const counts = countSides(skeleton, coefficients);
  const isWhole = coefficients.every((coefficient) => coefficient > 0n);
  const isSmallest = ![2n, 3n, 5n, 7n, 11n, 13n].some((prime) =>
    coefficients.every((one) => one % prime === 0n),
  );
  if (!isWhole || !isSmallest || counts.some(({ left, right }) => left !== right)) return null;
  return {
    method: "Counting the atoms of each element on both sides",
    lines: counts.map(({ name, left, right }) => `${label(name)}:\\; ${left} = ${right}`),
  };
}

function label(name: string): string {
  return name === "charge" ? "\\text{charge}" : elementLatex(name);
}

function explain(skeleton: Skeleton, coefficients: readonly bigint[]): Explanation {
  const latex = equationLatex(skeleton, coefficients);
  const plain = equationPlain(skeleton, coefficients);
  const isIonic = speciesOf(skeleton).some(({ charge }) => charge !== 0);
  const inspection = inspectionSteps(skeleton, coefficients);
  const algebraic = algebraicSteps(skeleton, coefficients);
  const steps = [tally(skeleton), ...(inspection ?? algebraic)];
  return lesson({
    topic: "Chemical Reactions and Equations",
    method: inspection ? "Hit and trial" : "Algebraic method",
    difficulty: coefficients.every((one) => one < 4n)
      ? "beginner"
      : coefficients.some((one) => one > 9n)
        ? "advanced"
        : "intermediate",
    answer: { latex, plain },
    steps,
    finalMove: "Which numbers must stand in front of the formulas? Write the balanced equation.",
    idea: isIonic
      ? "Atoms and charge are conserved: both sides need the same atoms of each element and the same total charge."
      : "Law of conservation of mass: both sides need the same number of atoms of each element.",
    firstMove:
      "Make a table: how many atoms of each element stand on the left, how many on the right?",
    terms: ["Balanced equation", "Coefficient", "Law of conservation of mass"],
    followUps: [
      "Why may you change the numbers in front of the formulas, but never the small numbers inside them?",
      "How many grams of the first reactant react with one mole of the second?",
    ],
    ...(inspection ? { approaches: [{ method: "Algebraic method", steps: algebraic }] } : {}),
  });
}

/** The table of atoms in the equation as typed, before any coefficient is added. */
function tally(skeleton: Skeleton): MathsStep {
  const ones = speciesOf(skeleton).map(() => 1n);
  const rows = countSides(skeleton, ones).map(
    ({ name, left, right }) => `${label(name)} & ${left} & ${right}`,
  );
  return step(
    "Count the atoms on both sides",
    "An equation is balanced when every element has as many atoms on the left as on the right.",
    `\\begin{array}{c|c|c} & \\text{left} & \\text{right} \\\\ \\hline ${rows.join(" \\\\ ")} \\end{array}`,
  );
}

const others = [
  "H2 + O2 -> H2O",
  "N2 + H2 -> NH3",
  "Fe + H2O -> Fe3O4 + H2",
  "Al + O2 -> Al2O3",
  "CH4 + O2 -> CO2 + H2O",
  "C3H8 + O2 -> CO2 + H2O",
  "HNO3 + Ca(OH)2 -> Ca(NO3)2 + H2O",
  "NaOH + H2SO4 -> Na2SO4 + H2O",
  "KClO3 -> KCl + O2",
  "Fe2O3 + CO -> Fe + CO2",
  "BaCl2 + Al2(SO4)3 -> AlCl3 + BaSO4",
  "Pb(NO3)2 -> PbO + NO2 + O2",
  "MnO2 + HCl -> MnCl2 + H2O + Cl2",
  "Al + H2SO4 -> Al2(SO4)3 + H2",
  "C2H6 + O2 -> CO2 + H2O",
] as const;

export const balancingTask = defineTask<Skeleton, bigint[]>({
  name: "balancing-equations",
  recognise: recogniseBalancing,
  reading: (skeleton) => equationLatex(skeleton, []),
  solve,
  prove,
  explain,
  vary: (_, random) => `Balance the equation ${pick(random, others)}`,
  examples: [
    "Balance: Fe + H2O -> Fe3O4 + H2",
    "Balance the chemical equation HNO3 + Ca(OH)2 -> Ca(NO3)2 + H2O",
  ],
});
