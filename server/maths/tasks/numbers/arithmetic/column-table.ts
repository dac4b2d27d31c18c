import { placeName } from "../places.ts";

/** A row of digits from the left, as written in the table; an empty cell is a place without a digit. */
export interface ColumnRow {
  /** The sign before the row: + or −. */
  sign?: "+" | "-";
  /** From the right, as sums are computed. */
  digits: readonly (number | null)[];
  /** Small, as what is carried is written above the columns. */
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
 * Numbers under each other in their places, in LaTeX: a column a place with its name above, the point in a column of its
 * own. `places` is how many digits stand behind the point; the last row stands below a line where it is the `result`.
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

/** The name of the place of a column, counted from the right: "hundredths", "tens". */
export function columnName(at: number, places: number): string {
  return placeName(at - places);
}
