import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { givenProcess, controlledAsk } from "../../testing/answers.ts";
import { freeOfCharge } from "../../testing/config.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { leaseEnd } from "../answers/in-progress.ts";

const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres !== undefined)(
  "a retry waits for a question that is being stored, and counts it",
  () =>
    withCommittedDatabase(async (db) => {
      const limits = { ...freeOfCharge.limits, inProgress: 1 };
      const { answers, next, student } = await givenProcess(db, { limits });
      const { user, conversationId } = student;
      const failed = await answers.submit(controlledAsk(student));
      (await next()).fail(new Error("no"));
      await failed.result.catch(() => undefined);
      const again = await db.transaction(async (transaction) => {
        await lockStudent(transaction, user.id);
        const tried = answers.retry(user, conversationId, failed.messageId);
        expect(await waits(db, tried)).toBe(true);
        await transaction.insert(messages).values({
          conversationId,
          role: "assistant",
          content: "",
          state: "pending",
          workerId: "another",
          leasedUntil: leaseEnd,
        });
        return { tried };
      });
      await expect(again.tried).rejects.toMatchObject({ code: "too_many_in_progress" });
    }),
);

test("no work starts on a question whose transaction fails at its commit", () =>
  withCommittedDatabase(async (whole) => {
    const { db, failNext } = failingAtCommit(whole);
    const { answers, next, student } = await givenProcess(db);
    failNext();
    await expect(answers.submit(controlledAsk(student, { key: "a-key" }))).rejects.toThrow(
      "The disk is full",
    );
    expect(answers.countInProgress()).toBe(0);
    for (const table of [messages, idempotencyKeys]) {
      expect(await whole.select().from(table)).toEqual([]);
    }
    const again = await answers.submit(
      controlledAsk(student, { key: "a-key", question: "And now?" }),
    );
    const { question, finish } = await next();
    expect(question).toBe("And now?");
    finish("It is this.");
    expect((await again.result).aiResponse.content).toBe("It is this.");
  }));

test("a heartbeat while a question is being stored doesn't end its answer", () =>
  withCommittedDatabase(async (whole) => {
    let beat: Promise<void> | undefined;
    const db = withTransactions(whole, async (transaction, work) => {
      const result = await work(transaction);
      beat ??= answers.beat();
      return result;
    });
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    await beat;
    const { context, finish } = await next();
    expect(context.signal.aborted).toBe(false);
    finish("It is this.");
    expect((await following.result).aiResponse.content).toBe("It is this.");
  }));

type Transaction = Parameters<Parameters<Db["transaction"]>[0]>[0];
type Work = (transaction: Transaction) => Promise<unknown>;

/** A database with extra work inside each transaction. */
function withTransactions(db: Db, within: (transaction: Transaction, work: Work) => unknown): Db {
  const transaction = (work: Work) => db.transaction(async (inner) => within(inner, work));
  return new Proxy(db, {
    get: (target, name) => (name === "transaction" ? transaction : Reflect.get(target, name)),
  });
}

/** A database whose next transaction fails at its commit. */
function failingAtCommit(whole: Db) {
  let fails = false;
  const db = withTransactions(whole, async (transaction, work) => {
    const result = await work(transaction);
    if (!fails) return result;
    fails = false;
    throw new Error("The disk is full");
  });
  return {
    db,
    failNext: () => {
      fails = true;
    },
  };
}

/** Whether the work waits for a row that another transaction has locked. */
async function waits(db: Db, work: Promise<unknown>): Promise<boolean> {
  const over = new AbortController();
  const end = () => over.abort();
  work.then(end, end);
  while (!over.signal.aborted) {
    const waiting = await db
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`datname = current_database() and wait_event_type = 'Lock'`);
    if (waiting.length > 0) return true;
  }
  return false;
}
