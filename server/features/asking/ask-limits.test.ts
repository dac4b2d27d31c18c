import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/db.ts";
import { rateLimits } from "../../db/schema/limits.ts";
import { givenProcess, rowOf, controlledAsk } from "../../testing/answers.ts";
import { freeOfCharge } from "../../testing/config.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { createAskLimits } from "./ask-limits.ts";

const asha = 1;
const ravi = 2;

const withModel = (asksPerTenMinutes: number) =>
  createAskLimits({ asksPerTenMinutes, allAsksPerTenMinutes: 100, hasModel: true });

test("one question above the ten-minute limit is refused with a sentence and a waiting time", () =>
  withDatabase(async (db) => {
    const limits = withModel(2);
    await limits.count(db, asha);
    await limits.count(db, asha);
    expect(await limits.count(db, asha)).toMatchObject({
      code: "too_many_asks",
      message:
        "That's a lot of questions at once. Take a short break: you can ask again in 10 minutes.",
      retryAfter: expect.toSatisfy((seconds: number) => seconds > 570 && seconds <= 600),
    });
    expect(await limits.count(db, ravi)).toBeNull();
  }));

test("concurrent questions through two processes are counted together", () =>
  withCommittedDatabase(async (db) => {
    const here = withModel(5);
    const there = withModel(5);
    const asks = Array.from({ length: 6 }, () => [here.count(db, asha), there.count(db, asha)]);
    const refusals = await Promise.all(asks.flat());
    expect(refusals.filter((refusal) => refusal === null)).toHaveLength(5);
  }));

test("trying an answer again counts as a question, and stays failed where that is one too many", () =>
  withCommittedDatabase(async (db) => {
    const limits = { ...freeOfCharge.limits, ...withModel(1) };
    const { answers, next, student } = await givenProcess(db, { limits });
    const failed = await answers.submit(controlledAsk(student));
    (await next()).fail(new Error("no"));
    await failed.result.catch(() => undefined);
    const { user, conversationId } = student;
    const again = answers.retry(user, conversationId, failed.messageId);
    await expect(again).rejects.toMatchObject({ code: "too_many_asks" });
    expect((await rowOf(db, failed)).state).toBe("failed");
  }));

test("after ten minutes the full allowance is available again", () =>
  withDatabase(async (db) => {
    const limits = withModel(1);
    await limits.count(db, asha);
    await tenMinutesPass(db);
    await limits.count(db, asha);
    expect(await limits.count(db, asha)).toHaveProperty("code", "too_many_asks");
    await tenMinutesPass(db);
    await removeExpired(db);
    expect(await db.select().from(rateLimits)).toEqual([]);
  }));

test("without a model only the wide limit applies; with one, asks that didn't call it are given back", () =>
  withDatabase(async (db) => {
    const allowances = { asksPerTenMinutes: 1, allAsksPerTenMinutes: 3 };
    const ours = createAskLimits({ ...allowances, hasModel: false });
    for (const _ask of [1, 2, 3]) expect(await ours.count(db, asha)).toBeNull();
    expect(await ours.count(db, asha)).toHaveProperty("code", "too_many_asks");
    const both = createAskLimits({ ...allowances, hasModel: true });
    for (const _ask of [1, 2, 3]) {
      expect(await both.count(db, ravi)).toBeNull();
      await both.giveBackPaid(db, ravi);
    }
    expect(await both.count(db, ravi)).toHaveProperty("code", "too_many_asks");
  }));

/** The limiter uses the database's clock: the test moves its rows instead. */
async function tenMinutesPass(db: Db): Promise<void> {
  await db.update(rateLimits).set({ expire: sql`now() - interval '1 second'` });
}
