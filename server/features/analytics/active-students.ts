import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conditionWithin, type TimeRange } from "./measures.ts";

/** A student is active if she asks something or starts an exam session: both are recorded immediately, never later. */
function activeIn(range: TimeRange): SQL {
  const during = sql`${conditionWithin(range)("created_at")} and user_id <> ${analystId}`;
  return sql`select user_id from tutor_calls where ${during} union select user_id from exam_sessions where ${during}`;
}

/** The number of distinct active students in a time range. */
export async function countActive(db: Db, stretch: TimeRange): Promise<number> {
  return countOf(db, sql`(${activeIn(stretch)}) as active`);
}

/**
 * Students active in a range of today and in none of the period's closed days, according to the stored student sums.
 */
export async function countNewlyActive(
  db: Db,
  stretch: TimeRange,
  period: "weekly" | "monthly",
): Promise<number> {
  const isNew = sql`not exists (select from analytics_students s
    where s.period = ${period} and s.user_id = active.user_id and s.features <> '{}')`;
  return countOf(db, sql`(${activeIn(stretch)}) as active where ${isNew}`);
}

async function countOf(db: Db, from: SQL): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(from);
  return row?.count ?? 0;
}
