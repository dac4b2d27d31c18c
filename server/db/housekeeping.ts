import { and, gte, inArray, lt, max, sql } from "drizzle-orm";
import type { Logger } from "../logger.ts";
import type { Db } from "./db.ts";
import { conversations, idempotencyKeys, messages } from "./schema/conversations.ts";
import { events } from "./schema/events.ts";
import { rateLimits } from "./schema/limits.ts";
import { tutorCalls } from "./schema/tutor-calls.ts";
import { firstPublicUserId, sessions, users } from "./schema/users.ts";

const intervalMs = 60 * 60 * 1000;

/** How many days rows of students are kept. */
export interface Retention {
  eventDays: number;
  /** Since a conversation was last used; 0: until its student deletes it. */
  conversationDays: number;
  /** Longer than analytics look back. */
  tutorCallDays: number;
  /** Since an account was last used; 0: until its student deletes it. */
  accountDays: number;
}

export const usualRetention: Retention = {
  eventDays: 400,
  conversationDays: 0,
  tutorCallDays: 400,
  accountDays: 0,
};

/** Deletes rows past their retention. */
export async function removeExpired(db: Db, keep: Retention = usualRetention): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`now()`));
  // A deleted conversation can be restored for a day (features/conversations); its messages and photos cascade.
  await db.delete(conversations).where(lt(conversations.deletedAt, sql`now() - interval '1 day'`));
  // Private exchanges are kept for a day, so that a repeated request gets the same answer.
  await db
    .delete(messages)
    .where(and(messages.isPrivate, lt(messages.createdAt, sql`now() - interval '1 day'`)));
  // Idempotency keys are needed as long as a request may be repeated.
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '7 days'`));
  // The privacy page promises 400 days at most.
  await db.delete(events).where(lt(events.receivedAt, daysAgo(keep.eventDays)));
  await db.delete(tutorCalls).where(lt(tutorCalls.createdAt, daysAgo(keep.tutorCallDays)));
  if (keep.conversationDays > 0)
    await db
      .delete(conversations)
      .where(lt(conversations.updatedAt, daysAgo(keep.conversationDays)));
}

/** An account has thousands of rows: few accounts per statement, and a limit per run. */
const accountsAtOnce = 20;
const mostBatches = 25;

/**
 * Deletes accounts unused for this many days, longest unused first, at most 20 at once; returns how many. The days count
 * from the last use of any account: after the product stood still, or a backup was restored, no account is less used
 * than others. Rows of students in all tables go with them, as when a student deletes her account. Accounts with a
 * fixed id (the analyst's) stay.
 */
export async function removeUnusedAccounts(db: Db, days: number): Promise<number> {
  const lastUse = db.select({ at: max(users.lastUsedAt) }).from(users);
  const until = sql`least(now(), (${lastUse})) - make_interval(days => ${days})`;
  const isUnused = and(gte(users.id, firstPublicUserId), lt(users.lastUsedAt, until));
  const unusedIds = db
    .select({ id: users.id })
    .from(users)
    .where(isUnused)
    .orderBy(users.lastUsedAt)
    .limit(accountsAtOnce);
  const rows = await db
    .delete(users)
    // Repeated in the delete: PostgreSQL evaluates only this condition again on a row that a concurrent login has
    // updated.
    .where(and(inArray(users.id, unusedIds), isUnused))
    .returning({ id: users.id });
  return rows.length;
}

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`;

/** An arbitrary number: this job's key among advisory locks. */
const housekeepingLock = 4_271_001;

/**
 * Runs `work` in a transaction under an advisory lock; undefined where another process holds it. Its statements have no
 * time-out: one that is too large would otherwise fail every hour.
 */
function alone<Result>(
  db: Db,
  work: (transaction: Db) => Promise<Result>,
): Promise<Result | undefined> {
  return db.transaction(async (transaction) => {
    const isFree = sql<boolean>`pg_try_advisory_xact_lock(${housekeepingLock})`;
    const [lock] = await transaction.select({ isMine: isFree }).from(sql`(values (1)) as one`);
    if (!lock?.isMine) return undefined;
    await transaction.execute(sql`set local statement_timeout = 0`);
    return work(transaction);
  });
}

/** Each batch is a separate transaction. The next run continues where this one stops. */
async function removeUnusedInBatches(db: Db, days: number, logger: Logger): Promise<void> {
  let deletedCount = 0;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const count = (await alone(db, (transaction) => removeUnusedAccounts(transaction, days))) ?? 0;
    deletedCount += count;
    if (count < accountsAtOnce) break;
  }
  if (deletedCount > 0)
    logger.info({ removed: deletedCount }, "accounts that nobody used were removed");
}

interface Job {
  logger: Logger;
  /** Computes the analytics of the rows. */
  count: (db: Db) => Promise<void>;
  keep: Retention;
}

/** Counts rows, and only then deletes those past their retention. */
export async function runHousekeeping(db: Db, { logger, count, keep }: Job): Promise<void> {
  await count(db);
  await alone(db, (transaction) => removeExpired(transaction, keep));
  if (keep.accountDays > 0) await removeUnusedInBatches(db, keep.accountDays, logger);
}

/** Runs once at the start and then every hour, until it is stopped. */
export function startHousekeeping(db: Db, job: Job): { stop: () => void } {
  const start = () => {
    runHousekeeping(db, job).catch((error: unknown) =>
      job.logger.warn({ err: error }, "housekeeping failed"),
    );
  };
  start();
  const timer = setInterval(start, intervalMs).unref();
  return { stop: () => clearInterval(timer) };
}
