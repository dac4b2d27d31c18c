import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { examResponses, examSessions, questionHistory } from "../../db/schema/exams.ts";
import { users } from "../../db/schema/users.ts";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import {
  choiceQuestion,
  numericalQuestion,
  several,
  shortQuestion,
} from "../../testing/bank-questions.ts";
import { answersTo, examinee } from "../../testing/exams.ts";

const record = (db: Db) => db.select().from(activityLog).orderBy(asc(activityLog.id));

const five = several(5, (id) => choiceQuestion(id));

test("a session is scored with its own keys, per question and per topic", () =>
  withDatabase(async (db) => {
    const questions = [...five.slice(0, 3), choiceQuestion("e", { topic: "linear-equations" })];
    const { start, finish } = await examinee(db, { questions });
    const session = await start("quick_revision");
    const place = session.questions.findIndex(({ id }) => id === "e");
    const right = [0, 1, 2, 3].filter((at) => at !== place);
    const responses = answersTo(session, right).map((each) => ({ ...each, seconds: 7 }));
    const { body } = await finish(session.id, responses).expect(200);
    expect(body.result).toMatchObject({
      score: 75,
      questionsAttempted: 4,
      correctAnswers: 3,
      questionCount: 4,
      marks: null,
      strongTopics: [{ id: "fractions" }],
      weakTopics: [{ id: "linear-equations" }],
    });
    expect(body.result.byTopic).toEqual(
      expect.arrayContaining([
        { topic: { id: "fractions", name: "Fractions" }, right: 3, of: 3 },
        { topic: expect.objectContaining({ id: "linear-equations" }), right: 0, of: 1 },
      ]),
    );
    expect(body.result.responses[place]).toMatchObject({
      questionId: "e",
      choice: 0,
      isRight: false,
      seconds: 7,
    });
  }));

test("false counts in the request are ignored, and the time is limited to the elapsed time", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-01T10:00:00Z") };
    const { start, finish } = await examinee(db, { questions: five, now: () => clock.now });
    const session = await start("quick_revision");
    clock.now = new Date("2026-11-01T10:01:00Z");
    const lie = { questionsAttempted: 99, correctAnswers: 99, score: 100, timeSpent: 500 };
    const { body } = await finish(session.id, answersTo(session, [2]), lie).expect(200);
    expect(body.result).toMatchObject({
      score: 20,
      questionsAttempted: 5,
      correctAnswers: 1,
      timeSpent: 60,
    });
  }));

