import type { DeclinedGroup } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { useDeclined } from "../analytics.queries.ts";
import { asCount, kindName } from "../analytics-words.ts";
import { ChartCard } from "../charts/chart-card.tsx";
import { numbers } from "../day-table.ts";
import { Part } from "../part.tsx";
import type { Column } from "../table/column.ts";
import { Moment } from "./user-columns.tsx";

interface DeclinedRow {
  reason: string;
  question: string;
  type: string;
  count: number;
  lastAt: string;
}

/** Questions that the product could not answer, grouped by reason: candidates for what to build next. */
export function Declined({ period }: { period: AnalyticsPeriod }) {
  return (
    <Part reading={useDeclined(period)} failure="Failed to fetch what was declined">
      {({ groups, total, readAt }) => (
        <ChartCard
          title="What was declined and why"
          hint={`${asCount(total)} in all. Grouped by what students were told, among the newest 500 that are still there.`}
          table={tableOf(groups, new Date(readAt))}
          empty={
            groups.length === 0
              ? "Nothing was declined in this time. Questions that have no answer yet will be here, grouped: what to build next."
              : null
          }
        >
          <ul className="grid gap-1">
            {groups.map((group) => (
              <li key={group.reason}>
                <Group group={group} now={new Date(readAt)} />
              </li>
            ))}
          </ul>
        </ChartCard>
      )}
    </Part>
  );
}

function Group({ group, now }: { group: DeclinedGroup; now: Date }) {
  const { reason, count, questions } = group;
  return (
    <Disclosure
      summary={
        <>
          <span className="font-semibold tabular-nums">{asCount(count)} ×</span> {reason}
        </>
      }
    >
      <ul className="grid gap-2 pb-2">
        {questions.map(({ question, type, count: times, lastAt }) => (
          <li key={`${question}${lastAt}`} className="wrap-anywhere">
            {question || "A photo"}
            <span className="block text-sm text-ink-soft">
              {kindName(type)} · {times === 1 ? "once" : `${asCount(times)} times`} · last{" "}
              <Moment at={lastAt} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function tableOf(groups: readonly DeclinedGroup[], now: Date) {
  const rows: DeclinedRow[] = groups.flatMap(({ reason, questions }) =>
    questions.map((question) => ({ reason, ...question })),
  );
  return {
    id: "declined",
    columns: declinedColumns(now),
    rows,
    keyOf: ({ reason, question, lastAt }: DeclinedRow) => `${reason}${question}${lastAt}`,
    usualSort: { column: "count", order: "desc" } as const,
  };
}

function declinedColumns(now: Date): Column<DeclinedRow>[] {
  return [
    { key: "reason", title: "What was said", value: ({ reason }) => reason, show: showReason },
    {
      key: "question",
      title: "Question",
      value: ({ question }) => question || "A photo",
      show: showQuestion,
    },
    { key: "type", title: "Asked in", value: ({ type }) => kindName(type) },
    numbers("count", "Times", ({ count }) => count),
    {
      key: "lastAt",
      title: "Last",
      value: ({ lastAt }) => lastAt,
      show: ({ lastAt }) => <Moment at={lastAt} now={now} />,
      isNumber: true,
    },
  ];
}

const showReason = ({ reason }: DeclinedRow) => (
  <span className="block max-w-80 min-w-40 wrap-anywhere">{reason}</span>
);
const showQuestion = ({ question }: DeclinedRow) => (
  <span className="block max-w-80 min-w-40 wrap-anywhere">{question || "A photo"}</span>
);
