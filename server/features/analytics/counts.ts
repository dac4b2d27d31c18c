import { dayAfter } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import { countActive, countNewlyActive } from "./active-students.ts";
import * as repository from "./analytics.repository.ts";
import type { DayCount } from "./analytics.repository.ts";
import { closedDaysOf, closeDays, openDay } from "./close-days.ts";
import { openRange } from "./period.ts";
import { countRange, type Measure } from "./measures.ts";

/** What is read per day: the measures, and the active students up to the end of each day. */
export type MeasureList = readonly (Measure | "active")[];

interface Reading {
  /** The number of days, including the open one. */
  days: number;
  measures: MeasureList;
}

/** Exact current counts per day: stored ones for closed days, counted from rows for the open day. */
export async function readDayCounts(
  db: Db,
  now: Date,
  { days, measures }: Reading,
): Promise<DayCount[]> {
  await closeDays(db, now);
  const today = openDay(now);
  const from = dayAfter(today, 1 - days);
  // The previous day's active students are needed to find the newly active students of today.
  const since = dayAfter(from, -1);
  const closedDays = await repository.countsOfDays(db, {
    from: since,
    to: dayAfter(today, -1),
    measures,
  });
  const open = await countOpenDay(db, now, { closedDays, measures });
  return [...closedDays.filter(({ day }) => day >= from), ...open];
}

async function countOpenDay(
  db: Db,
  now: Date,
  { closedDays, measures }: { closedDays: readonly DayCount[]; measures: MeasureList },
): Promise<DayCount[]> {
  const day = openDay(now);
  const stretch = openRange("monthly", now);
  const counts: Omit<DayCount, "day">[] = (await countRange(db, stretch)).filter(({ measure }) =>
    measures.includes(measure),
  );
  if (measures.includes("active")) {
    counts.push({ measure: "active", key: "1", value: await countActive(db, stretch) });
    for (const period of ["weekly", "monthly"] as const) {
      const span = closedDaysOf[period];
      const before = closedDays.find(
        (count) =>
          count.day === dayAfter(day, -1) &&
          count.measure === "active" &&
          count.key === String(span),
      );
      const fresh = await countNewlyActive(db, stretch, period);
      counts.push({
        measure: "active",
        key: String(span + 1),
        value: (before?.value ?? 0) + fresh,
      });
    }
  }
  return counts.map((count) => ({ day, ...count }));
}

/** Sums the counts of one measure by key. */
export function byKey(
  counts: readonly DayCount[],
  measure: DayCount["measure"],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) {
    if (count.measure === measure) sums.set(count.key, (sums.get(count.key) ?? 0) + count.value);
  }
  return sums;
}

/** Sums all counts of one measure. */
export function sumOf(counts: readonly DayCount[], measure: DayCount["measure"]): number {
  return [...byKey(counts, measure).values()].reduce((sum, value) => sum + value, 0);
}
