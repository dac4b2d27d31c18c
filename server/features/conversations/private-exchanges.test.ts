import { listConversations } from "#shared/contracts/conversations.ts";
import { sql } from "drizzle-orm";
import type { Agent } from "supertest";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { removeExpired } from "../../db/housekeeping.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import {
  conversations,
  idempotencyKeys,
  messages,
  uploads,
} from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenLibrary, messagesOf, studyModel } from "../../testing/study.ts";

const asks = {
  homework: { path: "/api/homework/ask", field: "question" },
  doubt: { path: "/api/doubts/solve", field: "doubt" },
  concept: { path: "/api/concepts/explain", field: "concept" },
} as const;
type Type = keyof typeof asks;

/** Starts a conversation as the page does, with the question as its title. */
async function start(agent: Agent, type: Type, title: string): Promise<number> {
  const { body } = await agent.post("/api/conversations").send({ type, title });
  return body.id as number;
}

async function send(
  agent: Agent,
  type: Type,
  { words, conversationId, key = "a-key" }: { words: string; conversationId: number; key?: string },
) {
  const { path, field } = asks[type];
  const request = agent.post(path).set("Idempotency-Key", key);
  const { status, body } = await request.send({ [field]: words, conversationId });
  expect(status).toBe(200);
  return body;
}

async function listed(agent: Agent, query: object = {}) {
  const response = await agent.get("/api/conversations").query(query);
  return listConversations.response.parse(response.body).items;
}

const givenStudent = (db: Db, changes: Parameters<typeof student>[1] = {}) =>
  student(db, { engine: studyModel().engine, library: givenLibrary, ...changes });

const photo = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "white" } })
    .jpeg()
    .toBuffer();

/** All rows about conversations, as text. */
async function everythingKept(db: Db): Promise<string> {
  const tables = [conversations, messages, activityLog, tutorCalls, concernCounts, idempotencyKeys];
  return JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table))));
}

test.each<[Type, string, string]>([
  ["homework", "my father beats me every day", "father"],
  ["homework", "papa roz daaru pee kar mujhe maarte hain", "papa"],
  ["doubt", "mere chacha mujhe galat jagah chhute hain", "chacha"],
  ["doubt", "I want to kill myself", "kill"],
  ["concept", "मैं मरना चाहती हूँ", "मरना"],
])("%s: %s is in no list, no search and not in its conversation", (type, words, search) =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const conversationId = await start(agent, type, words);
    const { aiResponse } = await send(agent, type, { words, conversationId });
    expect(aiResponse.helplines).not.toHaveLength(0);
    expect(await listed(agent)).toEqual([]);
    expect(await listed(agent, { type })).toEqual([]);
    expect(await listed(agent, { search })).toEqual([]);
    expect(await messagesOf(agent, conversationId)).toEqual([]);
    expect(await everythingKept(db)).not.toContain(search);
  }),
);

test("a title about such a concern is not stored, even before the first question", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const title = "my father beats me every day";
    const { body } = await agent.post("/api/conversations").send({ type: "homework", title });
    expect(body.title).toBeNull();
  }));

test("a conversation with other questions is listed by those only", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const lesson = "What is a fraction of a roti?";
    const cry = "meri mummy mujhe roz peetti hai";
    const conversationId = await start(agent, "doubt", cry);
    await send(agent, "doubt", { words: cry, conversationId, key: "1" });
    await send(agent, "doubt", { words: lesson, conversationId, key: "2" });
    await send(agent, "doubt", { words: cry, conversationId, key: "3" });
    expect(await listed(agent)).toMatchObject([
      { id: conversationId, title: null, opening: lesson, excerpt: null },
    ]);
    expect(await listed(agent, { search: "mummy" })).toEqual([]);
    expect(await listed(agent, { search: "Childline" })).toEqual([]);
    const contents = (await messagesOf(agent, conversationId)).map(({ role }) => role);
    expect(contents).toEqual(["user", "assistant"]);
  }));

test("a refinement wish that is a cry for help is stored nowhere", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const originalDoubt = "Why do leaves look green?";
    const conversationId = await start(agent, "doubt", originalDoubt);
    const solved = await send(agent, "doubt", { words: originalDoubt, conversationId });
    const refinementRequest = "my uncle touches me and I am scared";
    const wish = { originalDoubt, refinementRequest, conversationId, messageId: solved.message.id };
    const { body } = await agent.post("/api/doubts/refine").send(wish);
    expect(body.aiResponse.helplines).not.toHaveLength(0);
    expect(await messagesOf(agent, conversationId)).toHaveLength(2);
    expect(await everythingKept(db)).not.toContain("uncle");
  }));

test("a question that only the provider's moderation flags is removed too, with its photo", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db, { moderate: async () => "self_harm" });
    const words = "Nobody would notice.";
    const conversationId = await start(agent, "homework", words);
    const { status } = await agent
      .post("/api/homework/ask")
      .field({ question: words, conversationId: String(conversationId) })
      .attach("image", await photo(), "photo.jpg");
    expect(status).toBe(200);
    expect(await listed(agent)).toEqual([]);
    expect(await messagesOf(agent, conversationId)).toEqual([]);
    expect(await everythingKept(db)).not.toContain("notice");
    expect(await db.select().from(uploads)).toEqual([]);
  }));

test("the same request repeated gets the same care reply", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const words = "my father beats me every day";
    const conversationId = await start(agent, "homework", words);
    const first = await send(agent, "homework", { words, conversationId });
    expect(await send(agent, "homework", { words, conversationId })).toEqual(first);
  }));

test("after a day the care reply is removed too", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const words = "my father beats me every day";
    const conversationId = await start(agent, "homework", words);
    await send(agent, "homework", { words, conversationId });
    await removeExpired(db);
    expect(await db.select().from(messages)).toHaveLength(2);
    await db.update(messages).set({ createdAt: sql`now() - interval '25 hours'` });
    await removeExpired(db);
    expect(await db.select().from(messages)).toEqual([]);
  }));
