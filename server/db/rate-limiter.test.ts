import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { withDatabase } from "../testing/database.ts";
import { createRateLimiter } from "./rate-limiter.ts";
import { rateLimits } from "./schema/limits.ts";

const once = { name: "login", tries: 1, seconds: 60 };

test("a refunded attempt may be made again", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    await limiter.count("key");
    await limiter.giveBack("key");
    expect(await limiter.count("key")).toBeNull();
    expect(await limiter.count("key")).toBeGreaterThan(0);
  }));

test("refunding more than was counted adds nothing", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    await limiter.giveBack("key");
    await limiter.count("key");
    await limiter.giveBack("key");
    await limiter.giveBack("key");
    expect(await limiter.count("key")).toBeNull();
    expect(await limiter.count("key")).toBeGreaterThan(0);
  }));

test("one attempt too many gets the time to wait, after which the whole allowance is back", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, { ...once, tries: 2 });
    expect([await limiter.count("key"), await limiter.count("key")]).toEqual([null, null]);
    expect(await limiter.count("key")).toBe(60);
    await db.update(rateLimits).set({ expire: sql`clock_timestamp() - interval '1 second'` });
    expect(await limiter.wouldRefuse("key")).toBeNull();
    expect([await limiter.count("key"), await limiter.count("key")]).toEqual([null, null]);
    expect(await limiter.count("key")).toBe(60);
  }));

test("the time to wait is counted from the first attempt, whatever is tried meanwhile", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    await limiter.count("key");
    await db.update(rateLimits).set({ expire: sql`clock_timestamp() + interval '20 seconds'` });
    expect(await limiter.count("key")).toBeLessThanOrEqual(20);
    expect(await limiter.count("key")).toBeLessThanOrEqual(20);
  }));

test("a preview counts no attempt", () =>
  withDatabase(async (db) => {
    const limiter = createRateLimiter(db, once);
    expect(await limiter.wouldRefuse("key")).toBeNull();
    expect(await limiter.count("key")).toBeNull();
    expect(await limiter.wouldRefuse("key")).toBe(60);
    expect(await limiter.wouldRefuse("another key")).toBeNull();
  }));

/** PGlite has the process's own clock. */
const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres !== undefined)(
  "limits follow the database's clock, whatever the process's clock shows",
  () =>
    withDatabase(async (db) => {
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2001-01-01") });
      try {
        const limiter = createRateLimiter(db, once);
        await limiter.count("key");
        vi.setSystemTime(new Date("2101-01-01"));
        expect(await limiter.count("key")).toBe(60);
      } finally {
        vi.useRealTimers();
      }
    }),
);
