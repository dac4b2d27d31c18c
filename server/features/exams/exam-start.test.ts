import { expect, test } from "vitest";
import { examSessions } from "../../db/schema/exams.ts";
import { student } from "../../testing/app.ts";
import { withCommittedDatabase, withDatabase } from "../../testing/database.ts";
import {
  choiceQuestion,
  numericalQuestion,
  several,
  shortQuestion,
} from "../../testing/bank-questions.ts";
import { answersTo, examinee } from "../../testing/exams.ts";

const dayMs = 24 * 60 * 60 * 1000;

test.each([
  ["quick_revision", 5, 600],
  ["full_test", 30, 10_800],
  ["board_answers", 5, 2700],
] as const)(
  "%s has %i questions of its kind, without repeats, and %i seconds",
  (type, count, seconds) =>
    withDatabase(async (db) => {
      const questions = [
        ...several(40, (id) => choiceQuestion(id)),
        ...several(10, (id) => shortQuestion(id), "s"),
        ...several(10, (id) => numericalQuestion(id), "n"),
      ];
      const { start } = await examinee(db, { questions });
      const session = await start(type);
      const kind = type === "board_answers" ? "short" : "choice";
      expect(session.questions.map((each) => each.kind)).toEqual(Array(count).fill(kind));
      expect(new Set(session.questions.map(({ id }) => id)).size).toBe(count);
      expect(session).toMatchObject({
        durationSeconds: seconds,
        subject: "Mathematics",
        result: null,
      });
      expect(Date.parse(session.endsAt) - Date.parse(session.startedAt)).toBe(1000 * seconds);
    }),
);

test("a session contains all that it needs offline: options, mistakes, key, explanation, topic", () =>
  withDatabase(async (db) => {
    const { start } = await examinee(db, { questions: [choiceQuestion("a")] });
    const { questions } = await start("quick_revision");
    expect(questions).toEqual([
      {
        id: "a",
        subject: "Mathematics",
        topic: { id: "fractions", name: "Fractions" },
        difficulty: "beginner",
        question: "What is 2 - 1 (a)?",
        kind: "choice",
        options: expect.arrayContaining([
          { text: "1", mistake: null },
          { text: "0", mistake: "You took 0." },
        ]),
        key: 1,
        explanation: "Two less one is one.",
      },
    ]);
  }));

test("due questions come first, then wrong, new and right ones", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-01T10:00:00Z") };
    const questions = several(12, (id) => choiceQuestion(id));
    const { start, finish } = await examinee(db, { questions, now: () => clock.now });
    const first = await start("quick_revision");
    await finish(first.id, answersTo(first, [0])).expect(200);
    const [right, ...wrong] = first.questions.map(({ id }) => id);
    const second = await start("quick_revision");
    const ids = second.questions.map(({ id }) => id);
    expect(ids.slice(0, 4).toSorted()).toEqual(wrong.toSorted());
    expect(ids).not.toContain(right);
    await finish(second.id, answersTo(second, [0, 1, 2, 3, 4])).expect(200);
    // After two days nothing is due: the interval after a right answer is three days.
    clock.now = new Date(clock.now.getTime() + 2 * dayMs);
    const third = await start("quick_revision");
    const seen = new Set([right, ...wrong, ...ids]);
    expect(third.questions.filter(({ id }) => seen.has(id))).toEqual([]);
    await finish(third.id, answersTo(third, [0, 1, 2, 3, 4])).expect(200);
    clock.now = new Date(clock.now.getTime() + 1.5 * dayMs);
    const fourth = await start("quick_revision");
    expect(fourth.questions.every(({ id }) => seen.has(id))).toBe(true);
  }));

test("a session has at most one question per template, and a small bank makes a short session", () =>
  withDatabase(async (db) => {
    const questions = [
      ...several(5, (id) => choiceQuestion(id, { template: "one" })),
      choiceQuestion("alone"),
    ];
    const { start } = await examinee(db, { questions });
    const session = await start("full_test");
    expect(session.questions).toHaveLength(2);
    expect(session.questions.map(({ id }) => id)).toContain("alone");
  }));

