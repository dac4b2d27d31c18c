import { useMutation } from "@tanstack/react-query";
import { detailOf } from "../../../lib/api-error.ts";
import { showToast } from "../../../ui/toast-store.ts";
import { ToolButton } from "../tool-button.tsx";
import { useAnalyticsView } from "../use-analytics-view.ts";
import type { Column } from "./column.ts";
import { csvOf, downloadCsv } from "./csv.ts";

interface DownloadButtonProps<Row> {
  /** The table's name in the address and in the file name. */
  table: string;
  /** Content of the table, for screen readers. */
  title: string;
  columns: readonly Column<Row>[];
  /** All rows; rows that aren't on the page are fetched first. */
  rows: readonly Row[] | (() => Promise<readonly Row[]>);
}

/** Downloads a table as a file. */
export function DownloadButton<Row>({ table, title, columns, rows }: DownloadButtonProps<Row>) {
  const { view } = useAnalyticsView();
  const download = useMutation({
    mutationFn: async () => {
      const all = typeof rows === "function" ? await rows() : rows;
      downloadCsv(`${table}-${view.period}`, csvOf(columns, all));
    },
    onError: (error) =>
      showToast({
        title: "The table couldn't be downloaded",
        description: detailOf(error),
        variant: "destructive",
      }),
  });
  return (
    <ToolButton onClick={() => download.mutate()} disabled={download.isPending}>
      {download.isPending ? "Fetching..." : "CSV"} <span className="sr-only">of {title}</span>
    </ToolButton>
  );
}
