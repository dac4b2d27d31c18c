import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, workedStep } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { writeAmount, writePlaces } from "../lesson/written-amount.ts";
import { elementOf } from "../../../chemistry/elements.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import { isSameSpecies, onlyElement, type Species } from "../../../chemistry/species.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

interface CompositionProblem {
  species: Species;
  masses: GivenMasses;
  /** The request: one element, the water of a hydrate, or every element. */
  part: Species | null;
}

interface CompositionResult {
  molar: MolarMass;
  /** Percentages of the parts that are requested. */
  percents: { name: Species; mass: Rational; count: bigint; percent: Rational }[];
}

const percentage =
  "(the|mass|weight)? (% | percent | percentage | percentages) (by (mass|weight) | of mass)? (mass|weight|composition|amount|content)?";

const recognise = recogniser<CompositionProblem>(/%|percent|composition/, [
  [
    `@ask? ${percentage} (by (mass|weight))? of (each|all|different|various|the | all the | each of the | the different) (element|elements|constituent|constituents)? (present)? in {s:species}`,
    all,
  ],
  [`@ask? (mass|elemental|element)? ${percentage} of {s:species}`, all],
  ["@ask? (mass|elemental)? % composition of (the (compound|elements in))? {s:species}", all],
  ["{s:species} ka|ki (mass|elemental)? % composition", all],
  [
    `@ask? (mass)? ${percentage} of (element)? {x:species} (by (mass|weight))? (present|atoms)? (in|of) {s:species} (by (mass|weight))?`,
    one,
  ],
  [`how much % (of)? {x:species} (is|are)? (there|present)? in {s:species}`, one],
  [`{s:species} (mein|me|m) {x:species} ka|ki (mass)? ${percentage}`, one],
]);

function all(slots: Slots): CompositionProblem | null {
  const piece = slots.species("s");
  if (!piece || onlyElement(piece.species) !== null || piece.species.charge !== 0) return null;
  return { species: piece.species, masses: slots.masses, part: null };
}

function one(slots: Slots): CompositionProblem | null {
  const whole = all(slots);
  const part = slots.species("x");
  if (!whole || !part) return null;
  const symbol = onlyElement(part.species);
  if (symbol !== null) {
    const element = speciesOf(symbol);
    return element && whole.species.atoms.has(symbol) ? { ...whole, part: element } : null;
  }
  const water = speciesOf("H2O");
  const isHydrate =
    water !== null && isSameSpecies(part.species, water) && /\.\d*H2O$/.test(whole.species.plain);
  return isHydrate ? { ...whole, part: water } : null;
}

export function solve({ species, masses, part }: CompositionProblem): CompositionResult {
  const molar = molarMass(species, masses);
  const parts = part
    ? [part]
    : [...species.atoms.keys()].flatMap((symbol) => speciesOf(symbol) ?? []);
  const percents = parts.map((name) => {
    const count = countOf(species, name);
    const mass = q.multiply(molarMass(name, masses).value, q.rational(count));
    return {
      name,
      mass,
      count,
      percent: q.divide(q.multiply(mass, q.rational(100n)), molar.value),
    };
  });
  return { molar, percents };
}

function countOf(species: Species, part: Species): bigint {
  const symbol = onlyElement(part);
  if (symbol !== null) return species.atoms.get(symbol) ?? 0n;
  const [, digits = ""] = /\.(\d*)H2O$/.exec(species.plain) ?? [];
  return digits === "" ? 1n : BigInt(digits);
}

/** The grams of each part in 100 g of the compound; with the rest they must add up to 100 g. */
export function prove(
  { species, masses }: CompositionProblem,
  { percents }: CompositionResult,
): Proof | null {
  const whole = [...species.atoms].reduce((sum, [symbol, count]) => {
    const element = speciesOf(symbol);
    const mass = element ? molarMass(element, masses).value : q.zero;
    return q.add(sum, q.multiply(mass, q.rational(count)));
  }, q.zero);
  const back = percents.map(({ percent }) =>
    q.divide(q.multiply(percent, whole), q.rational(100n)),
  );
  const fits = percents.every(({ name, count }, at) => {
    const mass = q.multiply(molarMass(name, masses).value, q.rational(count));
    return q.equals(back[at] ?? q.zero, mass);
  });
  if (!fits) return null;
  const total = percents.map(({ percent }) => percent).reduce(q.add, q.zero);
  const isWhole = q.equals(total, q.rational(100n));
  const lines = percents.map(({ name, percent, mass }) => {
    return `${name.latex}:\\; ${writePlaces(percent, 2, "%").latex} \\times ${numberToLatex(whole)} \\approx ${writeAmount(mass).number}`;
  });
  return {
    method: "Worked backwards from the percentages to the masses",
    lines: isWhole ? [...lines, "\\text{All shares together make } 100\\%"] : lines,
  };
}

