import clsx from "clsx";
import { Icon } from "../../../ui/icon.tsx";
import type { Column, ColumnSort } from "./column.ts";

interface DataTableProps<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  sort: ColumnSort;
  onSort: (column: Column<Row>) => void;
}

/**
 * A table that is sorted by pressing its headings. If it is wider than its container it scrolls there, by touch and by
 * keyboard.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
}: DataTableProps<Row>) {
  return (
    <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto rounded-control">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-rule">
            {columns.map((column) => (
              <Heading key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={clsx(
                    "px-2 py-2 align-top first:pl-0 last:pr-0",
                    (column.isNumber || column.isShort) && "whitespace-nowrap",
                    column.isNumber && "text-right",
                  )}
                >
                  {column.show ? column.show(row) : column.value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sort: ColumnSort;
  onSort: (column: Column<Row>) => void;
}

function Heading<Row>({ column, sort, onSort }: HeadingProps<Row>) {
  const { key, title, isNumber = false, isSortable = true } = column;
  const isSorted = key === sort.column;
  const view = clsx(
    "px-2 align-bottom font-semibold first:pl-0 last:pr-0",
    isNumber && "text-right",
  );
  if (!isSortable) {
    return (
      <th scope="col" className={clsx(view, "py-3 whitespace-nowrap text-ink-soft")}>
        {title}
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={isSorted ? ariaSort[sort.order] : "none"} className={view}>
      <button
        type="button"
        onClick={() => onSort(column)}
        className={clsx(
          "inline-flex min-h-touch items-center gap-1 whitespace-nowrap -outline-offset-2",
          isNumber && "flex-row-reverse",
          isSorted ? "text-ink" : "text-ink-soft hover:text-ink",
        )}
      >
        {title}
        <Icon
          name="down"
          className={clsx("size-4", !isSorted && "invisible", sort.order === "asc" && "rotate-180")}
        />
      </button>
    </th>
  );
}

const ariaSort = { asc: "ascending", desc: "descending" } as const;
