import type { Cohort } from "#shared/contracts/analytics.ts";
import { daysBetween, mondayOf } from "#shared/domain/day-in-india.ts";
import type { CohortCount, CohortStep } from "./cohorts.ts";
import { groupBy } from "./group-by.ts";

/** Cohorts by week of sign-up, from a Monday on, newest last. A day counts for retention once it has begun. */
export function weeklyCohorts(
  counts: readonly CohortCount[],
  { from, today }: { from: string; today: string },
): Cohort[] {
  const recent = counts.filter(({ day }) => day >= from);
  const weeks = groupBy(recent, ({ day }) => mondayOf(day));
  return [...weeks]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([week, ofWeek]) => cohortOf(week, ofWeek, today));
}

function cohortOf(week: string, counts: readonly CohortCount[], today: string): Cohort {
  const sum = (step: CohortStep, among = counts) =>
    among.reduce((all, count) => (count.step === step ? all + count.value : all), 0);
  const retention = ([1, 7, 30] as const).map((day) => {
    const come = counts.filter((count) => daysBetween(count.day, today) >= day);
    return { day, kept: sum(`day${day}`, come), of: sum("signedUp", come) };
  });
  return {
    week,
    signedUp: sum("signedUp"),
    asked: sum("asked"),
    thirdDay: sum("thirdDay"),
    seventhDay: sum("seventhDay"),
    tappedBuy: sum("tappedBuy"),
    retention,
  };
}
