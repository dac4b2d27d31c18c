import type { Cell, Column, ColumnSort } from "./column.ts";

const words = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" });

/** Sorts rows by a column; the sort is stable, and missing values are last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { column, order }: ColumnSort,
): Row[] {
  const value = columns.find(({ key }) => key === column)?.value;
  if (!value) return [...rows];
  const direction = order === "asc" ? 1 : -1;
  return rows.toSorted((one, other) => compare(value(one), value(other), direction));
}

function compare(one: Cell, other: Cell, direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === "number" && typeof other === "number") return direction * (one - other);
  return direction * words.compare(String(one), String(other));
}

/**
 * Sort order after a press on a column's heading: reversed if it is already sorted by it, otherwise the column's
 * default direction.
 */
export function nextSort(
  { key, isNumber = false }: Pick<Column<never>, "key" | "isNumber">,
  { column, order }: ColumnSort,
): ColumnSort {
  if (key === column) return { column, order: order === "asc" ? "desc" : "asc" };
  return { column: key, order: isNumber ? "desc" : "asc" };
}
