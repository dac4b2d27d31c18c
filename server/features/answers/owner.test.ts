import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { requireRow } from "../../db/require-row.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { givenStudent } from "../../testing/answers.ts";
import { withDatabase } from "../../testing/database.ts";
import { uploadUrl } from "../uploads/uploads.repository.ts";
import { end, markStreaming, requestStop, saveWritten } from "./answers.repository.ts";
import { insert, restart } from "./exchange.repository.ts";
import { leaseEnd } from "./in-progress.ts";
import { storeFeedbackOnce, replaceReply } from "./messages.repository.ts";
import { makePrivate, removeTitle } from "./private-exchange.repository.ts";

type Student = Awaited<ReturnType<typeof givenStudent>>;

const [questionId, answerId, failedId, inProgressId] = [1, 2, 3, 4] as const;

/** Creates a question with a photo, its answer, a failed answer and one in progress; the conversation has a title. */
async function giveMessages(db: Db, { user, conversationId }: Student): Promise<void> {
  await db.update(conversations).set({ title: "Sums" });
  const [photo] = await db
    .insert(uploads)
    .values({
      ownerId: user.id,
      conversationId,
      mediaType: "image/jpeg",
      size: 1,
      bytes: new Uint8Array(1),
    })
    .returning();
  const imageUrl = uploadUrl(requireRow(photo).id);
  const answer = { conversationId, role: "assistant" as const, content: "4", workerId: "other" };
  await db.insert(messages).values([
    { id: questionId, conversationId, role: "user", content: "2 + 2", imageUrl },
    { ...answer, id: answerId, questionId, reply: {} },
    { ...answer, id: failedId, state: "failed" },
    { ...answer, id: inProgressId, state: "pending", leasedUntil: leaseEnd },
  ]);
}

const everything = async (db: Db) => ({
  conversations: await db.select().from(conversations).orderBy(conversations.id),
  messages: await db.select().from(messages).orderBy(messages.id),
  uploads: await db.select({ id: uploads.id }).from(uploads),
});

type Act = (db: Db, as: Student, conversationId: number) => Promise<unknown>;

test.each<[string, Act]>([
  [
    "replaceReply",
    (db, { user }) => replaceReply(db, { id: answerId, ownerId: user.id }, { a: 1 }),
  ],
  [
    "storeFeedbackOnce",
    (db, { user }) => storeFeedbackOnce(db, { id: answerId, ownerId: user.id }, "helpful", true),
  ],
  ["restart", (db, { user }) => restart(db, { id: failedId, ownerId: user.id }, "this")],
  ["requestStop", (db, { user }, id) => requestStop(db, { id, ownerId: user.id })],
  ["removeTitle", (db, { user }, id) => removeTitle(db, { id, ownerId: user.id })],
  [
    "makePrivate",
    (db, { user }, conversationId) =>
      makePrivate(db, { user, conversationId, questionId, answerId, storedAsk: null }),
  ],
])("%s changes the student's own rows, and no other student's", (_name, act) =>
  withDatabase(async (db) => {
    const [owner, stranger] = [await givenStudent(db), await givenStudent(db)];
    await giveMessages(db, owner);
    const before = await everything(db);
    await act(db, stranger, owner.conversationId);
    expect(await everything(db)).toEqual(before);
    await act(db, owner, owner.conversationId);
    expect(await everything(db)).not.toEqual(before);
  }),
);

test("a question is not stored in another student's conversation", () =>
  withDatabase(async (db) => {
    const [owner, stranger] = [await givenStudent(db), await givenStudent(db)];
    const exchangeOf = ({ user }: Student) => ({
      conversation: { id: owner.conversationId, ownerId: user.id },
      question: { content: "2 + 2", imageUrl: null, metadata: {} },
      answer: { ask: { kind: "controlled", input: {} }, metadata: {}, workerId: "other" },
      isPrivate: false,
    });
    const asStranger = db.transaction((transaction) =>
      insert(transaction, exchangeOf(stranger), new Date(0)),
    );
    await expect(asStranger).rejects.toMatchObject({ cause: { code: "23502" } });
    expect(await db.select().from(messages)).toEqual([]);
    await insert(db, exchangeOf(owner), new Date(0));
    expect(await db.select().from(messages)).toHaveLength(2);
  }));

const ending = { state: "failed", written: null, failure: null } as const;

test.each<[string, (db: Db, answer: { id: number; workerId: string }) => Promise<unknown>]>([
  ["markStreaming", markStreaming],
  ["saveWritten", (db, answer) => saveWritten(db, answer, { content: "It is" })],
  ["end", (db, answer) => end(db, answer, ending, new Date(0))],
])("%s changes an answer only for the worker that holds its lease", (_name, act) =>
  withDatabase(async (db) => {
    await giveMessages(db, await givenStudent(db));
    const before = await everything(db);
    await act(db, { id: inProgressId, workerId: "a worker that lost it" });
    expect(await everything(db)).toEqual(before);
    await act(db, { id: inProgressId, workerId: "other" });
    expect(await everything(db)).not.toEqual(before);
  }),
);
