import type { AnalyticsQuery } from "#shared/contracts/analytics.ts";
import { asCount, kindName } from "../analytics-words.ts";
import { numbers } from "../day-table.ts";
import type { Column } from "../table/column.ts";
import { Moment } from "./user-columns.tsx";

/** Columns of the table of questions, fetched at a given time. */
export function queryColumns(now: Date): Column<AnalyticsQuery>[] {
  return [
    {
      key: "query",
      title: "Question",
      value: ({ query, hasPhoto }) => query || (hasPhoto ? "A photo" : ""),
      show: (row) => <Question {...row} />,
    },
    { key: "userName", title: "Student", value: ({ userName }) => userName, show: showStudent },
    { key: "type", title: "Asked in", value: ({ type }) => kindName(type) },
    {
      ...numbers<AnalyticsQuery>(
        "responseLength",
        "Answer, characters",
        (row) => row.responseLength,
      ),
      show: ({ responseLength }) =>
        responseLength === null ? "No answer" : asCount(responseLength),
    },
    {
      key: "createdAt",
      title: "When",
      value: ({ createdAt }) => createdAt,
      show: ({ createdAt }) => <Moment at={createdAt} now={now} />,
      isNumber: true,
    },
    {
      ...numbers<AnalyticsQuery>(
        "conversationId",
        "Conversation",
        (row) => row.conversationId,
        String,
      ),
    },
  ];
}

function Question({ query, hasPhoto }: AnalyticsQuery) {
  return (
    <span className="block max-w-120 min-w-56 wrap-anywhere">
      <span className="line-clamp-3">{query || "A photo"}</span>
      {hasPhoto && query !== "" && <span className="text-ink-soft">With a photo</span>}
    </span>
  );
}

function showStudent({ userName }: AnalyticsQuery) {
  return <span className="block max-w-40 min-w-24 wrap-anywhere">{userName}</span>;
}
