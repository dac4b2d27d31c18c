import { elementOf } from "./elements.ts";
import { chargeOfKnownIon } from "./known-ions.ts";
import { formulaLatex, type Species } from "./species.ts";

/** The maximum count of atoms of one element. */
const mostAtoms = 10_000n;

/** The content of a formula body: Ca(OH)2 or CuSO4.5H2O, without charge. Null if it is not a formula. */
function parseBody(body: string): Map<string, bigint> | null {
  const atoms = new Map<string, bigint>();
  for (const part of body.split(".")) {
    const [, times = "", rest = ""] = /^(\d*)(.*)$/.exec(part) ?? [];
    // Only a part after a dot may have a leading number: 5H2O.
    if (times !== "" && part === body) return null;
    const group = parseGroup(rest);
    if (!group) return null;
    addAll(atoms, group, times === "" ? 1n : BigInt(times));
  }
  return [...atoms.values()].every((count) => count <= mostAtoms) ? atoms : null;
}

const piece = /^(?:([A-Z][a-z]?)|([()[\]]))(\d{0,4})/;

type Atoms = Map<string, bigint>;

/** Elements and bracketed groups with their subscripts. */
function parseGroup(text: string): Atoms | null {
  const open: Atoms[] = [new Map<string, bigint>()];
  let rest = text;
  while (rest !== "") {
    const taken = takePiece(open, rest);
    if (taken === 0) return null;
    rest = rest.slice(taken);
  }
  const [atoms, ...unclosed] = open;
  return atoms && atoms.size > 0 && unclosed.length === 0 ? atoms : null;
}

/** Reads an element or a bracket with its number; returns the count of characters, 0 for none. */
function takePiece(open: Atoms[], rest: string): number {
  const [whole = "", symbol, bracket = "", digits = ""] = piece.exec(rest) ?? [];
  // The number one is never written.
  if (/^(?:0|1$)/.test(digits)) return 0;
  const count = digits === "" ? 1n : BigInt(digits);
  const isTaken =
    symbol === undefined ? takeBracket(open, bracket, count) : takeAtom(open, symbol, count);
  return isTaken ? whole.length : 0;
}

function takeAtom(open: readonly Atoms[], symbol: string, count: bigint): boolean {
  const inner = open.at(-1);
  if (!inner || !elementOf(symbol)) return false;
  addAll(inner, new Map([[symbol, 1n]]), count);
  return true;
}

function takeBracket(open: Atoms[], bracket: string, count: bigint): boolean {
  if (bracket === "(" || bracket === "[") {
    open.push(new Map<string, bigint>());
    return count === 1n;
  }
  const closed = open.pop();
  const outer = open.at(-1);
  if (!closed || !outer || closed.size === 0) return false;
  addAll(outer, closed, count);
  return true;
}

function addAll(to: Map<string, bigint>, from: ReadonlyMap<string, bigint>, times: bigint): void {
  for (const [symbol, count] of from) to.set(symbol, (to.get(symbol) ?? 0n) + count * times);
}

/** A species from its body and charge; null if the body is not a formula. */
export function speciesOf(body: string, charge = 0): Species | null {
  const atoms = parseBody(body);
  if (!atoms) return null;
  const sign =
    charge === 0
      ? ""
      : `^${Math.abs(charge) === 1 ? "" : Math.abs(charge)}${charge < 0 ? "-" : "+"}`;
  return { plain: body + sign, latex: formulaLatex(body, charge), atoms, charge };
}

/** A free electron, as in half-reactions. */
const electron: Species = {
  plain: "e^-",
  latex: "\\mathrm{e^{-}}",
  atoms: new Map(),
  charge: -1,
};

/**
 * Parses a formula with its charge, case-sensitive: H2O, Ca(OH)2, CuSO4.5H2O, SO4^2-, Na+, Fe2+. A charge without a
 * caret is parsed only if it is unambiguous: Fe2+ of a metal, or a known ion, such as SO42- or NO3-.
 */
export function parseSpecies(text: string): Species | null {
  if (/^e(?:\^?-|\^\(-\)|\^1-)$/.test(text)) return electron;
  const [, raisedBody, size, sign] = /^(.+)\^\(?(\d?)([+-])\)?$/.exec(text) ?? [];
  if (raisedBody !== undefined) {
    return speciesOf(raisedBody, signed(size === "" ? 1 : Number(size), sign));
  }
  const [, body, plainSign] = /^(.+?)([+-])$/.exec(text) ?? [];
  if (body !== undefined) return withPlainCharge(body, plainSign ?? "");
  return speciesOf(text);
}

function signed(size: number, sign: string | undefined): number {
  return sign === "-" ? -size : size;
}

function withPlainCharge(body: string, sign: string): Species | null {
  const known = chargeOfKnownIon(body + sign);
  if (known) return speciesOf(known.body, known.charge);
  const [, symbol = "", digit = ""] = /^([A-Z][a-z]?)([2-4]?)$/.exec(body) ?? [];
  // O2- could be an oxide or a superoxide ion; a metal is never a molecule of two atoms.
  const isUnclear = digit !== "" && (sign === "-" || nonMetals.has(symbol));
  if (isUnclear || !elementOf(symbol)) return null;
  return speciesOf(symbol, signed(Number(digit || "1"), sign));
}

const nonMetals = new Set("H C N O F P S Cl Br I B Si Se Hg".split(" "));
