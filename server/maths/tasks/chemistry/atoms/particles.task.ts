import * as q from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { elementOf, elements } from "../../../chemistry/elements.ts";
import { atomCount, chargeText, onlyElement } from "../../../chemistry/species.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";
import type { NumberPiece } from "../reading/pieces.ts";
import { elementOfNumber } from "./shells.ts";

type Particle = "protons" | "neutrons" | "electrons";

interface ParticleProblem {
  /** The atomic number and, if known, the mass number. */
  atomicNumber: number;
  massNumber: number | null;
  charge: number;
  asked: readonly Particle[];
  name: string;
}

const particle = "protons|proton|neutrons|neutron|electrons|electron";
const things = `(@ask? | how many) (the)? (number|no|numbers)? (of)? {a=${particle}} (and)? {b=${particle}}? (and)? {c=${particle}}? (are|is)? (there | present)? (are|is)? (there)?`;
const numbers =
  "(atomic number | z) (of|is|=)? {z:number} (and|with)? (has|its)? (a)? (mass number | atomic mass number | a) (of|is|=)? {m:number}";
const numbersTurned =
  "(mass number | a) (of|is|=)? {m:number} (and|with)? (its|a)? (atomic number | z) (of|is|=)? {z:number}";

const recognise = recogniser<ParticleProblem>(/proton|neutron|electron/, [
  [
    `${things} (in|of) (an|a|the)? (atom|element)? (of)? (an element)? {s:species}? (atom)? (which|with|having|whose|has|that)? (has)? (an|a|the)? ${numbers}`,
    problemOf,
  ],
  [
    `${things} (in|of) (an|a|the)? (atom|element)? (of)? (an element)? {s:species}? (atom)? (which|with|having|whose|has|that)? (has)? (an|a|the)? ${numbersTurned}`,
    problemOf,
  ],
  [
    `(an|the)? (atom|element)? (of)? {s:species}? (an element)? (with|having|has|whose)? (an|a|the)? ${numbers} ${things} (in it | it has | in the atom)?`,
    problemOf,
  ],
  [
    `(an|the)? (atom|element)? (of)? {s:species}? (an element)? (with|having|has|whose)? (a|an|the)? ${numbersTurned} ${things} (in it | it has | in the atom)?`,
    problemOf,
  ],
  [
    `${things} (in|of|does)? (a|an|the)? (atom|ion | neutral atom)? (of)? {s:species} (ion|atom)? (have|contain)?`,
    problemOf,
  ],
  [
    `${things} (in|of) (a|an|the)? (atom|isotope|nucleus)? (of)? {s:species} - {m:number}`,
    problemOf,
  ],
  [
    `${things} (in|of) (a|an|the)? (atom|element) (with|having|of|whose) (atomic number | z) (is|=)? {z:number}`,
    problemOf,
  ],
]);

function problemOf(slots: Slots): ParticleProblem | null {
  const asked = ["a", "b", "c"].flatMap((slot) => particleOf(slots.word(slot)));
  const atom = atomOf(slots);
  const mass = wholeNumber(slots.number("m"));
  if (!atom || mass === "none" || asked.length === 0 || new Set(asked).size < asked.length)
    return null;
  const isPossible = mass === null ? !asked.includes("neutrons") : mass >= atom.atomicNumber;
  return isPossible && atom.atomicNumber >= atom.charge
    ? { ...atom, massNumber: mass, asked }
    : null;
}

/** The atom or ion by its symbol, its atomic number, or both where they agree. */
function atomOf(slots: Slots): Pick<ParticleProblem, "atomicNumber" | "charge" | "name"> | null {
  const given = wholeNumber(slots.number("z"));
  if (given === "none") return null;
  const piece = slots.species("s");
  if (!piece) return given === null ? null : atomOfNumber(given);
  const { species } = piece;
  const element = atomCount(species) === 1n ? elementOf(onlyElement(species) ?? "") : undefined;
  if (!element || (given ?? element.atomicNumber) !== element.atomicNumber) return null;
  return { atomicNumber: element.atomicNumber, charge: species.charge, name: element.name };
}

function atomOfNumber(
  atomicNumber: number,
): Pick<ParticleProblem, "atomicNumber" | "charge" | "name"> {
  return { atomicNumber, charge: 0, name: elementOfNumber(atomicNumber)?.name ?? "the atom" };
}

function particleOf(word: string | null): Particle[] {
  if (word === null) return [];
  if (word.startsWith("proton")) return ["protons"];
  return word.startsWith("neutron") ? ["neutrons"] : ["electrons"];
}

function wholeNumber(piece: NumberPiece | null): number | "none" | null {
  if (!piece) return null;
  const isWhole =
    q.isInteger(piece.value) && piece.value.numerator > 0n && piece.value.numerator < 300n;
  return isWhole ? Number(piece.value.numerator) : "none";
}

