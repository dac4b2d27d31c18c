import * as q from "../../../numbers/rational.ts";
import { type Quantity, quantityLatex } from "../../../quantities/quantity.ts";
import { numberToLatex } from "../../../quantities/significant.ts";
import type { Question } from "../../../read/question.ts";
import { notSupported } from "../../../refusal.ts";
import { unitOf, writeAmount } from "../lesson/written-amount.ts";
import { diatomic } from "../../../chemistry/elements.ts";
import { gases } from "../matter/gases.ts";
import { speciesOf } from "../../../chemistry/parse-formula.ts";
import { atomCount, isSameSpecies, onlyElement, type Species } from "../../../chemistry/species.ts";
import type { SpeciesPiece } from "../reading/pieces.ts";
import { givenAndRest } from "../reading/given-and-rest.ts";
import type { Slots } from "../reading/recogniser.ts";
import {
  type MoleTarget,
  type GivenAmount,
  litresAtStp,
  type MoleProblem,
} from "./mole-problem.ts";

const stp =
  "{stp=(?:at |under |measured )*(?:stp|ntp|s t p|standard temperature and pressure|standard temperature pressure|normal temperature and pressure)}";
const state = "{p=gas|gases|gaseous|molecules|molecule|atoms|atom|ions|ion|vapour|metal}";

/** The wordings that give an amount of a substance. */
const givens = [
  `{g:mass|amount|volume} of? (pure|solid|liquid|gaseous|dry)? {s:species} ${state}? ${stp}?`,
  `{g:mass|amount|volume} ${stp} of {s:species} ${state}?`,
  `{g:amount} (molecules|atoms) of {s:species}`,
  "{n:number} (number of)? {u=molecules|molecule|atoms|atom|ions|particles|formula units|formula unit} of? {s:species} {p=gas}?",
  "{n:number} (number of)? {s:species} {u=molecules|molecule|atoms|atom|ions}",
  "(a|single)? single? {one=molecule|atom} of {s:species} {p=gas}?",
  "a {one=mole} of {s:species} {p=gas|atoms|molecules}?",
];

const things =
  "{t=moles|mole|mols|mol|gram moles|gram molecules|molecules|molecule|atoms|atom|ions|ion|particles|formula units|formula unit|constituent particles}";
const present =
  "(are|is|does|do | will be)? (there | present | contained | found | available | that are present)? (are|is)?";
const asWhole = `(@ask? | how many | @ask? how many) (total? number|no of)? (the? total)? {x:species}? ${things} (of (atoms of)? {y:species} {yt=gas|atoms|ions|molecules|molecule|atom}?)? ${present} (in|of|for|from|=|by|with|to)?`;
const inLitres = "(in (litres|litre|l|liters))?";

/** Questions, with {:given} in place of the given amount. */
const askings = [
  `${asWhole} {:given} (contain|contains|have|has)?`,
  `{:given} (mein|me|m|main | ke andar) (kitne|kitna|total)? (number of)? {x:species}? ${things}`,
  `(convert|change|express|calculate) {:given} (in|into|to) (number of)? ${things}`,
  `{:given} (contains|contain|has|have|is|=|equals | is? equal to | means)? how many (number of)? {x:species}? ${things} (of {y:species} {yt=gas|atoms|ions|molecules}?)?`,
  "(@ask? | what is) {t=mass|weight} (in (grams|gram|g))? (of|in|for) {:given} (in (grams|gram|g))?",
  "(@ask? | how much) (do|does)? {:given} {t=weigh|weighs}",
  "how many {t=grams|gram|g} (are|is | will be)? (there|present|contained)? (are|is)? (in|of|make|for) {:given}",
  "{:given} (is | is? equal to | =)? how many {t=grams|gram|g}",
  "{:given} (ka|ki) {t=mass|weight|vajan|bhar}",
  "(convert|change|express) {:given} (in|into|to) {t=grams|gram|g|mass}",
  `(@ask? | how much) {t=volume} ${inLitres} ((is | will be)? occupied|taken by | of|for) {:given}`,
  "(@ask? | how much) {t=volume} (will|does|do|would) be? {:given} (occupy|occupied|have)",
  "(@ask? | how much) {t=volume} (will|does|do|would) (be)? (occupied by) {:given}",
  "{:given} (ka|ki) {t=volume|ayatan}",
].map((asking) => `${asking} {stp=at stp|at ntp}? ${inLitres}`);

/** A substance, and a word for its amount. */
const needs =
  /^(?=.*(?:<species:|~\d)).*(?:mol|atom|ion|mass|weight|weigh|gram|volume|particle|formula|\bg |vajan|bhar|ayatan)/;

