import { saveFile } from "../../../lib/save-file.ts";
import type { Cell, Column } from "./column.ts";

/** Rows as comma-separated values (RFC 4180), with the column names in the first line. */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
  return lines.map((line) => `${line.map(field).join(",")}\r\n`).join("");
}

function field(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "number" ? String(cell) : harmless(cell);
  return /[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A spreadsheet interprets a cell with such a beginning as a formula; a leading apostrophe makes it text (OWASP, CSV
 * injection).
 */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
}

/** Downloads a file. It begins with a byte order mark, without which Excel reads Hindi as Latin-1. */
export function downloadCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));
}
