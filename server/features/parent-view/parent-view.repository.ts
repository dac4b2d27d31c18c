import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { events } from "../../db/schema/events.ts";
import { parentLinks, users } from "../../db/schema/users.ts";

/** One link per student: a new one replaces the earlier one. */
export async function replaceLink(
  db: Db,
  ownerId: number,
  tokenHash: string,
  now: Date,
): Promise<void> {
  const made = { tokenHash, createdAt: now };
  await db
    .insert(parentLinks)
    .values({ userId: ownerId, ...made })
    .onConflictDoUpdate({ target: parentLinks.userId, set: made });
}

export async function removeByToken(db: Db, tokenHash: string): Promise<void> {
  await db.delete(parentLinks).where(eq(parentLinks.tokenHash, tokenHash));
}

export async function findStudent(db: Db, tokenHash: string) {
  const [row] = await db
    .select({ id: users.id, name: users.name, grade: users.grade })
    .from(parentLinks)
    .innerJoin(users, eq(users.id, parentLinks.userId))
    .where(eq(parentLinks.tokenHash, tokenHash));
  return row;
}

const secondsOfDay = 24 * 60 * 60;

/**
 * Seconds on the study pages, by the day in India on which they ended; reported by the browser, so at most one day
 * each.
 */
export function listTimes(db: Db, ownerId: number, since: Date) {
  const day = sql<string>`to_char(${events.at} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
  return db
    .select({
      day,
      seconds: sql<number>`least(sum((${events.properties} ->> 'duration_seconds')::float8), ${secondsOfDay})::int`,
    })
    .from(events)
    .where(and(eq(events.userId, ownerId), eq(events.name, "session_ended"), gte(events.at, since)))
    .groupBy(sql`1`);
}
