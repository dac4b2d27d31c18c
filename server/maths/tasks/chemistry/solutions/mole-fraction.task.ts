import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { MathsStep } from "../../../outcome.ts";
import { pick, wholeBetween } from "../../../variation/random.ts";
import { defineTask, type Explanation, type Proof } from "../../../task/task.ts";
import { lesson, step, workedStep } from "../lesson/lesson.ts";
import { molarMassStep } from "../lesson/mass-steps.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { molarMass, type MolarMass } from "../matter/molar-mass.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import { isSameSpecies, type Species } from "../../../chemistry/species.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";
import { recogniser, type Slots } from "../reading/recogniser.ts";

interface Part {
  species: Species;
  /** In g, or in mol. */
  value: Rational;
  isMass: boolean;
}

interface MoleFractionProblem {
  parts: readonly [Part, Part];
  asked: 0 | 1;
  masses: GivenMasses;
  /** Whether the masses are those in 100 g of a solution given in percent. */
  isPercent: boolean;
}

const mixture =
  "(a|the)? (solution|mixture)? (of|containing|contains|having|obtained|prepared|has | which contains | made by | by dissolving)? (dissolving)? {g:mass|amount} (of)? {a:species} (gas)? (is|are)? (dissolved|mixed)? (in|and|with) {h:mass|amount} (of)? {b:species} (gas)?";

/** A percent by mass, if the question says that the rest is water: computed for 100 g of the solution. */
const byMass = "by (mass|weight)";
const inPercent = [
  `(a|an|the)? {p:percent} (${byMass})? aqueous solution of {a:species} (${byMass})?`,
  `(a|an|the)? aqueous solution (of|containing | which contains | that is) {p:percent} (${byMass})? of? {a:species} (${byMass})?`,
  `(a|an|the)? {p:percent} (${byMass})? solution of {a:species} (${byMass})? (in)? {w:species} (${byMass})?`,
  `(a|an|the)? {p:percent} (${byMass})? aqueous {a:species} solution? (${byMass})?`,
  `(a|an|the)? {p:percent} aqueous solution ${byMass} of {a:species}`,
];
const percentWordings = inPercent.flatMap((solution) => [
  `@ask? mole fraction of {x:species} (in|of|for) ${solution}`,
  `(in|for) ${solution} @ask? mole fraction of {x:species}`,
]);

const recognise = recogniser<MoleFractionProblem>(/mole fraction/, [
  [`@ask? mole fraction of {x:species} (in|when|if|for) ${mixture}`, problemOf],
  [
    `(in|if|when)? ${mixture} @ask? mole fraction of {x:species} (in (the)? (solution|mixture))?`,
    problemOf,
  ],
]);

/** A percent without "by mass" could be one of volume. */
const recognisePercent = recogniser<MoleFractionProblem>(
  /^(?=.*mole fraction)(?=.*by (?:mass|weight) ).*<percent:/,
  percentWordings.map((wording) => [wording, problemOfPercent] as const),
);

function problemOfPercent(slots: Slots): MoleFractionProblem | null {
  const parts = partsOfPercent(slots);
  const asked = slots.species("x")?.species;
  if (!parts || !asked) return null;
  const at = parts.findIndex(({ species }) => isSameSpecies(species, asked));
  if (at < 0) return null;
  return { parts, asked: at === 0 ? 0 : 1, masses: slots.masses, isPercent: true };
}

const hundred = q.rational(100n);

/** The grams of solute and of water in 100 g of solution. */
function partsOfPercent(slots: Slots): MoleFractionProblem["parts"] | null {
  const [percent, solute] = [slots.number("p")?.value, slots.species("a")];
  const water = waterOf(slots.species("w"));
  if (!percent || !solute || !water || solute.origin === "element") return null;
  const rest = q.subtract(hundred, percent);
  if (q.sign(percent) <= 0 || q.sign(rest) <= 0) return null;
  if (isSameSpecies(solute.species, water)) return null;
  return [
    { species: solute.species, value: percent, isMass: true },
    { species: water, value: rest, isMass: true },
  ];
}

/** Null if another solvent is named. */
function waterOf(named: SpeciesPiece | null): Species | null {
  const water = speciesOf("H2O");
  return !named || (water && isSameSpecies(named.species, water)) ? water : null;
}

function problemOf(slots: Slots): MoleFractionProblem | null {
  const [first, second] = [partOf(slots, "g", "a"), partOf(slots, "h", "b")];
  const asked = slots.species("x")?.species;
  if (!first || !second || !asked || isSameSpecies(first.species, second.species)) return null;
  const at = isSameSpecies(asked, first.species)
    ? 0
    : isSameSpecies(asked, second.species)
      ? 1
      : null;
  return at === null
    ? null
    : { parts: [first, second], asked: at, masses: slots.masses, isPercent: false };
}

/** The name of an element leaves open whether atoms or molecules are meant. */
function partOf(slots: Slots, amount: string, slot: string): Part | null {
  const [given, piece] = [slots.quantity(amount), slots.species(slot)];
  if (!given || !piece || piece.origin === "element" || q.sign(given.value) <= 0) return null;
  const isMass = given.unit.dimension.mass === 1;
  const unit = unitOf(isMass ? "g" : "mol");
  return {
    species: piece.species,
    value: q.divide(q.multiply(given.value, given.unit.scale), unit.scale),
    isMass,
  };
}

