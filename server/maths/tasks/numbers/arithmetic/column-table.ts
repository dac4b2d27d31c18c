import { placeName } from "../places.ts";

/** A row of the table; null stands for an empty cell. */
export interface ColumnRow {
  /** The sign before the row: + or −. */
  sign?: "+" | "-";
  /** From the right, in the order of computation. */
  digits: readonly (number | null)[];
  /** Printed small, as carried digits are above the columns. */
  isSmall?: true;
}

const shortNames: ReadonlyMap<number, string> = new Map([
  [-3, "th"],
  [-2, "h"],
  [-1, "t"],
  [0, "O"],
  [1, "T"],
  [2, "H"],
  [3, "Th"],
  [4, "TTh"],
  [5, "L"],
  [6, "TL"],
  [7, "C"],
  [8, "TC"],
]);

/**
 * Returns numbers under each other in LaTeX: one column per place with its name above, and the decimal point in a
 * separate column. `places` is the number of decimal places; the `result` is the last row, below a line.
 */
export function columnTable(
  rows: readonly ColumnRow[],
  places: number,
  result?: ColumnRow,
): string {
  const all = result ? [...rows, result] : rows;
  const width = Math.max(...all.map(({ digits }) => digits.length));
  const ats = Array.from({ length: width }, (_, index) => width - 1 - index);
  const line = (sign: string, cell: (at: number) => string, point: string): string => {
    const cells = ats.flatMap((at) =>
      places > 0 && at === places - 1 ? [point, cell(at)] : [cell(at)],
    );
    return [sign, ...cells].join(" & ");
  };
  const heads = ats.map((at) => shortNames.get(at - places));
  const head = heads.every((name) => name !== undefined)
    ? [`${line("", (at) => `\\text{${shortNames.get(at - places) ?? ""}}`, "")} \\\\ \\hline `]
    : [];
  const written = rows.map((row) => rowLatex(row, line));
  const below = result ? [`\\hline ${rowLatex(result, line)}`] : ["\\hline"];
  const columns = "c".repeat(width + (places > 0 ? 2 : 1));
  return `\\begin{array}{${columns}} ${head.join("")}${[...written, ...below].join(" \\\\ ")} \\end{array}`;
}

function rowLatex(
  { sign, digits, isSmall }: ColumnRow,
  line: (sign: string, cell: (at: number) => string, point: string) => string,
): string {
  const cell = (at: number): string => {
    const digit = digits[at] ?? null;
    if (digit === null) return "";
    return isSmall ? `{\\scriptstyle ${digit}}` : `${digit}`;
  };
  return line(sign ?? "", cell, isSmall ? "" : ".");
}

/** Returns the name of a column's place, counted from the right: "hundredths", "tens". */
export function columnName(at: number, places: number): string {
  return placeName(at - places);
}
