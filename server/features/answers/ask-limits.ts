import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";

const tenMinutes = 10 * 60;

export type AskLimits = ReturnType<typeof createAskLimits>;

interface Allowances {
  /** Of questions for which a model is asked, which costs money. */
  asksPerTenMinutes: number;
  /** Of all questions: those that we answer ourselves cost next to nothing, and a class may practise as it likes. */
  allAsksPerTenMinutes: number;
  /** Whether there is a model; without one all answers are ours. */
  hasModel: boolean;
}

/** How many questions a student may ask in ten minutes, counted from the first of them, in all features together. */
export function createAskLimits({ hasModel, ...allowances }: Allowances) {
  const limiter = (name: string, tries: number) => (db: Db) =>
    createRateLimiter(db, { name, tries, seconds: tenMinutes });
  const paid = limiter("ask", allowances.asksPerTenMinutes);
  const all = limiter("any-ask", allowances.allAsksPerTenMinutes);

  /**
   * Counts an ask, and says why not where it is one too many. In a transaction: what ends without success costs no ask.
   */
  async function count(db: Db, userId: number): Promise<ProductError | null> {
    const key = String(userId);
    return refusalOf(
      await Promise.all([all(db).count(key), hasModel ? paid(db).count(key) : null]),
    );
  }

  /** The same for an ask that isn't counted yet. */
  async function wouldRefuse(db: Db, userId: number): Promise<ProductError | null> {
    const key = String(userId);
    return refusalOf(
      await Promise.all([all(db).wouldRefuse(key), hasModel ? paid(db).wouldRefuse(key) : null]),
    );
  }

  /** For an ask that was counted and had been asked before. */
  const giveBack = async (db: Db, userId: number) => {
    await all(db).giveBack(String(userId));
    await giveBackPaid(db, userId);
  };

  /** For an ask that no model was asked for in the end: it was computed, looked up or met with care. */
  const giveBackPaid = async (db: Db, userId: number) => {
    if (hasModel) await paid(db).giveBack(String(userId));
  };

  return { count, wouldRefuse, giveBack, giveBackPaid };
}

function refusalOf(waits: readonly (number | null)[]): ProductError | null {
  const retryAfter = Math.max(...waits.map(Number));
  if (retryAfter === 0) return null;
  const sentence = `That's a lot of questions at once. Take a short break: you can ask again in ${formatDuration(retryAfter)}.`;
  return new ProductError("too_many_asks", sentence, { retryAfter });
}
