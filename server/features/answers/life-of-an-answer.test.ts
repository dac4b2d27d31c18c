import type { AiResponsePart } from "#shared/contracts/answer.ts";
import { expect, test } from "vitest";
import { messages } from "../../db/schema/conversations.ts";
import {
  givenProcess,
  givenStudent,
  givenTwoProcesses,
  inProgressOn,
  rowOf,
  controlledAsk,
} from "../../testing/answers.ts";
import { withCommittedDatabase } from "../../testing/database.ts";
import type { AnswerStream } from "./live-answer.ts";

/** Collects everything that a follower receives, and can wait for a certain part. */
function listenTo(following: AnswerStream) {
  const told: AiResponsePart[] = [];
  let check = () => {};
  following.listen((changed) => {
    told.push(changed);
    check();
  });
  const until = (isThere: (soFar: AiResponsePart) => boolean) =>
    new Promise<AiResponsePart>((resolve) => {
      check = () => {
        const soFar = Object.assign({}, ...told) as AiResponsePart; // safe: parts merged into each other
        if (isThere(soFar)) resolve(soFar);
      };
      check();
    });
  return { told, until };
}

test("an answer goes from pending through streaming to complete without a listener", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    expect(await rowOf(db, following)).toMatchObject({ state: "pending", role: "assistant" });
    const work = await next();
    work.show({ content: "It" });
    work.finish("It is this.");
    const answered = await following.result;
    expect(answered.aiResponse.content).toBe("It is this.");
    expect(await rowOf(db, following)).toMatchObject({
      state: "complete",
      content: "It is this.",
      written: null,
      leasedUntil: null,
    });
  }));

test("the row has the state streaming once the first words have arrived", () =>
  withCommittedDatabase(async (db) => {
    const { here, there, next, student } = await givenTwoProcesses(db);
    const following = await here.submit(controlledAsk(student));
    const work = await next();
    work.show({ content: "It" });
    const elsewhere = await inProgressOn(there, student);
    await listenTo(elsewhere).until(({ content }) => content === "It");
    expect(await rowOf(db, following)).toMatchObject({ state: "streaming" });
    work.finish("It is this.");
    await following.result;
  }));

test("a late follower gets all existing parts, then only new or longer ones", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student));
    const work = await next();
    work.show({ subject: "Mathematics", content: "Undo" });
    work.show({ subject: "Mathematics", content: "Undo what" });
    const again = await inProgressOn(answers, student);
    const { told } = listenTo(again);
    work.show({ subject: "Mathematics", content: "Undo what", keyTerms: [] });
    work.show({ subject: "Mathematics", content: "Undo what was done", keyTerms: [] });
    work.finish("Done");
    await again.result;
    expect(told).toEqual([
      { subject: "Mathematics", content: "Undo what" },
      { keyTerms: [] },
      { content: "Undo what was done" },
    ]);
    expect(again.messageId).toBe(following.messageId);
  }));

test("another process shows the same answer as it streams, and its end", () =>
  withCommittedDatabase(async (db) => {
    const { here, there, next, student } = await givenTwoProcesses(db);
    const following = await here.submit(controlledAsk(student));
    const work = await next();
    work.show({ content: "Und" });
    const elsewhere = await inProgressOn(there, student);
    const { until } = listenTo(elsewhere);
    await until(({ content }) => content === "Und");
    work.show({ content: "Undo what was done" });
    await until(({ content }) => content === "Undo what was done");
    work.finish("Undo what was done.");
    expect(await elsewhere.result).toEqual(await following.result);
  }));

test("the same request in another process, during the work and after it, returns the same answer", () =>
  withCommittedDatabase(async (db) => {
    const { here, there, next, student } = await givenTwoProcesses(db);
    const first = await here.submit(controlledAsk(student, { key: "a-key" }));
    const second = await there.submit(controlledAsk(student, { key: "a-key" }));
    (await next()).finish("Once.");
    expect(await second.result).toEqual(await first.result);
    const third = await there.submit(controlledAsk(student, { key: "a-key" }));
    expect(await third.result).toEqual(await first.result);
    expect(await db.select().from(messages)).toHaveLength(2);
    await expect(
      there.submit(controlledAsk(student, { key: "a-key", question: "Other" })),
    ).rejects.toThrow("used for another question");
  }));

test("at most two answers are in progress: of five concurrent asks, three are refused", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const asked = await Promise.allSettled(
      Array.from({ length: 5 }, () => answers.submit(controlledAsk(student))),
    );
    const refused = asked.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused).toHaveLength(3);
    expect(refused[0]).toMatchObject({ code: "too_many_in_progress", retryAfter: 5 });
    expect(await db.select().from(messages)).toHaveLength(4);
    const [one, two] = [await next(), await next()];
    const others = await answers.submit(controlledAsk(await givenStudent(db)));
    (await next()).finish("Another student's don't count.");
    await others.result;
    one.finish("One");
    two.finish("Two");
    await Promise.all(
      asked.flatMap((each) => (each.status === "fulfilled" ? [each.value.result] : [])),
    );
    const third = await answers.submit(controlledAsk(student));
    (await next()).finish("Three");
    await third.result;
  }));

test("a failed answer is stored with its reason, and the same key retries it", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const following = await answers.submit(controlledAsk(student, { key: "a-key" }));
    const work = await next();
    work.show({ content: "Half a" });
    work.fail(new Error("a bug of ours"));
    await expect(following.result).rejects.toMatchObject({ code: "answer_failed" });
    expect(await rowOf(db, following)).toMatchObject({
      state: "failed",
      written: { content: "Half a" },
      failure: { code: "answer_failed" },
    });
    const again = await answers.submit(controlledAsk(student, { key: "a-key" }));
    (await next()).finish("Whole");
    expect((await again.result).message.id).toBe(following.messageId);
    expect(await rowOf(db, again)).toMatchObject({ failure: null, written: null });
  }));

test("a process that shuts down waits for its answers, and interrupts those that take too long", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const [quick, slow] = [
      await answers.submit(controlledAsk(student)),
      await answers.submit(controlledAsk(student)),
    ];
    const work = await next();
    await next();
    work.finish("In time");
    await quick.result;
    await answers.drain(0);
    await expect(slow.result).rejects.toMatchObject({ code: "answer_interrupted" });
    expect(await rowOf(db, slow)).toMatchObject({ state: "failed" });
    expect(answers.countInProgress()).toBe(0);
  }));

test("a stranger can neither follow, stop nor retry", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const { user: stranger } = await givenStudent(db);
    const { conversationId } = student;
    const following = await answers.submit(controlledAsk(student));
    const tries = await Promise.allSettled([
      answers.inProgress(stranger, conversationId),
      answers.stop(stranger, conversationId),
      answers.retry(stranger, conversationId, following.messageId),
      answers.retry(student.user, conversationId + 1, following.messageId),
    ]);
    const missing = { status: "rejected", reason: { code: "not_found" } };
    expect(tries).toMatchObject([missing, missing, missing, missing]);
    (await next()).finish("Mine");
    expect((await following.result).aiResponse.content).toBe("Mine");
    expect(await answers.inProgress(student.user, conversationId)).toBeNull();
  }));
