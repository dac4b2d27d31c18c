import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Unit } from "../../../quantities/unit.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step, workedStep } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount, type WrittenAmount } from "../lesson/written-amount.ts";
import { molarMass } from "../matter/molar-mass.ts";
import { isSameSpecies, type Species } from "../../../chemistry/species.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";
import { gasOf } from "./recognise-gases.ts";

interface Gas {
  species: Species;
  /** In g, or in mol. */
  value: Rational;
  isMass: boolean;
}

interface PartialProblem {
  parts: readonly [Gas, Gas];
  asked: 0 | 1;
  total: Rational;
  unit: Unit;
  masses: GivenMasses;
}

const mixture =
  "(a|the)? (gaseous)? (mixture|vessel|cylinder|container|flask)? (of (gases)?)? (containing|contains|has|having|of)? {g:mass|amount} (of)? {a:species} (gas)? (and|with) {h:mass|amount} (of)? {b:species} (gas|gases)?";
const pressure =
  "(at|has|exerts|with|is|if|and)? (a|the|its)? (total)? pressure (of (the)? (mixture)?)? (is|=|of)? {p:pressure}";
const asked =
  "(@ask)? (the)? partial pressure (of | exerted by) {x:species} (gas)? (in the mixture)?";

const recognise = recogniser<PartialProblem>(/ partial pressure /, [
  [`${mixture} ${pressure} ${asked}`, problemOf],
  [`${asked} (in|if|when|for) ${mixture} ${pressure}`, problemOf],
]);

function problemOf(slots: Slots): PartialProblem | null {
  const [first, second] = [gasIn(slots, "g", "a"), gasIn(slots, "h", "b")];
  const wanted = gasOf(slots.species("x"));
  const total = slots.quantity("p");
  if (!first || !second || !wanted || !total || q.sign(total.value) <= 0) return null;
  const places = [first, second].map(({ species }) => isSameSpecies(species, wanted));
  if (places[0] === places[1]) return null;
  return {
    parts: [first, second],
    asked: places[0] === true ? 0 : 1,
    total: total.value,
    unit: total.unit,
    masses: slots.masses,
  };
}

function gasIn(slots: Slots, amount: string, slot: string): Gas | null {
  const [given, species] = [slots.quantity(amount), gasOf(slots.species(slot))];
  if (!given || !species || q.sign(given.value) <= 0) return null;
  const isMass = given.unit.dimension.mass === 1;
  const unit = unitOf(isMass ? "g" : "mol");
  return {
    species,
    isMass,
    value: q.divide(q.multiply(given.value, given.unit.scale), unit.scale),
  };
}

interface PartialResult {
  moles: readonly [Rational, Rational];
  value: Rational;
}

/** Dalton's law: the mole fraction times the total pressure. */
export function solve({ parts, asked: at, total, masses }: PartialProblem): PartialResult {
  const moles = [molesOf(parts[0], masses), molesOf(parts[1], masses)] as const;
  const fraction = q.divide(moles[at], q.add(moles[0], moles[1]));
  return { moles, value: q.multiply(fraction, total) };
}

function molesOf({ species, value, isMass }: Gas, masses: GivenMasses): Rational {
  return isMass ? q.divide(value, molarMass(species, masses).value) : value;
}

/** The rest of the total pressure belongs to the other gas, in the ratio of the moles. */
export function prove(
  { asked: at, total, unit }: PartialProblem,
  { moles, value }: PartialResult,
): Proof | null {
  const rest = q.subtract(total, value);
  const [own, other] = at === 0 ? moles : [moles[1], moles[0]];
  if (q.sign(rest) <= 0 || !q.equals(q.multiply(value, other), q.multiply(rest, own))) return null;
  const [one, two] = [writeAmount(value, unit), writeAmount(rest, unit)];
  return {
    method: "Dalton's law: the partial pressures add up to the total pressure",
    lines: [`${one.latex} + ${two.latex} ${signOf([one, two])} ${writeAmount(total, unit).latex}`],
  };
}

