import { and, eq, gt, sql } from "drizzle-orm";
import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "./db.ts";
import { rateLimits } from "./schema/limits.ts";

interface Allowance {
  /** Begins the keys of this limiter's rows. */
  name: string;
  tries: number;
  /** Counted from the first try on; then all tries are there again. */
  seconds: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Counts tries in the database, so that all server processes count together. */
export function createRateLimiter(db: Db, { name, tries, seconds }: Allowance) {
  const limiter = new RateLimiterDrizzle({
    storeClient: db,
    schema: rateLimits,
    keyPrefix: name,
    points: tries,
    duration: seconds,
    // The process removes what has expired (see housekeeping.ts): no timer of the package keeps it alive.
    clearExpiredByTimeout: false,
  });

  /**
   * Counts a try, or several at once. Null where it is within the allowance, else the seconds until the next may be made,
   * at least 1.
   */
  async function count(key: string, tries = 1): Promise<number | null> {
    try {
      await limiter.consume(key, tries);
      return null;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    }
  }

  /** Takes one try back. Ours, not the package's: that one gives a try more to whoever has none counted. */
  async function giveBack(key: string): Promise<void> {
    await db
      .update(rateLimits)
      .set({ points: sql`${rateLimits.points} - 1` })
      .where(and(eq(rateLimits.key, limiter.getKey(key)), gt(rateLimits.points, 0)));
  }

  /** Forgets all tries. */
  const clear = async (key: string) => {
    await limiter.delete(key);
  };

  return { count, giveBack, clear };
}
