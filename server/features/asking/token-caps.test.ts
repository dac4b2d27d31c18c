import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Db } from "../../db/db.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { users } from "../../db/schema/users.ts";
import { withDatabase } from "../../testing/database.ts";
import { newStudent } from "../../testing/factories.ts";
import { createTokenCaps } from "./token-caps.ts";

const noon = new Date("2026-03-10T06:30:00Z");
const midnight = new Date("2026-03-09T18:30:00Z");
const lastSecondOfYesterday = new Date("2026-03-09T18:29:59Z");

/** This moment as the database's clock. */
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`;

/** Blocks this process for a time. */
function wait(milliseconds: number): void {
  const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now() + milliseconds);
  onTestFinished(() => clock.mockRestore());
}

test("a student who has used up her share is distinguished from one who hasn't", () =>
  withDatabase(async (db) => {
    const [asha, ravi] = [await givenStudent(db), await givenStudent(db)];
    const caps = createTokenCaps(db, { perStudent: 1000, service: 0, now: () => at(noon) });
    await givenCall(db, asha, 400, 599);
    expect(await caps.isUsedUp(asha)).toBe(false);
    await givenCall(db, asha, 1, 0);
    expect(await caps.isUsedUp(asha)).toBe(true);
    expect(await caps.isUsedUp(ravi)).toBe(false);
  }));

test("the day begins at midnight in India", () =>
  withDatabase(async (db) => {
    const asha = await givenStudent(db);
    const caps = createTokenCaps(db, { perStudent: 10, service: 10, now: () => at(noon) });
    await givenCall(db, asha, 10, 0, lastSecondOfYesterday);
    expect(await caps.isUsedUp(asha)).toBe(false);
    await givenCall(db, asha, 10, 0, midnight);
    const later = createTokenCaps(db, { perStudent: 10, service: 0, now: () => at(noon) });
    expect(await later.isUsedUp(asha)).toBe(true);
  }));

test("the service's share is used up by all students together", () =>
  withDatabase(async (db) => {
    const [asha, ravi] = [await givenStudent(db), await givenStudent(db)];
    await givenCall(db, asha, 600, 0);
    await givenCall(db, asha, 0, 399);
    const before = createTokenCaps(db, { perStudent: 0, service: 1000, now: () => at(noon) });
    expect(await before.isUsedUp(ravi)).toBe(false);
    await givenCall(db, ravi, 0, 1);
    const after = createTokenCaps(db, { perStudent: 0, service: 1000, now: () => at(noon) });
    expect(await after.isUsedUp(ravi)).toBe(true);
  }));

test("tokens of this process count at once, those of other processes within ten seconds", () =>
  withDatabase(async (db) => {
    const asha = await givenStudent(db);
    const caps = createTokenCaps(db, { perStudent: 0, service: 1000, now: () => at(noon) });
    const others = createTokenCaps(db, { perStudent: 0, service: 1000, now: () => at(noon) });
    expect(await caps.isUsedUp(asha)).toBe(false);
    expect(await others.isUsedUp(asha)).toBe(false);
    await givenCall(db, asha, 700, 300);
    caps.count({ inputTokens: 700, outputTokens: 300 });
    expect(await caps.isUsedUp(asha)).toBe(true);
    expect(await others.isUsedUp(asha)).toBe(false);
    wait(9_900);
    expect(await others.isUsedUp(asha)).toBe(false);
    wait(200);
    expect(await others.isUsedUp(asha)).toBe(true);
  }));

test("a call that is counted and stored is not counted twice after the sum is reloaded", () =>
  withDatabase(async (db) => {
    const asha = await givenStudent(db);
    const caps = createTokenCaps(db, { perStudent: 0, service: 1000, now: () => at(noon) });
    expect(await caps.isUsedUp(asha)).toBe(false);
    await givenCall(db, asha, 600, 0);
    caps.count({ inputTokens: 600, outputTokens: 0 });
    wait(10_001);
    expect(await caps.isUsedUp(asha)).toBe(false);
  }));

test("a new day in India gives every student a new share at once", () =>
  withDatabase(async (db) => {
    const asha = await givenStudent(db);
    let clock = new Date("2026-03-10T18:29:58Z");
    const caps = createTokenCaps(db, { perStudent: 5, service: 5, now: () => at(clock) });
    await givenCall(db, asha, 5, 0);
    expect(await caps.isUsedUp(asha)).toBe(true);
    clock = new Date("2026-03-10T18:30:00Z");
    wait(2_001);
    expect(await caps.isUsedUp(asha)).toBe(false);
  }));

/** PGlite uses the process's own clock. */
const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres !== undefined)(
  "the day is the database's, whatever this process's clock says",
  () =>
    withDatabase(async (db) => {
      const asha = await givenStudent(db);
      await givenCall(db, asha, 5, 5, null);
      vi.useFakeTimers({ toFake: ["Date"], now: new Date("2101-01-01") });
      onTestFinished(() => void vi.useRealTimers());
      const caps = createTokenCaps(db, { perStudent: 10, service: 0 });
      expect(await caps.isUsedUp(asha)).toBe(true);
    }),
);

test("without caps nothing is used up, and the database gets no query", async () => {
  const unreachable = new Proxy({} as Db, {
    get: () => {
      throw new Error("asked");
    },
  }); // safe: every use of it throws
  const caps = createTokenCaps(unreachable, { perStudent: 0, service: 0, now: () => at(noon) });
  expect(await caps.isUsedUp(1)).toBe(false);
});

test("a sum that could not be read is reloaded by the next ask", () =>
  withDatabase(async (db) => {
    const asha = await givenStudent(db);
    let down = true;
    const shaky = new Proxy(db, {
      get(target, name, receiver): unknown {
        if (down) throw new Error("the database is away");
        return Reflect.get(target, name, receiver);
      },
    });
    const caps = createTokenCaps(shaky, { perStudent: 0, service: 10, now: () => at(noon) });
    await givenCall(db, asha, 10, 0);
    await expect(caps.isUsedUp(asha)).rejects.toThrow("the database is away");
    down = false;
    expect(await caps.isUsedUp(asha)).toBe(true);
  }));

async function givenStudent(db: Db): Promise<number> {
  const [row] = await db.insert(users).values(newStudent()).returning({ id: users.id });
  if (!row) throw new Error("no student was stored");
  return row.id;
}

async function givenCall(
  db: Db,
  userId: number,
  inputTokens: number,
  outputTokens: number,
  createdAt: Date | null = noon,
): Promise<void> {
  await db.insert(tutorCalls).values({
    userId,
    feature: "homework",
    engine: "openai",
    model: "gpt-5-mini",
    inputTokens,
    outputTokens,
    milliseconds: 1,
    outcome: "answered",
    ...(createdAt && { createdAt }),
  });
}
