import { listConversations } from "#shared/contracts/conversations.ts";
import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { removeExpired } from "../../db/housekeeping.ts";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { visitor, student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenLibrary, startConversation, studyModel } from "../../testing/study.ts";

interface Sent {
  role?: "user" | "assistant";
  content: string;
}

/** Creates a conversation with these messages, as if each had been sent and answered. */
async function given(
  db: Db,
  agent: Agent,
  { type = "doubt", sent = [], usedAt }: { type?: string; sent?: Sent[]; usedAt?: string },
) {
  const { body } = await agent.post("/api/conversations").send({ type });
  const conversationId = body.id as number;
  for (const { role = "user", content } of sent) {
    await db.insert(messages).values({ conversationId, role, content });
  }
  if (usedAt !== undefined) {
    await db
      .update(conversations)
      .set({ updatedAt: sql`${usedAt}::timestamptz` })
      .where(sql`id = ${conversationId}`);
  }
  return conversationId;
}

async function listed(agent: Agent, query: object = {}) {
  const response = await agent.get("/api/conversations").query(query);
  expect(response.status).toBe(200);
  return listConversations.response.parse(response.body);
}

const idsOf = async (agent: Agent, query: object = {}) =>
  (await listed(agent, query)).items.map(({ id }) => id);

test("the list has conversations of all types with their openings, last used first", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine, library: givenLibrary });
    const concept = await startConversation(agent, "concept");
    const doubt = await startConversation(agent, "doubt");
    await startConversation(agent, "homework");
    const why = "Why do leaves look green?";
    await agent.post("/api/doubts/solve").field({ doubt: why, conversationId: String(doubt) });
    const asked = { concept: "Fractions", conversationId: concept };
    await agent.post("/api/concepts/explain").send(asked);
    const { items, nextCursor } = await listed(agent);
    expect(items).toMatchObject([
      { id: concept, type: "concept", opening: "Fractions", excerpt: null },
      { id: doubt, type: "doubt", opening: why, excerpt: null },
    ]);
    expect(nextCursor).toBeNull();
    expect(await idsOf(agent, { type: "doubt" })).toEqual([doubt]);
    expect(await idsOf(agent, { type: "homework" })).toEqual([]);
  }));

test("a photo without text has the title as its opening, a long question is cut", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { body } = await agent
      .post("/api/conversations")
      .send({ type: "doubt", title: "Circuits" });
    await db.insert(messages).values({ conversationId: body.id, role: "user", content: "" });
    await given(db, agent, { sent: [{ content: "" }] });
    await given(db, agent, { sent: [{ content: "why ".repeat(100) }] });
    const openings = (await listed(agent)).items.map(({ opening }) => opening);
    expect(openings).toContain("Circuits");
    expect(openings).toContain("A photo");
    expect(openings.find((each) => each.startsWith("why"))).toMatch(/^.{100,160} …$/u);
  }));

test("pages follow one another without gaps or duplicates, even with equal times", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const ids: number[] = [];
    for (let at = 0; at < 45; at += 1) {
      // Some differ only in microseconds, which a JavaScript date lacks; others are equal.
      const usedAt = `2026-11-20T10:00:00.00000${Math.floor(at / 9)}Z`;
      ids.push(await given(db, agent, { sent: [{ content: `Question ${at}` }], usedAt }));
    }
    const pages = [];
    let cursor: string | null = null;
    do {
      const page = await listed(agent, cursor === null ? {} : { cursor });
      pages.push(page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual(ids.toReversed());
  }));

const year0 = Buffer.from('["0000-01-01T00:00:00Z",1]').toString("base64url");

test.each(["x", "e30", "bnVsbA", year0, "%00", "x".repeat(201)])(
  "a cursor that the server never issued (%s) is refused with a sentence",
  (cursor) =>
    withDatabase(async (db) => {
      const { agent } = await student(db);
      const response = await agent.get("/api/conversations").query({ cursor });
      expect(response.status).toBe(400);
      expect(response.body.detail).toMatch(/\w/u);
    }),
);

test("an unknown type and an overlong search are refused", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    expect((await agent.get("/api/conversations").query({ type: "exam" })).status).toBe(400);
    const search = "x".repeat(201);
    expect((await agent.get("/api/conversations").query({ search })).status).toBe(400);
    expect((await (await visitor(db)).get("/api/conversations")).status).toBe(401);
  }));

async function givenSearchable(db: Db) {
  const { agent } = await student(db);
  const leaves = await given(db, agent, {
    type: "concept",
    sent: [
      { content: "Why do leaves look green?" },
      { role: "assistant", content: "**Chlorophyll** reflects green light and absorbs the rest." },
    ],
  });
  const train = await given(db, agent, {
    sent: [
      { content: "A train goes 60 km/h for 1/2 an hour. How far?" },
      { role: "assistant", content: "It goes $30$ km: distance/time." },
    ],
  });
  const hindi = await given(db, agent, { sent: [{ content: "पौधे भोजन कैसे बनाते हैं?" }] });
  return { agent, leaves, train, hindi };
}

