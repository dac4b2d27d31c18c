import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { messagesOf, startConversation, streamOf } from "../../testing/study.ts";
import { givenSolved, refine, solve, why } from "./testing/doubt-calls.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

test("a refined solution is a new message, the earlier one stays, and the next refinement uses the last", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId, messageId } = await givenSolved(db);
    const { status, body } = await refine(agent, conversationId, "Shorter, please");
    expect(status).toBe(200);
    expect(body.aiResponse.content).toBe("In short: go back.");
    expect(asked.at(-1)).toMatchObject({
      operation: "refine",
      request: { doubt: why, wish: "Shorter, please", previous: givenDoubt() },
    });
    const kept = await messagesOf(agent, conversationId);
    expect(kept).toMatchObject([
      { role: "user", content: why },
      { id: messageId, content: givenDoubt().content },
      { role: "user", content: "Shorter, please" },
      { id: body.message.id, content: "In short: go back." },
    ]);
    await refine(agent, conversationId, "Still shorter");
    expect(asked.at(-1)).toMatchObject({
      request: { previous: { content: "In short: go back." } },
    });
  }));

test("an earlier solution can be refined by its message id, and the list shows what was refined", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    await refine(agent, conversationId, "Shorter, please");
    const { body } = await refine(agent, conversationId, "With a drawing", messageId);
    const kept: { id: number; metadata: object }[] = await messagesOf(agent, conversationId);
    expect(kept.find(({ id }) => id === body.message.id)?.metadata).toMatchObject({
      refines: { messageId, wish: "With a drawing" },
      difficulty: expect.any(String),
    });
    expect((await refine(agent, conversationId, "Shorter", 999_999)).status).toBe(404);
  }));

test("a refinement streams, fails and is retried like any ask", () =>
  withDatabase(async (db) => {
    let fails = true;
    const { agent, conversationId } = await givenSolved(db, {
      refine: () => {
        if (fails) throw new TutorError("unreadable", "as told");
        return givenDoubt({ content: "Shorter." });
      },
    });
    const tap = () => streamOf(refine(agent, conversationId).set("Idempotency-Key", "k"));
    expect((await tap()).last).toMatchObject({
      event: "error",
      data: { code: "tutor_unavailable" },
    });
    fails = false;
    expect((await tap()).last).toMatchObject({
      event: "done",
      data: { aiResponse: { content: "Shorter." } },
    });
    expect(await messagesOf(agent, conversationId)).toHaveLength(4);
  }));

test.each([
  ["nothing", ""],
  ["blanks", "  "],
  ["1,001 characters", "x".repeat(1001)],
  ["a number", 3],
])("%s as a wish is refused with a sentence", (_what, wish) =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenSolved(db);
    const response = await refine(agent, conversationId, wish);
    expect(response.status).toBe(400);
    expect(response.body.errors.refinementRequest).toMatch(/\w/u);
  }),
);

test("nothing can be refined in a conversation without a solution, or in another student's", () =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenSolved(db);
    const empty = await startConversation(agent, "doubt");
    expect((await refine(agent, empty)).status).toBe(404);
    const { agent: stranger } = await student(db);
    expect((await refine(stranger, conversationId)).status).toBe(404);
    expect((await solve(stranger, conversationId, { doubt: why })).status).toBe(404);
  }));
