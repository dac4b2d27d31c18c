import { parseSpecies } from "../chemistry/parse-formula.ts";
import { different, equal, type Judgement, unfinished, unreadable } from "./judgement.ts";

/** Coefficients by formula, for each side of the arrow. */
interface Reaction {
  left: Map<string, number>;
  right: Map<string, number>;
}

/** Chemical equations: the same substances in the same proportion. Null if the expected answer is none. */
export function compareReactions(expected: string, given: string): Judgement | null {
  if (!/[A-Z][^→]*→.*[A-Z]/.test(expected)) return null;
  const wanted = readReaction(expected);
  if (!wanted) return null;
  const found = readReaction(given);
  if (!found) return unreadable;
  const isSmall = given === given.toLowerCase();
  const ratios = [
    ratioOf(wanted.left, found.left, isSmall),
    ratioOf(wanted.right, found.right, isSmall),
  ];
  const [ratio, other] = ratios;
  if (ratio === null || ratio === undefined || ratio !== other) return different;
  return ratio === 1 ? equal : unfinished("simplify");
}

/** The common ratio of the coefficients to the expected ones; null if they are not in proportion. */
function ratioOf(
  wanted: Map<string, number>,
  found: Map<string, number>,
  isSmall: boolean,
): number | null {
  if (wanted.size !== found.size) return null;
  let ratio: number | null = null;
  for (const [formula, count] of wanted) {
    const own = found.get(isSmall ? formula.toLowerCase() : formula);
    if (own === undefined || (ratio !== null && own !== ratio * count)) return null;
    ratio ??= own / count;
  }
  return ratio;
}

function readReaction(text: string): Reaction | null {
  const [left, right, ...more] = text.split(/→|=|⇌|\byields\b|\bgives\b/);
  if (left === undefined || right === undefined || more.length > 0) return null;
  const sides = [readSide(left), readSide(right)];
  const [one, other] = sides;
  return one && other ? { left: one, right: other } : null;
}

function readSide(text: string): Map<string, number> | null {
  const side = new Map<string, number>();
  for (const term of text.split(/\s\+\s|(?<![\d^(-])\+|\s+and\s+/)) {
    const [, count = "", formula = ""] =
      /^(\d*(?:\/\d+)?)[·×*]?(\D.*)$/.exec(plainFormula(term)) ?? [];
    if (formula === "" || !/^[A-Za-z(]/.test(formula)) return null;
    side.set(formula, (side.get(formula) ?? 0) + numberOf(count));
  }
  return side;
}

/** 2 and 1/2; an absent coefficient is 1. */
function numberOf(count: string): number {
  const [above = "1", below = "1"] = count === "" ? [] : count.split("/");
  return Number(above) / Number(below);
}

/** H₂O, H_2O and H_{2}O become H2O; states of matter are removed. */
function plainFormula(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\((?:s|l|g|aq)\)|[↑↓]/g, " ")
    .replaceAll(/[_{}\s]/g, "")
    .trim();
}

/** A formula such as C2H4O2 by its atoms. Null if the expected answer is none. */
export function compareFormulas(expected: string, given: string): Judgement | null {
  const wanted = plainFormula(expected);
  const isFormula =
    /^(?=.*(?:\d|[a-z]|[A-Z]{2}))(?:[A-Z][a-z]?\d*|\(|\)\d*)+$/.test(wanted) &&
    !/^[IVXLCDM]+$/.test(wanted);
  const atoms = isFormula ? parseSpecies(wanted)?.atoms : null;
  if (!atoms) return null;
  const own = plainFormula(given.replace(/^[a-z\s]*formula\s*(?:is|=|:)?\s*/i, ""));
  if (own === wanted || own === wanted.toLowerCase()) return equal;
  const found = parseSpecies(own)?.atoms;
  if (!found) return unreadable;
  return hasSameAtoms(atoms, found) ? equal : different;
}

function hasSameAtoms(a: ReadonlyMap<string, bigint>, b: ReadonlyMap<string, bigint>): boolean {
  return a.size === b.size && [...a].every(([symbol, count]) => b.get(symbol) === count);
}
