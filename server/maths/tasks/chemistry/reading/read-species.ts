import { isSymbol, type Token } from "../../../read/token.ts";
import { compoundNamed, longestName } from "../matter/compound-name.ts";
import { elementNamed, elementOf } from "../../../chemistry/elements.ts";
import { lowerCaseFormula } from "../matter/lower-case-formulas.ts";
import { parseSpecies } from "../../../chemistry/parse-formula.ts";
import type { Species } from "../../../chemistry/species.ts";
import type { SpeciesOrigin } from "./pieces.ts";

export interface SpeciesRead {
  species: Species;
  origin: SpeciesOrigin;
  text: string;
  /** The count of its tokens. */
  length: number;
}

/** The maximum length of a formula, in characters. */
const shape = /^[A-Z([][A-Za-z0-9()[\].]{0,39}/;
const charge = /^(?:\^\(?\d?[+-]\)?|[+-](?=[\s.,;:?)\]/|]|$))/;
/** Words that look like formulas but are not. */
const abbreviations = new Set([
  "SI",
  "PV",
  "HCF",
  "PH",
  "POH",
  "CV",
  "CP",
  "NH",
  "KC",
  "KP",
  "KW",
  "HOW",
  "NO",
  "IN",
  "IF",
  "IS",
  "OF",
  "OH",
  "SO",
]);

/** An unambiguous formula, of several letters or with a number: H2O, NaCl, O2, Cl-. */
export function formulaAt(text: string, tokens: readonly Token[], at: number): SpeciesRead | null {
  const token = tokens[at];
  if (!token || /[A-Za-z0-9]/.test(text.charAt(token.start - 1))) return null;
  const rest = text.slice(token.start);
  const [run] = shape.exec(rest) ?? [];
  if (run === undefined) return lowerCaseAt(rest, tokens, at);
  for (let length = run.length; length > 0; length -= 1) {
    const written = formulaOf(rest, length);
    const species = written === null ? null : parseSpecies(written);
    if (!species || written === null) continue;
    return readTo(species, { tokens, at, end: token.start + written.length, written });
  }
  return null;
}

/** The first characters with the charge after them, if they may be a formula; null if they certainly are not. */
function formulaOf(text: string, length: number): string | null {
  const [body, rest] = [text.slice(0, length), text.slice(length)];
  if (/^[A-Za-z0-9]/.test(rest) || isBracketed(body) || isLetter(body, rest)) return null;
  const written = body + (charge.exec(rest)?.[0] ?? "");
  return isCertain(written) ? written : null;
}

/** "(NaCl)" is a formula in brackets, "(NH4)2CO3" one that starts with a bracket. */
function isBracketed(body: string): boolean {
  if (body.startsWith("[")) return !body.includes("(");
  return body.startsWith("(") && body.indexOf(")") === body.length - 1;
}

/** V2, P2 and "N2 = 0.1" are quantities of a second state. */
function isLetter(body: string, rest: string): boolean {
  return /^(?:P2|[VT]\d)$/.test(body) || (/^[CN]\d$/.test(body) && /^\s*=\s*[\d.?]/.test(rest));
}

function isCertain(written: string): boolean {
  return !/^[A-Z][a-z]?$/.test(written) && !abbreviations.has(written);
}

function lowerCaseAt(rest: string, tokens: readonly Token[], at: number): SpeciesRead | null {
  const [run = ""] = /^[a-z][a-z0-9()]*/.exec(rest) ?? [];
  const species = lowerCaseFormula(run);
  const start = tokens[at]?.start ?? 0;
  return species && readTo(species, { tokens, at, end: start + run.length, written: run });
}

interface Span {
  tokens: readonly Token[];
  at: number;
  end: number;
  written: string;
}

/** Null if the formula would end inside a token, as in "CO2,500". */
function readTo(species: Species, { tokens, at, end, written: text }: Span): SpeciesRead | null {
  const last = tokens.findLastIndex((token) => token.start < end);
  const ending = tokens[last];
  if (ending === undefined || (ending.kind === "number" && ending.end > end)) return null;
  return { species, origin: "formula", text, length: last - at + 1 };
}

/** A compound by its name of one to five words: "carbon dioxide", "iron (III) oxide". */
export function nameAt(tokens: readonly Token[], at: number): SpeciesRead | null {
  const words = wordsFrom(tokens, at);
  for (let count = words.length; count > 0; count -= 1) {
    const taken = words.slice(0, count);
    const species = compoundNamed(taken.map(({ text }) => text));
    if (!species) continue;
    return {
      species,
      origin: "name",
      text: taken.map(({ text }) => text).join(" "),
      length: (taken.at(-1)?.end ?? at) - at,
    };
  }
  return null;
}

/** Words in a row, also with a Roman number in brackets between them. */
function wordsFrom(tokens: readonly Token[], at: number): { text: string; end: number }[] {
  const words: { text: string; end: number }[] = [];
  for (let next = at; words.length < longestName;) {
    const roman = romanAt(tokens, next);
    const token = tokens[next];
    const text = roman ?? (token?.kind === "word" || token?.kind === "letter" ? token.text : null);
    if (text === null) break;
    next += roman === null ? 1 : 3;
    words.push({ text, end: next });
  }
  return words;
}

/** The number of "(III)" in lower case. */
function romanAt(tokens: readonly Token[], at: number): string | null {
  const [open, number, close] = tokens.slice(at, at + 3);
  const isClosed = isSymbol(open, "(") && isSymbol(close, ")");
  return isClosed && number && /^[IViv]+$/.test(number.written)
    ? number.written.toLowerCase()
    : null;
}

/** A word that is the name or the symbol of an element, and may be an ordinary word too: iron, Na, In. */
export function wordWithSpecies(token: Token): SpeciesRead | null {
  if (token.kind !== "word" && token.kind !== "letter") return null;
  const named = elementNamed(token.text);
  const symbol = named?.symbol ?? elementOf(token.written)?.symbol;
  const species = symbol === undefined ? null : parseSpecies(symbol);
  return (
    species && { species, origin: named ? "element" : "formula", text: token.written, length: 1 }
  );
}