function signOf(amounts: readonly WrittenAmount[]): "=" | "\\approx" {
  return amounts.every(({ sign }) => sign === "=") ? "=" : "\\approx";
}

function explain(problem: PartialProblem, result: PartialResult): Explanation {
  const { parts, asked: at, unit } = problem;
  const name = parts[at].species.latex;
  const answer = writeAmount(result.value, unit);
  return lesson({
    topic: "States of Matter: Dalton's law of partial pressures",
    method: "Mole fraction times total pressure",
    answer: { latex: `p(${name}) ${answer.sign} ${answer.latex}`, plain: answer.plain },
    steps: [
      ...molesSteps(parts[0], problem.masses, result.moles[0]),
      ...molesSteps(parts[1], problem.masses, result.moles[1]),
      ...pressureSteps(problem, result, answer),
    ],
    idea: "Each gas of a mixture presses in proportion to its number of moles.",
    firstMove: "Find the moles of each gas, and add them.",
    terms: ["Partial pressure", "Mole fraction"],
    followUps: [
      "What is the partial pressure of the other gas?",
      "Why does the kind of gas not matter?",
    ],
  });
}

function pressureSteps(
  { parts, asked: at, total, unit }: PartialProblem,
  { moles }: PartialResult,
  answer: WrittenAmount,
): MathsStep[] {
  const name = parts[at].species.latex;
  const [a, b, own] = [
    writeAmount(moles[0], unitOf("mol")),
    writeAmount(moles[1], unitOf("mol")),
    writeAmount(moles[at], unitOf("mol")),
  ];
  const sign = signOf([a, b]) === "=" ? answer.sign : "\\approx";
  const law = `p(${name}) = \\frac{n(${name})}{n(${parts[0].species.latex}) + n(${parts[1].species.latex})} \\times p`;
  const line = `p(${name}) = \\frac{${own.latex}}{${a.latex} + ${b.latex}} \\times ${writeAmount(total, unit).latex}`;
  return [
    step(
      "Write Dalton's law",
      "The partial pressure of a gas is its mole fraction times the total pressure.",
      law,
    ),
    workedStep(
      `Put in the values and work out $p(${name})$`,
      "The units of the moles cancel, so the unit of the pressure stays.",
      line,
      { ...answer, sign },
    ),
  ];
}

function molesSteps(
  { species, value, isMass }: Gas,
  masses: GivenMasses,
  moles: Rational,
): MathsStep[] {
  if (!isMass) return [];
  const molar = molarMass(species, masses);
  const [grams, each] = [
    writeAmount(value, unitOf("g")),
    writeAmount(molar.value, unitOf("g/mol")),
  ];
  return [
    ...molarMassStep(species, molar),
    workedStep(
      `Find the moles of $${species.latex}$`,
      "Moles = mass ÷ molar mass.",
      `n(${species.latex}) = \\frac{${grams.latex}}{${each.latex}}`,
      writeAmount(moles, unitOf("mol")),
    ),
  ];
}

export const partialPressureTask = defineTask<PartialProblem, PartialResult>({
  name: "partial-pressure",
  recognise,
  reading: ({ parts, asked: at, total, unit }) =>
    `\\text{mixture of } ${parts[0].species.latex} \\text{ and } ${parts[1].species.latex},\\; p = ${writeAmount(total, unit).latex},\\; p(${parts[at].species.latex}) = \\,?`,
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [a, b] = [wholeBetween(random, 1, 4), wholeBetween(random, 1, 4)];
    const gas = pick(random, ["N2", "O2", "CO2", "He"]);
    return `A mixture contains ${a} mol of H2 and ${b} mol of ${gas} at a total pressure of ${a + b} atm. Find the partial pressure of ${gas}`;
  },
  examples: [
    "A mixture contains 2 mol of H2 and 3 mol of O2 at a total pressure of 10 atm. Find the partial pressure of H2",
    "A mixture of 16 g of O2 and 14 g of N2 has a total pressure of 2 bar. Find the partial pressure of O2",
  ],
});
