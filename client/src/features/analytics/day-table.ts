import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import { shortDate } from "../../lib/format-moment.ts";
import { asCount } from "./analytics-words.ts";
import type { Cell, Column } from "./table/column.ts";
import type { TableData } from "./table/sorted-table.tsx";

type DayColumn = Column<AnalyticsDay>;

/** The table of a daily chart, the latest day first. */
export function dayTable(
  id: string,
  days: readonly AnalyticsDay[],
  columns: readonly DayColumn[],
): TableData<AnalyticsDay> {
  return {
    id,
    columns: [dayColumn, ...columns],
    rows: days,
    keyOf: ({ day }) => day,
    usualSort: { column: "day", order: "desc" },
  };
}

const dayColumn: DayColumn = {
  key: "day",
  title: "Day",
  value: ({ day }) => day,
  show: ({ day }) => shortDate(day),
  isShort: true,
};

/** A column of numbers; a missing value is shown as a dash. */
export function numbers<Row>(
  key: string,
  title: string,
  value: (row: Row) => Cell,
  format: (value: number) => string = asCount,
): Column<Row> {
  const show = (row: Row) => {
    const cell = value(row);
    return typeof cell === "number" ? format(cell) : "–";
  };
  return { key, title, value, show, isNumber: true };
}
