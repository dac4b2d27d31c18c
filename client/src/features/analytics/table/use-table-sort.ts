import { useAnalyticsView } from "../use-analytics-view.ts";
import type { Column, ColumnSort } from "./column.ts";
import { nextSort } from "./sort-rows.ts";

/** Sort order of a table from the address, or its default. */
export function useTableSort(table: string, usual: ColumnSort, columns: readonly string[]) {
  const { view, go } = useAnalyticsView();
  const wanted = view.sort;
  const isOurs = wanted?.table === table && columns.includes(wanted.column);
  const sort: ColumnSort = isOurs ? wanted : usual;
  const onSort = (column: Pick<Column<never>, "key" | "isNumber">) =>
    go({ sort: { table, ...nextSort(column, sort) } });
  return { sort, onSort, isOurs };
}
