import { and, lt, sql } from "drizzle-orm";
import type { Logger } from "../logger.ts";
import type { Db } from "./db.ts";
import { conversations, idempotencyKeys, messages } from "./schema/conversations.ts";
import { events } from "./schema/events.ts";
import { rateLimits } from "./schema/limits.ts";
import { sessions } from "./schema/users.ts";

const intervalMs = 60 * 60 * 1000;

/** Removes rows whose time is over. Any number of processes may do it: a row can be removed once only. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`));
  // What a student took away can be brought back for a day (features/conversations); its words and photos go with it.
  await db.delete(conversations).where(lt(conversations.deletedAt, sql`now() - interval '1 day'`));
  // Whoever asked has been told; the day is for the same request coming once more.
  await db
    .delete(messages)
    .where(and(messages.isPrivate, lt(messages.createdAt, sql`now() - interval '1 day'`)));
  // Keys protect against double taps and lost answers, not for ever.
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`));
  // A school year and the one before it can be compared; what is older nobody needs (the privacy page says so).
  await db.delete(events).where(lt(events.receivedAt, sql`now() - interval '400 days'`));
}

/**
 * Once at the start and then every hour, until told to stop. What is counted of rows (`count`) is counted before any of
 * them go.
 */
export function startHousekeeping(
  db: Db,
  { logger, count }: { logger: Logger; count: (db: Db) => Promise<void> },
): { stop: () => void } {
  const keepHouse = async () => {
    await count(db);
    await removeExpired(db);
  };
  const run = () => {
    keepHouse().catch((error: unknown) => logger.warn({ err: error }, "housekeeping failed"));
  };
  run();
  const timer = setInterval(run, intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}
