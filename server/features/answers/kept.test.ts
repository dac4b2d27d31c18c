import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { createLocalSignals } from "../../db/signals.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { createLogger } from "../../logger.ts";
import { givenProcess, givenStudent, toldAsk, toldKind } from "../../testing/answers.ts";
import { freeOfCharge } from "../../testing/config.ts";
import { threeConcepts } from "../../testing/library.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import { noUsage } from "../../tutor/engine.ts";
import { leaseEnd } from "./in-progress.ts";
import { withResolvers } from "./live-answer.ts";
import { createWorker } from "./worker.ts";

test("work on a question that can't be stored leaves nothing behind", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    await db.execute(
      sql`alter table idempotency_keys add constraint no_a_key check (key <> 'a-key')`,
    );
    try {
      const asked = answers.ask(toldAsk(student, { key: "a-key" }));
      // Handled from the start: it may be refused before its work is looked at.
      asked.catch(() => undefined);
      const { context, finish } = await next();
      context.record({
        operation: "homework",
        engine: "openai",
        model: "test",
        usage: noUsage,
        firstPartMilliseconds: null,
        milliseconds: 1,
        outcome: "answered",
        verdict: null,
      });
      finish("Nobody will read this.");
      await expect(context.kept).rejects.toThrow();
      await expect(asked).rejects.toThrow();
    } finally {
      await db.execute(sql`alter table idempotency_keys drop constraint no_a_key`);
    }
    await answers.drain(0);
    expect(answers.countInProgress()).toBe(0);
    for (const table of [messages, idempotencyKeys, tutorCalls]) {
      expect(await db.select().from(table)).toEqual([]);
    }
  }));

test("what is just being stored is not taken for lost", () =>
  withCommittedDatabase(async (db) => {
    const kept = withResolvers<void>();
    const { kind, next } = toldKind();
    const worker = createWorker({
      db,
      signals: createLocalSignals(),
      kinds: [kind],
      library: threeConcepts,
      workerId: "worker",
      logger: createLogger("silent"),
      now: () => new Date(),
      ...freeOfCharge,
    });
    const { user, conversationId } = await givenStudent(db);
    const stored = { kind: "told", input: { question: "What is it?" } };
    const place = { conversationId, role: "assistant" as const, content: "", workerId: "worker" };
    const job = { user, conversationId, questionId: null, answerId: 1, stored, said: [] };
    const live = worker.begin(job, kept.promise);
    const { finish } = await next();
    await worker.beat();
    expect([live.cancelReason(), worker.countInProgress()]).toEqual([null, 0]);
    await db.insert(messages).values({ ...place, id: 1, state: "pending", leasedUntil: leaseEnd });
    kept.resolve();
    await kept.promise;
    expect(worker.countInProgress()).toBe(1);
    finish("It is this.");
    expect((await live.ended).aiResponse.content).toBe("It is this.");
  }));
