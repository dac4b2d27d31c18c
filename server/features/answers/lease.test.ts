import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "../../db/schema/conversations.ts";
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
import { end, markStreaming, saveWritten } from "./answers.repository.ts";

test("a process ends its work on an answer that another process has ended, at the next heartbeat", () =>
  withCommittedDatabase(async (db) => {
    const { here: slow, there: other, next, student } = await givenTwoProcesses(db);
    const following = await slow.submit(controlledAsk(student));
    const { context } = await next();
    await passLeases(db);
    await other.beat();
    expect(context.signal.aborted).toBe(false);
    await slow.beat();
    expect(context.signal.aborted).toBe(true);
    await expect(following.result).rejects.toMatchObject({ code: "answer_interrupted" });
  }));

test("a process ends its work on an answer that another process has restarted, and renews no lease of it", () =>
  withCommittedDatabase(async (db) => {
    const { here: slow, there: other, next, student } = await givenTwoProcesses(db);
    const following = await slow.submit(controlledAsk(student));
    const old = await next();
    await passLeases(db);
    await other.beat();
    const again = await other.retry(student.user, student.conversationId, following.messageId);
    const work = await next();
    const { leasedUntil } = await rowOf(db, again);
    await slow.beat();
    expect(old.context.signal.aborted).toBe(true);
    expect((await rowOf(db, again)).leasedUntil).toEqual(leasedUntil);
    work.finish("The other one's.");
    expect((await again.result).aiResponse.content).toBe("The other one's.");
  }));

test("an orphan whose student pressed Stop ends as stopped, without a failure", () =>
  withCommittedDatabase(async (db) => {
    const { kind, next } = controlledKind();
    const [dead, alive] = [answersOn(db, [kind]), answersOn(db, [kind])];
    const student = await givenStudent(db);
    const following = await dead.submit(controlledAsk(student));
    await next();
    await alive.stop(student.user, student.conversationId);
    await passLeases(db);
    await alive.beat();
    expect(await rowOf(db, following)).toMatchObject({ state: "stopped", failure: null });
  }));

test("an answer that is tried again after a Stop goes on at the next heartbeat", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const { user, conversationId } = student;
    const stopped = await answers.submit(controlledAsk(student));
    await next();
    await answers.stop(user, conversationId);
    const again = await answers.retry(user, conversationId, stopped.messageId);
    const { context, finish } = await next();
    await answers.beat();
    expect(context.signal.aborted).toBe(false);
    finish("It is this.");
    expect((await again.result).aiResponse.content).toBe("It is this.");
  }));

test("an answer that has ended is changed no more, not even by its own worker", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    (await next()).finish("It is this.");
    await following.result;
    const ended = await rowOf(db, following);
    const held = { id: ended.id, workerId: ended.workerId ?? "" };
    await markStreaming(db, held);
    await saveWritten(db, held, { content: "It" });
    const isOurs = await end(
      db,
      held,
      { state: "failed", written: null, failure: null },
      new Date(),
    );
    expect(isOurs).toBe(false);
    expect(await rowOf(db, following)).toEqual(ended);
  }));

test("only an answer can be retried, not its question", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    (await next()).finish("It is this.");
    await following.result;
    const [question] = await db.select().from(messages).where(eq(messages.role, "user"));
    const retried = answers.retry(student.user, student.conversationId, question?.id ?? 0);
    await expect(retried).rejects.toMatchObject({ code: "not_found" });
  }));
