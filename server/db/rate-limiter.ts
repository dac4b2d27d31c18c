import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "./db.ts";
import { requireRow } from "./require-row.ts";
import { rateLimits } from "./schema/limits.ts";

interface Allowance {
  /** The prefix of this limiter's keys. */
  name: string;
  tries: number;
  /** Counted from the first attempt; afterwards the whole allowance is back. */
  seconds: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** The database's clock: the clocks of several server processes differ. */
const now = sql`clock_timestamp()`;
const isOver = sql`${rateLimits.expire} <= ${now}`;
const secondsLeft = sql<number>`ceil(extract(epoch from ${rateLimits.expire} - ${now}))`.mapWith(
  Number,
);

/** Counts attempts in the database and by its clock, so that all server processes share the count. */
export function createRateLimiter(db: Db, { name, tries, seconds }: Allowance) {
  const rowOf = (key: string) => `${name}:${key}`;
  const waitOf = (row: { points: number; secondsLeft: number }) =>
    row.points > tries ? Math.max(1, row.secondsLeft) : null;

  /**
   * Counts one attempt or several. Null within the allowance, else the seconds until the next one may be made, at least
   * 1.
   */
  async function count(key: string, counted = 1): Promise<number | null> {
    const expire = sql`${now} + make_interval(secs => ${seconds})`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: rowOf(key), points: counted, expire })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          points: sql`case when ${isOver} then excluded.points else ${rateLimits.points} + excluded.points end`,
          expire: sql`case when ${isOver} then excluded.expire else ${rateLimits.expire} end`,
        },
      })
      .returning({ points: rateLimits.points, secondsLeft });
    return waitOf(requireRow(row));
  }

  /** What one more attempt would return, without counting it. */
  async function wouldRefuse(key: string): Promise<number | null> {
    const [row] = await db
      .select({ points: sql<number>`${rateLimits.points} + 1`.mapWith(Number), secondsLeft })
      .from(rateLimits)
      .where(and(eq(rateLimits.key, rowOf(key)), gt(rateLimits.expire, now)));
    return row ? waitOf(row) : null;
  }

  /** Refunds one attempt. */
  async function giveBack(key: string): Promise<void> {
    await db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(and(eq(rateLimits.key, rowOf(key)), gt(rateLimits.points, 0)));
  }

  /** Forgets all attempts. */
  async function clear(key: string): Promise<void> {
    await db.delete(rateLimits).where(eq(rateLimits.key, rowOf(key)));
  }

  return { count, wouldRefuse, giveBack, clear };
}
