import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";
import { formatDuration } from "../../format-duration.ts";

const tenMinutes = 10 * 60;

export type AskLimits = ReturnType<typeof createAskLimits>;

interface Allowances {
  /** Questions that call a model, which costs money. */
  asksPerTenMinutes: number;
  /** All questions: those answered without a model cost almost nothing, and a class may practise freely. */
  allAsksPerTenMinutes: number;
  /** Whether a model is configured; without one the built-in tutor gives all answers. */
  hasModel: boolean;
}

/** How many questions a student may ask per ten minutes, counted from the first of them, over all features. */
export function createAskLimits({ hasModel, ...allowances }: Allowances) {
  const limiter = (name: string, tries: number) => (db: Db) =>
    createRateLimiter(db, { name, tries, seconds: tenMinutes });
  const askLimit = limiter("ask", allowances.asksPerTenMinutes);
  const all = limiter("any-ask", allowances.allAsksPerTenMinutes);

  /** Counts an ask, and returns the error if it exceeds the limit. Runs in a transaction: a rollback costs no ask. */
  async function count(db: Db, userId: number): Promise<ProductError | null> {
    const key = String(userId);
    return refusalOf(
      await Promise.all([all(db).count(key), hasModel ? askLimit(db).count(key) : null]),
    );
  }

  /** The same check for an ask that isn't counted yet. */
  async function wouldRefuse(db: Db, userId: number): Promise<ProductError | null> {
    const key = String(userId);
    return refusalOf(
      await Promise.all([
        all(db).wouldRefuse(key),
        hasModel ? askLimit(db).wouldRefuse(key) : null,
      ]),
    );
  }

  /** For a counted ask that turns out to be a repeated request. */
  const giveBack = async (db: Db, userId: number) => {
    await all(db).giveBack(String(userId));
    await giveBackPaid(db, userId);
  };

  /** For an ask that needed no model: it was computed, looked up or answered with care. */
  const giveBackPaid = async (db: Db, userId: number) => {
    if (hasModel) await askLimit(db).giveBack(String(userId));
  };

  return { count, wouldRefuse, giveBack, giveBackPaid };
}

function refusalOf(waits: readonly (number | null)[]): ProductError | null {
  const retryAfter = Math.max(...waits.map(Number));
  if (retryAfter === 0) return null;
  const sentence = `That's a lot of questions at once. Take a short break: you can ask again in ${formatDuration(retryAfter)}.`;
  return new ProductError("too_many_asks", sentence, { retryAfter });
}
