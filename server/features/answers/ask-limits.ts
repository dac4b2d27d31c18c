import type { Db } from "../../db/open.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { waitInWords } from "../../wait-in-words.ts";

const tenMinutes = 10 * 60;

/** How many questions a student may ask in ten minutes, counted from the first of them, in all features together. */
export function createAskLimits(db: Db, { asksPerTenMinutes }: { asksPerTenMinutes: number }) {
  const limiter = createRateLimiter(db, {
    name: "ask",
    tries: asksPerTenMinutes,
    seconds: tenMinutes,
  });

  /** @throws ProductError `too_many_asks` where this ask is one too many. */
  async function count(userId: number): Promise<void> {
    const retryAfter = await limiter.count(String(userId));
    if (retryAfter === null) return;
    const sentence = `That's a lot of questions at once. Take a short break: you can ask again in ${waitInWords(retryAfter)}.`;
    throw new ProductError("too_many_asks", sentence, { retryAfter });
  }

  /** For an ask that was counted and came to nothing of its own: refused for another reason, or asked before. */
  const giveBack = (userId: number) => limiter.giveBack(String(userId));

  return { count, giveBack };
}