interface MoleFractionResult {
  molars: readonly [MolarMass, MolarMass];
  moles: readonly [Rational, Rational];
  value: Rational;
}

export function solve({ parts, asked, masses }: MoleFractionProblem): MoleFractionResult {
  const [a, b] = parts;
  const molars = [molarMass(a.species, masses), molarMass(b.species, masses)] as const;
  const moles = [molesOf(a, molars[0]), molesOf(b, molars[1])] as const;
  return { molars, moles, value: q.divide(moles[asked], q.add(moles[0], moles[1])) };
}

function molesOf({ value, isMass }: Part, molar: MolarMass): Rational {
  return isMass ? q.divide(value, molar.value) : value;
}

/** The mole fractions must add up to 1, and be in the ratio of the moles. */
export function prove(
  { parts, asked, masses }: MoleFractionProblem,
  { value }: MoleFractionResult,
): Proof | null {
  const [own, other] = asked === 0 ? parts : [parts[1], parts[0]];
  const rest = q.subtract(q.one, value);
  if (q.sign(rest) <= 0) return null;
  const [ours, theirs] = [own, other].map((part) => molesOf(part, molarMass(part.species, masses)));
  if (!ours || !theirs || !q.equals(q.multiply(value, theirs), q.multiply(rest, ours))) return null;
  const [one, two] = [writeAmount(value), writeAmount(rest)];
  const sign = one.sign === "=" && two.sign === "=" ? "=" : "\\approx";
  return {
    method: "Both mole fractions add up to 1",
    lines: [`${one.latex} + ${two.latex} ${sign} 1`],
  };
}

function explain(problem: MoleFractionProblem, result: MoleFractionResult): Explanation {
  const answer = writeAmount(result.value);
  return lesson({
    topic: "Solutions: mole fraction",
    method: "Moles of one part over all moles",
    answer: { latex: answer.latex, plain: answer.plain },
    steps: stepsOf(problem, result),
    idea: "The mole fraction is the moles of one part divided by the moles of all parts together.",
    firstMove: "Change each given mass to moles with its molar mass.",
    terms: ["Mole fraction", "Mole"],
    followUps: ["What is the mole fraction of the other part?", "Why has a mole fraction no unit?"],
  });
}

function stepsOf(
  { parts, asked, isPercent }: MoleFractionProblem,
  { molars, moles, value }: MoleFractionResult,
): MathsStep[] {
  const own = ([0, 1] as const).flatMap((at) => molesSteps(parts[at], molars[at], moles[at]));
  const [a, b, chosen] = [moles[0], moles[1], moles[asked]].map(
    (amount) => writeAmount(amount).number,
  );
  const name = parts[asked].species.latex;
  const line = `x(${name}) = \\frac{${chosen ?? ""}}{${a ?? ""} + ${b ?? ""}}`;
  return [
    ...(isPercent ? [hundredGrams(parts)] : []),
    ...own,
    workedStep(
      `Find the mole fraction of $${name}$`,
      "Mole fraction = moles of the part ÷ moles of all parts.",
      line,
      writeAmount(value),
    ),
  ];
}

function hundredGrams(parts: MoleFractionProblem["parts"]): MathsStep {
  const [solute, water] = parts.map(({ value }) => writeAmount(value, unitOf("g")).latex);
  return step(
    "Look at 100 g of the solution",
    "Mass percent tells the grams of solute in 100 g of solution. The rest is water.",
    `m(${parts[0].species.latex}) = ${solute ?? ""},\\quad m(${parts[1].species.latex}) = 100\\,\\mathrm{g} - ${solute ?? ""} = ${water ?? ""}`,
  );
}

function molesSteps(
  { species, value, isMass }: Part,
  molar: MolarMass,
  moles: Rational,
): MathsStep[] {
  const written = writeAmount(moles, unitOf("mol"));
  const name = `n(${species.latex})`;
  if (!isMass)
    return [
      step(`Note the moles of $${species.latex}$`, "They are given.", `${name} = ${written.latex}`),
    ];
  const fraction = `\\frac{${writeAmount(value, unitOf("g")).latex}}{${writeAmount(molar.value, unitOf("g/mol")).latex}}`;
  return [
    ...molarMassStep(species, molar),
    workedStep(
      `Find the moles of $${species.latex}$`,
      "Moles = mass ÷ molar mass.",
      `${name} = ${fraction}`,
      written,
    ),
  ];
}

export const moleFractionTask = defineTask<MoleFractionProblem, MoleFractionResult>({
  name: "mole-fraction",
  recognise: (question) => recognise(question) ?? recognisePercent(question),
  reading: ({ parts, asked }) =>
    `x(${parts[asked].species.latex}) \\text{ in a mixture of } ${parts[0].species.latex} \\text{ and } ${parts[1].species.latex}`,
  solve,
  prove,
  explain,
  vary: (_, random) => {
    const [solute, mass] = pick(random, ["NaOH 40", "glucose 180", "urea 60", "ethanol 46"]).split(
      " ",
    );
    const [half, water] = [wholeBetween(random, 1, 6), wholeBetween(random, 2, 10) * 18];
    return `Find the mole fraction of ${solute ?? ""} in a solution of ${(Number(mass) * half) / 2} g of ${solute ?? ""} in ${water} g of water`;
  },
  examples: [
    "Find the mole fraction of ethanol in a solution of 46 g of ethanol in 162 g of water",
    "A solution contains 2 mol of NaOH in 180 g of water. Find the mole fraction of NaOH",
  ],
});
