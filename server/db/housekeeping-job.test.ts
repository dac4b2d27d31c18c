import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { withCommittedDatabase, withDatabase } from "../testing/database.ts";
import { newStudent } from "../testing/factories.ts";
import type { Db } from "./db.ts";
import { removeUnusedAccounts, runHousekeeping, usualRetention } from "./housekeeping.ts";
import { sessions, users } from "./schema/users.ts";

const unused = 21;

/** Accounts that nobody has used for 100 days, one that is in use, and a session that has expired. */
async function givenRows(db: Db): Promise<void> {
  const lastUsedAt = sql`now() - interval '100 days'`;
  const accounts = Array.from({ length: unused }, () => ({ ...newStudent(), lastUsedAt }));
  await db.insert(users).values([...accounts, newStudent()]);
  await db
    .insert(sessions)
    .values({ id: "over", data: {}, expiresAt: sql`now() - interval '1 minute'` });
}

const rowsIn = async (db: Db) => ({
  accounts: await db.$count(users),
  sessions: await db.$count(sessions),
});

/** The job with a count that notes which rows there are. */
function givenJob(accountDays: number) {
  const counted: object[] = [];
  const lines: string[] = [];
  const logger = createLogger("info", { write: (line: string) => lines.push(line) });
  const count = async (db: Db) => void counted.push(await rowsIn(db));
  return { counted, lines, job: { logger, count, keep: { ...usualRetention, accountDays } } };
}

test("rows are counted before any is deleted; unused accounts are deleted in batches and reported", () =>
  withDatabase(async (db) => {
    await givenRows(db);
    const { counted, lines, job } = givenJob(90);
    await runHousekeeping(db, job);
    expect(counted).toEqual([{ accounts: unused + 1, sessions: 1 }]);
    expect(await rowsIn(db)).toEqual({ accounts: 1, sessions: 0 });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ removed: unused }]);
  }));

test("one statement deletes at most twenty accounts", () =>
  withDatabase(async (db) => {
    await givenRows(db);
    expect([await removeUnusedAccounts(db, 90), await removeUnusedAccounts(db, 90)]).toEqual([
      20, 1,
    ]);
  }));

test("without the setting no account is deleted", () =>
  withDatabase(async (db) => {
    await givenRows(db);
    await runHousekeeping(db, givenJob(0).job);
    expect(await rowsIn(db)).toEqual({ accounts: unused + 1, sessions: 0 });
  }));

test("an account that was used by a clock of the future makes no other one unused", () =>
  withDatabase(async (db) => {
    await db.insert(users).values([
      { ...newStudent(), lastUsedAt: sql`now() + interval '50 days'` },
      { ...newStudent(), lastUsedAt: sql`now() - interval '60 days'` },
    ]);
    expect(await removeUnusedAccounts(db, 90)).toBe(0);
  }));

/** Two connections are needed: PGlite has one. */
describe.runIf(process.env["TEST_DATABASE_URL"] !== undefined)("of several processes", () => {
  test("one deletes at a time", () =>
    withCommittedDatabase(async (db) => {
      await givenRows(db);
      const { job } = givenJob(90);
      await db.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(4271001)`);
        await runHousekeeping(db, job);
        expect(await rowsIn(db)).toEqual({ accounts: unused + 1, sessions: 1 });
      });
      await runHousekeeping(db, job);
      expect(await rowsIn(db)).toEqual({ accounts: 1, sessions: 0 });
    }));
});
