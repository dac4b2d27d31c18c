import type { Cohort } from "#shared/contracts/analytics.ts";
import { shortDate } from "../../../lib/format-moment.ts";
import { numbers } from "../day-table.ts";
import type { Column } from "../table/column.ts";
import type { TableData } from "../table/sorted-table.tsx";

const weekColumn: Column<Cohort> = {
  key: "week",
  title: "Week from",
  value: ({ week }) => week,
  show: ({ week }) => shortDate(week),
  isShort: true,
};

const byWeek = (
  id: string,
  cohorts: readonly Cohort[],
  columns: Column<Cohort>[],
): TableData<Cohort> => ({
  id,
  columns: [weekColumn, numbers("signedUp", "Sign-ups", ({ signedUp }) => signedUp), ...columns],
  rows: cohorts,
  keyOf: ({ week }) => week,
  usualSort: { column: "week", order: "desc" },
});

/** Progress of each week's students through the funnel. */
export const cohortTable = (cohorts: readonly Cohort[]) =>
  byWeek("cohorts", cohorts, [
    numbers("asked", "Asked", ({ asked }) => asked),
    numbers("thirdDay", "Third day", ({ thirdDay }) => thirdDay),
    numbers("seventhDay", "Day 7 or later", ({ seventhDay }) => seventhDay),
    numbers("tappedBuy", "Tapped buy", ({ tappedBuy }) => tappedBuy),
  ]);

/** Share of each week's students who studied the given number of days later. */
export const retentionTable = (
  cohorts: readonly Cohort[],
  columns: readonly Column<Cohort>[],
): TableData<Cohort> => byWeek("retention", cohorts, [...columns]);
