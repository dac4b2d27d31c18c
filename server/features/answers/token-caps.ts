import { startOfDayInIndia } from "#shared/domain/day-in-india.ts";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import type { Usage } from "../../tutor/engine.ts";

/** How long the sum of all students is good for: to add up a day's calls at each ask would cost more than it saves. */
const goodForMs = 10_000;

interface Caps {
  /** Tokens of a student in a day of India; 0: no cap. */
  perStudent: number;
  /** Tokens of all students together; 0: no cap. */
  service: number;
  now: () => Date;
}

/** The day's sum as it was read, and what this process has used since. */
interface Reading {
  day: Date;
  readAt: number;
  stored: Promise<number>;
  since: number;
}

/**
 * The day's share of the model's tokens, counted from `tutor_calls`. Looked at before an answer begins: those on the
 * way may end above the cap, by one answer each.
 */
export function createTokenCaps(db: Db, { perStudent, service, now }: Caps) {
  let reading: Reading | null = null;

  /** True where the student, or all students together, have used up the day: the model may not be asked for her. */
  async function isUsedUp(userId: number): Promise<boolean> {
    const day = startOfDayInIndia(now());
    if (service > 0 && (await tokensOfAll(day)) >= service) return true;
    return perStudent > 0 && (await tokensSince(db, day, userId)) >= perStudent;
  }

  /** Told of each call of this process as it is stored, so that it counts at once. */
  function count(usage: Usage): void {
    if (reading) reading.since += usage.inputTokens + usage.outputTokens;
  }

  async function tokensOfAll(day: Date): Promise<number> {
    const current = reading && isGood(reading, day) ? reading : readAnew(day);
    return (await current.stored) + current.since;
  }

  function isGood({ day, readAt }: Reading, today: Date): boolean {
    return day.getTime() === today.getTime() && now().getTime() - readAt < goodForMs;
  }

  function readAnew(day: Date): Reading {
    const stored = tokensSince(db, day);
    const fresh = { day, readAt: now().getTime(), stored, since: 0 };
    reading = fresh;
    // A sum that could not be read is read again by the next ask; this one is told by `stored` itself.
    stored.catch(() => {
      if (reading === fresh) reading = null;
    });
    return fresh;
  }

  return { isUsedUp, count };
}

async function tokensSince(db: Db, start: Date, userId?: number): Promise<number> {
  const spent = sql<string>`coalesce(sum(${tutorCalls.inputTokens} + ${tutorCalls.outputTokens}), 0)`;
  const ofUser = userId === undefined ? undefined : eq(tutorCalls.userId, userId);
  const [row] = await db
    .select({ tokens: spent.mapWith(Number) })
    .from(tutorCalls)
    .where(and(gte(tutorCalls.createdAt, start), ofUser));
  return row?.tokens ?? 0;
}
