import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { unitOf } from "../lesson/written-amount.ts";
import { givenAndRest } from "../reading/given-and-rest.ts";
import type { Slots } from "../reading/recogniser.ts";
import { strongElectrolyte, type StrongElectrolyte } from "./strong-electrolytes.ts";

export type Scale = "H" | "OH" | "pH" | "pOH";

export interface PhProblem {
  /** The given value: a concentration of ions in mol/L, or its negative logarithm. */
  givenValue: { scale: Scale; value: Rational };
  target: Scale;
  /** The acid or base whose concentration was given, and that concentration. */
  from: { electrolyte: StrongElectrolyte; concentration: Rational } | null;
}

/** The given value, anywhere in the question. */
const knowns = [
  "{k=ph|poh} value? (of (a|an|the)? (aqueous|soft)? (solution|drink|vinegar|blood|milk|juice|rain|sample))? (is|=|of)? {n:number}",
  "{c:molarity} of? (aqueous)? {s:species}",
  "{i=hydrogen ion|hydronium ion|hydroxide ion} concentration (of (a|an|the) solution)? (is|=|of)? {c:molarity}",
  "(concentration of)? {h:species} (ion|ions)? (concentration)? (is|=|of)? {c:molarity|number}",
];

const small =
  "sample|vinegar|soft|drink|blood|milk|lemon|juice|coffee|acid|rain|tomato|it|a|an|the|solution|of|whose|with|having|has|if|when|in|which|for|its|aqueous|is|then|concentration|ka|ki";
const some = `(${small})? (${small})? (${small})? (${small})? (${small})? (${small})?`;
const asks =
  "(@ask)? its? {t=ph|poh|hydrogen ion concentration|hydronium ion concentration|hydroxide ion concentration} (value)? (of (the|this|a) solution)?";
const asksIon =
  "(@ask)? its? (molar? concentration of)? {x:species} (ions|ion)? (concentration)? (of (the|this|a) solution)?";

const asksOf =
  "(@ask)? (molar)? concentration of (the)? {t=hydrogen ion|hydrogen ions|hydronium ion|hydronium ions|hydroxide ion|hydroxide ions} (in (it|this|the) solution?)?";

/** The whole question, with {:given} in place of the given value. */
const askings = [asks, asksIon, asksOf].flatMap((asking) => [
  `${asking} ${some} {:given} solution?`,
  `${some} {:given} solution? (then)? (ka|ki)? ${asking}`,
]);

/** pH, pOH or the concentration of an ion, from another of these or from a strong acid or base. */
export const recognisePh: (question: Question) => PhProblem | null = givenAndRest(
  /\bp(?:o)?h |ion concentration|<species:\d+> =/,
  { givens: knowns, askings },
  problemOf,
);

function problemOf(slots: Slots): PhProblem | null {
  const target = askedOf(slots);
  const known = knownOf(slots);
  if (!target || !known || known.givenValue.scale === target) return null;
  return { ...known, target };
}

function askedOf(slots: Slots): Scale | null {
  const word = slots.word("t");
  if (word === null) return ionOf(slots.species("x")?.species.plain);
  if (word === "ph") return "pH";
  if (word === "poh") return "pOH";
  // A word of the wording may be an element too, and then has an index: hydrogen~3.
  return word.startsWith("hydroxide") || word.startsWith("oh") ? "OH" : "H";
}

function ionOf(plain: string | undefined): Scale | null {
  if (plain === "H^+" || plain === "H3O^+") return "H";
  return plain === "OH^-" ? "OH" : null;
}

function knownOf(slots: Slots): Omit<PhProblem, "target"> | null {
  const level = slots.number("n");
  if (level) return fromLevel(level.value, slots.word("k") === "poh" ? "pOH" : "pH");
  const concentration = concentrationOf(slots);
  if (!concentration || q.sign(concentration) <= 0) return null;
  const spelled = slots.word("i");
  const scale = spelled === null ? ionOf(slots.species("h")?.species.plain) : spelledIon(spelled);
  return scale
    ? { givenValue: { scale, value: concentration }, from: null }
    : fromElectrolyte(slots, concentration);
}

function spelledIon(words: string): Scale {
  return words.startsWith("hydroxide") ? "OH" : "H";
}

function fromLevel(value: Rational, scale: "pH" | "pOH"): Omit<PhProblem, "target"> | null {
  const isUsual = q.sign(value) >= 0 && q.order(value, q.rational(14n)) <= 0;
  return isUsual ? { givenValue: { scale, value }, from: null } : null;
}

function concentrationOf(slots: Slots): Rational | null {
  const quantity = slots.quantity("c");
  if (!quantity) return slots.number("c")?.value ?? null;
  const unit = unitOf("mol/L");
  return q.divide(q.multiply(quantity.value, quantity.unit.scale), unit.scale);
}

const leastConcentration = q.rational(1n, 1_000_000n);

function fromElectrolyte(slots: Slots, concentration: Rational): Omit<PhProblem, "target"> | null {
  const electrolyte = strongElectrolyte(slots.species("s")?.species.plain ?? "");
  if (!electrolyte || !slots.quantity("c")) return null;
  if (q.order(concentration, leastConcentration) < 0) {
    throw notSupported(
      "In so dilute a solution the ions of water itself count too, and I can't work with both yet.",
    );
  }
  const value = q.multiply(concentration, q.rational(BigInt(electrolyte.ions)));
  // Above 1 mol/L the simple definition of pH is not valid.
  if (q.order(value, q.one) > 0) return null;
  return {
    givenValue: { scale: electrolyte.kind === "acid" ? "H" : "OH", value },
    from: { electrolyte, concentration },
  };
}
