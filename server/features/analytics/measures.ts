import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { bucketSql } from "./first-part.ts";

/** A time range: includes its start, excludes its end. */
export interface TimeRange {
  from: Date;
  to: Date;
}

/** Condition: a column of times lies in a range. The column is our own name, never input. */
export function conditionWithin({ from, to }: TimeRange): (column: string) => SQL {
  return (column) =>
    sql`${sql.raw(column)} >= ${from}::timestamptz and ${sql.raw(column)} < ${to}::timestamptz`;
}

/** One count: measure, key and value. */
export interface Count {
  measure: Measure;
  key: string;
  value: number;
}

/**
 * The measures, with the meaning of their keys.
 * - `signUps`: new accounts.
 * - `uses`: asks that reached a tutor, and started exam sessions, by feature (shared/domain/analytics.ts).
 * - `answered`, `declined`, `failed`: outcomes of asks, by feature.
 * - `calls`: calls of an engine, as "engine:verdict" or "engine:outcome" where there is no verdict.
 * - `inputTokens`, `outputTokens`, `costMicroUsd`: by model.
 * - `firstPart`: answers by the time until their first part, as a bucket number (`first-part.ts`).
 * - `examsFinished`, `examScores`: finished sessions by exam, and the sum of their scores.
 * - `visitors`: anonymous visitors, by page.
 * - `sessions`, `sessionSeconds`: signed-in students' visits to the app, and their length.
 */
export type Measure =
  | "signUps"
  | "uses"
  | "answered"
  | "declined"
  | "failed"
  | "calls"
  | "inputTokens"
  | "outputTokens"
  | "costMicroUsd"
  | "firstPart"
  | "examsFinished"
  | "examScores"
  | "visitors"
  | "sessions"
  | "sessionSeconds";

/** Counts the activity in a time range, from its rows. */
export async function countRange(db: Db, stretch: TimeRange): Promise<Count[]> {
  return db
    .select({
      measure: sql<Measure>`measure`,
      key: sql<string>`key`,
      value: sql<number>`value`.mapWith(Number),
    })
    .from(sql`(${measureRows(stretch)}) as counted`);
}

/** Every measure of a time range as rows of measure, key and value. Reads each table once, by its time index. */
function measureRows(range: TimeRange): SQL {
  const within = conditionWithin(range);
  return sql`
    with calls as materialized (
      select feature, engine, model, coalesce(verdict, outcome) as came_of, outcome, is_last,
        case when is_last then ${sql.raw(bucketSql)} end as bucket,
        count(*) as times, sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
        sum(cost_micro_usd) as cost
      from tutor_calls where ${within("created_at")} group by 1, 2, 3, 4, 5, 6, 7
    ), told as materialized (
      select name, page, user_id, visitor_id, properties from events where ${within("received_at")}
    )
    select 'signUps' as measure, '' as key, count(*) as value
      from users where ${within("created_at")} and id <> ${analystId} having count(*) > 0
    union all select 'uses', feature, sum(times) from calls where is_last group by 2
    union all select 'uses', 'exam', count(*)
      from exam_sessions where ${within("created_at")} having count(*) > 0
    union all select case when outcome in ('answered', 'declined') then outcome else 'failed' end, feature, sum(times)
      from calls where is_last group by 1, 2
    union all select 'calls', engine || ':' || came_of, sum(times) from calls group by 2
    union all select 'inputTokens', model, sum(input_tokens) from calls group by 2 having sum(input_tokens) > 0
    union all select 'outputTokens', model, sum(output_tokens) from calls group by 2 having sum(output_tokens) > 0
    union all select 'costMicroUsd', model, sum(cost) from calls group by 2 having sum(cost) > 0
    union all select 'firstPart', bucket::text, sum(times) from calls where bucket is not null group by 2
    union all select 'examsFinished', exam_type, count(*)
      from exam_sessions where ${within("finished_at")} group by 2
    union all select 'examScores', exam_type, sum(score)
      from exam_sessions where ${within("finished_at")} group by 2
    union all select 'visitors', page, count(distinct visitor_id)
      from told where visitor_id is not null group by 2
    union all select 'sessions', '', count(*)
      from told where name = 'session_ended' and user_id is not null having count(*) > 0
    union all select 'sessionSeconds', '', sum((properties ->> 'duration_seconds')::int)
      from told where name = 'session_ended' and user_id is not null having count(*) > 0`;
}
