import type { Cohort } from "#shared/contracts/analytics.ts";
import { dayAfter, mondayOf } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import * as repository from "./analytics.repository.ts";
import { closeDays, openDay } from "./close-days.ts";
import { countReached } from "./cohorts.ts";
import { openRange } from "./period.ts";
import { weeklyCohorts } from "./weekly-cohorts.ts";

const weeksShown = 12;

/** Weekly cohorts: stored counts of closed days plus today's counts from rows. */
export async function readWeeklyCohorts(
  db: Db,
  moment: Date,
): Promise<{ cohorts: Cohort[]; readAt: string }> {
  await closeDays(db, moment);
  const today = openDay(moment);
  const from = dayAfter(mondayOf(today), 7 * (1 - weeksShown));
  const closed = await repository.cohortsSince(db, { from, before: today });
  const open = await countReached(db, today, openRange("monthly", moment));
  return {
    cohorts: weeklyCohorts([...closed, ...open], { from, today }),
    readAt: moment.toISOString(),
  };
}
