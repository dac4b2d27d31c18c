import type { Db } from "../../db/db.ts";
import { createRateLimiter } from "../../db/rate-limiter.ts";
import { ProductError } from "../../errors.ts";

export type EventLimits = ReturnType<typeof createEventLimits>;

/** A class of forty behind one address sends some 75 events each in five minutes; a script must not fill the table. */
const events = 3000;
const seconds = 5 * 60;

export function createEventLimits(db: Db) {
  const byAddress = createRateLimiter(db, { name: "events-address", tries: events, seconds });

  async function count(address: string, eventCount: number): Promise<void> {
    const retryAfter = await byAddress.count(address, eventCount);
    if (retryAfter === null) return;
    const sentence = "Too much is being told from here at once.";
    throw new ProductError("too_many_tries", sentence, { retryAfter });
  }

  return { count };
}
