import { beginningOfDay, dayAfter, dayInIndia } from "#shared/domain/day-in-india.ts";
import { desc, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { analyticsClosings, analyticsDays, analyticsStudents } from "../../db/schema/analytics.ts";
import { countActive } from "./active-students.ts";
import { cohortKey, countReached } from "./cohorts.ts";
import { countRange, type TimeRange } from "./measures.ts";
import { studentSums } from "./student-sums.ts";

/** Rows created before midnight are committed after this time: no transaction takes longer. */
const graceMs = 60_000;

/**
 * Advisory lock: of several processes that close days concurrently one works, the others wait and find the work done.
 */
const closingLock = 6_120_457;

/** The number of closed days in each period with stored sums, before today. */
export const closedDaysOf = { weekly: 6, monthly: 29 } as const;

/** The day that is still counted from its rows: today, from a minute after midnight on. */
export function openDay(now: Date): string {
  return dayInIndia(new Date(now.getTime() - graceMs));
}

/** The whole of a day in India. */
function stretchOf(day: string): TimeRange {
  return { from: beginningOfDay(day), to: beginningOfDay(dayAfter(day)) };
}

/**
 * Counts every finished day that isn't counted yet, each in its own transaction and by one process only. Costs one
 * small query if there is nothing to do.
 */
export async function closeDays(db: Db, now: Date): Promise<void> {
  const today = openDay(now);
  for (;;) {
    const next = await nextToClose(db);
    if (next === null || next >= today) return;
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${closingLock})`);
      if ((await nextToClose(transaction)) === next) await close(transaction, next, now);
    });
  }
}

/** The day after the last closed one; if none is closed, the first day with rows. Null if there are no rows. */
async function nextToClose(db: Db): Promise<string | null> {
  const [last] = await db
    .select({ day: analyticsClosings.day })
    .from(analyticsClosings)
    .orderBy(desc(analyticsClosings.day))
    .limit(1);
  return last ? dayAfter(last.day) : firstDay(db);
}

/** The first day with rows. */
export async function firstDay(db: Db): Promise<string | null> {
  const [first] = await db
    .select({ moment: sql<Date | null>`moment`.mapWith((text: string) => new Date(text)) })
    .from(
      sql`(select least(
        (select min(created_at) from users), (select min(created_at) from tutor_calls),
        (select min(received_at) from events), (select min(created_at) from exam_sessions)
      ) as moment) as first`,
    );
  return first?.moment ? dayInIndia(first.moment) : null;
}

async function close(db: Db, day: string, now: Date): Promise<void> {
  await countDay(db, day);
  // Only for the last closed day: the sums of an earlier one would be replaced immediately.
  if (dayAfter(day) === openDay(now)) await sumStudents(db, day);
  await db.insert(analyticsClosings).values({ day, closedAt: now });
}

/**
 * Counts a closed day from its rows. A higher stored number stays: rows are deleted with their students, conversations
 * and after their retention time, but counts stay.
 */
export async function countDay(db: Db, day: string): Promise<void> {
  const stretch = stretchOf(day);
  const upTo = (span: number) =>
    countActive(db, { from: beginningOfDay(dayAfter(day, 1 - span)), to: stretch.to });
  const counts: { measure: string; key: string; value: number }[] = await countRange(db, stretch);
  for (const span of [1, 6, 7, 29, 30]) {
    counts.push({ measure: "active", key: String(span), value: await upTo(span) });
  }
  for (const count of await countReached(db, day, stretch)) {
    counts.push({ measure: "cohort", key: cohortKey(count, day), value: count.value });
  }
  await keep(
    db,
    counts.map((count) => ({ day, ...count })),
  );
}

async function keep(db: Db, rows: (typeof analyticsDays.$inferInsert)[]): Promise<void> {
  const nonZero = rows.filter(({ value }) => value > 0);
  if (nonZero.length === 0) return;
  await db
    .insert(analyticsDays)
    .values(nonZero)
    .onConflictDoUpdate({
      target: [analyticsDays.measure, analyticsDays.day, analyticsDays.key],
      set: { value: sql`greatest(${analyticsDays.value}, excluded.value)` },
    });
}

/**
 * Stores the sums of each student's activity over the closed days of each period. Skips a student whose account is being
 * deleted: her row is locked, and waiting for it would end in a foreign key violation or a deadlock.
 */
export async function sumStudents(db: Db, lastClosed: string): Promise<void> {
  await db.delete(analyticsStudents);
  const { to } = stretchOf(lastClosed);
  for (const [period, days] of Object.entries(closedDaysOf)) {
    const from = beginningOfDay(dayAfter(lastClosed, 1 - days));
    await db.execute(sql`
      insert into analytics_students (period, user_id, queries, answers, tokens, conversations, sessions, session_seconds, features, last_active_at)
      select ${period}, user_id, queries, answers, tokens, conversations, sessions, session_seconds, features, last_active_at
      from (${studentSums({ from, to })}) as sums join users on users.id = sums.user_id
      for key share of users skip locked`);
  }
}
