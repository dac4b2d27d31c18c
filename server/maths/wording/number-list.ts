import type { Rational } from "../numbers/rational.ts";
import type { NumberStyle } from "../numbers/written.ts";
import { numberOf } from "./line-reader.ts";

export interface NumberList {
  values: readonly Rational[];
  /** Whether the list contains decimals. */
  style: NumberStyle;
  /** Whether dots or "and so on" follow the last number, or precede it. */
  dots: "none" | "end" | "before last";
}

const numberAtom = /^-?(?:\d[\d‚]*(?:\.\d+)?|\.\d+)(?:\/\d+)?$/;

/**
 * Reads numbers separated by commas, spaces or "and". A comma without a space separates two numbers unless the list
 * has a space after its other commas. Null for any other content, or if the commas are ambiguous.
 */
export function readNumberList(text: string): NumberList | null {
  const atoms = withoutBrackets(text.trim().split(" "));
  const cells = cellsOf(splitTight(atoms));
  if (!cells) return null;
  const at = cells.indexOf("...");
  const numbers = cells.filter((cell) => cell !== "...");
  if (at >= 0 && (numbers.length < cells.length - 1 || at < cells.length - 2)) return null;
  if (numbers.length === 0 || !numbers.every((cell) => numberAtom.test(cell))) return null;
  return {
    values: numbers.map(numberOf),
    style: numbers.some((cell) => cell.includes(".")) ? "decimal" : "fraction",
    dots: at < 0 ? "none" : at === cells.length - 1 ? "end" : "before last",
  };
}

/** The same, with one or more blanks in the list; blanks are null. */
export function readListWithBlanks(text: string): (Rational | null)[] | null {
  const cells = cellsOf(splitTight(withoutBrackets(text.trim().split(" "))));
  if (!cells) return null;
  const read = cells.map((cell) =>
    isBlank(cell) ? null : numberAtom.test(cell) ? numberOf(cell) : undefined,
  );
  return read.some((cell) => cell === undefined) ? null : read.filter((cell) => cell !== undefined);
}

export function isBlank(cell: string): boolean {
  return ["_", "?", "x", "y"].includes(cell);
}

function withoutBrackets(atoms: readonly string[]): readonly string[] {
  const isBracketed = atoms[0] === "(" && atoms.at(-1) === ")";
  return isBracketed ? atoms.slice(1, -1) : atoms;
}

/**
 * Numbers joined by commas without spaces, as in 100,200,300, are split; 12,180 alone may be one number or two. If the
 * list is separated by commas with spaces, its other commas must group the digits of all its numbers. Null if
 * ambiguous.
 */
function splitTight(atoms: readonly string[]): readonly string[] | null {
  const numbers = atoms.filter((atom) => /\d/.test(atom));
  const hasGroups = numbers.some((atom) => atom.includes("‚"));
  if (hasGroups && !numbers.every((atom) => atom.includes("‚"))) return null;
  const isUnclear = numbers.length === 1 && /^[^,]*,[^,]*$/.test(numbers[0] ?? "");
  if (isUnclear) return null;
  return atoms.flatMap((atom) => (/\d,\d/.test(atom) ? partsOf(atom) : [atom]));
}

function partsOf(atom: string): string[] {
  return atom.split(",").flatMap((part, at) => (at === 0 ? [part] : [",", part]));
}

/** The cells between separators; null where one is empty. */
function cellsOf(atoms: readonly string[] | null): string[] | null {
  if (!atoms) return null;
  const cells: string[] = [];
  let isOpen = true;
  for (const atom of atoms) {
    if (atom === ",") {
      if (isOpen) return null;
      isOpen = true;
    } else if (atom === "and" || atom === "aur") {
      if (cells.length === 0) return null;
      isOpen = true;
    } else {
      cells.push(atom);
      isOpen = false;
    }
  }
  // "2, 4, 6, ..." ends in dots and "3, 5, and" in nothing.
  return isOpen ? null : cells;
}