test("a search matches the beginnings of words in questions and answers, all of them together", () =>
  withDatabase(async (db) => {
    const { agent, leaves, train, hindi } = await givenSearchable(db);
    const found = (search: string) => idsOf(agent, { search });
    expect(await found("chlorophyll")).toEqual([leaves]);
    expect(await found("CHLORO")).toEqual([leaves]);
    // One word is in the question, the other in the answer.
    expect(await found("leaves absorb")).toEqual([leaves]);
    expect(await found("leaves train")).toEqual([]);
    expect(await found("phyll")).toEqual([]);
    expect(await found("km/h")).toEqual([train]);
    expect(await found("time")).toEqual([train]);
    expect(await found("1/2 hour")).toEqual([train]);
    expect(await found("भोजन")).toEqual([hindi]);
    expect(await found("पौधे बनाते")).toEqual([hindi]);
    expect(await found("  ")).toHaveLength(3);
    expect(await idsOf(agent, { search: "green", type: "doubt" })).toEqual([]);
    expect(await idsOf(agent, { search: "green", type: "concept" })).toEqual([leaves]);
  }));

test("a search result has an excerpt with the matching words, without markup", () =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    const excerptOf = async (search: string) => (await listed(agent, { search })).items[0]?.excerpt;
    expect(await excerptOf("chlorophyll")).toBe(
      "Chlorophyll reflects green light and absorbs the rest.",
    );
    expect(await excerptOf("green")).toBe("Why do leaves look green?");
    expect(await excerptOf("distance 30")).toBe("It goes 30 km: distance/time.");
  }));

test("a title is searched, and has no excerpt", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const titled = { type: "doubt", title: "Ohm's law/circuits" };
    const { body } = await agent.post("/api/conversations").send(titled);
    await db.insert(messages).values({ conversationId: body.id, role: "user", content: "Why?" });
    expect((await listed(agent, { search: "circuit" })).items).toMatchObject([
      { id: body.id, opening: "Why?", excerpt: null },
    ]);
    expect(await idsOf(agent, { search: "circuit why" })).toEqual([body.id]);
  }));

test.each([
  "'; drop table messages; --",
  "a' | 'b",
  "!!!",
  "((((",
  "\\",
  "'",
  "a:*:*",
  "<-> & |",
  "%_%",
  "\u0000",
  "\ud83d",
  "😀",
  "\u0301",
  "a ".repeat(100),
  "1 2 3 4 5 6 7 8 9 10 11 12 13",
  "x".repeat(200),
])("search text with special characters (%s) causes no error", (search) =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    await listed(agent, { search });
    expect(await db.select().from(messages)).toHaveLength(5);
  }),
);

test("a search without a letter or a digit finds nothing, and isn't treated as no search", () =>
  withDatabase(async (db) => {
    const { agent } = await givenSearchable(db);
    expect(await idsOf(agent, { search: "!!!" })).toEqual([]);
    expect(await idsOf(agent, { search: "" })).not.toEqual([]);
  }));

test("a list and a search show only the student's own conversations", () =>
  withDatabase(async (db) => {
    await givenSearchable(db);
    const { agent: stranger } = await student(db);
    expect(await idsOf(stranger)).toEqual([]);
    expect(await idsOf(stranger, { search: "green" })).toEqual([]);
  }));

test("held-back parts are not searched, and appear in no opening or excerpt", () =>
  withDatabase(async (db) => {
    const { engine } = studyModel();
    const { agent } = await student(db, { engine, library: givenLibrary });
    const conversationId = await startConversation(agent, "doubt");
    const doubt = { doubt: "Why is it green?", conversationId: String(conversationId) };
    const solved = await agent.post("/api/doubts/solve").field(doubt);
    const place = { conversationId, messageId: solved.body.message.id as number };
    await agent.post("/api/homework/practice").send(place);
    const concept = await startConversation(agent, "concept");
    const asked = { concept: "Fractions", conversationId: concept };
    const explained = await agent.post("/api/concepts/explain").send(asked);
    const messageId = explained.body.message.id as number;
    const said = { ...asked, messageId, feedback: "understood" };
    await agent.post("/api/feedback/comprehension").send(said);
    expect(await idsOf(agent, { search: "snow white" })).toEqual([conversationId]);
    // The practice's answer, a problem's solution, and the reason of a quiz.
    expect(await idsOf(agent, { search: "reflects colour" })).toEqual([]);
    expect(await idsOf(agent, { search: "third of nine" })).toEqual([]);
    expect(await idsOf(agent, { search: "next number" })).toEqual([]);
    const excerpts = async (search: string) =>
      (await listed(agent, { search })).items.map(({ excerpt }) => excerpt);
    expect(await excerpts("share")).toEqual([expect.stringMatching(/^A share is a part/u)]);
    expect(await excerpts("undo")).toEqual([expect.stringMatching(/^Undo what was done/u)]);
  }));

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
    const id = await given(db, agent, { sent: [{ content: "Mine" }] });
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
    const kept = await given(db, agent, { sent: [{ content: "Kept" }] });
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
