import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { beginningOfDay, dayAfter } from "#shared/domain/day-in-india.ts";
import { closedDaysOf, openDay } from "./close-days.ts";
import type { TimeRange } from "./measures.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** An exclusive end that includes the moment itself. */
function afterMoment(moment: Date): Date {
  return new Date(moment.getTime() + 1);
}

/** The 24 hours before a moment. */
export function lastDay(moment: Date): TimeRange {
  return { from: new Date(moment.getTime() - dayMs + 1), to: afterMoment(moment) };
}

/** The start of a period that ends at a moment. */
export function beginningOf(period: AnalyticsPeriod, moment: Date): Date {
  if (period === "daily") return lastDay(moment).from;
  return beginningOfDay(dayAfter(openDay(moment), -closedDaysOf[period]));
}

/** The part of a period that is not covered by closed days. */
export function openRange(period: AnalyticsPeriod, moment: Date): TimeRange {
  return period === "daily"
    ? lastDay(moment)
    : { from: beginningOfDay(openDay(moment)), to: afterMoment(moment) };
}
