import type { Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { givenStudent, messagesOf } from "../../testing/study.ts";

async function givenQuizzed(db: Db) {
  const given = await givenStudent(db, "concept");
  const { agent, conversationId } = given;
  const concept = "Fractions";
  const explanation = await agent.post("/api/concepts/explain").send({ concept, conversationId });
  const explanationId = explanation.body.message.id as number;
  const said = { conversationId, messageId: explanationId, feedback: "understood", concept };
  const quiz = await agent.post("/api/feedback/comprehension").send(said);
  const messageId = quiz.body.followUp.id as number;
  return { ...given, explanationId, messageId };
}

const choose = (agent: Agent, messageId: number, question: unknown, choice: unknown) =>
  agent.post("/api/concepts/quiz").send({ messageId, question, choice });

const quizRows = async (db: Db) =>
  (await db.select().from(activityLog)).filter(({ act }) => act === "quiz_answered");

test("a choice is judged with the key and the reason, stored and logged", () =>
  withDatabase(async (db) => {
    const { agent, user, conversationId, messageId } = await givenQuizzed(db);
    const wrong = await choose(agent, messageId, 0, 2);
    expect(wrong.status).toBe(200);
    expect(wrong.body).toEqual({
      isRight: false,
      choice: 2,
      key: 0,
      why: "Count on from two.",
    });
    const right = await choose(agent, messageId, 1, 1);
    expect(right.body).toMatchObject({ isRight: true, choice: 1, key: 1 });
    expect(await quizRows(db)).toMatchObject([
      {
        userId: user.id,
        correct: false,
        subject: "Mathematics",
        topic: "Addition",
        conversationId,
      },
      { correct: true },
    ]);
  }));

test("the reopened quiz shows the choices made, and no key of another question", () =>
  withDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenQuizzed(db);
    await choose(agent, messageId, 1, 3);
    const quiz = (await messagesOf(agent, conversationId)).at(-1);
    expect(quiz?.aiResponse?.quiz).toMatchObject([
      { chosen: null },
      { chosen: { choice: 3, key: 1, why: "It is one more than twice four." } },
      { chosen: null },
    ]);
    expect(JSON.stringify(quiz)).not.toContain("Count on from two.");
  }));

test("the first choice counts: after another choice, the same or not, the verdict stays", () =>
  withDatabase(async (db) => {
    const { agent, messageId } = await givenQuizzed(db);
    const first = await choose(agent, messageId, 0, 1);
    expect((await choose(agent, messageId, 0, 1)).body).toEqual(first.body);
    expect((await choose(agent, messageId, 0, 0)).body).toEqual(first.body);
    expect(await quizRows(db)).toHaveLength(1);
  }));

test("of two concurrent choices one counts, and both get its verdict", () =>
  withCommittedDatabase(async (db) => {
    const { agent, messageId } = await givenQuizzed(db);
    const both = await Promise.all([
      choose(agent, messageId, 0, 0),
      choose(agent, messageId, 0, 1),
    ]);
    expect(both[0].body).toEqual(both[1].body);
    expect(await quizRows(db)).toHaveLength(1);
  }));

test("concurrent choices in two questions are both stored", () =>
  withCommittedDatabase(async (db) => {
    const { agent, conversationId, messageId } = await givenQuizzed(db);
    await Promise.all([choose(agent, messageId, 0, 0), choose(agent, messageId, 1, 0)]);
    const quiz = (await messagesOf(agent, conversationId)).at(-1)?.aiResponse?.quiz;
    expect(quiz?.map(({ chosen }) => chosen?.choice)).toEqual([0, 0, undefined]);
  }));

test("quiz answers move the next explanation", () =>
  withDatabase(async (db) => {
    const { agent, asked, conversationId, messageId } = await givenQuizzed(db);
    await choose(agent, messageId, 0, 0);
    const again = { concept: "Fractions", conversationId };
    const { body } = await agent.post("/api/concepts/explain").send(again);
    // 6 for the class, half a point for "understood", half a point for the quiz.
    expect(body.message.metadata.adaptiveDifficulty).toEqual({ score: 7, level: "advanced" });
    expect(asked.at(-1)).toMatchObject({ request: { difficulty: "advanced" } });
  }));

test.each([
  ["a question that is not there", 3, 0, 404],
  ["an option that is not there", 0, 4, 400],
  ["an option below the first", 0, -1, 400],
  ["half an option", 0, 0.5, 400],
  ["an option in words", 0, "5", 400],
  ["a question beyond all", 1e9, 0, 400],
])("%s is refused, and nothing is stored", (_what, question, choice, status) =>
  withDatabase(async (db) => {
    const { agent, messageId } = await givenQuizzed(db);
    const response = await choose(agent, messageId, question, choice);
    expect(response.status).toBe(status);
    expect(response.body.detail).toMatch(/\w/u);
    expect(await quizRows(db)).toEqual([]);
  }),
);

test("a quiz belongs to its student, and another reply is not accepted as a quiz", () =>
  withDatabase(async (db) => {
    const { agent, messageId, explanationId } = await givenQuizzed(db);
    const { agent: stranger } = await student(db);
    expect((await choose(stranger, messageId, 0, 0)).status).toBe(404);
    expect((await choose(agent, explanationId, 0, 0)).status).toBe(404);
    expect(await quizRows(db)).toEqual([]);
  }));
