import { beginningOfDay, dayAfter } from "#shared/domain/day-in-india.ts";
import { analystId } from "#shared/domain/analyst.ts";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Stretch } from "./measures.ts";

/** A student is active who asks something or begins an exam session: both are recorded when they happen, never later. */
function activeIn({ from, to }: Stretch): SQL {
  const during = sql`created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz and user_id <> ${analystId}`;
  return sql`select user_id from tutor_calls where ${during} union select user_id from exam_sessions where ${during}`;
}

/** Different students who were active in a stretch of time. */
export async function countActive(db: Db, stretch: Stretch): Promise<number> {
  return countOf(db, sql`(${activeIn(stretch)}) as active`);
}

/** Students who were active in a stretch of time and in none of so many days of India before it. */
export async function countNewlyActive(
  db: Db,
  stretch: Stretch,
  daysBefore: { day: string; count: number },
): Promise<number> {
  const start = beginningOfDay(dayAfter(daysBefore.day, -daysBefore.count));
  const before = (table: "tutor_calls" | "exam_sessions") => sql`
    not exists (select from ${sql.raw(table)} b where b.user_id = active.user_id
      and b.created_at >= ${start}::timestamptz and b.created_at < ${stretch.from}::timestamptz)`;
  const isNew = sql`${before("tutor_calls")} and ${before("exam_sessions")}`;
  return countOf(db, sql`(${activeIn(stretch)}) as active where ${isNew}`);
}

async function countOf(db: Db, from: SQL): Promise<number> {
  const [row] = await db.select({ count: sql<number>`count(*)`.mapWith(Number) }).from(from);
  return row?.count ?? 0;
}
