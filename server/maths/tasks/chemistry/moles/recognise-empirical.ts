import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Question } from "../../../read/question.ts";
import { elementOf } from "../../../chemistry/elements.ts";
import { onlyElement } from "../../../chemistry/species.ts";
import { chemistryReading, type ChemistryReading } from "../reading/chemistry-reading.ts";
import type { GivenMasses } from "../reading/given-masses.ts";
import type { Piece } from "../reading/pieces.ts";

interface Part {
  symbol: string;
  /** In 100 g, or in grams of a sample. */
  percent: Rational;
  unit: "%" | "g";
}

export interface EmpiricalProblem {
  parts: readonly Part[];
  masses: GivenMasses;
  /** In g/mol, where it is given. */
  molar: Rational | null;
  asksEmpirical: boolean;
  asksMolecular: boolean;
}

const filler = new Set(
  (
    "a an the of is are has have having and in by mass weight masses find calculate determine deduce work out what compound substance organic inorganic hydrocarbon salt oxide sample it its " +
    "contains contain containing consists made up composed composition percentage percent % analysis analysed on gave following shows was were found to be which that if given as per also then " +
    "formula formulas formulae empirical molecular simplest and respectively only rest molar relative vapour gas crystalline each element elements with from for data mol u please = gives " +
    "ka ki ke hai nikalo batao batayiye karo kya"
  ).split(/\s+/),
);

const asksFormula = /(?:empirical|molecular|simplest) (?:and (?:empirical|molecular) )?formula/;

/** Percentages or masses of the elements of a compound, in any order with their names, and its formula asked. */
export function recogniseEmpirical(question: Question): EmpiricalProblem | null {
  const reading = chemistryReading(question);
  if (!reading || !asksFormula.test(reading.line)) return null;
  const molar = takeMolarMass(reading);
  const taken = molar === "unclear" ? null : takeParts(molar.line, reading);
  if (molar === "unclear" || !taken || !isAllKnown(taken) || !isWhole(taken.parts)) return null;
  const asksMolecular = /molecular formula|empirical and molecular/.test(reading.line);
  const asksEmpirical = /empirical|simplest/.test(reading.line);
  if (asksMolecular && !molar.value) return null;
  const parts = inOrder(taken.parts);
  return { parts, masses: reading.masses, molar: molar.value, asksEmpirical, asksMolecular };
}

/** The rest consists only of fillers and the names of the elements. */
function isAllKnown({ parts, rest }: PartsTaken): boolean {
  const own = new Set(parts.map(({ symbol }) => elementOf(symbol)?.name));
  return rest
    .split(" ")
    .filter(Boolean)
    .map((word) => word.replace(/~\d+$/, ""))
    .every((word) => filler.has(word) || own.has(word));
}

interface PartsTaken {
  parts: Part[];
  rest: string;
}

interface MolarTaken {
  value: Rational | null;
  line: string;
}

const molarWords =
  /(?:(?:its|the|and|if|with|has|having|given) )*(?:a )?(?:molar|molecular|relative molecular|formula) (?:mass|weight) (?:of (?:the |this )?(?:compound|substance|gas) )?(?:is |= |of |was |being )?<(\w+):(\d+)> (?:u )?/;
const densityWords =
  /(?:(?:its|the|and|if|with|has|having|given) )*(?:a )?vapour density (?:of (?:the |this )?(?:compound|substance|gas) )?(?:is |= |of )?<number:(\d+)> /;

/** "Its molar mass is 98.96 g", or its vapour density, of which the molar mass is twice the number. */
function takeMolarMass({ line, pieces, masses }: ChemistryReading): MolarTaken | "unclear" {
  const [mass, density] = [molarWords.exec(line), densityWords.exec(line)];
  if (masses.molar.size > 0 || (mass && density)) return "unclear";
  const match = mass ?? density;
  if (!match) return { value: null, line };
  const value = gramsPerMole(pieces[Number(mass ? mass[2] : match[1])]);
  if (!value) return "unclear";
  const molar = density ? q.multiply(value, q.rational(2n)) : value;
  return { value: molar, line: line.replace(match[0], "") };
}

