import { different, equal, type Judgement, unreadable } from "./judgement.ts";
import { insideBrackets, splitOutside } from "./outer.ts";

type Compare = (expected: string, given: string) => Judgement;

/** Matrices entry by entry, also sums of several. Null if the expected answer is not a matrix. */
export function compareMatrices(
  expected: string,
  given: string,
  compareOne: Compare,
): Judgement | null {
  if (!/^\[\s*\[/.test(expected)) return null;
  const wanted = splitOutside(expected, /\+/).map(readMatrix);
  const own = withoutName(given);
  const found = splitOutside(own, /\+/).map(readMatrix);
  if (!wanted.every((matrix) => matrix !== null)) return null;
  if (!found.every((matrix) => matrix !== null)) return unreadable;
  if (wanted.length !== found.length) return different;
  return isSameSum(wanted, found, compareOne) ? equal : different;
}

/** A^{-1} = …, AB = …: the text before the first bracket of a matrix. */
function withoutName(text: string): string {
  const start = text.search(/\[|\(\s*\(|^\s*\{\s*\{/);
  return start > 0 && text.slice(0, start).trim().endsWith("=") ? text.slice(start) : text;
}

function isSameSum(wanted: string[][][], found: string[][][], compareOne: Compare): boolean {
  const left = [...found];
  for (const matrix of wanted) {
    const at = left.findIndex((other) => isSameMatrix(matrix, other, compareOne));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}

function isSameMatrix(a: string[][], b: string[][], compareOne: Compare): boolean {
  return (
    a.length === b.length &&
    a.every((row, at) => {
      const other = b[at] ?? [];
      return (
        row.length === other.length &&
        row.every((entry, column) => isSameEntry(entry, other[column] ?? "", compareOne))
      );
    })
  );
}

function isSameEntry(a: string, b: string, compareOne: Compare): boolean {
  const { outcome } = compareOne(a, b);
  return outcome === "equal" || outcome === "unfinished";
}

/** [[1, 2], [3, 4]], [1 2; 3 4] and the same with other brackets. */
function readMatrix(text: string): string[][] | null {
  const inner = insideBrackets(text);
  if (inner === null) return null;
  const rows = splitOutside(inner, /,|;|\n/).filter((row) => row !== "");
  const bracketed = rows.map((row) => insideBrackets(row));
  if (bracketed.every((row) => row !== null)) return shaped(bracketed.map((row) => entriesOf(row)));
  return /;|\n/.test(inner)
    ? shaped(inner.split(/;|\n/).map((row) => entriesOf(row.trim())))
    : null;
}

function entriesOf(row: string): string[] {
  const byComma = splitOutside(row, /,/);
  return byComma.length > 1
    ? byComma
    : splitOutside(row, /\s+(?![-+]\s)/).filter((entry) => entry !== "");
}

function shaped(rows: string[][]): string[][] | null {
  const [first] = rows;
  const isFull = first && rows.every((row) => row.length === first.length && !row.includes(""));
  return isFull && first.length > 0 ? rows : null;
}
