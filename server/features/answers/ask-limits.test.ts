import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/db.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { createAskLimits } from "./ask-limits.ts";

const asha = 1;
const ravi = 2;

test("one question too many in ten minutes is refused with a sentence and a time", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits({ asksPerTenMinutes: 2 });
    await limits.count(db, asha);
    await limits.count(db, asha);
    expect(await limits.count(db, asha)).toMatchObject({
      code: "too_many_asks",
      message:
        "That's a lot of questions at once. Take a short break: you can ask again in 10 minutes.",
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 570 && seconds <= 600),
    });
    await limits.count(db, ravi);
  }));

test("questions at once, through two processes, are counted together", () =>
  withCommittedDatabase(async (db) => {
    const here = createAskLimits({ asksPerTenMinutes: 5 });
    const there = createAskLimits({ asksPerTenMinutes: 5 });
    const asks = Array.from({ length: 6 }, () => [here.count(db, asha), there.count(db, asha)]);
    const refusals = await Promise.all(asks.flat());
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(5);
  }));

test("once the ten minutes are over all asks are there again", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits({ asksPerTenMinutes: 1 });
    await limits.count(db, asha);
    await tenMinutesPass(db);
    await limits.count(db, asha);
    expect(await limits.count(db, asha)).toHaveProperty("code", "too_many_asks");
    await tenMinutesPass(db);
    await removeExpired(db);
    expect(await db.select().from(rateLimits)).toEqual([]);
  }));

/** The limiter has a clock of its own: rows are moved instead. */
async function tenMinutesPass(db: Db): Promise<void> {
  await db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` });
}
