import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import { notSupported } from "../../../refusal.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { elementLatex } from "../lesson/mass-steps.ts";
import { writeAmount, writePlaces } from "../lesson/written-amount.ts";
import { atomicMass, molarMass } from "../matter/molar-mass.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import type { Species } from "../../../chemistry/species.ts";
import { nearest, wholeRatio, type WholeRatio } from "./empirical-formula.ts";
import { type EmpiricalProblem, recogniseEmpirical } from "./recognise-empirical.ts";

interface EmpiricalResult {
  moles: Rational[];
  ratio: WholeRatio;
  empirical: Species;
  /** The multiple of the empirical formula in the molecule; null if no molar mass is given. */
  times: bigint | null;
  molecular: Species | null;
}

export function solve({ parts, masses, molar }: EmpiricalProblem): EmpiricalResult {
  const moles = parts.map(({ symbol, percent }) => q.divide(percent, atomicMass(symbol, masses)));
  const ratio = wholeRatio(moles);
  const empirical =
    ratio &&
    formulaOf(
      parts.map(({ symbol }) => symbol),
      ratio.counts,
    );
  if (!ratio || !empirical) {
    throw notSupported(
      "These percentages lead to no simple whole-number ratio of atoms. Check the numbers of the question.",
    );
  }
  if (!molar) return { moles, ratio, empirical, times: null, molecular: null };
  const quotient = q.divide(molar, molarMass(empirical, { ...masses, molar: new Map() }).value);
  const times = nearest(quotient);
  const off = q.absolute(q.subtract(quotient, q.rational(times)));
  if (times < 1n || q.order(off, q.rational(6n, 100n)) > 0) {
    throw notSupported(
      "The molar mass is no whole multiple of the empirical formula mass. Check the numbers of the question.",
    );
  }
  return {
    moles,
    ratio,
    empirical,
    times,
    molecular: formulaOf(
      parts.map(({ symbol }) => symbol),
      ratio.counts.map((count) => count * times),
    ),
  };
}

function formulaOf(symbols: readonly string[], counts: readonly bigint[]): Species | null {
  return speciesOf(
    symbols.map((symbol, at) => `${symbol}${counts[at] === 1n ? "" : (counts[at] ?? "")}`).join(""),
  );
}

/** The percentages of the resulting formula, computed again, must be those of the question within rounding. */
export function prove(
  { parts, masses, asksMolecular }: EmpiricalProblem,
  { empirical, molecular, times }: EmpiricalResult,
): Proof | null {
  const formula = asksMolecular ? molecular : empirical;
  if (!formula || (asksMolecular && times === null)) return null;
  const { shares, value } = molarMass(formula, { ...masses, molar: new Map() });
  const percents = parts.map(({ symbol }) => {
    const share = shares.find((one) => one.symbol === symbol);
    return share ? q.divide(q.multiply(share.mass, q.rational(100n)), value) : q.zero;
  });
  const total = parts.map(({ percent }) => percent).reduce(q.add, q.zero);
  const fits = percents.every((percent, at) => {
    const given = q.divide(q.multiply(parts[at]?.percent ?? q.zero, q.rational(100n)), total);
    return q.order(q.absolute(q.subtract(percent, given)), q.rational(1n)) <= 0;
  });
  if (!fits) return null;
  return {
    method: "Working out the percentages of the formula found",
    lines: percents.map(
      (percent, at) =>
        `${elementLatex(parts[at]?.symbol ?? "")}:\\; \\text{the formula gives } ${writePlaces(percent, 1, "%").latex} \\text{, given: } ${numberToLatex(parts[at]?.percent ?? q.zero)}${parts[at]?.unit === "%" ? "\\%" : "\\,\\mathrm{g}"}`,
    ),
  };
}

function explain(problem: EmpiricalProblem, result: EmpiricalResult): Explanation {
  const { empirical, molecular } = result;
  const formula = problem.asksMolecular && molecular ? molecular : empirical;
  const both = problem.asksEmpirical && problem.asksMolecular && molecular;
  return lesson({
    topic: "Some Basic Concepts of Chemistry: empirical and molecular formula",
    method: "Ratio of moles",
    answer: both
      ? {
          latex: `\\text{empirical: } ${empirical.latex},\\; \\text{molecular: } ${both.latex}`,
          plain: `empirical formula ${empirical.plain}, molecular formula ${both.plain}`,
        }
      : { latex: formula.latex, plain: formula.plain },
    steps: [...ratioSteps(problem, result), ...molecularSteps(problem, result)],
    idea: "Atoms are counted in moles: change grams to moles, then find the simplest whole-number ratio.",
    firstMove:
      "Take 100 g of the compound, so that each percentage is a mass in grams, and divide it by the atomic mass.",
    terms: ["Empirical formula", "Molecular formula", "Mole"],
    followUps: [
      "Which other compounds have the same empirical formula?",
      "What are the percentages if you work them out from your formula?",
    ],
    finalMove: "Write the formula from the whole numbers that you found.",
  });
}

