import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";
import { givenProcess, toldAsk } from "../../testing/answers.ts";
import { freeOfCharge } from "../../testing/config.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { waitForTurn } from "./accept.repository.ts";
import { leaseEnd } from "./in-progress.ts";

const postgres = process.env["TEST_DATABASE_URL"];

test.runIf(postgres !== undefined)(
  "another try waits for the question that is just being kept, and counts it",
  () =>
    withCommittedDatabase(async (db) => {
      const limits = { ...freeOfCharge.limits, inProgress: 1 };
      const { answers, next, student } = await givenProcess(db, { limits });
      const { user, conversationId } = student;
      const failed = await answers.ask(toldAsk(student));
      (await next()).fail(new Error("no"));
      await failed.ended.catch(() => undefined);
      const again = await db.transaction(async (transaction) => {
        await waitForTurn(transaction, user.id);
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

/** Whether work comes to wait for a row that another transaction holds before it is over. */
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
