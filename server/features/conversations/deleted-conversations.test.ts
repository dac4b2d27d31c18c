import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenConversation, idsOf } from "./testing/given-history.ts";
import { givenLibrary, startConversation, studyModel } from "../../testing/study.ts";

test("a deleted conversation is missing for every call, and restored unchanged by Undo", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine, library: givenLibrary });
    const id = await startConversation(agent, "doubt");
    const ask = () =>
      agent.post("/api/doubts/solve").field({ doubt: "Why green?", conversationId: String(id) });
    const { body: solved } = await ask();
    const messageId = solved.message.id as number;
    const before = (await agent.get(`/api/conversations/${id}/messages`)).body as object;
    const { id: uploadId } = await givenUpload(db, id);
    const path = `/api/conversations/${id}`;
    expect((await agent.delete(path)).status).toBe(204);
    expect(await idsOf(agent)).toEqual([]);
    expect(await idsOf(agent, { search: "green" })).toEqual([]);
    const refinementRequest = "Shorter";
    const calls = await Promise.all([
      agent.delete(path),
      agent.get(`${path}/messages`),
      agent.get(`${path}/stream`),
      agent.post(`${path}/stop`),
      agent.post(`${path}/messages/${messageId}/retry`),
      agent.get(`/api/uploads/${uploadId}`),
      ask(),
      agent
        .post("/api/doubts/refine")
        .send({ originalDoubt: "x", refinementRequest, conversationId: id }),
      agent.post("/api/doubts/feedback").send({ messageId, helpful: true, conversationId: id }),
      agent.post("/api/homework/practice").send({ messageId, conversationId: id }),
      agent.post("/api/homework/check-answer").send({ messageId, given: "4" }),
      agent.post("/api/homework/reveal").send({ messageId }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 404));
    const restored = await agent.post(`${path}/restore`);
    expect(restored.status).toBe(200);
    expect(restored.body).toMatchObject({ id, type: "doubt" });
    expect(restored.body.deletedAt).toBeUndefined();
    expect((await agent.get(`${path}/messages`)).body).toEqual(before);
    expect((await agent.get(`/api/uploads/${uploadId}`)).status).toBe(200);
    expect(await idsOf(agent, { search: "green" })).toEqual([id]);
    expect((await agent.post(`${path}/restore`)).status).toBe(200);
  }));

async function givenUpload(db: Db, conversationId: number) {
  const [owner] = await db.select({ id: conversations.userId }).from(conversations);
  const bytes = Buffer.from([1, 2, 3]);
  const [row] = await db
    .insert(uploads)
    .values({ ownerId: owner?.id ?? 0, conversationId, mediaType: "image/jpeg", size: 3, bytes })
    .returning({ id: uploads.id });
  if (!row) throw new Error("no upload was kept");
  return row;
}

test("a quiz and an explanation of a deleted conversation can't be used either", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine, library: givenLibrary });
    const conversationId = await startConversation(agent, "concept");
    const concept = "Fractions";
    const { body } = await agent.post("/api/concepts/explain").send({ concept, conversationId });
    const messageId = body.message.id as number;
    const said = { concept, conversationId, messageId, feedback: "understood" };
    const quiz = await agent.post("/api/feedback/comprehension").send(said);
    await agent.delete(`/api/conversations/${conversationId}`);
    const choice = { messageId: quiz.body.followUp.id as number, question: 0, choice: 0 };
    const calls = await Promise.all([
      agent.post("/api/concepts/quiz").send(choice),
      agent.post("/api/feedback/comprehension").send(said),
      agent.post("/api/concepts/explain").send({ concept, conversationId }),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404]);
  }));

test("a stranger can neither delete nor restore a conversation", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const id = await givenConversation(db, agent, { sent: [{ content: "Mine" }] });
    const { agent: stranger } = await student(db);
    expect((await stranger.delete(`/api/conversations/${id}`)).status).toBe(404);
    expect(await idsOf(agent)).toEqual([id]);
    await agent.delete(`/api/conversations/${id}`);
    expect((await stranger.post(`/api/conversations/${id}/restore`)).status).toBe(404);
    expect((await agent.delete("/api/conversations/0")).status).toBe(400);
    expect((await agent.delete("/api/conversations/2147483647")).status).toBe(404);
  }));

test("after a day a deleted conversation is removed for good, with its photos; the study record stays", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine });
    const kept = await givenConversation(db, agent, { sent: [{ content: "Kept" }] });
    const id = await startConversation(agent, "doubt");
    await agent.post("/api/doubts/solve").field({ doubt: "Why?", conversationId: String(id) });
    await givenUpload(db, id);
    await agent.delete(`/api/conversations/${id}`);
    await removeExpired(db);
    expect(await db.select().from(conversations)).toHaveLength(2);
    await db
      .update(conversations)
      .set({ deletedAt: sql`now() - interval '25 hours'` })
      .where(sql`id = ${id}`);
    expect((await agent.post(`/api/conversations/${id}/restore`)).status).toBe(404);
    await removeExpired(db);
    expect(await db.select({ id: conversations.id }).from(conversations)).toEqual([{ id: kept }]);
    expect(await db.select().from(messages)).toHaveLength(1);
    expect(await db.select().from(uploads)).toEqual([]);
    expect(await db.select().from(activityLog)).toMatchObject([
      { act: "doubt_solved", conversationId: null },
    ]);
  }));