function explain(problem: CompositionProblem, { molar, percents }: CompositionResult): Explanation {
  const written = percents.map(({ name, percent }) => ({
    name,
    amount: writePlaces(percent, 2, "%"),
  }));
  const isOne = problem.part !== null;
  return lesson({
    topic: "Some Basic Concepts of Chemistry: percentage composition",
    method: "Mass percent of an element",
    answer: {
      latex: written
        .map(({ name, amount }) => (isOne ? amount.latex : `${name.latex}: ${amount.latex}`))
        .join(",\\; "),
      plain: written
        .map(({ name, amount }) => (isOne ? amount.plain : `${name.plain} = ${amount.plain}`))
        .join(", "),
    },
    steps: [
      ...wholeStep(problem, molar),
      ...percents.map(({ name, mass, count, percent }) =>
        percentStep(problem, { name, mass, count, percent, whole: molar.value }),
      ),
    ],
    idea: "The percentage of an element is the mass of its atoms in one mole, out of the molar mass, times 100.",
    firstMove: "Find the molar mass of the compound from the atomic masses.",
    terms: ["Mass percent", "Molar mass"],
    followUps: [
      "Do the percentages of all elements add up to 100?",
      "How many grams of each element are there in 50 g of the compound?",
    ],
  });
}

function wholeStep({ species }: CompositionProblem, molar: MolarMass): MathsStep[] {
  return molarMassStep(species, molar);
}

interface PartOfWhole {
  name: Species;
  mass: Rational;
  count: bigint;
  percent: Rational;
  whole: Rational;
}

function percentStep(
  { masses }: CompositionProblem,
  { name, mass, count, percent, whole }: PartOfWhole,
): MathsStep {
  const each = molarMass(name, masses).value;
  const shown = writePlaces(percent, 2, "%");
  const product = count === 1n ? numberToLatex(each) : `${count} \\times ${numberToLatex(each)}`;
  const symbol = onlyElement(name);
  const called = symbol === null ? "water" : (elementOf(symbol)?.name ?? name.plain);
  return workedStep(
    `Find the percentage of ${called}`,
    `One mole of the compound holds ${count} ${count === 1n ? "mole" : "moles"} of $${name.latex}$, which is $${numberToLatex(mass)}$ g.`,
    `\\frac{${product}}{${numberToLatex(whole)}} \\times 100\\%`,
    shown,
  );
}

const compounds = [
  "CO2",
  "H2O",
  "NH3",
  "CH4",
  "CaCO3",
  "NaOH",
  "SO2",
  "HNO3",
  "Na2SO4",
  "C2H5OH",
  "CuSO4",
  "MgO",
  "Fe2O3",
] as const;

export const compositionTask = defineTask<CompositionProblem, CompositionResult>({
  name: "percentage-composition",
  recognise,
  reading: ({ species, part }) =>
    `\\text{mass percent of } ${part ? part.latex : "\\text{each element}"} \\text{ in } ${species.latex}`,
  solve,
  prove,
  explain,
  vary: ({ part }, random) => {
    const formula = pick(random, compounds);
    if (!part) return `Find the percentage composition of ${formula}`;
    const symbols = [...(speciesOf(formula)?.atoms.keys() ?? [])];
    const [first = "O", ...more] = symbols;
    return `Find the percentage of ${pick(random, [first, ...more])} in ${formula}`;
  },
  examples: [
    "Find the percentage composition of Na2SO4",
    "Calculate the percentage of nitrogen in urea, CO(NH2)2",
  ],
});
