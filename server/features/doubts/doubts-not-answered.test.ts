import { expect, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { threeConcepts } from "../../testing/library.ts";
import { messagesOf, startConversation } from "../../testing/study.ts";
import type { Db } from "../../db/db.ts";

/** The reply to a doubt for a student without a model, at once and on reload. */
async function ask(db: Db, doubt: string) {
  const { agent } = await student(db, { library: threeConcepts });
  const conversationId = await startConversation(agent, "doubt");
  const { body } = await agent
    .post("/api/doubts/solve")
    .field("conversationId", String(conversationId))
    .field("doubt", doubt);
  const kept = (await messagesOf(agent, conversationId)).at(-1)?.aiResponse;
  return { now: body.aiResponse, kept };
}

test.each([
  ["how is friction reduced in machines", "idea"],
  ["photosynthesis", "topic"],
])("the reply kind of the page on %s is stored with it: %s", (doubt, replyKind) =>
  withDatabase(async (db) => {
    const { now, kept } = await ask(db, doubt);
    expect(now).toMatchObject({ replyKind, declined: false });
    expect(kept).toMatchObject({ replyKind, declined: false });
    expect(now.answer).toBeUndefined();
  }),
);

test.each([
  ["how is friction reduced in machines", "Friction"],
  ["photosynthesis", "Photosynthesis"],
])(
  "a page that explains the topic of %s counts as a read explanation, not as a solved doubt",
  (doubt, topic) =>
    withDatabase(async (db) => {
      await ask(db, doubt);
      const acts = await db
        .select({ act: activityLog.act, topic: activityLog.topic })
        .from(activityLog);
      expect(acts).toEqual([{ act: "concept_explained", topic }]);
    }),
);

test("an answered doubt counts as solved, and a declined one doesn't count", () =>
  withDatabase(async (db) => {
    const acts = async () =>
      (await db.select({ act: activityLog.act }).from(activityLog)).map(({ act }) => act);
    await ask(db, "write a letter to the editor about friction");
    expect(await acts()).toEqual([]);
    await ask(db, "what is friction");
    expect(await acts()).toEqual(["doubt_solved"]);
  }));

test("a page on the refined idea is another explanation", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { library: threeConcepts });
    const conversationId = await startConversation(agent, "doubt");
    const originalDoubt = "how is friction reduced in machines";
    const { body } = await agent
      .post("/api/doubts/solve")
      .field("conversationId", String(conversationId))
      .field("doubt", originalDoubt);
    await agent.post("/api/doubts/refine").send({
      originalDoubt,
      conversationId,
      messageId: body.message.id,
      refinementRequest: "make it shorter",
    });
    const acts = await db.select({ act: activityLog.act }).from(activityLog);
    expect(acts).toEqual([{ act: "concept_explained" }, { act: "concept_explained" }]);
  }));

test("where a sentence of the page answers the doubt, it is the answer, and is unchecked", () =>
  withDatabase(async (db) => {
    const { now, kept } = await ask(db, "what is friction");
    expect(now.answer).toMatch(/^\*\*Friction\*\*: /u);
    expect(now.replyKind).toBeUndefined();
    expect(kept).toMatchObject({ answer: now.answer, check: { status: "unchecked" } });
  }));

test("a plan before a test is stored with its offers, and is not study yet", () =>
  withDatabase(async (db) => {
    const { now, kept } = await ask(db, "i have exam tomorrow what should i do");
    expect(now).toMatchObject({ replyKind: "plan", declined: true });
    expect(now.offers.length).toBeGreaterThan(0);
    expect(kept?.offers).toEqual(now.offers);
    expect(await db.select().from(activityLog)).toEqual([]);
  }));

test("a letter on a topic is declined, with an offer to open the topic", () =>
  withDatabase(async (db) => {
    const { kept } = await ask(db, "write a letter to the editor about friction");
    expect(kept).toMatchObject({
      declined: true,
      content: expect.stringMatching(/^I can't write this for you yet/u),
      offers: [{ tool: "concept", ask: "Friction" }],
    });
  }));

test("a question outside the school books is declined as an aside", () =>
  withDatabase(async (db) => {
    const { kept } = await ask(db, "tell me a joke");
    expect(kept).toMatchObject({ declined: true, replyKind: "aside" });
  }));
