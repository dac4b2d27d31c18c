import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step, workedStep } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount, type WrittenAmount } from "../lesson/written-amount.ts";
import { molarMass } from "../matter/molar-mass.ts";
import type { Species } from "../../../chemistry/species.ts";
import {
  type AmountKind,
  type GivenSpecies,
  recogniseStoichiometry,
  type StoichiometryProblem,
} from "./recognise-stoichiometry.ts";
import { equationLatex, equationPlain, speciesOf } from "./write-equation.ts";

interface StoichiometryResult {
  /** Moles of each given species. */
  moles: Rational[];
  /** The limiting reagent, among the given species. */
  limiting: number;
  /** Moles of the requested species. */
  amount: Rational | null;
  value: Rational | null;
}

const molarVolume = q.rational(224n, 10n);

/** The moles of the given species, the limiting one, and the amount that it gives of the target. */
export function solve(problem: StoichiometryProblem): StoichiometryResult {
  const { givens, target } = problem;
  const moles = givens.map((one) => q.divide(one.value, perMole(problem, one.at, one.kind)));
  const runs = givens.map(({ at }, index) =>
    q.divide(moles[index] ?? q.zero, coefficient(problem, at)),
  );
  const limiting = runs.findIndex((run) => runs.every((other) => q.order(run, other) <= 0));
  if (!("at" in target)) return { moles, limiting, amount: null, value: null };
  const amount = q.multiply(runs[limiting] ?? q.zero, coefficient(problem, target.at));
  return {
    moles,
    limiting,
    amount,
    value: q.multiply(amount, perMole(problem, target.at, target.kind)),
  };
}

function species({ skeleton }: StoichiometryProblem, at: number): Species {
  const found = speciesOf(skeleton)[at];
  if (!found) throw new Error("A place outside the equation");
  return found;
}

function coefficient({ coefficients }: StoichiometryProblem, at: number): Rational {
  return q.rational(coefficients[at] ?? 1n);
}

function perMole(problem: StoichiometryProblem, at: number, kind: AmountKind): Rational {
  if (kind === "amount") return q.one;
  return kind === "volume" ? molarVolume : molarMass(species(problem, at), problem.masses).value;
}

const units = { mass: "g", amount: "mol", volume: "L" } as const;

/**
 * By masses: the reaction with the resulting amounts must use exactly the given amount, and conserve the total mass.
 */
export function prove(
  problem: StoichiometryProblem,
  { value, limiting }: StoichiometryResult,
): Proof | null {
  const { givens, target, coefficients, skeleton, masses } = problem;
  const first = givens[limiting];
  if (!first) return null;
  const run =
    "at" in target
      ? q.divide(
          value ?? q.zero,
          q.multiply(coefficient(problem, target.at), perMole(problem, target.at, target.kind)),
        )
      : q.divide(
          first.value,
          q.multiply(coefficient(problem, first.at), perMole(problem, first.at, first.kind)),
        );
  const used = givens.map((one) =>
    q.multiply(run, q.multiply(coefficient(problem, one.at), perMole(problem, one.at, one.kind))),
  );
  const isUsedUp = q.equals(used[limiting] ?? q.zero, first.value);
  const isEnough = used.every((amount, at) => q.order(amount, givens[at]?.value ?? q.zero) <= 0);
  const plain = { ...masses, molar: new Map<string, Rational>() };
  const weights = speciesOf(skeleton).map((one, at) =>
    q.multiply(q.multiply(run, q.rational(coefficients[at] ?? 0n)), molarMass(one, plain).value),
  );
  const cut = skeleton.reactants.length;
  const [before, after] = [weights.slice(0, cut), weights.slice(cut)].map((side) =>
    side.reduce(q.add, q.zero),
  );
  if (!before || !after || !isUsedUp || !isEnough || !q.equals(before, after)) return null;
  const [left, right] = [writeAmount(before, unitOf("g")), writeAmount(after, unitOf("g"))];
  return {
    method: "Conservation of mass for the whole reaction",
    lines: [`\\text{all reactants used: } ${left.latex}`, `\\text{all products: } ${right.latex}`],
  };
}

function answerOf(
  problem: StoichiometryProblem,
  { value, limiting }: StoichiometryResult,
): WrittenAmount | Species {
  const { target, givens } = problem;
  if ("at" in target) return writeAmount(value ?? q.zero, unitOf(units[target.kind]));
  return species(problem, givens[limiting]?.at ?? 0);
}

