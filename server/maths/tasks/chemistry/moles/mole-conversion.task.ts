import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step, workedStep } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount, type WrittenAmount } from "../lesson/written-amount.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import { avogadro, type MoleProblem } from "./mole-problem.ts";
import { recogniseMoles } from "./recognise-moles.ts";

interface MoleResult {
  molar: MolarMass;
  /** Moles of the substance. */
  amount: Rational;
  value: Rational;
}

export function solve(problem: MoleProblem): MoleResult {
  const { givenAmount, target, species, masses, molarVolume } = problem;
  const molar = molarMass(species, masses);
  const perMole = {
    mass: molar.value,
    amount: q.one,
    particles: avogadro(masses),
    volume: molarVolume,
  };
  const amount = q.divide(givenAmount.value, perMole[givenAmount.kind]);
  const each = "each" in target ? q.rational(target.each) : q.one;
  return { molar, amount, value: q.multiply(q.multiply(amount, perMole[target.kind]), each) };
}

/** By the unitary method: both amounts of one mole form a proportion that must be true. */
export function prove(problem: MoleProblem, { value }: MoleResult): Proof | null {
  const { givenAmount, target, species, masses, molarVolume } = problem;
  let mass = q.zero;
  for (const [symbol, count] of species.atoms) {
    const atomic = molarMass(
      { ...species, atoms: new Map([[symbol, 1n]]), plain: symbol },
      { ...masses, molar: new Map() },
    ).value;
    mass = q.add(mass, q.multiply(atomic, q.rational(count)));
  }
  const own = masses.molar.get(species.plain) ?? mass;
  const ofOneMole = { mass: own, amount: q.one, particles: avogadro(masses), volume: molarVolume };
  const each = "each" in target ? q.rational(target.each) : q.one;
  const whole = q.multiply(ofOneMole[target.kind], each);
  const back = q.divide(q.multiply(value, ofOneMole[givenAmount.kind]), whole);
  if (!q.equals(back, givenAmount.value)) return null;
  const [found, ofWhole, ofGiven, again] = [
    answerOf(problem, value),
    writeAmount(whole),
    writeAmount(ofOneMole[givenAmount.kind]),
    writeAmount(back),
  ];
  const isExact = [found, ofWhole, ofGiven, again].every(({ sign }) => sign === "=");
  return {
    method: "Worked backwards: the answer leads to what was given",
    lines: [
      `\\frac{${found.number}}{${ofWhole.number}} \\times ${ofGiven.number} ${isExact ? "=" : "\\approx"} ${again.number}`,
    ],
  };
}

function answerOf({ target }: MoleProblem, value: Rational): WrittenAmount {
  switch (target.kind) {
    case "mass":
      return writeAmount(value, unitOf("g"));
    case "volume":
      return writeAmount(value, unitOf("L"));
    case "amount":
      return writeAmount(value, unitOf("mol"));
    case "particles":
      return writeAmount(value);
  }
}

function explain(problem: MoleProblem, result: MoleResult): Explanation {
  const answer = answerOf(problem, result.value);
  const { target } = problem;
  const unit = target.kind === "particles" ? `\\text{ ${target.name}}` : "";
  const plainUnit = target.kind === "particles" ? ` ${target.name}` : "";
  return lesson({
    topic: "Some Basic Concepts of Chemistry: the mole",
    method: "Mole concept",
    difficulty: target.kind === "amount" ? "beginner" : "intermediate",
    answer: { latex: answer.latex + unit, plain: answer.plain + plainUnit },
    steps: [
      ...conversionStep(problem),
      ...massSteps(problem, result),
      ...amountStep(problem, result),
      ...targetStep(problem, result, answer),
    ],
    idea: "Go through moles: from what is given to moles, and from moles to what is asked.",
    firstMove: firstMoves[problem.givenAmount.kind],
    terms: [
      "Mole",
      ...(usesMass(problem) ? (["Molar mass"] as const) : []),
      ...(usesParticles(problem) ? (["Avogadro's number"] as const) : []),
      ...(usesVolume(problem) ? (["STP"] as const) : []),
    ],
    followUps: [
      "What would change if there were twice as much of the substance?",
      "How many atoms is that in all?",
    ],
  });
}

const firstMoves = {
  mass: "Find the molar mass, then divide the given mass by it to get moles.",
  amount: "Write what one mole of this substance has: its mass, its particles, its volume.",
  particles: "Divide the number of particles by Avogadro's number to get moles.",
  volume: "Divide the volume by the volume of one mole of gas at STP to get moles.",
};

function usesMass({ givenAmount, target }: MoleProblem): boolean {
  return givenAmount.kind === "mass" || target.kind === "mass";
}

function usesParticles({ givenAmount, target }: MoleProblem): boolean {
  return givenAmount.kind === "particles" || target.kind === "particles";
}

function usesVolume({ givenAmount, target }: MoleProblem): boolean {
  return givenAmount.kind === "volume" || target.kind === "volume";
}

function conversionStep({ givenAmount }: MoleProblem): MathsStep[] {
  return givenAmount.conversion === null
    ? []
    : [
        step(
          "Change the unit",
          "The formulas use grams, litres and moles.",
          givenAmount.conversion,
        ),
      ];
}

function massSteps(problem: MoleProblem, { molar }: MoleResult): MathsStep[] {
  return usesMass(problem) ? molarMassStep(problem.species, molar) : [];
}

