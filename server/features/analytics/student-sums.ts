import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import { conditionWithin, type TimeRange } from "./measures.ts";

/**
 * Each student's activity in a time range, as rows: user_id, queries, answers, tokens, conversations, sessions,
 * session_seconds, features (a JSON object of uses), last_active_at. Inactive students have no row.
 */
export function studentSums(range: TimeRange): SQL {
  const within = conditionWithin(range);
  return sql`
    select user_id, sum(queries)::int as queries, sum(answers)::int as answers, sum(tokens)::bigint as tokens,
      sum(conversations)::int as conversations, sum(sessions)::int as sessions,
      sum(session_seconds)::int as session_seconds,
      coalesce(jsonb_object_agg(feature, uses) filter (where feature <> ''), '{}') as features,
      max(last_at) as last_active_at
    from (
      select user_id, feature, count(*) filter (where is_last) as uses, count(*) filter (where is_last) as queries,
        count(*) filter (where is_last and outcome = 'answered') as answers,
        sum(input_tokens + output_tokens) as tokens, 0 as conversations, 0 as sessions, 0 as session_seconds,
        max(created_at) as last_at
      from tutor_calls where ${within("created_at")} group by 1, 2
      union all
      select user_id, 'exam', count(*), 0, 0, 0, 0, 0, 0, max(created_at)
      from exam_sessions where ${within("created_at")} group by 1
      union all
      select user_id, '', 0, 0, 0, 0, count(*), 0, 0, max(created_at)
      from conversations where ${within("created_at")} group by 1
      union all
      select user_id, '', 0, 0, 0, 0, 0, count(*), sum((properties ->> 'duration_seconds')::int), max(received_at)
      from events
      where ${within("received_at")} and name = 'session_ended' and user_id is not null group by 1
    ) as each
    where user_id <> ${analystId}
    group by user_id`;
}
