import { parseSpecies } from "../../../chemistry/parse-formula.ts";
import type { Species } from "../../../chemistry/species.ts";

/** One species of an equation with its typed coefficient. */
interface Term {
  species: Species;
  /** Null if none was typed. */
  coefficient: bigint | null;
}

export interface Equation {
  reactants: readonly Term[];
  products: readonly Term[];
}

export interface EquationFound {
  equation: Equation;
  start: number;
  end: number;
}

const states = String.raw`(?:\s?\((?:s|l|g|aq|conc\.?|dil\.?|excess|heat)\))*`;
/** A number, a formula with its charge, and its state. */
const term = new RegExp(String.raw`^\s*(\d{1,3})?\s*([A-Z(\[][A-Za-z0-9()[\].]*|e(?=\^?-))`);
const charge = /^(?:\s?\^\(?\d?[+-]\)?|[+-](?![+\s]*[A-Z0-9([]|\s*$)|[+-](?=\s*(?:[+→]|$|\()))/;
const stateLabel = new RegExp(`^${states}`);

/**
 * The chemical equation around the only arrow of a plain text (see `plainChemistry`); null if
 * there is none, more than one, or the text next to the arrow is not an equation.
 */
export function findEquation(text: string): EquationFound | null {
  const arrow = text.indexOf("→");
  if (arrow < 0 || text.includes("→", arrow + 1)) return null;
  const right = readSide(text.slice(arrow + 1));
  const left = readBackwards(text, arrow);
  if (!right || !left) return null;
  return {
    equation: { reactants: left.terms, products: right.terms },
    start: left.start,
    end: arrow + 1 + right.length,
  };
}

/** The longest run that ends at the arrow and is a side of an equation. */
function readBackwards(text: string, arrow: number): { terms: Term[]; start: number } | null {
  for (const { index } of text.slice(0, arrow).matchAll(/(?<![A-Za-z0-9()[\]^.])[A-Z0-9([e]/g)) {
    const side = readSide(text.slice(index, arrow));
    if (side && text.slice(index + side.length, arrow).trim() === "") {
      return { terms: side.terms, start: index };
    }
  }
  return null;
}

interface Side {
  terms: Term[];
  length: number;
}

/** The longest run of terms joined by plus signs; null for none. */
export function readSide(text: string): Side | null {
  return readTerms(text, true) ?? readTerms(text, false);
}

function readTerms(text: string, withCharges: boolean): Side | null {
  const terms: Term[] = [];
  let at = 0;
  for (;;) {
    const read = readTerm(text.slice(at), withCharges);
    if (!read) return null;
    terms.push(read.term);
    at += read.length;
    const [plus] = /^\s*\+/.exec(text.slice(at)) ?? [];
    if (plus === undefined) return { terms, length: at };
    at += plus.length;
  }
}

function readTerm(text: string, withCharges: boolean): { term: Term; length: number } | null {
  const [whole = "", digits, written = ""] = term.exec(text) ?? [];
  if (written === "") return null;
  // A full stop or a state in brackets after a formula is not part of it.
  const body = written.replace(/(?:\((?:s|l|g|aq)\))?\.?$/, "");
  const start = whole.length - written.length + body.length;
  const sign = withCharges ? startOf(charge, text.slice(start)) : "";
  const species = parseSpecies(body + sign.trim());
  if (!species) return null;
  const state = startOf(stateLabel, text.slice(start + sign.length));
  const coefficient = digits === undefined ? null : BigInt(digits);
  return { term: { species, coefficient }, length: start + sign.length + state.length };
}

/** The matched part of a text; empty if the pattern does not match. */
function startOf(pattern: RegExp, text: string): string {
  return pattern.exec(text)?.[0] ?? "";
}
