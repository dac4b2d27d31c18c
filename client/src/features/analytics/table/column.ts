import type { ReactNode } from "react";
import type { SortOrder } from "../analytics-address.ts";

export type Cell = string | number | null;

/** A column of a table, on the page and in its download. */
export interface Column<Row> {
  key: string;
  title: string;
  /** The value for sorting and for the download. */
  value: (row: Row) => Cell;
  /** What is shown, if it differs from the value. */
  show?: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Whether the content stays on one line. */
  isShort?: boolean;
  isSortable?: boolean;
}

/** Sort order of a table: the column and the direction. */
export interface ColumnSort {
  column: string;
  order: SortOrder;
}
