import { analyticsPeriods, type AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { paths } from "../../lib/paths.ts";

export const analyticsTabs = [
  "overview",
  "students",
  "questions",
  "answers",
  "growth",
  "exams",
] as const;
export type AnalyticsTab = (typeof analyticsTabs)[number];

export type SortOrder = "asc" | "desc";

/** Sort order of one of the page's tables; all others have their default order. */
interface TableSort {
  table: string;
  column: string;
  order: SortOrder;
}

/** What the page shows, from its address. */
export interface AnalyticsView {
  period: AnalyticsPeriod;
  tab: AnalyticsTab;
  sort: TableSort | null;
}

const defaults = { period: "weekly", tab: "overview" } as const;

export function analyticsViewIn(search: string): AnalyticsView {
  const parameters = new URLSearchParams(search);
  return {
    period: oneOf(analyticsPeriods, parameters.get("period")) ?? defaults.period,
    tab: oneOf(analyticsTabs, parameters.get("tab")) ?? defaults.tab,
    sort: sortIn(parameters.get("sort")),
  };
}

/** Builds the address; default values are omitted. */
export function analyticsAddress({ period, tab, sort }: AnalyticsView): string {
  const parameters = new URLSearchParams();
  if (period !== defaults.period) parameters.set("period", period);
  if (tab !== defaults.tab) parameters.set("tab", tab);
  if (sort) parameters.set("sort", `${sort.table}.${sort.column}.${sort.order}`);
  const search = parameters.toString();
  return search === "" ? paths.analytics : `${paths.analytics}?${search}`;
}

function sortIn(text: string | null): TableSort | null {
  const [table, column, order] = text?.split(".") ?? [];
  if (!table || !column || (order !== "asc" && order !== "desc")) return null;
  return { table, column, order };
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