function perMoleLatex(
  { masses, molarVolume }: MoleProblem,
  kind: MoleProblem["givenAmount"]["kind"],
  molar: MolarMass,
): string {
  switch (kind) {
    case "mass":
      return writeAmount(molar.value, unitOf("g/mol")).latex;
    case "volume":
      return writeAmount(molarVolume, unitOf("L/mol")).latex;
    case "amount":
    case "particles":
      return writeAmount(avogadro(masses)).latex;
  }
}

/** n = m / M and similar formulas; none if moles are given. */
function amountStep(problem: MoleProblem, { molar, amount }: MoleResult): MathsStep[] {
  const { givenAmount } = problem;
  if (givenAmount.kind === "amount") return [];
  const why = {
    mass: "Number of moles = mass ÷ molar mass, $n = \\frac{m}{M}$.",
    volume: "One mole of any gas takes 22.4 L at STP (273 K, 1 atm).",
    particles: "Number of moles = number of particles ÷ Avogadro's number, $n = \\frac{N}{N_A}$.",
  }[givenAmount.kind];
  const written = writeAmount(amount, unitOf("mol"));
  const fraction = `\\frac{${givenAmount.latex}}{${perMoleLatex(problem, givenAmount.kind, molar)}}`;
  return [workedStep("Find the number of moles", why, `n = ${fraction}`, written)];
}

const symbols = { mass: "m", volume: "V", particles: "N" };

function targetStep(
  problem: MoleProblem,
  { molar, amount, value }: MoleResult,
  answer: WrittenAmount,
): MathsStep[] {
  const { target } = problem;
  const moles = writeAmount(amount, unitOf("mol"));
  if (target.kind === "amount") {
    if (target.each === 1n) return [];
    return [
      workedStep(
        `Count the atoms of $${target.of === "" ? problem.species.latex : target.of}$`,
        `Each $${problem.species.latex}$ has ${target.each} of them, so every mole has ${target.each} moles.`,
        `${target.each} \\times ${moles.latex}`,
        answer,
      ),
    ];
  }
  const factor = perMoleLatex(problem, target.kind, molar);
  const titles = {
    mass: "Find the mass",
    volume: "Find the volume",
    particles: "Find the number of particles",
  };
  const whys = {
    mass: "Mass = number of moles × molar mass.",
    volume: "One mole of any gas takes 22.4 L at STP (273 K, 1 atm).",
    particles: "One mole holds Avogadro's number of particles.",
  };
  const sign = moles.sign === "=" ? answer.sign : "\\approx";
  const each = "each" in target ? target.each : 1n;
  if (each === 1n) {
    const line = `${symbols[target.kind]} = ${moles.latex} \\times ${factor}`;
    return [workedStep(titles[target.kind], whys[target.kind], line, { ...answer, sign })];
  }
  const molecules = writeAmount(q.divide(value, q.rational(each)));
  const name = "of" in target && target.of !== "" ? `$${target.of}$ ${target.name}` : "atoms";
  return [
    step(
      "Find the number of molecules or formula units",
      whys.particles,
      `${moles.number} \\times ${factor} ${molecules.sign} ${molecules.latex}`,
    ),
    workedStep(
      `Count the ${name}`,
      `Each $${problem.species.latex}$ has ${each} of them.`,
      `${each} \\times ${molecules.number}`,
      { ...answer, sign: molecules.sign === "=" ? answer.sign : "\\approx" },
    ),
  ];
}

const varied = ["CO2", "H2O", "NH3", "CH4", "NaOH", "CaCO3", "SO2", "H2SO4", "O2", "N2"] as const;

function vary({ givenAmount, target }: MoleProblem, random: () => number): string {
  const needsGas = givenAmount.kind === "volume" || target.kind === "volume";
  const formula = needsGas
    ? pick(random, ["CO2", "O2", "N2", "NH3", "CH4", "SO2"])
    : pick(random, varied);
  const number = wholeBetween(random, 2, 20);
  const amounts = {
    mass: `${number * 4} g`,
    amount: `${numberToLatex(q.rational(BigInt(number), 4n))} mol`,
    particles: `${number}.022 × 10^23 molecules`,
    volume: `${number}.6 L`,
  };
  const stp = needsGas ? " at STP" : "";
  const of = `${amounts[givenAmount.kind]} of ${formula}${stp}`;
  switch (target.kind) {
    case "mass":
      return `Find the mass of ${of}`;
    case "volume":
      return `Find the volume occupied by ${of}`;
    case "amount":
      return `How many moles are there in ${of}?`;
    case "particles":
      return `How many ${target.name === "atoms" ? "atoms" : "molecules"} are there in ${of}?`;
  }
}

export const moleConversionTask = defineTask<MoleProblem, MoleResult>({
  name: "mole-conversion",
  recognise: recogniseMoles,
  reading: ({ givenAmount, species, target }) => {
    const amount =
      givenAmount.kind === "particles"
        ? `${givenAmount.latex}\\text{ particles}`
        : givenAmount.latex;
    return `${amount} \\text{ of } ${species.latex} \\rightarrow \\text{${target.kind === "amount" ? "moles" : target.kind}}`;
  },
  solve,
  prove,
  explain,
  vary,
  examples: [
    "How many molecules are present in 9 g of water?",
    "Calculate the number of moles in 52 g of helium",
  ],
});
