import type { Cohort } from "#shared/contracts/analytics.ts";
import { dayAfter, dayInIndia } from "#shared/domain/day-in-india.ts";
import type { Db } from "../../db/db.ts";
import * as repository from "./analytics.repository.ts";
import { closeDays } from "./close-days.ts";
import { cohortSteps, type CohortCount, countCohorts } from "./cohorts.ts";
import { weeklyCohorts, weekOf } from "./weekly-cohorts.ts";

const weeksShown = 12;

/** The cohorts of the last weeks: of those that are still followed as their rows say now, and never less than was kept. */
export async function readWeeklyCohorts(
  db: Db,
  moment: Date,
): Promise<{ cohorts: Cohort[]; readAt: string }> {
  await closeDays(db, moment);
  const today = dayInIndia(moment);
  const from = dayAfter(weekOf(today), 7 * (1 - weeksShown));
  const kept = await repository.countsOfDays(db, { from, to: today, measures: ["cohort"] });
  const merged = new Map<string, CohortCount>();
  for (const { day, key, value } of kept) {
    const step = cohortSteps.find((each) => each === key);
    if (step) merged.set(`${day} ${key}`, { day, step, value });
  }
  for (const count of await countCohorts(db, today)) {
    const place = `${count.day} ${count.step}`;
    const value = Math.max(count.value, merged.get(place)?.value ?? 0);
    merged.set(place, { ...count, value });
  }
  return {
    cohorts: weeklyCohorts([...merged.values()], today),
    readAt: moment.toISOString(),
  };
}