function gramsPerMole(piece: Piece | undefined): Rational | null {
  if (piece?.kind === "number") return piece.value;
  if (piece?.kind !== "quantity") return null;
  return ["g", "g/mol", "u"].includes(piece.quantity.unit.symbol) ? piece.quantity.value : null;
}

const forms = [
  /<(percent|mass):(\d+)> (?:by mass |by weight |of |each )?(?:<species:|[a-z]+~)(\d+)>? /g,
  /(?:<species:|[a-z]+~)(\d+)>? (?:is |= |- )?<(percent|mass):(\d+)> /g,
];

/** All pairs in the same form; null if some remain. */
function takeParts(line: string, reading: ChemistryReading): PartsTaken | null {
  const percents = line.match(/<(?:percent|mass):/g)?.length ?? 0;
  for (const [at, form] of forms.entries()) {
    const matches = [...line.matchAll(form)];
    if (matches.length === 0 || matches.length !== percents) continue;
    const parts = matches.flatMap((match) => partOf(match, at === 0, reading) ?? []);
    if (parts.length < matches.length) return null;
    return withRest(parts, line.replaceAll(form, " "), reading);
  }
  return null;
}

const restWords =
  /(?:and )?(?:the )?(?:rest|remaining|remainder|balance) (?:is |being |was )?(?:<species:|[a-z]+~)(\d+)>? /;

/** "and the rest oxygen": the difference to 100%. */
function withRest(parts: Part[], rest: string, { pieces }: ChemistryReading): PartsTaken | null {
  const match = restWords.exec(rest);
  if (!match) return { parts, rest };
  const species = pieces[Number(match[1])];
  const symbol = species?.kind === "species" ? onlyElement(species.species) : null;
  const total = parts.map(({ percent }) => percent).reduce(q.add, q.zero);
  const missing = q.subtract(q.rational(100n), total);
  if (symbol === null || q.sign(missing) <= 0 || parts.some(({ unit }) => unit === "g"))
    return null;
  return {
    parts: [...parts, { symbol, percent: missing, unit: "%" }],
    rest: rest.replace(match[0], " "),
  };
}

function partOf(
  match: RegExpMatchArray,
  isNumberFirst: boolean,
  { pieces }: ChemistryReading,
): Part | null {
  const places = match.slice(1).filter((text) => /^\d+$/.test(text));
  const [amountAt, speciesAt] = isNumberFirst ? places : places.toReversed();
  const [amount, species] = [pieces[Number(amountAt)], pieces[Number(speciesAt)]];
  const symbol = species?.kind === "species" ? onlyElement(species.species) : null;
  if (symbol === null) return null;
  if (amount?.kind === "number") return { symbol, percent: amount.value, unit: "%" };
  const isGrams = amount?.kind === "quantity" && amount.quantity.unit.symbol === "g";
  return isGrams ? { symbol, percent: amount.quantity.value, unit: "g" } : null;
}

/** Carbon and hydrogen come first in the formula of a carbon compound; other elements in the given order. */
function inOrder(parts: readonly Part[]): Part[] {
  if (!parts.some(({ symbol }) => symbol === "C")) return [...parts];
  const ranks: Readonly<Record<string, number>> = { C: 0, H: 1, O: 3 };
  return parts.toSorted((a, b) => (ranks[a.symbol] ?? 2) - (ranks[b.symbol] ?? 2));
}

/** Each element once, one unit for all, and percentages that add up to 100%. */
function isWhole(parts: readonly Part[]): boolean {
  const units = new Set(parts.map(({ unit }) => unit));
  const symbols = new Set(parts.map(({ symbol }) => symbol));
  if (
    parts.length < 2 ||
    units.size > 1 ||
    symbols.size < parts.length ||
    parts.some(({ percent }) => q.sign(percent) <= 0)
  )
    return false;
  if (units.has("g")) return true;
  const total = parts.map(({ percent }) => percent).reduce(q.add, q.zero);
  return q.order(q.absolute(q.subtract(total, q.rational(100n))), q.rational(1n)) <= 0;
}
