import { setImmediate as turn } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { createLocalSignals } from "../../db/signals.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import {
  answersOn,
  givenProcess,
  givenStudent,
  givenTwoProcesses,
  passLeases,
  rowOf,
  controlledAsk,
  controlledKind,
} from "../../testing/answers.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import type { TutorCall } from "../../tutor/ask-engine.ts";

/** A database on which transactions or updates fail while the test says so. */
function failing(db: Db, way: "transaction" | "update") {
  const state = { fails: false };
  const fail = () => {
    throw new Error("The disk is full");
  };
  const broken = new Proxy(db, {
    get: (target, name) => (name === way && state.fails ? fail : Reflect.get(target, name)),
  });
  return { db: broken, state };
}

test("an answer whose end could not be stored is recovered, though its process is alive", () =>
  withCommittedDatabase(async (whole) => {
    const { db, state } = failing(whole, "transaction");
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    state.fails = true;
    work.finish("It can't be kept.");
    await expect(following.result).rejects.toMatchObject({ code: "answer_failed" });
    state.fails = false;
    expect((await rowOf(db, following)).state).toBe("pending");
    await passLeases(db);
    await answers.beat();
    expect((await rowOf(db, following)).state).toBe("failed");
  }));

test("an answer finishes though it could not be marked as streaming", () =>
  withCommittedDatabase(async (whole) => {
    const { db, state } = failing(whole, "update");
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    state.fails = true;
    work.show({ content: "It" });
    // An unhandled rejection would end the process by now.
    await turn();
    state.fails = false;
    work.finish("It is this.");
    expect((await following.result).aiResponse.content).toBe("It is this.");
  }));

test("an answer that was lost to another process is restarted only after the old work has ended", () =>
  withCommittedDatabase(async (db) => {
    const { here: slow, there: other, next, student } = await givenTwoProcesses(db);
    const first = await slow.submit(controlledAsk(student));
    const old = await next();
    await passLeases(db);
    await other.beat();
    expect((await rowOf(db, first)).state).toBe("failed");
    const again = await slow.retry(student.user, student.conversationId, first.messageId);
    const work = await next();
    expect(old.context.signal.aborted).toBe(true);
    await expect(first.result).rejects.toMatchObject({ code: "answer_interrupted" });
    work.show({ content: "The" });
    await slow.beat();
    expect(slow.countInProgress()).toBe(1);
    work.finish("The second one's.");
    expect((await again.result).aiResponse.content).toBe("The second one's.");
  }));

test("a double tap on Try again is one answer, even at the limit of answers in progress", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const { user, conversationId } = student;
    const failed = await answers.submit(controlledAsk(student));
    (await next()).fail(new Error("no"));
    await failed.result.catch(() => undefined);
    const other = await answers.submit(controlledAsk(student));
    const otherWork = await next();
    const [one, two] = await Promise.all([
      answers.retry(user, conversationId, failed.messageId),
      answers.retry(user, conversationId, failed.messageId),
    ]);
    (await next()).finish("Once.");
    expect(await one.result).toEqual(await two.result);
    otherWork.finish("The other.");
    await other.result;
  }));

test("an exchange that was answered with care is never sent to an engine later", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const cared = await answers.submit(controlledAsk(student, { question: "A cry for help" }));
    (await next()).care("You are not alone.");
    await cared.result;
    const following = await answers.submit(controlledAsk(student, { question: "2 + 2" }));
    const { studentContext, finish } = await next();
    expect(studentContext.turns).toEqual([]);
    finish("4");
    await following.result;
  }));

test("polling an answer of another process ends when its follower leaves", () =>
  withCommittedDatabase(async (db) => {
    const { kind, next } = controlledKind();
    const signals = createLocalSignals();
    let listeners = 0;
    const counting = {
      ...signals,
      subscribe: (listener: (text: string) => void) => {
        listeners += 1;
        const forget = signals.subscribe(listener);
        return () => {
          listeners -= 1;
          forget();
        };
      },
    };
    const here = answersOn(db, [kind], { signals });
    const there = answersOn(db, [kind], { signals: counting });
    const student = await givenStudent(db);
    const following = await here.submit(controlledAsk(student));
    const before = listeners;
    const followed = await there.inProgress(student.user, student.conversationId);
    const leave = followed?.listen(() => undefined);
    expect(listeners).toBe(before + 1);
    leave?.();
    expect(listeners).toBe(before);
    (await next()).finish("It went on.");
    await following.result;
  }));

test("an answer whose conversation is deleted midway ends at the next heartbeat, and its cost is recorded", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    work.context.record(call);
    await db.delete(conversations).where(eq(conversations.id, student.conversationId));
    await answers.beat();
    await expect(following.result).rejects.toMatchObject({ code: "answer_interrupted" });
    expect(await db.select().from(tutorCalls)).toMatchObject([
      { userId: student.user.id, conversationId: null, inputTokens: 7, outputTokens: 11 },
    ]);
  }));

test("the cost of an answer whose conversation is deleted at its very end is recorded too", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    work.context.record(call);
    await db.delete(conversations).where(eq(conversations.id, student.conversationId));
    work.finish("For nobody.");
    await expect(following.result).rejects.toMatchObject({ code: "answer_interrupted" });
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
  }));

test("a stored answer counts as answered, though the connection broke before the confirmation", () =>
  withCommittedDatabase(async (whole) => {
    let breaks = false;
    const db = new Proxy(whole, {
      get: (target, name) =>
        name === "transaction"
          ? async (work: Parameters<Db["transaction"]>[0]) => {
              const result = await target.transaction(work);
              if (!breaks) return result;
              breaks = false;
              throw new Error("Connection terminated unexpectedly");
            }
          : Reflect.get(target, name),
    });
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    work.context.record(call);
    breaks = true;
    work.finish("It is this.");
    expect((await following.result).aiResponse.content).toBe("It is this.");
    expect(await db.select().from(tutorCalls)).toHaveLength(1);
  }));

test("an unknown ask and an unknown signal of another version do no harm to the process that receives them", () =>
  withCommittedDatabase(async (db) => {
    const signals = createLocalSignals();
    const { answers, next, student } = await givenProcess(db, { signals });
    const following = await answers.submit(controlledAsk(student));
    await signals.publish('answer {"kind":"pause","messageId":1}');
    (await next()).fail(new Error("no"));
    await following.result.catch(() => undefined);
    await db.update(messages).set({ ask: ["controlled"] });
    const again = await answers.retry(student.user, student.conversationId, following.messageId);
    await expect(again.result).rejects.toMatchObject({ code: "answer_failed" });
    await passLeases(db);
    await answers.beat();
    expect((await rowOf(db, following)).state).toBe("failed");
  }));

const call: TutorCall = {
  operation: "homework",
  engine: "openai",
  model: "test-model",
  usage: { inputTokens: 7, outputTokens: 11 },
  firstPartMilliseconds: null,
  milliseconds: 1,
  outcome: "answered",
  verdict: null,
};
