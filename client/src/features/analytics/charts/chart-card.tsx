import { useId, useState, type ReactNode } from "react";
import { DownloadButton } from "../table/download-button.tsx";
import { keysOf, SortedTable, type TableData } from "../table/sorted-table.tsx";
import { useTableSort } from "../table/use-table-sort.ts";
import { Panel } from "../panel.tsx";
import { ToolButton } from "../tool-button.tsx";

interface ChartCardProps<Row> {
  title: string;
  /** Explanation of the chart. */
  hint?: ReactNode;
  /** The same numbers as a table. */
  table: TableData<Row>;
  /** Text shown while there is no data to draw; otherwise null. */
  empty: string | null;
  children: ReactNode;
}

/** A chart that can be switched to its table; the table is shown if the address sorts it. */
export function ChartCard<Row>({ title, hint, table, empty, children }: ChartCardProps<Row>) {
  const { isOurs } = useTableSort(table.id, table.usualSort, keysOf(table.columns));
  const [isTable, setTable] = useState(isOurs);
  const contentId = useId();
  if (empty !== null) {
    return (
      <Panel title={title}>
        <p className="text-ink-soft">{empty}</p>
      </Panel>
    );
  }
  const tools = (
    <>
      <ToolButton aria-controls={contentId} onClick={() => setTable(!isTable)}>
        {isTable ? "Chart" : "Table"} <span className="sr-only">of {title}</span>
      </ToolButton>
      <DownloadButton table={table.id} title={title} columns={table.columns} rows={table.rows} />
    </>
  );
  return (
    <Panel title={title} hint={hint} tools={tools}>
      <div id={contentId} className="min-w-0">
        {isTable ? <SortedTable caption={title} table={table} /> : children}
      </div>
    </Panel>
  );
}
