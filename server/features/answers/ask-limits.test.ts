import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/open.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { createAskLimits } from "./ask-limits.ts";

const asha = 1;
const ravi = 2;

test("one question too many in ten minutes is refused with a sentence and a time", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits(db, { asksPerTenMinutes: 2 });
    await limits.count(asha);
    await limits.count(asha);
    const refused: unknown = await limits.count(asha).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: "too_many_asks",
      message:
        "That's a lot of questions at once. Take a short break: you can ask again in 10 minutes.",
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 570 && seconds <= 600),
    });
    await limits.count(ravi);
  }));

test("questions at once, through two processes, are counted together", () =>
  withCommittedDatabase(async (db) => {
    const here = createAskLimits(db, { asksPerTenMinutes: 5 });
    const there = createAskLimits(db, { asksPerTenMinutes: 5 });
    const asks = Array.from({ length: 6 }, () => [here.count(asha), there.count(asha)]);
    const settled = await Promise.allSettled(asks.flat());
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  }));

test("an ask that is given back may be made again", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits(db, { asksPerTenMinutes: 1 });
    await limits.count(asha);
    await limits.giveBack(asha);
    await limits.count(asha);
    await expect(limits.count(asha)).rejects.toThrow("Take a short break");
  }));

test("giving back more than was counted earns nothing", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits(db, { asksPerTenMinutes: 1 });
    await limits.giveBack(asha);
    await limits.count(asha);
    await limits.giveBack(asha);
    await limits.giveBack(asha);
    await limits.count(asha);
    await expect(limits.count(asha)).rejects.toThrow("Take a short break");
  }));

test("once the ten minutes are over all asks are there again", () =>
  withDatabase(async (db) => {
    const limits = createAskLimits(db, { asksPerTenMinutes: 1 });
    await limits.count(asha);
    await tenMinutesPass(db);
    await limits.count(asha);
    await expect(limits.count(asha)).rejects.toThrow("Take a short break");
    await tenMinutesPass(db);
    await removeExpired(db);
    expect(await db.select().from(rateLimits)).toEqual([]);
  }));

/** The limiter has a clock of its own: rows are moved instead. */
async function tenMinutesPass(db: Db): Promise<void> {
  await db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` });
}
