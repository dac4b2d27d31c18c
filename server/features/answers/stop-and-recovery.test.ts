import { expect, test } from "vitest";
import { createLocalSignals } from "../../db/signals.ts";
import { messages } from "../../db/schema/conversations.ts";
import {
  answersOn,
  givenProcess,
  givenStudent,
  givenTwoProcesses,
  inProgressOn,
  passLeases,
  rowOf,
  controlledAsk,
  controlledKind,
} from "../../testing/answers.ts";
import { withCommittedDatabase } from "../../testing/database.ts";

test.each(["the same process", "another process"])(
  "Stop, pressed in %s, ends the work and stores what was written",
  (where) =>
    withCommittedDatabase(async (db) => {
      const { kind, next } = controlledKind();
      const signals = createLocalSignals();
      const here = answersOn(db, [kind], { signals });
      const stopper = where === "the same process" ? here : answersOn(db, [kind], { signals });
      const student = await givenStudent(db);
      const following = await here.submit(controlledAsk(student, { key: "a-key" }));
      const work = await next();
      work.show({ content: "Undo what" });
      await stopper.stop(student.user, student.conversationId);
      await expect(following.result).rejects.toMatchObject({ code: "answer_stopped" });
      expect(work.context.signal.aborted).toBe(true);
      expect(await rowOf(db, following)).toMatchObject({
        state: "stopped",
        written: { content: "Undo what" },
        failure: null,
      });
      const same = await here.submit(controlledAsk(student, { key: "a-key" }));
      await expect(same.result).rejects.toMatchObject({ code: "answer_stopped" });
    }),
);

test("the next heartbeat finds a stop whose signal was lost", () =>
  withCommittedDatabase(async (db) => {
    const { kind, next } = controlledKind();
    const [here, there] = [answersOn(db, [kind]), answersOn(db, [kind])];
    const student = await givenStudent(db);
    const following = await here.submit(controlledAsk(student));
    await next();
    await there.stop(student.user, student.conversationId);
    await here.beat();
    await expect(following.result).rejects.toMatchObject({ code: "answer_stopped" });
  }));

test("a stopped answer can be retried in its place", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const { user, conversationId } = student;
    const stopped = await answers.submit(controlledAsk(student));
    (await next()).show({ content: "Undo" });
    await answers.stop(user, conversationId);
    const again = await answers.retry(user, conversationId, stopped.messageId);
    expect(again.messageId).toBe(stopped.messageId);
    const work = await next();
    expect(work.question).toBe("What is it?");
    work.finish("This.");
    expect((await again.result).aiResponse.content).toBe("This.");
    expect(await rowOf(db, again)).toMatchObject({ state: "complete", written: null });
    expect(await db.select().from(messages)).toHaveLength(2);
  }));

test("another process's heartbeat fails the answers of a dead process, which can then be retried", () =>
  withCommittedDatabase(async (db) => {
    const { here: dead, there: alive, next, student } = await givenTwoProcesses(db);
    const following = await dead.submit(controlledAsk(student));
    const lost = await next();
    const waiting = await inProgressOn(alive, student);
    await alive.beat();
    expect((await rowOf(db, following)).state).toBe("pending");
    await passLeases(db);
    await alive.beat();
    await expect(waiting.result).rejects.toMatchObject({ code: "answer_interrupted" });
    expect(await rowOf(db, following)).toMatchObject({ state: "failed" });

    const again = await alive.retry(student.user, student.conversationId, following.messageId);
    (await next()).finish("The second one's.");
    await again.result;
    lost.finish("The first one's, too late.");
    await expect(following.result).rejects.toMatchObject({ code: "answer_interrupted" });
    expect((await rowOf(db, following)).content).toBe("The second one's.");
  }));

test("an answer that its live process no longer works on is failed", () =>
  withCommittedDatabase(async (db) => {
    const answers = answersOn(db, []);
    const student = await givenStudent(db);
    const following = await answers.submit(controlledAsk(student));
    await expect(following.result).rejects.toMatchObject({ code: "answer_failed" });
    expect((await rowOf(db, following)).state).toBe("pending");
    await passLeases(db);
    await answers.beat();
    expect(await rowOf(db, following)).toMatchObject({
      state: "failed",
      failure: { code: "answer_interrupted" },
    });
  }));

test("a process with exclusive use of the database recovers orphans at once", () =>
  withCommittedDatabase(async (db) => {
    const { kind, next } = controlledKind();
    const [dead, alive] = [answersOn(db, [kind]), answersOn(db, [kind])];
    const student = await givenStudent(db);
    const following = await dead.submit(controlledAsk(student));
    await next();
    await alive.recoverOrphans();
    expect((await rowOf(db, following)).state).toBe("failed");
  }));
