import type { Aggregate } from "#shared/contracts/analytics.ts";
import { type AnalyticsPeriod, type UsedFeature, usedFeatures } from "#shared/domain/analytics.ts";
import { dayInIndia } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import { countActive } from "./active-students.ts";
import * as repository from "./analytics.repository.ts";
import { closedDaysOf, openDay } from "./close-days.ts";
import { byKey, readDayCounts, sumOf, type MeasureList } from "./counts.ts";
import { chartMeasures } from "./days.ts";
import { countRange } from "./measures.ts";
import { lastDay } from "./period.ts";

/** The activity of all students in a period that ends at a moment. */
export async function readAggregate(
  db: Db,
  moment: Date,
  period: AnalyticsPeriod,
): Promise<Aggregate> {
  const counts = await countsOf(db, moment, { period, measures: chartMeasures });
  const uses = usesOf(counts);
  const activeUsers = await activeIn(db, { period, moment, counts });
  const totalQueries = sumOf(counts, "uses") - (uses.get("exam") ?? 0);
  return {
    totalUsers: await repository.countAccounts(db),
    activeUsers,
    totalQueries,
    totalAnswers: sumOf(counts, "answered"),
    totalTokens: sumOf(counts, "inputTokens") + sumOf(counts, "outputTokens"),
    averageQueriesPerUser: activeUsers === 0 ? 0 : totalQueries / activeUsers,
    topFeatures: inOrder(uses).map(([feature, usage]) => ({ feature, usage })),
    readAt: moment.toISOString(),
  };
}

async function activeIn(
  db: Db,
  {
    period,
    moment,
    counts,
  }: { period: AnalyticsPeriod; moment: Date; counts: readonly repository.DayCount[] },
): Promise<number> {
  if (period === "daily") return countActive(db, lastDay(moment));
  const today = openDay(moment);
  const span = String(closedDaysOf[period] + 1);
  const found = counts.find(
    ({ day, measure, key }) => day === today && measure === "active" && key === span,
  );
  return found?.value ?? 0;
}

/** The number of uses of each feature in a period that ends at a moment. */
export async function readFeatureUsage(db: Db, moment: Date, period: AnalyticsPeriod) {
  const uses = usesOf(await countsOf(db, moment, { period, measures: ["uses"] }));
  const totalUsage = [...uses.values()].reduce((sum, count) => sum + count, 0);
  const breakdown = inOrder(uses).map(([feature, count]) => ({
    feature,
    count,
    percentage: (100 * count) / totalUsage,
  }));
  return { totalUsage, breakdown, readAt: moment.toISOString() };
}

/** The counts of a period that ends at a moment. */
export async function countsOf(
  db: Db,
  moment: Date,
  { period, measures }: { period: AnalyticsPeriod; measures: MeasureList },
): Promise<repository.DayCount[]> {
  if (period !== "daily") {
    const days = closedDaysOf[period] + 1;
    return readDayCounts(db, moment, { days, measures });
  }
  const day = dayInIndia(moment);
  return (await countRange(db, lastDay(moment))).map((count) => ({ day, ...count }));
}

function usesOf(counts: readonly repository.DayCount[]): Map<UsedFeature, number> {
  const all = byKey(counts, "uses");
  return new Map(
    usedFeatures.flatMap((feature) => {
      const count = all.get(feature) ?? 0;
      return count > 0 ? [[feature, count] as const] : [];
    }),
  );
}

function inOrder(uses: ReadonlyMap<UsedFeature, number>) {
  return [...uses].toSorted(([, one], [, other]) => other - one);
}
