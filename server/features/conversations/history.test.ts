import { expect, test } from "vitest";
import { messages } from "../../db/schema/conversations.ts";
import { visitor, student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenConversation, idsOf, listed } from "./testing/given-history.ts";
import { givenLibrary, startConversation, studyModel } from "../../testing/study.ts";

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
    await givenConversation(db, agent, { sent: [{ content: "" }] });
    await givenConversation(db, agent, { sent: [{ content: "why ".repeat(100) }] });
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
      ids.push(
        await givenConversation(db, agent, { sent: [{ content: `Question ${at}` }], usedAt }),
      );
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