/** A given amount of a substance, and the requested quantity: moles, mass, particles, or volume at STP. */
export const recogniseMoles: (question: Question) => MoleProblem | null = givenAndRest(
  needs,
  { givens, askings },
  problemOf,
);

function problemOf(slots: Slots): MoleProblem | null {
  const givenAmount = givenOf(slots);
  const asking = askingOf(slots.word("t") ?? "");
  const species = givenAmount && asking && speciesFor(slots, asking);
  const target = species && askedOf(asking, species, slots);
  if (
    !target ||
    isTrivial(givenAmount, target) ||
    !isGasWhereNeeded(species, givenAmount, target, slots)
  ) {
    return null;
  }
  return { givenAmount, species, target, masses: slots.masses, molarVolume: litresAtStp };
}

function speciesFor(slots: Slots, asking: Asking): Species | null {
  const piece = slots.species("s");
  const species = piece && resolve(piece, slots, asking);
  return species?.charge === 0 ? species : null;
}

type Asking = "amount" | "molecules" | "atoms" | "ions" | "mass" | "volume";

const askingWords: readonly (readonly [RegExp, Asking])[] = [
  [/^(?:moles?|mols?|gram mol\w+)$/, "amount"],
  [/^(?:molecules?|particles|formula units?|constituent particles)$/, "molecules"],
  [/^atoms?$/, "atoms"],
  [/^ions?$/, "ions"],
  [/^(?:volume|ayatan)$/, "volume"],
  [/^(?:mass|weight|weighs?|grams?|g|vajan|bhar)$/, "mass"],
];

function askingOf(word: string): Asking | null {
  return askingWords.find(([pattern]) => pattern.test(word))?.[1] ?? null;
}

function givenOf(slots: Slots): GivenAmount | null {
  const one = slots.word("one");
  if (one === "mole")
    return { kind: "amount", value: q.one, latex: "1\\,\\mathrm{mol}", conversion: null };
  const count = one === null ? slots.number("n")?.value : q.one;
  if (count)
    return { kind: "particles", value: count, latex: numberToLatex(count), conversion: null };
  const quantity = slots.quantity("g");
  return quantity && q.sign(quantity.value) > 0 ? givenQuantity(quantity) : null;
}

function givenQuantity(quantity: Quantity): GivenAmount {
  const kind = isOf(quantity, "mass") ? "mass" : isOf(quantity, "amount") ? "amount" : "volume";
  const unit = unitOf({ mass: "g", amount: "mol", volume: "L" }[kind]);
  const value = q.divide(q.multiply(quantity.value, quantity.unit.scale), unit.scale);
  const written = writeAmount(value, unit);
  const isSame = quantity.unit.symbol === unit.symbol;
  const conversion = isSame ? null : `${quantityLatex(quantity)} ${written.sign} ${written.latex}`;
  return { kind, value, latex: written.latex, conversion };
}

function isOf({ unit }: Quantity, base: "mass" | "amount"): boolean {
  return unit.dimension[base] === 1;
}

/** The kind of particles: atoms or molecules of an element given by name only. */
function resolve(piece: SpeciesPiece, slots: Slots, asking: Asking): Species | null {
  const [said = "", ...more] = ["p", "u", "one"].flatMap((slot) => slots.word(slot) ?? []);
  // "Atoms of oxygen gas" counts atoms, but names molecules.
  if (more.some((word) => word.startsWith("atom"))) return null;
  const symbol = onlyElement(piece.species);
  if (symbol === null) return /^(?:atom|ion)s?$/.test(said) ? null : piece.species;
  return /^ions?$/.test(said) ? null : resolveElement(piece, symbol, { slots, asking, said });
}

function resolveElement(
  { species, ...piece }: SpeciesPiece,
  symbol: string,
  context: Said,
): Species | null {
  const isAtom = atomCount(species) === 1n;
  if (/^atoms?$/.test(context.said)) {
    return isAtom && context.asking !== "molecules" ? species : null;
  }
  if (piece.origin === "element") return resolveName(piece.text, symbol, context);
  // "molecules in 2 g of O": the symbol means atoms, which form no molecules here.
  return isAtom && context.asking === "molecules" && diatomic.has(symbol) ? null : species;
}

interface Said {
  slots: Slots;
  asking: Asking;
  said: string;
}

/** An element given by name only. */
function resolveName(name: string, symbol: string, context: Said): Species | null {
  const written = writtenForm(symbol, context.slots);
  if (written) return written;
  const isMolecule = context.said.startsWith("molec") || context.asking === "molecules";
  if (["S", "P"].includes(symbol) && isMolecule) return null;
  if (!diatomic.has(symbol) || isMassOfAtoms(context)) return speciesOf(symbol);
  if (isMolecule || isGas(context)) return speciesOf(`${symbol}2`);
  throw notSupported(
    `Do you mean ${name} gas, ${symbol}₂, or single ${name} atoms, ${symbol}? Write the formula or “${name} gas”.`,
  );
}

