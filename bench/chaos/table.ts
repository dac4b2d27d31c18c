import type { Counts } from "./tally.ts";

type Row = Record<string, string | number>;

/** A row of the table: the fault, what the clients saw of it, and the time to recovery. */
export function faultRow(
  { name, struck }: { name: string; struck: string },
  counts: readonly Counts[],
  recoveries: readonly (number | null)[],
): Row {
  const sum = (of: keyof Counts) => counts.reduce((total, each) => total + each[of], 0);
  const seconds = recoveries.map((each) => (each === null ? "never" : each.toFixed(1)));
  return {
    fault: struck === "" ? name : `${name} (${struck})`,
    asked: sum("asked"),
    accepted: sum("accepted"),
    complete: sum("complete"),
    failed: sum("failed"),
    "5xx": sum("refusals"),
    unheard: sum("unheard"),
    cut: sum("cut"),
    "well again, s": seconds.join(" · "),
  };
}

export function printTable(rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? "")))];
  const widths = columns.map((_column, at) =>
    Math.max(...cells.map((row) => row[at]?.length ?? 0)),
  );
  for (const row of cells) {
    console.log(
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    );
  }
}
