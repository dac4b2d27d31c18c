import { giveComprehension } from "#shared/contracts/concepts.ts";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { messages } from "../../db/schema/conversations.ts";
import { student } from "../../testing/app.ts";
import { usualConfig } from "../../testing/config.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { givenExplanation, givenQuiz } from "../../testing/given-outputs.ts";
import {
  givenStudent,
  messagesOf,
  type Script,
  startConversation,
  streamOf,
} from "../../testing/study.ts";
import { libraryOf } from "../../testing/library.ts";
import { TutorError } from "../../tutor/tutor-error.ts";

async function givenExplained(
  db: Db,
  script: Script = {},
  overrides: Parameters<typeof student>[1] = {},
) {
  const given = await givenStudent(db, "concept", script, overrides);
  const explanation = await explain(given.agent, given.conversationId);
  return { ...given, messageId: explanation.body.message.id as number };
}

function explain(agent: Agent, conversationId: number) {
  return agent.post("/api/concepts/explain").send({ concept: "Fractions", conversationId });
}

interface ExplanationFixture {
  agent: Agent;
  conversationId: number;
  messageId: number;
}

function say(
  { agent, conversationId, messageId }: ExplanationFixture,
  feedback: unknown,
  concept = "Fractions",
) {
  return agent
    .post("/api/feedback/comprehension")
    .send({ conversationId, messageId, feedback, concept });
}

const feedbackRows = async (db: Db) =>
  (await db.select().from(activityLog)).filter(({ act }) => act === "comprehension_given");

test("understood: a quiz without its keys follows, and the feedback is stored and logged", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    const { status, body } = await say(given, "understood");
    expect(status).toBe(200);
    expect(body.adaptiveDifficulty).toEqual({ score: 6.5, level: "intermediate" });
    expect(body.followUp.metadata).toMatchObject({ isQuiz: true });
    expect(body.followUp.metadata.adaptiveDifficulty).toBeUndefined();
    const { questions } = givenQuiz();
    expect(body.followUp.aiResponse.quiz).toEqual(
      questions.map(({ question, options }) => ({ question, options, chosen: null })),
    );
    for (const { why } of questions) expect(JSON.stringify(body)).not.toContain(why);
    const [, explanation, quiz] = await messagesOf(given.agent, given.conversationId);
    expect(explanation?.metadata).toMatchObject({
      comprehension: "understood",
      difficulty: "beginner",
      adaptiveDifficulty: { score: 6 },
    });
    expect(quiz).toEqual(giveComprehension.response.parse(body).followUp);
    expect(await feedbackRows(db)).toMatchObject([
      {
        userId: given.user.id,
        feedback: "understood",
        subject: "Mathematics",
        topic: "Comparing Quantities",
        conversationId: given.conversationId,
      },
    ]);
  }));

test("another student's feedback makes nobody else's explanations harder", () =>
  withDatabase(async (db) => {
    await say(await givenExplained(db), "need_harder");
    const { body } = await say(await givenExplained(db), "understood");
    expect(body.adaptiveDifficulty).toEqual({ score: 6.5, level: "intermediate" });
  }));

test.each([
  ["confused", 4.5, "intermediate"],
  ["need_simpler", 5, "intermediate"],
  ["need_harder", 7.5, "advanced"],
])("%s: another explanation follows, and the score moves to %d", (feedback, score, level) =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    const { body } = await say(given, feedback);
    const adaptiveDifficulty = { score, level };
    expect(body.adaptiveDifficulty).toEqual(adaptiveDifficulty);
    expect(body.followUp).toMatchObject({
      content: expect.stringMatching(/A roti is cut\.$/u) as string,
      metadata: { isReExplanation: true, adaptiveDifficulty },
    });
    expect(given.asked.at(-1)).toMatchObject({
      operation: "reExplain",
      request: {
        concept: "Fractions",
        conceptId: "fractions",
        need: feedback,
        difficulty: level,
        previous: { content: expect.stringContaining(givenExplanation().content) as string },
      },
    });
  }),
);

test("a student's feedback moves the next explanation", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    await say(given, "confused");
    const { body } = await say(
      {
        ...given,
        messageId: (await messagesOf(given.agent, given.conversationId)).at(-1)?.id ?? 0,
      },
      "confused",
    );
    expect(body.adaptiveDifficulty).toEqual({ score: 3, level: "beginner" });
    await explain(given.agent, given.conversationId);
    expect(given.asked.at(-1)).toMatchObject({
      operation: "concept",
      request: { difficulty: "beginner" },
    });
  }));

test("a stream of feedback shows the follow-up as it is written, and ends with the same result as the plain call", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    const { events, last } = await streamOf(say(given, "confused"));
    expect(last?.event).toBe("done");
    const { followUp } = giveComprehension.response.parse(last?.data);
    expect(events[0]).toMatchObject({ event: "delta", data: { message: { id: followUp?.id } } });
    expect((await messagesOf(given.agent, given.conversationId)).at(-1)).toEqual(followUp);
  }));

