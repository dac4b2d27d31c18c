import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { rationalLatex, rationalPlain } from "../../../numbers/written.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step } from "../lesson/lesson.ts";
import { onlyElement, type Species } from "../../../chemistry/species.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";
import { type KnownNumber, knownNumbers } from "./oxidation-rules.ts";

interface OxidationProblem {
  species: Species;
  symbol: string;
  known: readonly KnownNumber[];
}

const asked = "(@ask)? (the)? (oxidation|ox) (number|state|no|numbers|states)";

const recognise = recogniser<OxidationProblem>(/oxidation|\box /, [
  [
    `${asked} (of)? (the)? (element)? {x:species} (atom|atoms|metal)? (in|of) (the)? (compound|ion|molecule)? {s:species} (ion|molecule)?`,
    problemOf,
  ],
  [`{s:species} (mein|me|m) {x:species} (ka|ki) (oxidation) (number|state)`, problemOf],
  [`(in)? {s:species} ${asked} (of)? {x:species} (is)?`, problemOf],
]);

function problemOf(slots: Slots): OxidationProblem | null {
  const [part, whole] = [slots.species("x"), slots.species("s")];
  const symbol = part ? onlyElement(part.species) : null;
  if (!whole || symbol === null || part?.species.charge !== 0 || !whole.species.atoms.has(symbol))
    return null;
  const known = knownNumbers(whole.species, symbol);
  return known && { species: whole.species, symbol, known };
}

/** The numbers of all atoms add up to the charge. */
function solve({ species, symbol, known }: OxidationProblem): Rational {
  const total = known.reduce((sum, { count, value }) => sum + count * BigInt(value), 0n);
  return q.rational(BigInt(species.charge) - total, species.atoms.get(symbol) ?? 1n);
}

/** Adds all oxidation numbers again, atom by atom: the sum must be the charge. */
export function prove({ species, symbol, known }: OxidationProblem, value: Rational): Proof | null {
  const numbers = new Map<string, Rational>([[symbol, value]]);
  for (const one of known) numbers.set(one.name, q.rational(BigInt(one.value)));
  let sum = q.multiply(value, q.rational(species.atoms.get(symbol) ?? 0n));
  for (const { count, value: number } of known) {
    for (let left = count; left > 0n; left -= 1n) sum = q.add(sum, q.rational(BigInt(number)));
  }
  if (!q.equals(sum, q.rational(BigInt(species.charge)))) return null;
  const terms = [
    [symbol, species.atoms.get(symbol) ?? 0n, rationalLatex(value)] as const,
    ...known.map(({ name, count, value: number }) => [name, count, String(number)] as const),
  ];
  return {
    method: "Adding up the oxidation numbers of all atoms",
    lines: [
      `${terms.map(([, count, number]) => times(count, number)).join(" + ")} = ${species.charge}`,
    ],
  };
}

/** +7, −1, 0, +8/3: an oxidation number carries its sign. */
function signed(value: Rational): { latex: string; plain: string } {
  const plus = q.sign(value) > 0 ? "+" : "";
  return { latex: plus + rationalLatex(value), plain: plus + rationalPlain(value) };
}

function explain(problem: OxidationProblem, value: Rational): Explanation {
  const { species, symbol, known } = problem;
  const answer = signed(value);
  return lesson({
    topic: "Redox Reactions: oxidation number",
    method: "Sum of oxidation numbers",
    difficulty: known.length > 1 ? "intermediate" : "beginner",
    answer,
    steps: stepsOf(problem, value, answer.latex),
    idea:
      species.charge === 0
        ? "In a neutral compound the oxidation numbers of all atoms add up to zero."
        : "In an ion the oxidation numbers of all atoms add up to its charge.",
    firstMove: `Let the oxidation number of ${symbol} be x, and write down the numbers of the other atoms that you know.`,
    terms: ["Oxidation number"],
    followUps: q.isInteger(value)
      ? [
          "What is the highest oxidation number that this element can have?",
          "Is this element oxidised or reduced when its number goes up?",
        ]
      : [
          "Why can this number be a fraction? It is the average of several atoms.",
          "Which atoms in it may have different numbers?",
        ],
  });
}

function stepsOf(problem: OxidationProblem, value: Rational, answer: string): MathsStep[] {
  const { species, symbol, known } = problem;
  const count = species.atoms.get(symbol) ?? 1n;
  const x = count === 1n ? "x" : `${count}x`;
  if (known.length === 0) return [singleStep(species, x, answer)];
  const total = known.reduce((sum, one) => sum + one.count * BigInt(one.value), 0n);
  const equation = `${x} + ${termsOf(known)} = ${species.charge}`;
  const short = `${x} ${total < 0n ? "-" : "+"} ${total < 0n ? -total : total} = ${species.charge}`;
  const facts = known.map(({ latex, value: number }) => `${latex}: ${withSign(number)}`);
  const rule =
    species.charge === 0
      ? "In a neutral compound they add up to 0."
      : `In this ion they add up to its charge, $${withSign(species.charge)}$.`;
  const adding = "Each number counts as often as its atom stands in the formula.";
  const average = q.isInteger(value)
    ? "A known number changes its sign when it goes to the other side (transposing)."
    : "Transpose the known number and divide. The result is the average of several atoms.";
  return [
    step(
      "Write the oxidation numbers that are known",
      known.map(({ why }) => why).join(" "),
      facts.join(",\\; "),
    ),
    step(`Let the oxidation number of ${symbol} be x`, rule, equation),
    ...(equation === short ? [] : [step("Add up the known numbers", adding, short, equation)]),
    step("Solve for x", average, `x = ${answer}`, short),
  ];
}

/** An element by itself, or an ion of a single element. */
function singleStep({ charge }: Species, x: string, answer: string): MathsStep {
  const why =
    charge === 0
      ? "An element by itself has the oxidation number 0."
      : "The oxidation numbers add up to the charge of the ion.";
  const line =
    x === "x" || charge === 0 ? `x = ${answer}` : `${x} = ${charge} \\Rightarrow x = ${answer}`;
  return step("Use the rule for a single element", why, line);
}

function termsOf(known: readonly KnownNumber[]): string {
  return known.map(({ count, value }) => times(count, withSign(value))).join(" + ");
}

/** "4(−2)"; a single atom needs no 1. */
function times(count: bigint, number: string): string {
  return `${count === 1n ? "" : count}\\left(${number}\\right)`;
}

function withSign(number: number): string {
  return `${number > 0 ? "+" : ""}${number}`;
}

const asking = [
  "Mn in KMnO4",
  "Cr in K2Cr2O7",
  "S in H2SO4",
  "N in HNO3",
  "P in H3PO4",
  "Cl in KClO3",
  "N in NH3",
  "C in CO2",
  "S in SO2",
  "Mn in MnO2",
] as const;

export const oxidationNumberTask = defineTask<OxidationProblem, Rational>({
  name: "oxidation-number",
  recognise,
  reading: ({ species, symbol }) => `\\text{oxidation number of ${symbol} in } ${species.latex}`,
  solve,
  prove,
  explain,
  vary: (_, random) => `Find the oxidation number of ${pick(random, asking)}`,
  examples: [
    "Find the oxidation number of Mn in KMnO4",
    "What is the oxidation number of Cr in Cr2O7^2-?",
  ],
});
