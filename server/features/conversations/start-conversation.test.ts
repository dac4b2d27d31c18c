import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenLibrary, studyModel } from "../../testing/study.ts";

const words = { type: "doubt", title: "Why do leaves look green?" };

async function start(agent: Agent, fields: object = words, key: string | null = "k1") {
  const call = agent.post("/api/conversations");
  const response = await (key === null ? call : call.set("Idempotency-Key", key)).send(fields);
  expect(response.status).toBe(201);
  return response.body.id as number;
}

const givenStudent = (db: Parameters<typeof student>[0]) =>
  student(db, { engine: studyModel().engine, library: givenLibrary });

test("a repeated start whose response was lost returns the same conversation", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const first = await start(agent);
    expect(await start(agent)).toBe(first);
    expect(await start(agent, { type: "doubt", title: "Another one" })).not.toBe(first);
    expect(await start(agent, { ...words, type: "homework" })).not.toBe(first);
  }));

test("after its first question, the same words start another conversation", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const first = await start(agent);
    await agent
      .post("/api/doubts/solve")
      .field({ doubt: words.title, conversationId: String(first) });
    expect(await start(agent, words, "k2")).not.toBe(first);
  }));

test("without an idempotency key every start is a new conversation", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    expect(await start(agent, words, null)).not.toBe(await start(agent, words, null));
  }));

test("a conversation of another student, or a deleted one, is not reused", () =>
  withDatabase(async (db) => {
    const { agent } = await givenStudent(db);
    const { agent: other } = await givenStudent(db);
    const first = await start(agent);
    expect(await start(other)).not.toBe(first);
    await agent.delete(`/api/conversations/${first}`);
    expect(await start(agent)).not.toBe(first);
  }));