type Counts = Record<Particle, number | null>;

function solve({ atomicNumber, massNumber, charge }: ParticleProblem): Counts {
  return {
    protons: atomicNumber,
    neutrons: massNumber === null ? null : massNumber - atomicNumber,
    electrons: atomicNumber - charge,
  };
}

/** The charges of protons and electrons must add up to the total charge, the nucleons to the mass number. */
export function prove(
  { atomicNumber, massNumber, charge, asked }: ParticleProblem,
  { protons, neutrons, electrons }: Counts,
): Proof | null {
  if (protons !== atomicNumber || electrons === null || protons - electrons !== charge) return null;
  const isMass =
    massNumber === null
      ? !asked.includes("neutrons")
      : neutrons !== null && protons + neutrons === massNumber;
  if (!isMass) return null;
  return {
    method: "Adding up charge and mass",
    lines: [
      `\\text{charge: } ${protons} - ${electrons} = ${charge}`,
      ...(massNumber === null
        ? []
        : [`\\text{mass number: } ${protons} + ${neutrons ?? 0} = ${massNumber}`]),
    ],
  };
}

function explain(problem: ParticleProblem, counts: Counts): Explanation {
  const { asked } = problem;
  const answers = asked.map((one) => ({ one, count: counts[one] ?? 0 }));
  const [only] = answers;
  const isOne = answers.length === 1 && only;
  return lesson({
    topic: "Structure of the Atom",
    method: "Atomic number and mass number",
    difficulty: "beginner",
    answer: isOne
      ? { latex: String(only.count), plain: String(only.count) }
      : {
          latex: answers.map(({ one, count }) => `\\text{${one}: } ${count}`).join(",\\; "),
          plain: answers.map(({ one, count }) => `${one} = ${count}`).join(", "),
        },
    steps: stepsOf(problem, counts),
    idea: "The atomic number counts the protons; the mass number counts protons and neutrons together.",
    firstMove: "Write down the atomic number Z, the mass number A and the charge.",
    terms: ["Atomic number", "Mass number"],
    followUps: [
      "How would the numbers change in another isotope?",
      "What is the electronic configuration?",
    ],
  });
}

function stepsOf(
  { atomicNumber, massNumber, charge, asked, name }: ParticleProblem,
  { neutrons, electrons }: Counts,
): MathsStep[] {
  const steps: MathsStep[] = [
    step(
      "Find the protons",
      `The number of protons is the atomic number Z of ${name}.`,
      `Z = ${atomicNumber}`,
    ),
  ];
  if (asked.includes("electrons")) {
    steps.push(
      charge === 0
        ? step(
            "Find the electrons",
            "A neutral atom has as many electrons as protons.",
            `\\text{electrons: } ${electrons ?? 0}`,
          )
        : step(
            "Find the electrons",
            `The charge ${chargeText(charge)} means ${Math.abs(charge)} ${charge > 0 ? "electrons fewer" : "electrons more"} than protons.`,
            `\\text{electrons: } ${atomicNumber} ${charge > 0 ? "-" : "+"} ${Math.abs(charge)} = ${electrons ?? 0}`,
          ),
    );
  }
  if (asked.includes("neutrons") && massNumber !== null) {
    steps.push(
      step(
        "Find the neutrons",
        "Neutrons = mass number − atomic number, A − Z.",
        `\\text{neutrons: } ${massNumber} - ${atomicNumber} = ${neutrons ?? 0}`,
      ),
    );
  }
  return steps;
}

export const particlesTask = defineTask<ParticleProblem, Counts>({
  name: "particles-of-an-atom",
  recognise,
  reading: ({ atomicNumber, massNumber, charge }) =>
    `Z = ${atomicNumber}${massNumber === null ? "" : `,\\; A = ${massNumber}`}${charge === 0 ? "" : `,\\; \\text{charge } ${chargeText(charge)}`}`,
  solve,
  prove,
  explain,
  vary: ({ asked, massNumber }, random) => {
    const [first, ...more] = elements.slice(2, 30);
    const element = first ? pick(random, [first, ...more]) : elementOf("Na");
    const number = element?.atomicNumber ?? 11;
    const list =
      asked.length > 1
        ? `${asked.slice(0, -1).join(", ")} and ${asked.at(-1) ?? ""}`
        : asked.join("");
    return massNumber === null
      ? `Find the number of ${list} in an atom of ${element?.name ?? "sodium"}`
      : `Find the number of ${list} in an atom with atomic number ${number} and mass number ${2 * number + wholeBetween(random, 0, 4)}`;
  },
  examples: [
    "Find the number of protons, neutrons and electrons in an atom with atomic number 17 and mass number 35",
    "How many electrons are there in Mg2+?",
  ],
});
