import clsx from "clsx";
import { useIsFetching } from "@tanstack/react-query";
import { Link } from "wouter";
import { analyticsPeriods } from "#shared/domain/analytics.ts";
import { dateAndTimeInIndia } from "../../lib/format-moment.ts";
import { useRefetchAll } from "./analytics.queries.ts";
import { analyticsAddress, type AnalyticsView } from "./analytics-address.ts";
import { periodNames } from "./analytics-words.ts";
import { ToolButton } from "./tool-button.tsx";

interface PageHeadProps {
  view: AnalyticsView;
  onGo: (next: Partial<AnalyticsView>) => void;
  /** Time of the fetch; undefined until the numbers have loaded. */
  readAt: string | undefined;
  /** The last refetch failed, so the numbers are older. */
  isStale: boolean;
}

/** Selects the period, and shows when the numbers were fetched. */
export function PageHead({ view, onGo, readAt, isStale }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <nav aria-label="Period" className="grid auto-cols-fr grid-flow-col gap-1.5">
        {analyticsPeriods.map((period) => (
          <Link
            key={period}
            href={analyticsAddress({ ...view, period })}
            aria-current={view.period === period ? "true" : undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onGo({ period });
            }}
            className={clsx(
              "inline-flex min-h-touch items-center justify-center rounded-full border px-1 text-center text-xs font-semibold no-underline @min-[36rem]:px-4 @min-[36rem]:text-sm",
              view.period === period
                ? "border-teal bg-teal text-on-teal"
                : "border-outline bg-sheet text-ink hover:bg-desk",
            )}
          >
            {periodNames[period]}
          </Link>
        ))}
      </nav>
      <ReadAt readAt={readAt} isStale={isStale} />
    </div>
  );
}

function ReadAt({ readAt, isStale }: Pick<PageHeadProps, "readAt" | "isStale">) {
  const isFetching = useIsFetching() > 0;
  const refetchAll = useRefetchAll();
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {readAt !== undefined && (
        <span>
          {isStale && "Couldn't be read again. "}Read{" "}
          <time dateTime={readAt}>{dateAndTimeInIndia(new Date(readAt))}</time>
        </span>
      )}
      <ToolButton onClick={refetchAll} disabled={isFetching}>
        {isFetching ? "Reading..." : "Read again"}
      </ToolButton>
    </p>
  );
}
