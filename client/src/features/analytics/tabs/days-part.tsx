import type { ReactNode } from "react";
import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { useDays } from "../analytics.queries.ts";
import { daysShown } from "../analytics-words.ts";
import { Part } from "../part.tsx";

export interface DayCaps {
  perStudent: number;
  service: number;
}

interface DaysPartProps {
  period: AnalyticsPeriod;
  children: (days: readonly AnalyticsDay[], caps: DayCaps) => ReactNode;
}

/** Daily charts. Their days are Indian ones, so 24 hours are shown as yesterday and today. */
export function DaysPart({ period, children }: DaysPartProps) {
  const reading = useDays(daysShown[period]);
  return (
    <Part reading={reading} failure="Failed to fetch the days">
      {({ days, caps }) => (
        <>
          {period === "daily" && (
            <p className="text-sm text-ink-soft">
              By days in India: the last 24 hours reach from yesterday into today.
            </p>
          )}
          <div className="grid grid-cols-1 gap-4 @min-[48rem]:grid-cols-2">
            {children(days, caps)}
          </div>
        </>
      )}
    </Part>
  );
}