function explain(problem: StoichiometryProblem, result: StoichiometryResult): Explanation {
  const answer = answerOf(problem, result);
  const isTwo = problem.givens.length === 2;
  return lesson({
    topic: "Some Basic Concepts of Chemistry: stoichiometry",
    method: isTwo ? "Limiting reagent and mole ratio" : "Mole ratio from the balanced equation",
    difficulty: isTwo ? "advanced" : "intermediate",
    answer: { latex: answer.latex, plain: answer.plain },
    steps: [
      equationStep(problem),
      ...problem.givens.flatMap((one, at) => molesSteps(problem, one, result.moles[at] ?? q.zero)),
      ...(isTwo ? [limitingStep(problem, result)] : []),
      ...askedSteps(problem, result),
    ],
    idea: "The numbers in the balanced equation are the ratio of the moles that react.",
    firstMove: "Write the balanced equation, then change the given amount to moles.",
    terms: isTwo
      ? ["Limiting reagent", "Mole ratio", "Molar mass"]
      : ["Mole ratio", "Molar mass", "Balanced equation"],
    followUps: isTwo
      ? [
          "How much of the other reactant is left over?",
          "How much of it would be needed to use up everything?",
        ]
      : [
          "What mass of each other substance takes part?",
          "Is the total mass the same before and after?",
        ],
  });
}

function equationStep({ skeleton, coefficients }: StoichiometryProblem): MathsStep {
  return step(
    "Write the balanced equation",
    "Its numbers tell in which ratio of moles the substances react.",
    equationLatex(skeleton, coefficients),
  );
}

function molesSteps(
  problem: StoichiometryProblem,
  { at, kind, value, latex, conversion }: GivenSpecies,
  moles: Rational,
): MathsStep[] {
  const one = species(problem, at);
  const change =
    conversion === null
      ? []
      : [
          step(
            "Change the unit",
            "Molar masses are in g/mol and molar volumes in L/mol.",
            conversion,
          ),
        ];
  if (kind === "amount") return change;
  const molar = molarMass(one, problem.masses);
  const below =
    kind === "mass"
      ? writeAmount(molar.value, unitOf("g/mol"))
      : writeAmount(molarVolume, unitOf("L/mol"));
  const written = writeAmount(moles, unitOf("mol"));
  const why =
    kind === "mass" ? "Moles = mass ÷ molar mass." : "One mole of any gas takes 22.4 L at STP.";
  return [
    ...change,
    ...(kind === "mass" ? molarMassStep(one, molar) : []),
    step(
      `Find the moles of $${one.latex}$`,
      why,
      `n(${one.latex}) = \\frac{${latex}}{${below.latex}} ${written.sign} ${written.latex}`,
    ),
  ].filter(() => q.sign(value) > 0);
}

function limitingStep(
  problem: StoichiometryProblem,
  { moles, limiting }: StoichiometryResult,
): MathsStep {
  const lines = problem.givens.map(({ at }, index) => {
    const amount = moles[index] ?? q.zero;
    const run = writeAmount(q.divide(amount, coefficient(problem, at)));
    return `${species(problem, at).latex}:\\; \\frac{${writeAmount(amount).number}}{${problem.coefficients[at] ?? 1n}} ${run.sign} ${run.latex}`;
  });
  const least = species(problem, problem.givens[limiting]?.at ?? 0);
  return step(
    "Find the limiting reagent",
    `Divide the moles by the number in the equation. The smaller result is that of $${least.latex}$, which is used up first.`,
    lines.join(",\\quad "),
  );
}

function askedSteps(problem: StoichiometryProblem, result: StoichiometryResult): MathsStep[] {
  const { target, givens } = problem;
  const base = givens[result.limiting];
  if (!base) return [];
  if ("at" in target) {
    return [
      ratioStep(problem, result, base.at, target.at),
      ...targetSteps(problem, result, target),
    ];
  }
  const why = "It is used up first, so it decides how much can be made.";
  return [step("Name the limiting reagent", why, species(problem, base.at).latex)];
}

