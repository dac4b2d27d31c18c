import { dayAfter } from "#shared/domain/day-in-india.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";

/**
 * How far the students of a day's sign-ups came: so many signed up, asked a question, studied on a third day, studied
 * seven days later or after that, tapped a buy button; and so many studied one, seven and thirty days after.
 */
export const cohortSteps = [
  "signedUp",
  "asked",
  "thirdDay",
  "seventhDay",
  "tappedBuy",
  "day1",
  "day7",
  "day30",
] as const;
export type CohortStep = (typeof cohortSteps)[number];

/** So long a cohort is followed. What comes later changes its numbers no more. */
const followedDays = 31;

export interface CohortCount {
  /** The day of the sign-ups. */
  day: string;
  step: CohortStep;
  value: number;
}

/** The cohorts that are still followed on a day, as their rows say at this moment. */
export async function countCohorts(db: Db, today: string): Promise<CohortCount[]> {
  return db
    .select({
      day: sql<string>`day`,
      step: sql<CohortStep>`step`,
      value: sql<number>`value`.mapWith(Number),
    })
    .from(sql`(${cohortsOn(today)}) as cohorts`);
}

function cohortsOn(today: string): SQL {
  const first = dayAfter(today, 1 - followedDays);
  const studiedAfter = (days: number) =>
    sql`count(*) filter (where exists (select from study_days s where s.user_id = u.id and s.acts > 0 and s.day = u.day + ${sql.raw(String(days))}))`;
  return sql`
    with u as (
      select id, (created_at at time zone 'Asia/Kolkata')::date as day from users
      where created_at >= (${first}::date::timestamp at time zone 'Asia/Kolkata') and id <> ${analystId}
    ), counted as (
      select day, count(*) as signed_up,
        count(*) filter (where exists (select from tutor_calls c where c.user_id = u.id)) as asked,
        count(*) filter (where exists (select from learning_streaks l where l.user_id = u.id and l.total_active_days >= 3)) as third_day,
        count(*) filter (where exists (select from study_days s where s.user_id = u.id and s.acts > 0 and s.day >= u.day + 7)) as seventh_day,
        count(*) filter (where exists (select from events e where e.user_id = u.id and e.name = 'AddToCart')) as tapped_buy,
        ${studiedAfter(1)} as day1, ${studiedAfter(7)} as day7, ${studiedAfter(30)} as day30
      from u group by day
    )
    select day::text as day, step, value from counted, lateral (values
      ('signedUp', signed_up), ('asked', asked), ('thirdDay', third_day), ('seventhDay', seventh_day),
      ('tappedBuy', tapped_buy), ('day1', day1), ('day7', day7), ('day30', day30)
    ) as steps (step, value) where value > 0`;
}
