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
  const { given, asked, species, masses, molarVolume } = problem;
  const molar = molarMass(species, masses);
  const perMole = {
    mass: molar.value,
    amount: q.one,
    particles: avogadro(masses),
    volume: molarVolume,
  };
  const amount = q.divide(given.value, perMole[given.kind]);
  const each = "each" in asked ? q.rational(asked.each) : q.one;
  return { molar, amount, value: q.multiply(q.multiply(amount, perMole[asked.kind]), each) };
}

/** By the unitary method: both amounts of one mole form a proportion that must be true. */
export function prove(problem: MoleProblem, { value }: MoleResult): Proof | null {
  const { given, asked, species, masses, molarVolume } = problem;
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
  const each = "each" in asked ? q.rational(asked.each) : q.one;
  const whole = q.multiply(ofOneMole[asked.kind], each);
  const back = q.divide(q.multiply(value, ofOneMole[given.kind]), whole);
  if (!q.equals(back, given.value)) return null;
  const [found, ofWhole, ofGiven, again] = [
    answerOf(problem, value),
    writeAmount(whole),
    writeAmount(ofOneMole[given.kind]),
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

function answerOf({ asked }: MoleProblem, value: Rational): WrittenAmount {
  switch (asked.kind) {
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
  const { asked } = problem;
  const unit = asked.kind === "particles" ? `\\text{ ${asked.name}}` : "";
  const plainUnit = asked.kind === "particles" ? ` ${asked.name}` : "";
  return lesson({
    topic: "Some Basic Concepts of Chemistry: the mole",
    method: "Mole concept",
    difficulty: asked.kind === "amount" ? "beginner" : "intermediate",
    answer: { latex: answer.latex + unit, plain: answer.plain + plainUnit },
    steps: [
      ...conversionStep(problem),
      ...massSteps(problem, result),
      ...amountStep(problem, result),
      ...targetStep(problem, result, answer),
    ],
    idea: "Go through moles: from what is given to moles, and from moles to what is asked.",
    firstMove: firstMoves[problem.given.kind],
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

function usesMass({ given, asked }: MoleProblem): boolean {
  return given.kind === "mass" || asked.kind === "mass";
}

function usesParticles({ given, asked }: MoleProblem): boolean {
  return given.kind === "particles" || asked.kind === "particles";
}

function usesVolume({ given, asked }: MoleProblem): boolean {
  return given.kind === "volume" || asked.kind === "volume";
}

function conversionStep({ given }: MoleProblem): MathsStep[] {
  return given.conversion === null
    ? []
    : [step("Change the unit", "The formulas use grams, litres and moles.", given.conversion)];
}

function massSteps(problem: MoleProblem, { molar }: MoleResult): MathsStep[] {
  return usesMass(problem) ? molarMassStep(problem.species, molar) : [];
}

function perMoleLatex(
  { masses, molarVolume }: MoleProblem,
  kind: MoleProblem["given"]["kind"],
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
  const { given } = problem;
  if (given.kind === "amount") return [];
  const why = {
    mass: "Number of moles = mass ÷ molar mass, $n = \\frac{m}{M}$.",
    volume: "One mole of any gas takes 22.4 L at STP (273 K, 1 atm).",
    particles: "Number of moles = number of particles ÷ Avogadro's number, $n = \\frac{N}{N_A}$.",
  }[given.kind];
  const written = writeAmount(amount, unitOf("mol"));
  const fraction = `\\frac{${given.latex}}{${perMoleLatex(problem, given.kind, molar)}}`;
  return [workedStep("Find the number of moles", why, `n = ${fraction}`, written)];
}

const symbols = { mass: "m", volume: "V", particles: "N" };

function targetStep(
  problem: MoleProblem,
  { molar, amount, value }: MoleResult,
  answer: WrittenAmount,
): MathsStep[] {
  const { asked } = problem;
  const moles = writeAmount(amount, unitOf("mol"));
  if (asked.kind === "amount") {
    if (asked.each === 1n) return [];
    return [
      workedStep(
        `Count the atoms of $${asked.of === "" ? problem.species.latex : asked.of}$`,
        `Each $${problem.species.latex}$ has ${asked.each} of them, so every mole has ${asked.each} moles.`,
        `${asked.each} \\times ${moles.latex}`,
        answer,
      ),
    ];
  }
  const factor = perMoleLatex(problem, asked.kind, molar);
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
  const each = "each" in asked ? asked.each : 1n;
  if (each === 1n) {
    const line = `${symbols[asked.kind]} = ${moles.latex} \\times ${factor}`;
    return [workedStep(titles[asked.kind], whys[asked.kind], line, { ...answer, sign })];
  }
  const molecules = writeAmount(q.divide(value, q.rational(each)));
  const name = "of" in asked && asked.of !== "" ? `$${asked.of}$ ${asked.name}` : "atoms";
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

function vary({ given, asked }: MoleProblem, random: () => number): string {
  const needsGas = given.kind === "volume" || asked.kind === "volume";
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
  const of = `${amounts[given.kind]} of ${formula}${stp}`;
  switch (asked.kind) {
    case "mass":
      return `Find the mass of ${of}`;
    case "volume":
      return `Find the volume occupied by ${of}`;
    case "amount":
      return `How many moles are there in ${of}?`;
    case "particles":
      return `How many ${asked.name === "atoms" ? "atoms" : "molecules"} are there in ${of}?`;
  }
}

export const moleConversionTask = defineTask<MoleProblem, MoleResult>({
  name: "mole-conversion",
  recognise: recogniseMoles,
  reading: ({ given, species, asked }) => {
    const amount = given.kind === "particles" ? `${given.latex}\\text{ particles}` : given.latex;
    return `${amount} \\text{ of } ${species.latex} \\rightarrow \\text{${asked.kind === "amount" ? "moles" : asked.kind}}`;
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
