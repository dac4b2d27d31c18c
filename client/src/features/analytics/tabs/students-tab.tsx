import { useState } from "react";
import { type AnalyticsUser, type UserSort, userSorts } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { fetchAllUsers, useUsers, type UsersFilter } from "../analytics.queries.ts";
import { Panel } from "../panel.tsx";
import { Part } from "../part.tsx";
import type { ColumnSort } from "../table/column.ts";
import { DataTable } from "../table/data-table.tsx";
import { DownloadButton } from "../table/download-button.tsx";
import { ToolButton } from "../tool-button.tsx";
import { useTableSort } from "../table/use-table-sort.ts";
import { PagedRows } from "./paged-rows.tsx";
import { StudentSearch } from "./student-search.tsx";
import { useSearchWords } from "./use-search-words.ts";
import { userColumns } from "./user-columns.tsx";

const usualSort: ColumnSort = { column: "lastActiveAt", order: "desc" };

/** Students who were active in the period, and their activity. */
export function StudentsTab({ period }: { period: AnalyticsPeriod }) {
  const { words, search, type } = useSearchWords();
  const [areRevealed, setRevealed] = useState(false);
  const { sort, onSort } = useTableSort("users", usualSort, userSorts);
  const filter: UsersFilter = {
    period,
    search,
    sort: sort.column as UserSort, // safe: one of `userSorts`, as ensured by useTableSort
    order: sort.order,
  };
  const reading = useUsers(filter);
  const [opened] = useState(() => new Date());
  const readAt = reading.data?.pages[0]?.readAt;
  const columns = userColumns({
    now: new Date(readAt ?? opened),
    areRevealed,
  });
  const file = { table: "users", title: "Students", columns };
  return (
    <Panel
      title="Students"
      hint="Those who asked, practised or had the app open in this time; a search finds all. A download has the numbers that are shown here."
      tools={
        <>
          <ToolButton onClick={() => setRevealed(!areRevealed)}>
            {areRevealed ? "Hide numbers" : "Show numbers"}
          </ToolButton>
          <DownloadButton {...file} rows={() => fetchAllUsers(filter)} />
        </>
      }
    >
      <StudentSearch words={words} onType={type} />
      <Part reading={reading} failure="Failed to fetch user data">
        {({ pages }) => {
          const users = pages.flatMap((page) => page.users);
          if (users.length === 0) return <NobodyFound isSearch={search !== ""} />;
          const table = { columns, rows: users, keyOf: idOf, sort, onSort };
          return (
            <PagedRows reading={reading}>
              <DataTable caption="Students" {...table} />
            </PagedRows>
          );
        }}
      </Part>
    </Panel>
  );
}

const idOf = ({ id }: AnalyticsUser) => id;

function NobodyFound({ isSearch }: { isSearch: boolean }) {
  return (
    <p className="text-ink-soft">
      {isSearch
        ? "No student goes by this name or number. Try a whole word of the name, or the last four digits."
        : "No users found for the selected timeframe"}
    </p>
  );
}
