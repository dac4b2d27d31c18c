import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { waitInWords } from "../../wait-in-words.ts";

const tenMinutes = 10 * 60;

export type AskLimits = ReturnType<typeof createAskLimits>;

/** How many questions a student may ask in ten minutes, counted from the first of them, in all features together. */
export function createAskLimits({ asksPerTenMinutes }: { asksPerTenMinutes: number }) {
  const limiterOn = (db: Db) =>
    createRateLimiter(db, { name: "ask", tries: asksPerTenMinutes, seconds: tenMinutes });

  /**
   * Counts an ask, and says why not where it is one too many. In a transaction: what ends without success costs no ask.
   */
  async function count(db: Db, userId: number): Promise<ProductError | null> {
    const retryAfter = await limiterOn(db).count(String(userId));
    if (retryAfter === null) return null;
    const sentence = `That's a lot of questions at once. Take a short break: you can ask again in ${waitInWords(retryAfter)}.`;
    return new ProductError("too_many_asks", sentence, { retryAfter });
  }

  /** For an ask that was counted and had been asked before. */
  const giveBack = (db: Db, userId: number) => limiterOn(db).giveBack(String(userId));

  return { count, giveBack };
}