test("an unanswered question is neither right nor wrong, and not study", () =>
  withDatabase(async (db) => {
    const { agent, start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    const [first] = answersTo(session, [0]);
    const marked = { questionId: session.questions[1]?.id ?? "", isMarked: true, seconds: 3 };
    const { body } = await finish(session.id, [first ?? {}, marked]).expect(200);
    expect(body.result).toMatchObject({ score: 20, questionsAttempted: 1, correctAnswers: 1 });
    const verdicts = body.result.responses.map(({ isRight }: { isRight: unknown }) => isRight);
    expect(verdicts).toEqual([true, null, null, null, null]);
    expect(body.result.responses[1]).toMatchObject({ isMarked: true, seconds: 3, choice: null });
    expect(await record(db)).toHaveLength(1);
    expect((await agent.get(`/api/exam/session/${session.id}`)).body).toEqual({
      ...body,
      newAchievements: undefined,
    });
  }));

test("a finished session accepts the same answers again, and no others", () =>
  withDatabase(async (db) => {
    const { start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    const responses = answersTo(session, [1, 2]);
    const first = await finish(session.id, responses).expect(200);
    const again = responses.toReversed().map((each) => ({ ...each, seconds: 9 }));
    expect((await finish(session.id, again).expect(200)).body).toEqual({
      ...first.body,
      newAchievements: undefined,
    });
    for (const others of [answersTo(session, [0, 1, 2]), responses.slice(1), []]) {
      const refused = await finish(session.id, others);
      expect([refused.status, refused.body.code]).toEqual([409, "session_finished"]);
    }
    expect(await record(db)).toHaveLength(5);
  }));

test("of concurrent finishes one counts, and the same answers get the same result", () =>
  withCommittedDatabase(async (db) => {
    const { start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    const [all, none] = [answersTo(session, [0, 1, 2, 3, 4]), answersTo(session)];
    const replies = await Promise.all(
      [all, none, all, none].map((each) => finish(session.id, each)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await record(db)).toHaveLength(5);
    expect(await db.select().from(examResponses)).toHaveLength(5);
    expect((await db.select().from(questionHistory)).map(({ seen }) => seen)).toEqual([
      1, 1, 1, 1, 1,
    ]);
  }));

test("another student's session is missing, and stays unchanged", () =>
  withDatabase(async (db) => {
    const { start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    const { agent: other } = await student(db);
    const responses = answersTo(session, [0]);
    await other.put(`/api/exam/session/${session.id}`).send({ responses }).expect(404);
    await finish(session.id, responses).expect(200);
  }));

test.each([
  ["to a question that wasn't drawn", [{ questionId: "elsewhere", choice: 1 }]],
  ["twice to one question", [0, 1].map((choice) => ({ questionId: "q-0", choice }))],
  ["with an option that there isn't", [{ questionId: "q-0", choice: 4 }]],
  ["that is a book", [{ questionId: "q-0", written: "a".repeat(4001) }]],
  ["with less than no time", [{ questionId: "q-0", choice: 1, seconds: -1 }]],
])("an answer %s is refused, and the session stays open", (_which, responses) =>
  withDatabase(async (db) => {
    const { agent, start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    await finish(session.id, responses).expect(400);
    const { body } = await agent.get(`/api/exam/session/${session.id}`);
    expect(body.result).toBeNull();
  }),
);

test("after its time limit the session is over, listed, and can't be resumed", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-01T10:00:00Z") };
    const { agent, start } = await examinee(db, { questions: five, now: () => clock.now });
    const session = await start("quick_revision");
    clock.now = new Date("2026-11-01T10:09:59Z");
    expect((await agent.get("/api/exam/plan")).body.openSessionId).toBe(session.id);
    expect((await agent.get("/api/exam/sessions/recent")).body).toEqual([]);
    clock.now = new Date("2026-11-01T10:10:00Z");
    expect((await agent.get("/api/exam/plan")).body.openSessionId).toBeNull();
    expect((await agent.get("/api/exam/sessions/recent")).body).toMatchObject([
      { id: session.id, questionsAttempted: 0, score: 0 },
    ]);
    const { body } = await agent.get(`/api/exam/session/${session.id}`);
    expect(body.result).toMatchObject({ questionsAttempted: 0, questionCount: 5 });
    expect((await start("quick_revision")).id).not.toBe(session.id);
    expect(await record(db)).toEqual([]);
  }));

test("answers given in time and received late count once, on the day they were given", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-01T10:00:00Z") };
    const { start, finish } = await examinee(db, { questions: five, now: () => clock.now });
    const session = await start("quick_revision");
    clock.now = new Date("2026-11-03T10:00:00Z");
    const responses = answersTo(session, [0, 1, 2, 3, 4]);
    const { body } = await finish(session.id, responses, { timeSpent: 86_400 }).expect(200);
    expect(body.result).toMatchObject({ score: 100, timeSpent: 600 });
    await finish(session.id, answersTo(session), {}).expect(409);
    const days = (await record(db)).map(({ occurredAt }) => occurredAt.toISOString());
    expect(new Set(days)).toEqual(new Set(["2026-11-01T10:10:00.000Z"]));
  }));

test("a graded answer is an act with concept, question, difficulty and try number; first tries are evidence", () =>
  withDatabase(async (db) => {
    const questions = [choiceQuestion("a", { difficulty: "advanced" })];
    const { start, finish } = await examinee(db, { questions });
    for (const right of [[], [0]]) {
      const session = await start("quick_revision");
      await finish(session.id, answersTo(session, right)).expect(200);
    }
    const act = {
      act: "exam_answered",
      source: "exam",
      subject: "Mathematics",
      concept: "fractions",
      topic: "Fractions",
      question: "a",
      difficulty: "advanced",
      conversationId: null,
    };
    expect(await record(db)).toMatchObject([
      { ...act, correct: false, attempt: 1, isEvidence: true },
      { ...act, correct: true, attempt: 2, isEvidence: false },
    ]);
    expect(await db.select().from(questionHistory)).toMatchObject([
      { question: "a", topic: "fractions", seen: 2, right: 1, rightInRow: 1, wasRight: true },
    ]);
  }));

test("a board answer gets the student's own marks, up to the question's maximum, and is no evidence", () =>
  withDatabase(async (db) => {
    const questions = several(3, (id) => shortQuestion(id), "s");
    const { start, finish } = await examinee(db, { questions });
    const { id } = await start("board_answers");
    const responses = [
      { questionId: "s-0", written: "Because.", marks: 10 },
      { questionId: "s-1", written: "So.", marks: 1.5 },
      { questionId: "s-2", written: "Not compared." },
    ];
    const { body } = await finish(id, responses).expect(200);
    expect(body.result).toMatchObject({
      score: 50,
      marks: { gained: 4.5, of: 9 },
      questionsAttempted: 2,
      correctAnswers: 1,
    });
    const kept = await db.select().from(examResponses).orderBy(asc(examResponses.question));
    expect(kept.map(({ written }) => written)).toEqual(["Because.", "So.", "Not compared."]);
    expect((await record(db)).map(({ isEvidence }) => isEvidence)).toEqual([false, false]);
  }));

const jee = { classes: [11, 12], exams: ["JEE"] } as const;
const mock = (["Mathematics", "Physics", "Chemistry"] as const).flatMap((subject) => [
  ...several(20, (id) => choiceQuestion(id, { ...jee, subject }), `${subject}-c`),
  ...several(5, (id) => numericalQuestion(id, { ...jee, subject }), `${subject}-n`),
]);

test("a mock gives four marks, deducts one, and may end below zero", () =>
  withDatabase(async (db) => {
    const plan = { examType: "JEE", subjects: ["Physics"], questions: mock } as const;
    const { agent, start, finish } = await examinee(db, { ...plan, subjects: ["Physics"] });
    const session = await start("mock", "Physics");
    const [one, two, three] = session.questions.filter(({ kind }) => kind === "numerical");
    const responses = [
      ...answersTo(session).slice(0, 15),
      { questionId: one?.id ?? "", typed: "9 km/h" },
      { questionId: two?.id ?? "", typed: "2.45" },
      { questionId: three?.id ?? "", typed: "2.5 kg" },
    ];
    const { body } = await finish(session.id, responses).expect(200);
    expect(body.result).toMatchObject({
      marks: { gained: 2 * 4 - 16, of: 300 },
      questionsAttempted: 18,
      correctAnswers: 2,
      score: 3,
    });
    expect((await agent.get("/api/exam/sessions/recent")).body).toMatchObject([
      { sessionType: "mock", subject: "JEE Main", marks: { gained: -8, of: 300 } },
    ]);
  }));

test("a session is shown and scored as drawn, even if its questions have been removed from the bank", () =>
  withDatabase(async (db) => {
    const { agent, user, start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    const later = await examinee(db, { questions: [choiceQuestion("new")] });
    await db
      .update(examSessions)
      .set({ userId: later.user.id })
      .where(eq(examSessions.userId, user.id));
    await agent.get(`/api/exam/session/${session.id}`).expect(404);
    const read = await later.agent.get(`/api/exam/session/${session.id}`).expect(200);
    expect(read.body.questions).toEqual(session.questions);
    const { body } = await later.finish(session.id, answersTo(session, [0])).expect(200);
    expect(body.result.score).toBe(20);
    await finish(session.id, answersTo(session, [0])).expect(404);
  }));

test("all exam data is deleted with the student", () =>
  withDatabase(async (db) => {
    const { user, start, finish } = await examinee(db, { questions: five });
    const session = await start("quick_revision");
    await finish(session.id, answersTo(session)).expect(200);
    await db.delete(users).where(eq(users.id, user.id));
    for (const table of [examSessions, examResponses, questionHistory, activityLog]) {
      expect(await db.select().from(table)).toEqual([]);
    }
  }));
