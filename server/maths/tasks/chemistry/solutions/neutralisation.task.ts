import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { unitNamed } from "../../../quantities/unit-table.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { strongElectrolyte, type StrongElectrolyte } from "../acids/strong-electrolytes.ts";
import { lesson, step, workedStep } from "../lesson/lesson.ts";
import { unitOf, writeAmount, type WrittenAmount } from "../lesson/written-amount.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

/** One of the two solutions; the requested quantity of the first is null. */
interface Solution {
  electrolyte: StrongElectrolyte;
  /** In mL. */
  volume: Rational | null;
  /** In mol/L. */
  molarity: Rational | null;
}

interface NeutralisationProblem {
  unknown: Solution;
  known: Solution & { volume: Rational; molarity: Rational };
}

const neutralise =
  "(neutralise|neutralize | react completely with | completely neutralise|neutralize)";
const known = "{v:volume} (of)? (a|the)? {c:molarity} (of)? {b:species} (solution)?";

const recognise = recogniser<NeutralisationProblem>(/neutrali[sz]|react completely/, [
  [
    `(@ask | how much) (volume)? (in ml)? (of)? (a)? {m:molarity} (of)? {a:species} (solution)? (is | will be)? (required|needed|used)? (to|for) ${neutralise} ${known}`,
    problemOf,
  ],
  [
    `{w:volume} (of)? (a|an)? {a:species} (solution)? (is|was)? (required to | needed to)? (neutralises|neutralise|neutralizes | neutralized|neutralised by | is neutralised by | was neutralised by) ${known} (@ask)? (the)? molarity (of (the)? ({_x:species} | acid|base) (solution)?)?`,
    problemOf,
  ],
]);

function problemOf(slots: Slots): NeutralisationProblem | null {
  const [first, second] = [electrolyteOf(slots.species("a")), electrolyteOf(slots.species("b"))];
  const volume = inUnit(slots, "v", "mL");
  const molarity = inUnit(slots, "c", "mol/L");
  if (!first || !second || first.kind === second.kind || !volume || !molarity) return null;
  const unknown = {
    electrolyte: first,
    volume: inUnit(slots, "w", "mL"),
    molarity: inUnit(slots, "m", "mol/L"),
  };
  return { unknown, known: { electrolyte: second, volume, molarity } };
}

function electrolyteOf(piece: SpeciesPiece | null): StrongElectrolyte | null {
  return piece && strongElectrolyte(piece.species.plain);
}

function inUnit(slots: Slots, slot: string, unit: string): Rational | null {
  const given = slots.quantity(slot);
  if (!given || q.sign(given.value) <= 0) return null;
  return q.divide(q.multiply(given.value, given.unit.scale), unitOf(unit).scale);
}

/** The ions of the known solution, divided by those in one mL or one mol/L of the other. */
export function solve({ unknown, known: given }: NeutralisationProblem): Rational {
  const ions = q.multiply(q.multiply(given.volume, given.molarity), ionsOf(given));
  const other = unknown.molarity ?? unknown.volume ?? q.one;
  return q.divide(ions, q.multiply(other, ionsOf(unknown)));
}

function ionsOf({ electrolyte }: Solution): Rational {
  return q.rational(BigInt(electrolyte.ions));
}

/** Counts the millimoles of H⁺ and of OH⁻ separately: they must be equal. */
export function prove(
  { unknown, known: given }: NeutralisationProblem,
  value: Rational,
): Proof | null {
  const volume = unknown.volume ?? value;
  const molarity = unknown.molarity ?? value;
  const ours = q.multiply(q.multiply(volume, molarity), ionsOf(unknown));
  const theirs = q.multiply(q.multiply(given.volume, given.molarity), ionsOf(given));
  if (!q.equals(ours, theirs)) return null;
  return {
    method: "Counting the hydrogen and hydroxide ions",
    lines: [
      `${writeAmount(ours, unitNamed("mmol")).latex} = ${writeAmount(theirs, unitNamed("mmol")).latex}`,
    ],
  };
}

function answerOf({ unknown }: NeutralisationProblem, value: Rational): WrittenAmount {
  return writeAmount(value, unitOf(unknown.volume ? "mol/L" : "mL"));
}

function explain(problem: NeutralisationProblem, value: Rational): Explanation {
  const answer = answerOf(problem, value);
  return lesson({
    topic: "Solutions: neutralisation and titration",
    method: "Equal numbers of hydrogen and hydroxide ions",
    answer: { latex: answer.latex, plain: answer.plain },
    steps: stepsOf(problem, answer),
    idea: "At the end point there are as many hydrogen ions of the acid as hydroxide ions of the base.",
    firstMove: "Write how many ions one formula unit of the acid and of the base gives.",
    terms: ["Molarity", "Strong acid"],
    followUps: ["Which salt is formed?", "What would change if the acid gave two hydrogen ions?"],
  });
}

function stepsOf(
  { unknown, known: given }: NeutralisationProblem,
  answer: WrittenAmount,
): MathsStep[] {
  const [a, b] = [unknown.electrolyte, given.electrolyte];
  const other = writeAmount(unknown.molarity ?? unknown.volume ?? q.one);
  const [volume, molarity] = [writeAmount(given.volume), writeAmount(given.molarity)];
  const target = unknown.volume ? "M_1" : "V_1";
  const rest = unknown.volume ? "V_1" : "M_1";
  return [
    step(
      "Count the ions of each formula unit",
      "An acid gives hydrogen ions, a base hydroxide ions.",
      `n(${a.latex}) = ${a.ions},\\; n(${b.latex}) = ${b.ions}`,
    ),
    step(
      "Write the condition of neutralisation",
      "As many hydrogen ions as hydroxide ions: $n_1M_1V_1 = n_2M_2V_2$.",
      `${target} = \\frac{n_2 M_2 V_2}{n_1 ${rest}}`,
      "n_1 M_1 V_1 = n_2 M_2 V_2",
    ),
    workedStep(
      "Put in the values and work out",
      "Both volumes are in the same unit, so that the unit of the answer is right.",
      `${target} = \\frac{${b.ions} \\times ${molarity.number} \\times ${volume.number}}{${a.ions} \\times ${other.number}}`,
      answer,
    ),
  ];
}

export const neutralisationTask = defineTask<NeutralisationProblem, Rational>({
  name: "neutralisation",
  recognise,
  reading: ({ unknown, known: given }) =>
    `${unknown.electrolyte.latex} \\text{ with } ${writeAmount(given.volume, unitOf("mL")).latex} \\text{ of } ${writeAmount(given.molarity, unitOf("mol/L")).latex}\\ ${given.electrolyte.latex}`,
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [acid, base] = [
      pick(random, ["HCl", "H2SO4", "HNO3"]),
      pick(random, ["NaOH", "KOH", "Ca(OH)2"]),
    ];
    const [tenths, volume] = [wholeBetween(random, 1, 5), wholeBetween(random, 2, 10) * 5];
    return `What volume of 0.${tenths} M ${base} is required to neutralise ${volume} mL of 0.2 M ${acid}?`;
  },
  examples: [
    "What volume of 0.1 M NaOH is required to neutralise 25 mL of 0.2 M H2SO4?",
    "20 mL of HCl solution is neutralised by 25 mL of 0.1 M NaOH. Find the molarity of HCl",
  ],
});
