import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Db } from "../../db/db.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { users } from "../../db/schema/users.ts";
import { givenProcess, controlledAsk, type ControlledWork } from "../../testing/answers.ts";
import { withCommittedDatabase } from "../../testing/database.ts";

const call = {
  operation: "homework",
  engine: "openai",
  model: "a-model",
  usage: { inputTokens: 7, outputTokens: 11 },
  firstPartMilliseconds: 1,
  milliseconds: 2,
  outcome: "answered",
  verdict: null,
} as const;

const gate = sql.raw("7701");

/** Makes the insert of each engine call wait while `during` runs. */
async function whileCallsWait(db: Db, during: () => Promise<void>): Promise<void> {
  await db.execute(
    sql`create function wait_at_gate() returns trigger language plpgsql
      as $$ begin perform pg_advisory_xact_lock(${gate}); return new; end $$`,
  );
  await db.execute(
    sql`create trigger wait_at_gate before insert on ${tutorCalls} for each row execute function wait_at_gate()`,
  );
  try {
    await db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${gate})`);
      await during();
    });
  } finally {
    await db.execute(sql`drop function wait_at_gate cascade`);
  }
}

/** Waits until this many connections wait for a lock. */
const untilWaiting = (db: Db, count: number) =>
  vi.waitFor(
    async () => {
      const waiting = await db
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_stat_activity`)
        .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
      expect(waiting).toHaveLength(count);
    },
    { timeout: 10_000 },
  );

/** Three connections are needed: PGlite has one. */
test
  .runIf(process.env["TEST_DATABASE_URL"] !== undefined)
  .each<[string, (work: ControlledWork) => void, object]>([
    ["an answer", ({ finish }) => finish("It is this."), { status: "fulfilled" }],
    [
      "a failure",
      ({ fail }) => fail(new Error("no")),
      { status: "rejected", reason: { code: "answer_failed" } },
    ],
  ])(
  "%s that is being stored and the deletion of its account wait for each other",
  (_what, end, outcome) =>
    withCommittedDatabase(async (db) => {
      const { answers, next, student } = await givenProcess(db);
      const following = await answers.submit(controlledAsk(student));
      const work = await next();
      work.context.record(call);
      let deleting: Promise<unknown> = Promise.resolve();
      await whileCallsWait(db, async () => {
        end(work);
        await untilWaiting(db, 1);
        deleting = db.delete(users).execute();
        await untilWaiting(db, 2);
      });
      await deleting;
      expect(await Promise.allSettled([following.result])).toMatchObject([outcome]);
      expect(await db.$count(users)).toBe(0);
    }),
);
