import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { dayAfter } from "#shared/domain/day-in-india.ts";
import { sql, type SQL } from "drizzle-orm";
import { shortestFreezableStreak } from "../study/streak.ts";

/** The length of the streak `l`, a row of learning_streaks, on a day: `streakOn` of `study/streak.ts` in SQL. */
export function streakDays(today: string): SQL {
  const missed = dayAfter(today, -1);
  return sql`case
    when l.last_activity_date >= ${missed} then l.current_streak
    when l.last_activity_date = ${dayAfter(missed, -1)} and l.current_streak >= ${shortestFreezableStreak}
      and coalesce(l.last_frozen_date <= ${dayAfter(missed, -shortestFreezableStreak)}, true) then l.current_streak
    else 0 end`;
}

interface Page {
  period: AnalyticsPeriod;
  /** The day in India for which streaks are computed. */
  today: string;
  order: "asc" | "desc";
  limit: number;
  offset: number;
}

/**
 * Students by streak who have no row of today in `t`. A current streak was last extended today, yesterday, or the day
 * before: reads for each of these days as many students as the page may need, in index order. Students without a streak
 * are read in id order, only as many as the page needs.
 */
export function studentsByStreak({ period, today, order, limit, offset }: Page): SQL {
  const most = limit + offset;
  const direction = sql.raw(order);
  const others = order === "desc" ? sql`${most} - (select count(*) from standing)` : sql`${most}`;
  return sql`
    with standing as materialized (
      select streaks.user_id
      from (values (${today}, 1), (${dayAfter(today, -1)}, 1), (${dayAfter(today, -2)}, ${shortestFreezableStreak}::int)) as d (day, least)
      cross join lateral (
        select l.user_id from learning_streaks l
        where l.last_activity_date = d.day and l.current_streak >= d.least and ${streakDays(today)} > 0
          and l.user_id not in (select user_id from t)
          and exists (select from analytics_students s where s.period = ${period} and s.user_id = l.user_id)
        order by l.current_streak ${direction}, l.user_id ${direction} limit ${most}
      ) as streaks)
    select user_id from standing
    union all
    (select s.user_id from analytics_students s
      where s.period = ${period} and s.user_id not in (select user_id from t)
        and not exists (select from learning_streaks l where l.user_id = s.user_id and ${streakDays(today)} > 0 offset 0)
      order by s.user_id ${direction} limit greatest(0, ${others}))`;
}