/** From the moles of one species to those of another. */
function ratioStep(
  problem: StoichiometryProblem,
  { moles, limiting, amount }: StoichiometryResult,
  base: number,
  asked: number,
): MathsStep {
  const [from, to] = [species(problem, base), species(problem, asked)];
  const [a, b] = [problem.coefficients[base] ?? 1n, problem.coefficients[asked] ?? 1n];
  const start = writeAmount(moles[limiting] ?? q.zero, unitOf("mol"));
  const written = writeAmount(amount ?? q.zero, unitOf("mol"));
  const sign = start.sign === "=" ? written.sign : "\\approx";
  return workedStep(
    `Use the mole ratio of $${to.latex}$ to $${from.latex}$`,
    `The equation has ${b} mol of $${to.latex}$ for every ${a} mol of $${from.latex}$.`,
    `n(${to.latex}) = \\frac{${b}}{${a}} \\times ${start.latex}`,
    { ...written, sign },
  );
}

/** From the moles of the requested species to its mass or volume; none if moles are requested. */
function targetSteps(
  problem: StoichiometryProblem,
  { amount, value }: StoichiometryResult,
  { at, kind }: { at: number; kind: AmountKind },
): MathsStep[] {
  if (kind === "amount") return [];
  const to = species(problem, at);
  const molar = molarMass(to, problem.masses);
  const isMass = kind === "mass";
  const each = isMass
    ? writeAmount(molar.value, unitOf("g/mol"))
    : writeAmount(molarVolume, unitOf("L/mol"));
  const why = isMass ? "Mass = moles × molar mass." : "One mole of any gas takes 22.4 L at STP.";
  const start = writeAmount(amount ?? q.zero, unitOf("mol"));
  const result = writeAmount(value ?? q.zero, unitOf(units[kind]));
  const sign = start.sign === "=" ? result.sign : "\\approx";
  const line = `${isMass ? "m" : "V"}(${to.latex}) = ${start.latex} \\times ${each.latex}`;
  return [
    ...(isMass ? molarMassStep(to, molar) : []),
    workedStep(`Find the ${kind} of $${to.latex}$`, why, line, { ...result, sign }),
  ];
}

interface Reaction {
  equation: string;
  from: string;
  to: string;
  /** A mass of the first substance that gives round numbers. */
  grams: number;
}

const reactions: readonly [Reaction, ...Reaction[]] = [
  { equation: "CH4 + 2O2 -> CO2 + 2H2O", from: "CH4", to: "CO2", grams: 16 },
  { equation: "2H2 + O2 -> 2H2O", from: "H2", to: "H2O", grams: 2 },
  { equation: "CaCO3 -> CaO + CO2", from: "CaCO3", to: "CaO", grams: 50 },
  { equation: "N2 + 3H2 -> 2NH3", from: "N2", to: "NH3", grams: 14 },
  { equation: "2Mg + O2 -> 2MgO", from: "Mg", to: "MgO", grams: 12 },
  { equation: "2KClO3 -> 2KCl + 3O2", from: "KClO3", to: "O2", grams: 49 },
  { equation: "Zn + 2HCl -> ZnCl2 + H2", from: "Zn", to: "ZnCl2", grams: 13 },
];

function vary(
  { skeleton, coefficients, givens, target }: StoichiometryProblem,
  random: () => number,
): string {
  if (givens.length === 2) {
    const amounts = givens.map(
      ({ at }) => `${wholeBetween(random, 2, 20)} mol of ${speciesOf(skeleton)[at]?.plain ?? ""}`,
    );
    const wanted =
      "at" in target
        ? `Find the moles of ${speciesOf(skeleton)[target.at]?.plain ?? ""} formed`
        : "Find the limiting reagent";
    return `${wanted} when ${amounts.join(" reacts with ")}: ${equationPlain(skeleton, coefficients)}`;
  }
  const { equation, from, to, grams } = pick(random, reactions);
  return `Calculate the mass of ${to} formed from ${grams * wholeBetween(random, 1, 6)} g of ${from}: ${equation}`;
}

export const stoichiometryTask = defineTask<StoichiometryProblem, StoichiometryResult>({
  name: "stoichiometry",
  recognise: recogniseStoichiometry,
  reading: ({ skeleton, coefficients, givens }) => {
    const amounts = givens.map(
      ({ at, latex }) => `${latex} \\text{ of } ${speciesOf(skeleton)[at]?.latex ?? ""}`,
    );
    return `${equationLatex(skeleton, coefficients)},\\quad ${amounts.join(",\\; ")}`;
  },
  solve,
  prove,
  explain,
  vary,
  examples: [
    "Calculate the mass of CO2 produced when 16 g of methane is burnt: CH4 + 2O2 -> CO2 + 2H2O",
    "N2 + 3H2 -> 2NH3. Find the mass of NH3 formed when 28 g of N2 reacts with 3 g of H2",
  ],
});
