import { and, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import type { Usage } from "../../tutor/engine.ts";

/** How long the sum over all students is cached: adding up a day's calls at each ask would cost more than it saves. */
const goodForMs = 10_000;

interface Caps {
  /** Tokens per student and day in India; 0: no cap. */
  perStudent: number;
  /** Tokens of all students together; 0: no cap. */
  service: number;
  /** The current time; defaults to the database's clock, since the clocks of several server processes may differ. */
  now?: () => SQL;
}

/** The day's sum as read, and the tokens that this process has used since. */
interface CachedSum {
  storedSum: Promise<Sum>;
  since: number;
}

interface Sum {
  tokens: number;
  /** In `performance.now()` time: when the sum has to be reloaded, at midnight at the latest. */
  goodUntil: number;
}

/**
 * The daily cap on model tokens, counted from `tutor_calls`. Checked before an answer begins: each answer in progress
 * may exceed the cap once.
 */
export function createTokenCaps(db: Db, { perStudent, service, now = () => sql`now()` }: Caps) {
  let reading: CachedSum | null = null;

  /**
   * True if the student, or all students together, have used up the day's tokens: the model must not be called for her.
   */
  async function isUsedUp(userId: number): Promise<boolean> {
    if (service > 0 && (await tokensOfAll()) >= service) return true;
    return perStudent > 0 && (await sumOfToday(db, now(), userId)).tokens >= perStudent;
  }

  /** Called for each call of this process as it is stored, so that it counts at once. */
  function count(usage: Usage): void {
    if (reading) reading.since += usage.inputTokens + usage.outputTokens;
  }

  async function tokensOfAll(): Promise<number> {
    const current = reading ?? readAnew();
    const sum = await current.storedSum;
    if (performance.now() < sum.goodUntil) return sum.tokens + current.since;
    const fresh = current === reading ? readAnew() : (reading ?? readAnew());
    return (await fresh.storedSum).tokens + fresh.since;
  }

  function readAnew(): CachedSum {
    const fresh = { storedSum: sumOfToday(db, now()), since: 0 };
    reading = fresh;
    // The next ask reloads a sum that could not be read; this ask gets the error from `storedSum` itself.
    fresh.storedSum.catch(() => {
      if (reading === fresh) reading = null;
    });
    return fresh;
  }

  return { isUsedUp, count };
}

/** Today's tokens in India, of one student or of all. */
async function sumOfToday(db: Db, now: SQL, userId?: number): Promise<Sum> {
  const midnight = sql`date_trunc('day', ${now} at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
  const tokenSum = sql`coalesce(sum(${tutorCalls.inputTokens} + ${tutorCalls.outputTokens}), 0)`;
  const left = sql`extract(epoch from ${midnight} + interval '24 hours' - ${now}) * 1000`;
  const ofUser = userId === undefined ? undefined : eq(tutorCalls.userId, userId);
  const readAt = performance.now();
  const [row] = await db
    .select({ tokens: tokenSum.mapWith(Number), leftMs: left.mapWith(Number) })
    .from(tutorCalls)
    .where(and(gte(tutorCalls.createdAt, midnight), ofUser));
  const { tokens = 0, leftMs = 0 } = row ?? {};
  return { tokens, goodUntil: readAt + Math.min(goodForMs, leftMs) };
}
