import type { readDays } from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { readWeeklyCohorts } from "./all-cohorts.ts";
import { openDay } from "./close-days.ts";
import { readDayCounts } from "./counts.ts";
import { chartMeasures, daysOf } from "./days.ts";
import { type QueryFilter, readNotAnswered, readQuestionPage } from "./questions.ts";
import { readUserPage, type UserFilter } from "./students.ts";
import { readAggregate, readFeatureUsage } from "./usage.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
  /** Daily token caps; 0: no cap. */
  caps: { perStudent: number; service: number };
}

export type AnalyticsService = ReturnType<typeof createAnalyticsService>;

/** The founder's daily figures. Every number is counted from rows, or was before they were deleted. */
export function createAnalyticsService({ db, now, caps }: Dependencies) {
  async function days(count: number): Promise<z.output<typeof readDays.response>> {
    const moment = now();
    const counts = await readDayCounts(db, moment, { days: count, measures: chartMeasures });
    return {
      days: daysOf(counts, { last: openDay(moment), days: count }),
      caps,
      readAt: moment.toISOString(),
    };
  }

  return {
    aggregate: (period: AnalyticsPeriod) => readAggregate(db, now(), period),
    users: (filter: UserFilter) => readUserPage(db, now(), filter),
    queries: (filter: QueryFilter) => readQuestionPage(db, now(), filter),
    features: (period: AnalyticsPeriod) => readFeatureUsage(db, now(), period),
    days,
    cohorts: () => readWeeklyCohorts(db, now()),
    declined: (period: AnalyticsPeriod) => readNotAnswered(db, now(), period),
  };
}
