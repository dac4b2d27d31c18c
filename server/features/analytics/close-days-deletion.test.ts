import { dayInIndia } from "#shared/domain/day-in-india.ts";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import type { Db } from "../../db/db.ts";
import { analyticsStudents } from "../../db/schema/analytics.ts";
import { conversations } from "../../db/schema/conversations.ts";
import { users } from "../../db/schema/users.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { closeDays, sumStudents } from "./close-days.ts";

const day = 24 * 60 * 60 * 1000;
const start = new Date("2026-12-20T10:00:00Z");
const onDay = (number: number) => new Date(start.getTime() + number * day);

async function givenStudent(db: Db): Promise<number> {
  const made = await db.insert(users).values(newStudent()).returning({ id: users.id });
  const userId = made[0]?.id ?? 0;
  await db
    .insert(conversations)
    .values({ userId, type: "doubt", createdAt: start, updatedAt: start });
  return userId;
}

async function summed(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ id: analyticsStudents.userId }).from(analyticsStudents);
  return rows.map(({ id }) => id);
}

/** Waits until a connection waits for a lock, or the work is done. */
async function untilBlocked(db: Db, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  work.then(done, done);
  await vi.waitFor(
    async () => {
      const waiting = await db
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_locks`)
        .where(sql`not granted`);
      expect(isDone || waiting.length > 0).toBe(true);
    },
    { timeout: 10_000 },
  );
}

/** Two connections are needed: PGlite has one. */
describe.runIf(process.env["TEST_DATABASE_URL"] !== undefined)("students being deleted", () => {
  test("a day is closed without a student whose account is being deleted", () =>
    withCommittedDatabase(async (db) => {
      const stays = await givenStudent(db);
      const leaves = await givenStudent(db);
      let closing = Promise.resolve();
      await db.transaction(async (transaction) => {
        await transaction.delete(users).where(eq(users.id, leaves));
        closing = closeDays(db, onDay(1));
        await untilBlocked(db, closing);
      });
      await closing;
      expect(await summed(db)).toEqual([stays]);
    }));

  test("an account is deleted while its sums are stored anew, and neither fails", () =>
    withCommittedDatabase(async (db) => {
      const stays = await givenStudent(db);
      const leaves = await givenStudent(db);
      await sumStudents(db, dayInIndia(start));
      expect(await summed(db)).toHaveLength(2);
      let deleting: Promise<unknown> = Promise.resolve();
      await db.transaction(async (transaction) => {
        await transaction.delete(analyticsStudents);
        deleting = db.delete(users).where(eq(users.id, leaves)).execute();
        await untilBlocked(db, deleting);
        await sumStudents(transaction, dayInIndia(start));
      });
      await deleting;
      expect(await summed(db)).toEqual([stays]);
    }));
});
