import { asc, eq } from "drizzle-orm";
import type { Agent } from "supertest";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { messages } from "../../db/schema/conversations.ts";
import { student } from "../../testing/app.ts";
import { ask } from "../../testing/ask-homework.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import { fractions, libraryOf, linearEquations, photosynthesis } from "../../testing/library.ts";
import { startConversation, studyModel } from "../../testing/study.ts";
import { givenDoubt } from "../../testing/given-outputs.ts";
import { quizQuestionId } from "../concepts/quiz.service.ts";

const library = libraryOf(fractions, linearEquations, photosynthesis);
const equation = "Solve 2x + 3 = 11";

const record = (db: Db) => db.select().from(activityLog).orderBy(asc(activityLog.id));

async function asked(db: Db, helpLevel: string) {
  const { agent, user } = await student(db, { library });
  const { body } = await ask(agent, { question: equation, helpLevel });
  const messageId = body.message.id as number;
  const offer = (given: string) =>
    agent.post("/api/homework/check-answer").send({ messageId, given }).expect(200);
  const reveal = () => agent.post("/api/homework/reveal").send({ messageId }).expect(200);
  return { agent, user, messageId, offer, reveal };
}

test("a solved question is stored with its task, its concept and its difficulty", () =>
  withDatabase(async (db) => {
    const { messageId } = await asked(db, "full");
    expect(await record(db)).toMatchObject([
      {
        act: "homework_answered",
        source: "homework",
        subject: "Mathematics",
        concept: "linear-equations",
        task: "linear-equation",
        question: null,
        difficulty: "beginner",
        correct: null,
        attempt: null,
        isEvidence: false,
      },
    ]);
    const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
    expect(row?.reply).toMatchObject({ computed: { task: "linear-equation" } });
  }));

test("tries are numbered until the answer is found, and only the first is evidence", () =>
  withDatabase(async (db) => {
    const { offer } = await asked(db, "hint");
    for (const given of ["x = 5", "no idea", "x = 4", "x = 4", "x = 4"]) await offer(given);
    const tries = (await record(db)).filter(({ act }) => act === "practice_answered");
    expect(tries).toMatchObject([
      { correct: false, attempt: 1, isAfterReveal: false, isEvidence: true },
      { correct: true, attempt: 2, isAfterReveal: false, isEvidence: false },
    ]);
    expect(tries[0]).toMatchObject({ source: "homework", concept: "linear-equations" });
  }));

test("after the solution was shown five taps on the right answer are one act, and no evidence", () =>
  withDatabase(async (db) => {
    const { offer, reveal } = await asked(db, "hint");
    await reveal();
    for (let tap = 0; tap < 5; tap += 1) await offer("x = 4");
    const tries = (await record(db)).filter(({ act }) => act === "practice_answered");
    expect(tries).toMatchObject([
      { correct: true, attempt: 1, isAfterReveal: true, isEvidence: false },
    ]);
  }));

test("with the whole solution in view a first try is no evidence either", () =>
  withDatabase(async (db) => {
    const { offer } = await asked(db, "full");
    await offer("x = 4");
    expect((await record(db)).at(-1)).toMatchObject({ isAfterReveal: true, isEvidence: false });
  }));

test("of two concurrent tries only one is the first, and neither loses the reveal", () =>
  withCommittedDatabase(async (db) => {
    const { messageId, offer, reveal } = await asked(db, "hint");
    await Promise.all([offer("x = 5"), offer("x = 6"), reveal()]);
    const tries = (await record(db)).filter(({ act }) => act === "practice_answered");
    expect(tries.map(({ attempt }) => attempt)).toEqual([1, 2]);
    const [row] = await db.select().from(messages).where(eq(messages.id, messageId));
    expect(row?.reply).toMatchObject({ revealed: true, tries: { count: 2, isFound: false } });
  }));

async function quizOn(agent: Agent, concept: string) {
  const conversationId = await startConversation(agent, "concept");
  const { body } = await agent.post("/api/concepts/explain").send({ concept, conversationId });
  const said = { conversationId, messageId: body.message.id, feedback: "understood", concept };
  const { body: followed } = await agent.post("/api/feedback/comprehension").send(said);
  return followed.followUp as {
    id: number;
    aiResponse: { quiz: { question: string; options: string[] }[] };
  };
}

test("an explanation, the feedback on it and each answer of the quiz name the concept", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { library });
    const quiz = await quizOn(agent, "Photosynthesis");
    await agent.post("/api/concepts/quiz").send({ messageId: quiz.id, question: 0, choice: 0 });
    const [question = ""] = quiz.aiResponse.quiz.map((each) => each.question);
    expect(await record(db)).toMatchObject([
      { act: "concept_explained", source: "concept", concept: "photosynthesis", task: null },
      { act: "comprehension_given", source: "concept", concept: "photosynthesis" },
      {
        act: "quiz_answered",
        source: "quiz",
        concept: "photosynthesis",
        question: quizQuestionId("photosynthesis", question),
        attempt: 1,
        isEvidence: true,
      },
    ]);
  }));

test("the same question in a later quiz is a second try", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db, { library });
    for (let time = 0; time < 2; time += 1) {
      const quiz = await quizOn(agent, "Photosynthesis");
      for (const question of quiz.aiResponse.quiz.keys()) {
        await agent.post("/api/concepts/quiz").send({ messageId: quiz.id, question, choice: 0 });
      }
    }
    const rows = (await record(db)).filter(({ act }) => act === "quiz_answered");
    const seen = new Map<string | null, number>();
    for (const { question, attempt, isEvidence } of rows) {
      const before = seen.get(question) ?? 0;
      expect({ attempt, isEvidence }).toEqual({ attempt: before + 1, isEvidence: before === 0 });
      seen.set(question, before + 1);
    }
    expect(rows).toHaveLength(6);
  }));

test.each([
  ["Photosynthesis", "photosynthesis"],
  ["Dancing", null],
])("a model's text on %s is assigned to the concept of that name, if any", (topic, concept) =>
  withDatabase(async (db) => {
    const { engine } = studyModel({ doubt: () => givenDoubt({ topic }) });
    const { agent } = await student(db, { library, engine });
    const conversationId = await startConversation(agent, "doubt");
    const asked = { doubt: "Why so?", conversationId: String(conversationId) };
    await agent.post("/api/doubts/solve").field(asked);
    expect(await record(db)).toMatchObject([{ source: "doubt", topic, concept, task: null }]);
  }),
);