test("feedback is accepted once: a second one is refused, the same idempotency key returns the same", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    const first = await say(given, "understood").set("Idempotency-Key", "k");
    const second = await say(given, "confused");
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({ code: "feedback_given", detail: /\w/u });
    const quiz = { messageId: first.body.followUp.id, question: 0, choice: 0 };
    await given.agent.post("/api/concepts/quiz").send(quiz);
    const same = await say(given, "understood").set("Idempotency-Key", "k");
    expect(same.status).toBe(200);
    expect(same.body.adaptiveDifficulty).toEqual(first.body.adaptiveDifficulty);
    expect(same.body.followUp.id).toBe(first.body.followUp.id);
    const other = await say(given, "confused").set("Idempotency-Key", "k");
    expect(other.body).toMatchObject({ status: 422, code: "same_key_other_request" });
    expect(await feedbackRows(db)).toHaveLength(1);
  }));

test("of two concurrent feedbacks one counts", () =>
  withCommittedDatabase(async (db) => {
    const given = await givenExplained(db);
    const both = await Promise.all([say(given, "understood"), say(given, "confused")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await feedbackRows(db)).toHaveLength(1);
    expect(await db.select().from(messages)).toHaveLength(3);
  }));

test("both requests of a double tap get the same", () =>
  withCommittedDatabase(async (db) => {
    const given = await givenExplained(db);
    const tap = () => say(given, "confused").set("Idempotency-Key", "k");
    const [first, second] = await Promise.all([tap(), tap()]);
    expect(second.body).toEqual(first.body);
    expect(first.status).toBe(200);
    expect(await feedbackRows(db)).toHaveLength(1);
  }));

test("where no quiz can be written the feedback still counts", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db, { quiz: () => ({ declines: "I can't test this." }) });
    const { status, body } = await say(given, "understood");
    expect(status).toBe(200);
    expect(body).toEqual({ adaptiveDifficulty: { score: 6.5, level: "intermediate" } });
    expect(await feedbackRows(db)).toHaveLength(1);
  }));

test("a failed follow-up is retried by the same idempotency key, and the feedback counts once", () =>
  withDatabase(async (db) => {
    let fails = true;
    const quiz = () => {
      if (fails) throw new TutorError("timed_out", "as told");
      return givenQuiz();
    };
    // With an empty library the built-in tutor can't replace the model.
    const given = await givenExplained(db, { quiz }, { library: libraryOf() });
    const failed = await say(given, "understood").set("Idempotency-Key", "k");
    expect(failed.status).toBe(504);
    expect((await messagesOf(given.agent, given.conversationId)).at(-1)).toMatchObject({
      state: "failed",
      metadata: { isQuiz: true },
    });
    fails = false;
    const again = await say(given, "understood").set("Idempotency-Key", "k");
    expect(again.body.followUp.metadata.isQuiz).toBe(true);
    expect(await feedbackRows(db)).toHaveLength(1);
  }));

test("above the ask limit no feedback is stored, so that it can be given later", () =>
  withDatabase(async (db) => {
    const limits = { ...usualConfig.limits, asksPerTenMinutes: 1 };
    const given = await givenExplained(db, {}, { config: { ...usualConfig, limits } });
    expect((await say(given, "understood")).status).toBe(429);
    const [, explanation] = await messagesOf(given.agent, given.conversationId);
    expect(explanation?.metadata.comprehension).toBeUndefined();
    expect(await feedbackRows(db)).toEqual([]);
  }));

test("feedback is accepted only for an explanation, in its conversation, and by its student", () =>
  withDatabase(async (db) => {
    const given = await givenExplained(db);
    const { agent: stranger } = await student(db);
    expect((await say({ ...given, agent: stranger }, "understood")).status).toBe(404);
    const elsewhere = await startConversation(given.agent, "concept");
    expect((await say({ ...given, conversationId: elsewhere }, "understood")).status).toBe(404);
    const [question] = await messagesOf(given.agent, given.conversationId);
    expect((await say({ ...given, messageId: question?.id ?? 0 }, "confused")).status).toBe(404);
    expect((await say({ ...given, messageId: 2_147_483_647 }, "confused")).status).toBe(404);
    const quiz = await say(given, "understood");
    const ofQuiz = await say({ ...given, messageId: quiz.body.followUp.id }, "understood");
    expect(ofQuiz.status).toBe(404);
  }));

test.each([
  ["an unknown value", { feedback: "bored" }],
  ["no value", { feedback: undefined }],
  ["a message that is no number", { messageId: "one" }],
  ["no concept", { concept: " " }],
])("%s is refused with a sentence", (_what, changes) =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenExplained(db);
    const body = { conversationId, messageId, feedback: "understood", concept: "x", ...changes };
    const response = await agent.post("/api/feedback/comprehension").send(body);
    expect(response.status).toBe(400);
    expect(response.body.detail).toMatch(/\w/u);
    expect(await feedbackRows(db)).toEqual([]);
  }),
);