/** A mass of an element has the same number of atoms in any form. */
function isMassOfAtoms({ slots, asking, said }: Said): boolean {
  const given = slots.quantity("g");
  return asking === "atoms" && said === "" && given !== null && isOf(given, "mass");
}

/** "molecules of sulphur (S8) in 16 g of solid sulphur": the form that is written elsewhere. */
function writtenForm(symbol: string, slots: Slots): Species | null {
  const named = (slots.species("x") ?? slots.species("y"))?.species;
  return named && onlyElement(named) === symbol && atomCount(named) > 1n ? named : null;
}

function isGas({ slots, asking, said }: Said): boolean {
  const given = slots.quantity("g");
  const isVolume = given !== null && !isOf(given, "mass") && !isOf(given, "amount");
  return /^(?:gas|vapour)/.test(said) || asking === "volume" || isVolume;
}

function askedOf(asking: Asking, species: Species, slots: Slots): MoleTarget | null {
  const parts = ["x", "y"].flatMap((slot) => slots.species(slot) ?? []);
  if (parts.length > 1) return null;
  const part = parts[0] ?? null;
  if (asking === "mass" || asking === "volume") return part ? null : { kind: asking };
  if (asking === "molecules") return wholeOf(species, part);
  if (asking === "amount") return molesOf(species, part, slots.word("yt") ?? "");
  return partOf(species, part, asking);
}

/** "moles of water", or "moles of oxygen atoms" of a compound. */
function molesOf(species: Species, part: SpeciesPiece | null, said: string): MoleTarget | null {
  const isPart = /^(?:atom|ion)s?$/.test(said);
  if (!isPart) {
    return part && !isWhole(part, species)
      ? null
      : { kind: "amount", name: "mol", each: 1n, of: "" };
  }
  const found = partOf(species, part, said.startsWith("ion") ? "ions" : "atoms");
  return found && { ...found, kind: "amount", name: "mol" };
}

function partOf(
  species: Species,
  part: SpeciesPiece | null,
  name: "atoms" | "ions",
): Extract<MoleTarget, { each: bigint }> | null {
  const each = eachOf(species, part, name === "ions");
  return each === null ? null : { kind: "particles", name, each, of: part?.species.latex ?? "" };
}

function wholeOf(species: Species, part: SpeciesPiece | null): MoleTarget | null {
  if (part && !isWhole(part, species)) return null;
  const isAtom = atomCount(species) === 1n;
  return { kind: "particles", name: isAtom ? "atoms" : "molecules", each: 1n, of: "" };
}

/** "moles of water in 36 g of water" */
function isWhole(part: SpeciesPiece, species: Species): boolean {
  const symbol = onlyElement(species);
  const isElement = part.origin === "element" && onlyElement(part.species) === symbol;
  return isSameSpecies(part.species, species) || isElement;
}

/** The number of the requested atoms or ions in one particle; null if the formula does not determine it. */
function eachOf(species: Species, part: SpeciesPiece | null, isIons: boolean): bigint | null {
  if (!part) return isIons ? null : atomCount(species);
  const symbol = onlyElement(part.species);
  if (symbol === null || atomCount(part.species) !== 1n) return null;
  // An element inside a polyatomic ion is not an ion of its own.
  if (isIons && !isIonOf(symbol, species)) return null;
  return species.atoms.get(symbol) ?? null;
}

const metals = new Set("Li Na K Rb Cs Mg Ca Sr Ba Al Zn Ag Cu Fe Pb Sn Ni Co".split(" "));
const simpleAnions = new Set("F Cl Br I O S N".split(" "));

function isIonOf(symbol: string, { atoms }: Species): boolean {
  const symbols = [...atoms.keys()];
  const hasMetal = metals.has(symbols[0] ?? "");
  if (!hasMetal) return false;
  return symbol === symbols[0] || (symbols.length === 2 && simpleAnions.has(symbol));
}

/** Grams to grams is not a question of this kind. */
function isTrivial(given: GivenAmount, asked: MoleTarget): boolean {
  if (given.kind !== asked.kind) return false;
  return !("each" in asked) || asked.each === 1n;
}

function isGasWhereNeeded(
  species: Species,
  given: GivenAmount,
  asked: MoleTarget,
  slots: Slots,
): boolean {
  const isVolume = given.kind === "volume" || asked.kind === "volume";
  return isVolume
    ? slots.word("stp") !== null && gases.has(species.plain)
    : slots.word("stp") === null || gases.has(species.plain);
}
