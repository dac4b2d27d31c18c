import { analystId } from "#shared/domain/analyst.ts";
import { beginningOfDay, dayAfter, daysBetween } from "#shared/domain/day-in-india.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conditionWithin, type TimeRange } from "./measures.ts";

/**
 * Steps of the students who signed up on one day: signed up, asked a question, studied on a third day, studied seven or
 * more days later, tapped a buy button; and studied exactly one, seven and thirty days later.
 */
export type CohortStep =
  | "signedUp"
  | "asked"
  | "thirdDay"
  | "seventhDay"
  | "tappedBuy"
  | "day1"
  | "day7"
  | "day30";

/** Number of days a cohort is followed after its sign-up day. Later events don't change its counts. */
const lastFollowedDay = 30;

export interface CohortCount {
  /** The sign-up day. */
  day: string;
  step: CohortStep;
  value: number;
}

/**
 * How many students reached a step on a day, by sign-up day. Each student counts once per step, so a cohort's numbers
 * are the sums over its days. Reads the rows of the day, and earlier rows of the same students.
 */
export async function countReached(
  db: Db,
  day: string,
  stretch: TimeRange,
): Promise<readonly CohortCount[]> {
  return db
    .select({
      day: sql<string>`joined::text`,
      step: sql<CohortStep>`step`,
      value: sql<number>`count(*)`.mapWith(Number),
    })
    .from(sql`(${reached(day, stretch)}) as reached`)
    .groupBy(sql`joined, step`);
}

function reached(today: string, { from, to }: TimeRange): SQL {
  const first = beginningOfDay(dayAfter(today, -lastFollowedDay));
  const within = conditionWithin({ from, to });
  const studiedBefore = (since: SQL) => sql`
    select from study_days b
    where b.user_id = studied.id and b.acts > 0 and b.day >= ${since} and b.day < ${today}::date`;
  return sql`
    with followed as materialized (
      select id, (created_at at time zone 'Asia/Kolkata')::date as joined from users
      where created_at >= ${first}::timestamptz and created_at < ${to}::timestamptz and id <> ${analystId}
    ), studied as materialized (
      select followed.id, joined from study_days join followed on followed.id = user_id
      where day = ${today}::date and acts > 0
    )
    select joined, 'signedUp' as step from followed where joined = ${today}::date
    union all
    select joined, 'asked' from followed
      join (select distinct user_id from tutor_calls where ${within("created_at")}) c on c.user_id = followed.id
      where not exists (select from tutor_calls b where b.user_id = followed.id and b.created_at < ${from}::timestamptz)
    union all
    select joined, 'thirdDay' from studied
      where (select count(*) from (${studiedBefore(sql`joined`)} limit 3) as before) = 2
    union all
    select joined, 'seventhDay' from studied
      where ${today}::date >= joined + 7 and not exists (${studiedBefore(sql`joined + 7`)})
    union all
    select joined, 'tappedBuy' from followed
      join (
        select distinct user_id from events
        where name = 'AddToCart' and at >= ${first}::timestamptz and ${within("received_at")}
      ) e on e.user_id = followed.id
      where not exists (
        select from events b
        where b.user_id = followed.id and b.name = 'AddToCart' and b.received_at < ${from}::timestamptz
      )
    union all
    select joined, 'day' || (${today}::date - joined) from studied
      where ${today}::date - joined in (1, 7, 30)`;
}

/** The storage key of a count: the step and the days since the sign-up, as "asked+3". */
export function cohortKey({ day, step }: CohortCount, countedOn: string): string {
  return `${step}+${daysBetween(day, countedOn)}`;
}
