import { and, count, eq, gt, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog, studyDays } from "../../db/schema/activity.ts";
import { users } from "../../db/schema/users.ts";
import { notSignedIn } from "../../errors.ts";

/** First tries of the last two weeks in a concept. */
export interface RecentTries {
  concept: string;
  /** In the last seven days. */
  thisWeek: { right: number; of: number };
  /** In the last fourteen days. */
  twoWeeks: { right: number; of: number };
}

/** Rows of the activity log, newest first, in the order of its index. */
const newestFirst = sql`${activityLog.occurredAt} desc nulls last`;
/** The number of latest acts that determine the difficulty she studies at. */
const mostActs = 50;

export async function recentDifficulties(db: Db, userId: number) {
  const rows = await db
    .select({ difficulty: activityLog.difficulty })
    .from(activityLog)
    .where(eq(activityLog.userId, userId))
    .orderBy(newestFirst)
    .limit(mostActs);
  return rows.flatMap(({ difficulty }) => difficulty ?? []);
}

/** First tries since each of two moments, by concept. */
export async function recentTries(
  db: Db,
  userId: number,
  { weekAgo, twoWeeksAgo }: { weekAgo: Date; twoWeeksAgo: Date },
): Promise<RecentTries[]> {
  const { concept, occurredAt, correct } = activityLog;
  const isThisWeek = sql`${occurredAt} >= ${weekAgo.toISOString()}::timestamptz`;
  const rows = await db
    .select({
      concept: sql<string>`${concept}`,
      of: count(),
      right: sql<number>`count(*) filter (where ${correct})`.mapWith(Number),
      weekOf: sql<number>`count(*) filter (where ${isThisWeek})`.mapWith(Number),
      weekRight: sql<number>`count(*) filter (where ${correct} and ${isThisWeek})`.mapWith(Number),
    })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.userId, userId),
        gte(occurredAt, twoWeeksAgo),
        eq(activityLog.isEvidence, true),
      ),
    )
    .groupBy(concept);
  return rows.map((row) => ({
    concept: row.concept,
    thisWeek: { right: row.weekRight, of: row.weekOf },
    twoWeeks: { right: row.right, of: row.of },
  }));
}

export async function countStudiedDays(db: Db, userId: number, since: string): Promise<number> {
  return db.$count(
    studyDays,
    and(eq(studyDays.userId, userId), gte(studyDays.day, since), gt(studyDays.acts, 0)),
  );
}

export async function joinedAt(db: Db, userId: number): Promise<Date> {
  const [row] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!row) throw notSignedIn();
  return row.createdAt;
}
