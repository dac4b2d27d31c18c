import type { AnalyticsDay } from "#shared/contracts/analytics.ts";
import { dayAfter } from "#shared/domain/day-in-india.ts";
import type { DayCount } from "./analytics.repository.ts";
import { byKey, sumOf } from "./counts.ts";
import { shareUnder } from "./first-part.ts";
import { groupBy } from "./group-by.ts";

/** The measures of the charts. */
export const chartMeasures = [
  "signUps",
  "uses",
  "answered",
  "declined",
  "failed",
  "calls",
  "inputTokens",
  "outputTokens",
  "costMicroUsd",
  "firstPart",
  "examsFinished",
  "examScores",
  "visitors",
  "active",
] as const;

/** One row per day, the last day last; a day without counts has zeros. */
export function daysOf(
  counts: readonly DayCount[],
  { last, days }: { last: string; days: number },
): AnalyticsDay[] {
  const ofDay = groupBy(counts, ({ day }) => day);
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(last, index + 1 - days);
    return dayOf(day, ofDay.get(day) ?? []);
  });
}

function dayOf(day: string, counts: readonly DayCount[]): AnalyticsDay {
  const byName = (measure: string) => Object.fromEntries(byKey(counts, measure));
  const active = byKey(counts, "active");
  const buckets = new Map(
    [...byKey(counts, "firstPart")].map(([bucket, count]) => [Number(bucket), count]),
  );
  const finishedExams = sumOf(counts, "examsFinished");
  return {
    day,
    signUps: sumOf(counts, "signUps"),
    activeStudents: active.get("1") ?? 0,
    activeInWeek: active.get("7") ?? 0,
    activeInMonth: active.get("30") ?? 0,
    uses: byName("uses"),
    answered: byName("answered"),
    declined: byName("declined"),
    failed: byName("failed"),
    calls: byName("calls"),
    inputTokens: byName("inputTokens"),
    outputTokens: byName("outputTokens"),
    costMicroUsd: byName("costMicroUsd"),
    firstPart: { median: shareUnder(buckets, 0.5), p95: shareUnder(buckets, 0.95) },
    examsFinished: byName("examsFinished"),
    examMeanScore: finishedExams === 0 ? null : sumOf(counts, "examScores") / finishedExams,
    visitors: byName("visitors"),
  };
}
