import type { AnalyticsDay } from "#shared/contracts/analytics.ts";

/** Sum of a day's counts of one kind, such as all uses. */
export const totalOf = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

type CountsOfDay = "uses" | "calls" | "examsFinished" | "visitors";

/** Sums the counts of several days by key. */
export function sumOfDays(
  days: readonly AnalyticsDay[],
  counts: CountsOfDay,
): Partial<Record<string, number>> {
  const sums: Partial<Record<string, number>> = {};
  for (const day of days) {
    for (const [key, count] of Object.entries(day[counts])) sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}

/** Possible endings of an engine's call, with their labels. */
export const endings = {
  checked: "Checked",
  unchecked: "Unchecked",
  corrected: "Corrected",
  leaked: "Told too much",
  declined: "Declined",
  stopped: "Stopped by the student",
  failed: "Failed",
} as const;
export type Ending = keyof typeof endings;

interface Calls {
  engine: string;
  ending: Ending;
  count: number;
}

/** Calls of a day by engine and ending. Any other ending is the name of a failure. */
export function callsOf({ calls }: Pick<AnalyticsDay, "calls">): Calls[] {
  return Object.entries(calls).map(([key, count]) => {
    const [engine = "", outcome = ""] = key.split(":");
    return { engine, ending: isEnding(outcome) ? outcome : "failed", count };
  });
}

const isEnding = (outcome: string): outcome is Ending => Object.hasOwn(endings, outcome);

/** Calls of the given days that produced an answer, by engine. */
export function answersByEngine(days: readonly Pick<AnalyticsDay, "calls">[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { engine, ending, count } of days.flatMap(callsOf)) {
    if (ending === "checked" || ending === "unchecked")
      sums.set(engine, (sums.get(engine) ?? 0) + count);
  }
  return new Map([...sums].toSorted(([, one], [, other]) => other - one));
}

/** Calls of the given days by ending, over all engines. */
export function callsByEnding(
  days: readonly Pick<AnalyticsDay, "calls">[],
): Record<Ending, number> {
  const sums: Record<Ending, number> = {
    checked: 0,
    unchecked: 0,
    corrected: 0,
    leaked: 0,
    declined: 0,
    stopped: 0,
    failed: 0,
  };
  for (const { ending, count } of days.flatMap(callsOf)) sums[ending] += count;
  return sums;
}

export const tokensOf = ({ inputTokens, outputTokens }: AnalyticsDay): number =>
  totalOf(inputTokens) + totalOf(outputTokens);

/** Cost of a day in US dollars, at the prices of the settings. */
export const costOf = ({ costMicroUsd }: AnalyticsDay): number => totalOf(costMicroUsd) / 1_000_000;

/** Visitors of the marketing pages, by page. */
export function visitorsOfSellingPages({ visitors }: Pick<AnalyticsDay, "visitors">): number {
  return ["landing", "subscribe", "weeklyPass"].reduce(
    (sum, page) => sum + (visitors[page] ?? 0),
    0,
  );
}

export const visitorsOfAuth = ({ visitors }: Pick<AnalyticsDay, "visitors">): number =>
  visitors["auth"] ?? 0;
