import type { Column, ColumnSort } from "./column.ts";
import { DataTable } from "./data-table.tsx";
import { sortRows } from "./sort-rows.ts";
import { useTableSort } from "./use-table-sort.ts";

/** A table whose rows are all on the page. */
export interface TableData<Row> {
  /** Its name in the address. */
  id: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  usualSort: ColumnSort;
}

interface SortedTableProps<Row> {
  caption: string;
  table: TableData<Row>;
}

export function SortedTable<Row>({ caption, table }: SortedTableProps<Row>) {
  const { id, columns, rows, keyOf, usualSort } = table;
  const { sort, onSort } = useTableSort(id, usualSort, keysOf(columns));
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={sortRows(rows, columns, sort)}
      keyOf={keyOf}
      sort={sort}
      onSort={onSort}
    />
  );
}

export const keysOf = (columns: readonly Pick<Column<never>, "key" | "isSortable">[]) =>
  columns.filter(({ isSortable = true }) => isSortable).map(({ key }) => key);
