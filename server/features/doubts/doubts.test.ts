import sharp from "sharp";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { messages, uploads } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import {
  givenStudent,
  messagesOf,
  type Script,
  startConversation,
  streamOf,
} from "../../testing/study.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

const why = "Why do I have to go back?";

interface Asked {
  doubt?: string;
  photo?: Buffer;
}

function solve(agent: Agent, conversationId: number | string, { doubt, photo }: Asked) {
  const request = agent.post("/api/doubts/solve").field("conversationId", String(conversationId));
  if (doubt !== undefined) void request.field("doubt", doubt);
  if (photo) void request.attach("image", photo, "photo.jpg");
  return request;
}

function refine(
  agent: Agent,
  conversationId: number,
  refinementRequest: unknown = "Shorter",
  messageId?: number,
) {
  const originalDoubt = why;
  return agent
    .post("/api/doubts/refine")
    .send({ originalDoubt, refinementRequest, conversationId, messageId });
}

async function givenSolved(db: Db, script: Script = {}) {
  const given = await givenStudent(db, "doubt", script);
  const { body } = await solve(given.agent, given.conversationId, { doubt: why });
  return { ...given, messageId: body.message.id as number };
}

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

function rate(agent: Agent, body: object) {
  return agent.post("/api/doubts/feedback").send(body);
}

test("feedback on whether a solution helped is accepted once, and stored with it", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const said = await rate(agent, { messageId, helpful: false, conversationId });
    expect(said.status).toBe(204);
    const [, solution] = await messagesOf(agent, conversationId);
    expect(solution?.metadata).toMatchObject({ helpful: false, difficulty: "beginner" });
    const second = await rate(agent, { messageId, helpful: true, conversationId });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "feedback_given" });
    expect((await messagesOf(agent, conversationId))[1]?.metadata.helpful).toBe(false);
    const { body } = await refine(agent, conversationId);
    const other = { messageId: body.message.id, helpful: true, conversationId };
    expect((await rate(agent, other)).status).toBe(204);
  }));

test("of two concurrent feedbacks one counts", () =>
  withCommittedDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const say = (helpful: boolean) => rate(agent, { messageId, helpful, conversationId });
    const both = await Promise.all([say(true), say(false)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  }));

test("feedback is accepted only for a solution, in its conversation, by its student, as yes or no", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const rating = { messageId, helpful: true, conversationId };
    const { agent: stranger } = await student(db);
    expect((await rate(stranger, rating)).status).toBe(404);
    const elsewhere = await startConversation(agent, "doubt");
    expect((await rate(agent, { ...rating, conversationId: elsewhere })).status).toBe(404);
    const [question] = await messagesOf(agent, conversationId);
    expect((await rate(agent, { ...rating, messageId: question?.id })).status).toBe(404);
    expect((await rate(agent, { ...rating, helpful: "yes" })).status).toBe(400);
    expect((await rate(agent, rating)).status).toBe(204);
  }));

test("after a doubt an easier question is practised: held back, tried, revealed, and drawn again", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId, messageId } = await givenSolved(db);
    const practise = (id: number) =>
      agent.post("/api/homework/practice").send({ conversationId, messageId: id, easier: true });
    const practice = await practise(messageId);
    expect(practice.status).toBe(200);
    expect(asked.at(-1)).toMatchObject({
      operation: "practice",
      request: {
        question: why,
        easier: true,
        solution: { subject: "Mathematics", answer: givenDoubt().answer },
      },
    });
    expect(practice.body.aiResponse).toMatchObject({ content: "Why is snow white?", steps: [] });
    expect(practice.body.aiResponse.answer).toBeUndefined();
    const held = "It reflects every colour";
    expect(JSON.stringify(await messagesOf(agent, conversationId))).not.toContain(held);
    const place = { messageId: practice.body.message.id as number };
    const tried = { ...place, given: held };
    const { body: judged } = await agent.post("/api/homework/check-answer").send(tried);
    expect(judged.feedback).toMatch(/\w/u);
    const revealed = await agent.post("/api/homework/reveal").send(place);
    expect(revealed.body.aiResponse.answer).toBe(held);
    expect((await practise(place.messageId)).status).toBe(200);
    expect((await refine(agent, conversationId)).status).toBe(200);
  }));

test("an easier question and an equally hard one are two requests", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenSolved(db);
    const practise = (fields: object) =>
      agent
        .post("/api/homework/practice")
        .set("Idempotency-Key", "k")
        .send({ conversationId, messageId, ...fields });
    expect((await practise({})).status).toBe(200);
    expect((await practise({ easier: false })).status).toBe(200);
    expect((await practise({ easier: true })).status).toBe(422);
  }));

test("an own answer to a doubt is judged if the doubt has an answer, and there is nothing to reveal", () =>
  withDatabase(async (db) => {
    let answer = "$x = 4$";
    const given = await givenStudent(db, "doubt", { doubt: () => givenDoubt({ answer }) });
    const { agent, conversationId } = given;
    const first = await solve(agent, conversationId, { doubt: "Solve 2x + 3 = 11" });
    const judge = (messageId: number) =>
      agent.post("/api/homework/check-answer").send({ messageId, given: "x = 4" });
    expect((await judge(first.body.message.id)).body.verdict).toBe("right");
    const { id: messageId } = first.body.message;
    const revealed = await agent.post("/api/homework/reveal").send({ messageId });
    expect(revealed.body.aiResponse).toEqual(first.body.aiResponse);
    answer = "";
    const second = await solve(agent, conversationId, { doubt: why });
    expect(second.body.aiResponse.answer).toBeUndefined();
    expect((await judge(second.body.message.id)).status).toBe(404);
  }));
