import type { ReactNode } from "react";
import type { SortOrder } from "../analytics-address.ts";

export type Cell = string | number | null;

/** A column of a table on the page and of its download. */
export interface Column<Row> {
  key: string;
  title: string;
  /** What it is sorted by, and what the download has. */
  value: (row: Row) => Cell;
  /** What is shown, where that is another thing than the value. */
  show?: (row: Row) => ReactNode;
  isNumber?: boolean;
  /** Kept on one line. */
  isShort?: boolean;
  isSortable?: boolean;
}

/** How a table is sorted: by which of its columns, from which end. */
export interface ColumnSort {
  column: string;
  order: SortOrder;
}
