import { explanationResponse } from "#shared/contracts/concepts.ts";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import { activityLog } from "../../db/schema/activity.ts";
import { concernCounts } from "../../db/schema/concern-counts.ts";
import { messages } from "../../db/schema/conversations.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import { givenExplanation } from "../../testing/given-outputs.ts";
import {
  givenLibrary,
  givenStudent,
  messagesOf,
  startConversation,
  streamOf,
} from "../../testing/study.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

function explain(agent: Agent, conversationId: number, concept: unknown = "Fractions") {
  return agent.post("/api/concepts/explain").send({ concept, conversationId });
}

test("an explanation is returned with its whole message, at the level of the class, and counts as study", () =>
  withDatabase(async (db) => {
    const { agent, user, asked, conversationId } = await givenStudent(db, "concept");
    const { status, body } = await explain(agent, conversationId);
    expect(status).toBe(200);
    const { keyTerms, examples, followUpQuestions, ...explained } = givenExplanation();
    const content = expect.stringContaining(explained.content) as string;
    expect(body.aiResponse).toMatchObject({ content, keyTerms, declined: false });
    // Class 8 in the range 5 to 9.
    const adaptiveDifficulty = { score: 6, level: "intermediate" };
    expect(asked).toMatchObject([
      { operation: "concept", request: { concept: "Fractions", difficulty: "intermediate" } },
    ]);
    expect(body.message).toMatchObject({
      conversationId,
      role: "assistant",
      state: "complete",
      content,
      metadata: {
        difficulty: "beginner",
        keyTerms,
        examples,
        followUpQuestions,
        adaptiveDifficulty,
      },
    });
    expect(await db.select().from(activityLog)).toMatchObject([
      { userId: user.id, act: "concept_explained", subject: "Mathematics", conversationId },
    ]);
    expect(await db.select().from(tutorCalls)).toMatchObject([{ feature: "concept" }]);
  }));

test("the search for the concept uses the student's class", () =>
  withDatabase(async (db) => {
    const grades: unknown[] = [];
    const library: typeof givenLibrary = {
      ...givenLibrary,
      find: (text, options) => {
        grades.push(options?.grade);
        return givenLibrary.find(text, options);
      },
    };
    const { agent, user, conversationId } = await givenStudent(db, "concept", {}, { library });
    await explain(agent, conversationId);
    expect(grades).toContain(user.grade);
    expect(grades).not.toContain(undefined);
  }));

test("the reopened conversation contains the response of the call", () =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "concept");
    const given = explanationResponse.parse((await explain(agent, conversationId)).body);
    const [question, explanation] = await messagesOf(agent, conversationId);
    expect(question).toMatchObject({ role: "user", content: "Fractions" });
    expect(explanation).toEqual(given.message);
    expect(explanation?.aiResponse).toEqual(given.aiResponse);
  }));

test("a stream ends with the same result as the plain call", () =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "concept");
    const { events, last } = await streamOf(explain(agent, conversationId));
    expect(events[0]).toMatchObject({ event: "delta" });
    expect(last?.event).toBe("done");
    const [, explanation] = await messagesOf(agent, conversationId);
    expect(explanationResponse.parse(last?.data).message).toEqual(explanation);
  }));

test("the same idempotency key returns the same explanation, and the model is called once", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId } = await givenStudent(db, "concept");
    const first = await explain(agent, conversationId).set("Idempotency-Key", "k");
    const second = await explain(agent, conversationId).set("Idempotency-Key", "k");
    expect(second.body).toEqual({ ...first.body, newAchievements: undefined });
    expect(asked).toHaveLength(1);
  }));

test.each([
  ["nothing", "", 400],
  ["blanks", " \n\t ", 400],
  ["501 characters", "x".repeat(501), 400],
  ["a number", 7, 400],
  ["a list", ["Gravity"], 400],
  ["nothing at all", undefined, 400],
])("%s for a concept is refused with a sentence, and nothing is stored", (_what, concept, status) =>
  withDatabase(async (db) => {
    const { agent, conversationId } = await givenStudent(db, "concept");
    const response = await agent
      .post("/api/concepts/explain")
      .send({ conversationId, ...(concept !== undefined && { concept }) });
    expect(response.status).toBe(status);
    expect(response.body.errors.concept).toMatch(/\w/u);
    expect(await db.select().from(messages)).toEqual([]);
  }),
);

test("a concept is asked in the student's own conversation of type concept", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId } = await givenStudent(db, "concept");
    const { agent: stranger } = await student(db);
    expect((await explain(stranger, conversationId)).status).toBe(404);
    const homework = await startConversation(agent, "homework");
    expect((await explain(agent, homework)).status).toBe(404);
    expect(asked).toEqual([]);
  }));

test("what no engine can explain is declined honestly, stored, and not study", () =>
  withDatabase(async (db) => {
    const sentence = "I don't have this yet. Is it one of these? Tap it, and I'll explain it.";
    const { agent, conversationId } = await givenStudent(db, "concept", {
      concept: () => ({ declines: sentence, nearby: ["Force"] }),
    });
    const { status, body } = await explain(agent, conversationId, "Quark stars");
    expect(status).toBe(200);
    const followUpQuestions = ["Force"];
    expect(body.aiResponse).toMatchObject({ declined: true, content: sentence, followUpQuestions });
    expect(body.message.metadata.adaptiveDifficulty).toBeUndefined();
    expect(await db.select().from(activityLog)).toEqual([]);
  }));

test("a student who needs a person gets a care reply, and no engine is called", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId } = await givenStudent(db, "concept");
    const { body } = await explain(agent, conversationId, "I want to kill myself");
    expect(body.aiResponse.helplines.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    expect(await db.select().from(concernCounts)).toMatchObject([{ concern: "self_harm" }]);
    expect(await db.select().from(activityLog)).toEqual([]);
  }));

test("a failure keeps the question, and Try again answers in its place", () =>
  withDatabase(async (db) => {
    let fails = true;
    const { agent, conversationId } = await givenStudent(db, "concept", {
      concept: () => {
        if (fails) throw new TutorError("unavailable", "as told");
        return givenExplanation();
      },
    });
    const failed = await explain(agent, conversationId, "Quark stars");
    expect(failed.status).toBe(502);
    const [question, answer] = await messagesOf(agent, conversationId);
    expect(question?.content).toBe("Quark stars");
    expect(answer).toMatchObject({ state: "failed", failure: { code: "tutor_unavailable" } });
    fails = false;
    const path = `/api/conversations/${conversationId}/messages/${answer?.id ?? 0}/retry`;
    const again = await agent.post(path).send({});
    expect(again.body.message.id).toBe(answer?.id);
    const [, mended] = await messagesOf(agent, conversationId);
    expect(mended).toMatchObject({
      state: "complete",
      metadata: { adaptiveDifficulty: { level: "intermediate" } },
    });
  }));
