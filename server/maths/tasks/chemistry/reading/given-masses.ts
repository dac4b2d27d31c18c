import type { Rational } from "../../../numbers/rational.ts";
import { compoundNamed } from "../matter/compound-name.ts";
import { decimalOf, elementNamed } from "../../../chemistry/elements.ts";
import { parseSpecies } from "../../../chemistry/parse-formula.ts";
import { onlyElement, type Species } from "../../../chemistry/species.ts";

/** Masses that a question gives, to be used instead of the usual ones. */
export interface GivenMasses {
  /** Atomic masses in u by symbol. */
  atomic: ReadonlyMap<string, Rational>;
  /** Molar masses in g/mol by formula. */
  molar: ReadonlyMap<string, Rational>;
  /** Avogadro's number divided by 10²³, if given. */
  avogadro: Rational | null;
}

const mass = String.raw`(?:(?:relative |gram )?(?:atomic|molar|molecular|formula|at\.?|mol\.?)\s?(?:mass|weight|wt\.?|masse|masses|weights))`;
const intro = String.raw`(?:if |where |when )?(?:given:?|take|use|using|assume)?\s*(?:that )?(?:the )?`;
const entry = String.raw`(?:${mass}\s(?:of )?)?(?:[A-Z][A-Za-z0-9()]*|[a-z]+(?: [a-z]+)?)\s?(?:=|is|:|-)\s?\d+(?:\.\d+)?\s?(?:u|amu|g\s?\/\s?mol|g\s?mol\^-1|g\/mole|g)?(?![A-Za-z0-9])`;
const list = String.raw`${entry}(?:\s?(?:,|;|and|&)\s?(?:and )?${entry})*`;
const bracketed = new RegExp(
  String.raw`[([]\s*${intro}(?:${mass}\s?(?:of )?(?:are )?[:=-]?\s?)?(?:in u:? )?(${list})\s*\.?[)\]]`,
  "gi",
);
const told = new RegExp(
  String.raw`(?:\b|(?<=[.,;?]\s?))${intro}${mass}\s?(?:of )?(?:are )?[:=]?\s?(${list})(?=[\s.,;?)]|$)`,
  "gi",
);
const oneEntry =
  /(?:\bof )?\s*([A-Z][A-Za-z0-9()]*|[a-z]+(?: [a-z]+)?)\s?(?:=|is|:|-)\s?(\d+(?:\.\d+)?)/g;
const avogadro =
  /[([]?\s*(?:given|take|use|using)?:?\s*(?:avogadro['’]?s? (?:number|constant)(?:,? NA)?|N_?A|No|N0)\s?(?:=|is)\s?(6(?:\.0\d{1,2})?)\s?[×x*]\s?10\^\{?23\}?(?:\s?(?:mol\^-1|\/mol|per mole))?\s*[)\]]?/i;

/** Cheap tests, since the patterns above are long and few questions need them. */
const mayBracket = /[([][^)\]]*(?:=|is|:|-)\s?\d/;
const mayTell = /(?:atomic|molar|molecular|formula|at\.?|mol\.?)\s?(?:mass|weight|wt)/i;
const mayNumber = /10\^?\{?23/;

/** Removes statements of atomic and molar masses from a text: "(Atomic mass of Na = 23 u, Cl = 35.5 u)". */
export function takeGivenMasses(text: string): { masses: GivenMasses; rest: string } {
  const atomic = new Map<string, Rational>();
  const molar = new Map<string, Rational>();
  let number: Rational | null = null;
  const take = (whole: string, entries: string): string => {
    const read = readEntries(entries);
    if (!read) return whole;
    for (const { formula, isElement, value } of read)
      (isElement ? atomic : molar).set(formula, value);
    return " ";
  };
  let rest = text;
  if (mayNumber.test(rest)) {
    rest = rest.replace(avogadro, (_, value: string) => {
      number = decimalOf(value);
      return " ";
    });
  }
  if (mayBracket.test(rest)) rest = rest.replaceAll(bracketed, take);
  if (mayTell.test(rest)) rest = rest.replaceAll(told, take);
  return { masses: { atomic, molar, avogadro: number }, rest };
}

interface Entry {
  formula: string;
  isElement: boolean;
  value: Rational;
}

/** A substance by its formula or its name. */
function speciesCalled(name: string): Species | null {
  const words = name.toLowerCase().replace(/^of /, "").split(" ");
  const element = elementNamed(words.join(" "));
  return parseSpecies(element?.symbol ?? name) ?? compoundNamed(words);
}

/** Null if one of the names is not a substance: then the statement is about something else. */
function readEntries(text: string): Entry[] | null {
  const entries: Entry[] = [];
  for (const [, name = "", value = ""] of text.matchAll(oneEntry)) {
    const species = speciesCalled(name);
    if (species?.charge !== 0) return null;
    const isElement = onlyElement(species) !== null && !/\d/.test(species.plain);
    entries.push({ formula: species.plain, isElement, value: decimalOf(value) });
  }
  return entries.length > 0 ? entries : null;
}
