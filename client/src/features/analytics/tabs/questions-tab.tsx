import { useState } from "react";
import type { AnalyticsQuery } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import {
  fetchNewestQueries,
  maxDownloaded,
  useQueries,
  type QueriesFilter,
} from "../analytics.queries.ts";
import { asCount } from "../analytics-words.ts";
import { Panel } from "../panel.tsx";
import { Part } from "../part.tsx";
import { DownloadButton } from "../table/download-button.tsx";
import { SortedTable } from "../table/sorted-table.tsx";
import { Declined } from "./declined.tsx";
import { PagedRows } from "./paged-rows.tsx";
import { queryColumns } from "./query-columns.tsx";
import { StudentSearch } from "./student-search.tsx";
import { useSearchWords } from "./use-search-words.ts";

/** Questions of students, and those without an answer. */
export function QuestionsTab({ period }: { period: AnalyticsPeriod }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <Queries period={period} />
      <Declined period={period} />
    </div>
  );
}

function Queries({ period }: { period: AnalyticsPeriod }) {
  const { words, search, type } = useSearchWords();
  const filter: QueriesFilter = { period, search };
  const reading = useQueries(filter);
  const [opened] = useState(() => new Date());
  const readAt = reading.data?.pages[0]?.readAt;
  const columns = queryColumns(new Date(readAt ?? opened));
  return (
    <Panel
      title="Questions"
      hint={`In the students' words, without names and numbers. The newest are here, and sorted among themselves; a download has up to ${asCount(maxDownloaded)}.`}
      tools={
        <DownloadButton
          table="queries"
          title="Questions"
          columns={columns}
          rows={() => fetchNewestQueries(filter)}
        />
      }
    >
      <StudentSearch words={words} onType={type} />
      <Part reading={reading} failure="Failed to fetch query data">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.queries);
          if (rows.length === 0) {
            return <p className="text-ink-soft">No queries found for the selected timeframe</p>;
          }
          return (
            <PagedRows reading={reading}>
              <SortedTable caption="Questions" table={queryTable(columns, rows)} />
            </PagedRows>
          );
        }}
      </Part>
    </Panel>
  );
}

function queryTable(columns: ReturnType<typeof queryColumns>, rows: readonly AnalyticsQuery[]) {
  return {
    id: "queries",
    columns,
    rows,
    keyOf: ({ id }: AnalyticsQuery) => id,
    usualSort: { column: "createdAt", order: "desc" } as const,
  };
}