test("a weak-areas session has only questions of weak topics, and is refused if there are none", () =>
  withDatabase(async (db) => {
    const questions = [
      ...several(20, (id) => choiceQuestion(id)),
      ...several(2, (id) => choiceQuestion(id, { topic: "linear-equations" }), "e"),
    ];
    const { agent, start, finish } = await examinee(db, { questions });
    const asked = { sessionType: "weak_areas", subject: "Mathematics" };
    const none = await agent.post("/api/exam/session/start").send(asked);
    expect(none).toMatchObject({ status: 409, body: { code: "nothing_to_practise" } });
    const session = await start("full_test");
    const right = [...session.questions.keys()].filter(
      (at) => session.questions[at]?.topic.id === "fractions",
    );
    await finish(session.id, answersTo(session, right)).expect(200);
    const weak = await start("weak_areas");
    expect(weak.questions.map(({ id }) => id).toSorted()).toEqual(["e-0", "e-1"]);
  }));

test.each([
  ["another class", choiceQuestion("a", { classes: [9, 12] })],
  ["a class far below", choiceQuestion("a", { classes: [4, 4] })],
  ["another exam", choiceQuestion("a", { exams: ["ICSE"] })],
  ["another subject", choiceQuestion("a", { subject: "Physics" })],
])("questions of %s are not drawn", (_what, question) =>
  withDatabase(async (db) => {
    const { agent } = await examinee(db, { questions: [question] });
    const asked = { sessionType: "quick_revision", subject: "Mathematics" };
    const { status, body } = await agent.post("/api/exam/session/start").send(asked);
    expect([status, body.code]).toEqual([409, "nothing_to_practise"]);
    expect(body.detail).toMatch(/no questions for Mathematics yet/u);
  }),
);

test("where her own class has few questions those of lower classes are added, the nearest class first", () =>
  withDatabase(async (db) => {
    const below = several(70, (id) => choiceQuestion(id, { classes: [7, 7] }), "seven");
    const further = several(9, (id) => choiceQuestion(id, { classes: [6, 6] }), "six");
    const own = several(3, (id) => choiceQuestion(id), "own");
    const { agent } = await examinee(db, { questions: [...further, ...below, ...own] });
    const { body } = await agent.get("/api/exam/plan");
    expect(body.bank).toMatchObject([{ choice: 73 }]);
  }));

test("a subject outside her exam is refused", () =>
  withDatabase(async (db) => {
    const { agent } = await examinee(db, { questions: [choiceQuestion("a")] });
    const asked = { sessionType: "quick_revision", subject: "Astrology" };
    await agent.post("/api/exam/session/start").send(asked).expect(400);
  }));

test("a second start while a session of the kind is open returns that one, but not another student's", () =>
  withDatabase(async (db) => {
    const questions = several(20, (id) => choiceQuestion(id));
    const { start } = await examinee(db, { questions });
    const first = await start("quick_revision");
    expect(await start("quick_revision")).toEqual(first);
    expect((await start("full_test")).id).not.toBe(first.id);
    const other = await examinee(db, { questions });
    expect((await other.start("quick_revision")).id).not.toBe(first.id);
  }));

test("concurrent taps start one session", () =>
  withCommittedDatabase(async (db) => {
    const questions = several(20, (id) => choiceQuestion(id));
    const { agent, start } = await examinee(db, { questions });
    const atOnce = <Result>(call: () => PromiseLike<Result>) =>
      Promise.all(Array.from({ length: 6 }, call));
    // Opens the connections first, so that the starts overlap.
    await atOnce(() => agent.get("/api/exam/plan"));
    const started = await atOnce(() => start("quick_revision"));
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    expect(await db.select({ id: examSessions.id }).from(examSessions)).toHaveLength(1);
  }));

