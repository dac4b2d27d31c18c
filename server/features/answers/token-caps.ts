import { and, eq, gte, type SQL, sql } from "drizzle-orm";
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
  /** Says which day it is; left out, the database's clock does: of several server processes each may have another one. */
  now?: () => SQL;
}

/** The day's sum as it was read, and what this process has used since. */
interface Reading {
  stored: Promise<Sum>;
  since: number;
}

interface Sum {
  tokens: number;
  /** By `performance.now()`: when the sum is read anew, which is at midnight at the latest. */
  goodUntil: number;
}

/**
 * The day's share of the model's tokens, counted from `tutor_calls`. Looked at before an answer begins: those on the
 * way may end above the cap, by one answer each.
 */
export function createTokenCaps(db: Db, { perStudent, service, now = () => sql`now()` }: Caps) {
  let reading: Reading | null = null;

  /** True where the student, or all students together, have used up the day: the model may not be asked for her. */
  async function isUsedUp(userId: number): Promise<boolean> {
    if (service > 0 && (await tokensOfAll()) >= service) return true;
    return perStudent > 0 && (await sumOfToday(db, now(), userId)).tokens >= perStudent;
  }

  /** Told of each call of this process as it is stored, so that it counts at once. */
  function count(usage: Usage): void {
    if (reading) reading.since += usage.inputTokens + usage.outputTokens;
  }

  async function tokensOfAll(): Promise<number> {
    const known = reading ?? readAnew();
    const sum = await known.stored;
    if (performance.now() < sum.goodUntil) return sum.tokens + known.since;
    const fresh = known === reading ? readAnew() : (reading ?? readAnew());
    return (await fresh.stored).tokens + fresh.since;
  }

  function readAnew(): Reading {
    const fresh = { stored: sumOfToday(db, now()), since: 0 };
    reading = fresh;
    // A sum that could not be read is read again by the next ask; this one is told by `stored` itself.
    fresh.stored.catch(() => {
      if (reading === fresh) reading = null;
    });
    return fresh;
  }

  return { isUsedUp, count };
}

/** The tokens of the day in India, of a student or of all. */
async function sumOfToday(db: Db, now: SQL, userId?: number): Promise<Sum> {
  const midnight = sql`date_trunc('day', ${now} at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
  const spent = sql`coalesce(sum(${tutorCalls.inputTokens} + ${tutorCalls.outputTokens}), 0)`;
  const left = sql`extract(epoch from ${midnight} + interval '24 hours' - ${now}) * 1000`;
  const ofUser = userId === undefined ? undefined : eq(tutorCalls.userId, userId);
  const readAt = performance.now();
  const [row] = await db
    .select({ tokens: spent.mapWith(Number), leftMs: left.mapWith(Number) })
    .from(tutorCalls)
    .where(and(gte(tutorCalls.createdAt, midnight), ofUser));
  const { tokens = 0, leftMs = 0 } = row ?? {};
  return { tokens, goodUntil: readAt + Math.min(goodForMs, leftMs) };
}
