import sharp from "sharp";
import { expect, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { messages, uploads } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { givenStudent, messagesOf, streamOf } from "../../testing/study.ts";
import { refine, solve, why } from "./testing/doubt-calls.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

function photo() {
  return sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
}

test("a doubt is cleared with approaches, steps and problems to practise, without their solutions", () =>
  withDatabase(async (db) => {
    const { agent, user, conversationId } = await givenStudent(db, "doubt");
    const { status, body } = await solve(agent, conversationId, { doubt: why });
    expect(status).toBe(200);
    const { answer, content } = givenDoubt();
    expect(body.aiResponse).toMatchObject({
      answer,
      content,
      approaches: [{ title: "By trial" }],
      steps: givenDoubt().steps,
      practiceProblems: ["Solve $3x = 9$"],
      followUpQuestions: ["Why undo in reverse?"],
      declined: false,
      engine: "openai",
    });
    expect(JSON.stringify(body)).not.toContain("A third of nine");
    expect(await db.select().from(activityLog)).toMatchObject([
      { userId: user.id, act: "doubt_solved", subject: "Mathematics", conversationId },
    ]);
    expect(await db.select().from(tutorCalls)).toMatchObject([{ feature: "doubt" }]);
  }));

test("the reopened conversation contains the response of the call", () =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "doubt");
    const { body } = await solve(agent, conversationId, { doubt: why });
    const [question, solution] = await messagesOf(agent, conversationId);
    expect(question).toMatchObject({ role: "user", content: why });
    expect(solution).toMatchObject({ id: body.message.id, questionId: question?.id });
    expect(solution?.aiResponse).toEqual(body.aiResponse);
  }));

test("a stream ends with the same result as the plain call", () =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "doubt");
    const { events, last } = await streamOf(solve(agent, conversationId, { doubt: why }));
    expect(events[0]).toMatchObject({ event: "delta" });
    const [, solution] = await messagesOf(agent, conversationId);
    expect(last).toMatchObject({
      event: "done",
      data: {
        aiResponse: solution?.aiResponse,
        message: { id: solution?.id },
        newAchievements: [{ badgeId: "acts-1" }],
      },
    });
  }));

test("a photo goes to the tutor with the doubt, and is stored for its owner", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId } = await givenStudent(db, "doubt");
    expect((await solve(agent, conversationId, { photo: await photo() })).status).toBe(200);
    expect(asked).toMatchObject([
      { operation: "doubt", request: { doubt: "", photo: { mediaType: "image/jpeg" } } },
    ]);
    const [question] = await messagesOf(agent, conversationId);
    expect((await agent.get(question?.imageUrl ?? "")).status).toBe(200);
    const { agent: stranger } = await student(db);
    expect((await stranger.get(question?.imageUrl ?? "")).status).toBe(404);
  }));

test.each([
  ["neither text nor photo", {}, 400],
  ["blanks for text", { doubt: "  \n " }, 400],
  ["4,001 characters", { doubt: "x".repeat(4001) }, 400],
  ["a text that calls itself a photo", { doubt: why, photo: Buffer.from("just words") }, 415],
  ["more than 10 MB", { doubt: why, photo: Buffer.alloc(10 * 1024 * 1024 + 1, 1) }, 413],
])("%s is refused with a sentence, and nothing is stored", (_what, asked, status) =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "doubt");
    const response = await solve(agent, conversationId, asked);
    expect(response.status).toBe(status);
    expect(response.body.detail).toMatch(/\w/u);
    expect(await db.select().from(messages)).toEqual([]);
    expect(await db.select().from(uploads)).toEqual([]);
  }),
);

test.each([
  ["i am crying over 2x + 3 = 11 since morning", "Solve 2x + 3 = 11"],
  ["hello sir I want to find 2x+3=11 banana please", "Solve 2x+3=11"],
])("the one sum in the doubt %s is offered by the built-in tutor", (doubt, suggestion) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { body: started } = await agent.post("/api/conversations").send({ type: "doubt" });
    const { body } = await solve(agent, started.id as number, { doubt });
    expect(body.aiResponse).toMatchObject({ declined: true, suggestion });
  }),
);

test("a declined doubt is stored and is not study, and one that needs a person gets a care reply", () =>
  withDatabase(async (db) => {
    const sentence = "I can't clear this one without a model.";
    const { agent, conversationId } = await givenStudent(db, "doubt", {
      doubt: () => ({ declines: sentence }),
    });
    const { body: declined } = await solve(agent, conversationId, { doubt: why });
    expect(declined.aiResponse).toMatchObject({ declined: true, content: sentence });
    const { body: cared } = await solve(agent, conversationId, { doubt: "I want to kill myself" });
    expect(cared.aiResponse.helplines.length).toBeGreaterThan(0);
    expect(await db.select().from(concernCounts)).toHaveLength(1);
    expect(await db.select().from(activityLog)).toEqual([]);
    expect((await refine(agent, conversationId)).status).toBe(404);
    const rating = { messageId: declined.message.id, helpful: true, conversationId };
    expect((await agent.post("/api/doubts/feedback").send(rating)).status).toBe(404);
  }));

test("a failure keeps doubt and photo, and the same idempotency key retries with both", () =>
  withDatabase(async (db) => {
    let fails = true;
    const { agent, asked, conversationId } = await givenStudent(db, "doubt", {
      doubt: () => {
        if (fails) throw new TutorError("rate_limited", "as told", { retryAfter: 3 });
        return givenDoubt();
      },
    });
    const bytes = await photo();
    const tap = () =>
      solve(agent, conversationId, { doubt: why, photo: bytes }).set("Idempotency-Key", "k");
    const failed = await tap();
    expect(failed.status).toBe(503);
    expect(failed.headers["retry-after"]).toBe("3");
    const kept = await messagesOf(agent, conversationId);
    expect(kept).toMatchObject([{ content: why, imageUrl: /uploads/u }, { state: "failed" }]);
    fails = false;
    const again = await tap();
    expect(again.body.message.id).toBe(kept[1]?.id);
    expect(asked.at(-1)).toMatchObject({ request: { doubt: why, photo: {} } });
    expect(await db.select().from(uploads)).toHaveLength(1);
    const other = await solve(agent, conversationId, { doubt: why }).set("Idempotency-Key", "k");
    expect(other.body).toMatchObject({ status: 422, code: "same_key_other_request" });
  }));