const senior = { classes: [11, 12], exams: ["NEET"] } as const;
const sections = (biology: number) => [
  ...several(45, (id) => choiceQuestion(id, { ...senior, subject: "Physics" }), "p"),
  ...several(45, (id) => choiceQuestion(id, { ...senior, subject: "Chemistry" }), "c"),
  ...several(biology, (id) => choiceQuestion(id, { ...senior, subject: "Biology" }), "b"),
];

test("a mock has the sections of the exam, for every class", () =>
  withDatabase(async (db) => {
    const neet = { examType: "NEET", subjects: ["Biology"], questions: sections(90) } as const;
    const { agent, start } = await examinee(db, { ...neet, subjects: ["Biology"] });
    expect((await agent.get("/api/exam/plan")).body.mock).toEqual({
      name: "NEET (UG)",
      year: 2026,
    });
    const session = await start("mock", "Biology");
    expect(session).toMatchObject({ subject: "NEET (UG)", durationSeconds: 10_800 });
    const sizes = ["Physics", "Chemistry", "Biology"].map(
      (subject) => session.questions.filter((each) => each.subject === subject).length,
    );
    expect(sizes).toEqual([45, 45, 90]);
    expect(session.questions[0]?.subject).toBe("Physics");
  }));

test("a mock with too few questions in the bank isn't offered and can't be started", () =>
  withDatabase(async (db) => {
    const neet = { examType: "NEET", subjects: ["Biology"], questions: sections(89) } as const;
    const { agent } = await examinee(db, { ...neet, subjects: ["Biology"] });
    expect((await agent.get("/api/exam/plan")).body.mock).toBeNull();
    const asked = { sessionType: "mock", subject: "Biology" };
    const { status, body } = await agent.post("/api/exam/session/start").send(asked);
    expect([status, body.code]).toEqual([409, "nothing_to_practise"]);
  }));

test("a session is readable only by its student", () =>
  withDatabase(async (db) => {
    const { agent, start } = await examinee(db, { questions: [choiceQuestion("a")] });
    const session = await start("quick_revision");
    expect((await agent.get(`/api/exam/session/${session.id}`).expect(200)).body).toEqual(session);
    const { agent: other } = await student(db);
    await other.get(`/api/exam/session/${session.id}`).expect(404);
  }));

test("a review has the due questions of all subjects in the plan, at most ten", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-24T06:00:00Z") };
    const { agent, start, finish } = await examinee(db, {
      questions: several(30, (id) => choiceQuestion(id)),
      now: () => clock.now,
    });
    const due = async () => (await agent.get("/api/reviews/today").expect(200)).body;
    expect(await due()).toEqual({ due: 0, subjects: [] });
    const session = await start("full_test");
    await finish(session.id, answersTo(session, [0, 1])).expect(200);
    expect(await due()).toEqual({ due: 0, subjects: [] });
    const refused = await agent
      .post("/api/exam/session/start")
      .send({ sessionType: "review", subject: "All subjects" });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain("Nothing is due for review today");
    clock.now = new Date("2026-12-24T06:00:00Z");
    expect(await due()).toEqual({ due: 30, subjects: ["Mathematics"] });
    const { body: plan } = await agent.get("/api/exam/plan").expect(200);
    expect(plan.reviewsDue).toBe(30);
    const review = await start("review");
    expect(review).toMatchObject({ subject: "All subjects", durationSeconds: 1200 });
    expect(review.questions).toHaveLength(10);
    await finish(review.id, answersTo(review, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).expect(200);
    expect((await due()).due).toBe(20);
  }));

test("a student without a plan has no review, and is asked to choose her exam", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    expect((await agent.get("/api/reviews/today").expect(200)).body).toEqual({
      due: 0,
      subjects: [],
    });
    const refused = await agent
      .post("/api/exam/session/start")
      .send({ sessionType: "review", subject: "All subjects" });
    expect(refused.body.code).toBe("no_exam_plan");
  }));