function ratioSteps(
  { parts, masses }: EmpiricalProblem,
  { moles, ratio, empirical }: EmpiricalResult,
): MathsStep[] {
  const isPercent = parts.every(({ unit }) => unit === "%");
  const lines = parts.map(({ symbol, percent }, at) => {
    const written = writeAmount(moles[at] ?? q.zero);
    return `${elementLatex(symbol)}:\\; \\frac{${numberToLatex(percent)}}{${numberToLatex(atomicMass(symbol, masses))}} ${written.sign} ${written.latex}`;
  });
  const smallest = writeAmount(
    moles.reduce((least, one) => (q.order(one, least) < 0 ? one : least)),
  );
  const ratios = parts.map(
    ({ symbol }, at) =>
      `${elementLatex(symbol)}:\\; ${writePlaces(ratio.ratios[at] ?? q.zero, 2).latex}`,
  );
  const counts = ratio.counts.join(" : ");
  return [
    step(
      isPercent
        ? "Take 100 g of the compound and find the moles of each element"
        : "Find the moles of each element",
      "Moles = mass ÷ atomic mass.",
      lines.join(",\\quad "),
    ),
    step(
      `Divide by the smallest, $${smallest.latex}$`,
      "The atoms are in the same ratio as the moles.",
      ratios.join(",\\quad "),
    ),
    step(
      ratio.multiplier === 1n
        ? "Round to whole numbers"
        : `Multiply by ${ratio.multiplier} to get whole numbers`,
      "A formula counts whole atoms; small differences come from rounding.",
      counts,
    ),
    step(
      "Write the empirical formula",
      "The whole numbers stand behind the symbols.",
      empirical.latex,
    ),
  ];
}

function molecularSteps(
  { masses, molar, asksMolecular }: EmpiricalProblem,
  { empirical, molecular, times }: EmpiricalResult,
): MathsStep[] {
  if (!asksMolecular || !molar || !molecular || times === null) return [];
  const mass = molarMass(empirical, { ...masses, molar: new Map() }).value;
  const quotient = q.divide(molar, mass);
  return [
    step(
      "Compare the molar mass with the empirical formula mass",
      `The empirical formula mass is $${numberToLatex(mass)}$; the molecule holds it a whole number of times.`,
      `n = \\frac{${numberToLatex(molar)}}{${numberToLatex(mass)}} ${q.isInteger(quotient) ? "=" : "\\approx"} ${times}`,
    ),
    step(
      "Write the molecular formula",
      `Multiply every small number by ${times}.`,
      molecular.latex,
    ),
  ];
}

/** Compounds for similar questions, with the molar mass of each. */
const compounds = [
  "CH2O",
  "C6H12O6",
  "C2H4O2",
  "NH3",
  "Fe2O3",
  "Na2SO4",
  "CH4",
  "C6H6",
  "H2O2",
  "C2H2Cl4",
  "P2O5",
  "CaCO3",
] as const;

function questionFor(formula: string, asksMolecular: boolean): string {
  const species = speciesOf(formula);
  if (!species) return "";
  const { shares, value } = molarMass(species, {
    atomic: new Map(),
    molar: new Map(),
    avogadro: null,
  });
  const parts = shares.map(
    ({ symbol, mass }) =>
      `${writePlaces(q.divide(q.multiply(mass, q.rational(100n)), value), 2).plain}% ${symbol}`,
  );
  const list = `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;
  return asksMolecular
    ? `A compound contains ${list}. Its molar mass is ${numberToLatex(value)} g/mol. Find its molecular formula.`
    : `Find the empirical formula of a compound that contains ${list}`;
}

export const empiricalTask = defineTask<EmpiricalProblem, EmpiricalResult>({
  name: "empirical-formula",
  recognise: recogniseEmpirical,
  reading: ({ parts }) =>
    parts
      .map(
        ({ symbol, percent, unit }) =>
          `${elementLatex(symbol)}: ${numberToLatex(percent)}${unit === "%" ? "\\%" : "\\,\\mathrm{g}"}`,
      )
      .join(",\\; "),
  solve,
  prove,
  explain,
  vary: ({ asksMolecular }, random) => questionFor(pick(random, compounds), asksMolecular),
  examples: [
    "A compound contains 4.07% hydrogen, 24.27% carbon and 71.65% chlorine. Its molar mass is 98.96 g. What are its empirical and molecular formulas?",
    "Find the empirical formula of an oxide of iron which has 69.9% iron and 30.1% oxygen by mass",
  ],
});
