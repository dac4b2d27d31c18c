import { expect, test } from "vitest";
import { student } from "../../testing/app.ts";
import { withDatabase } from "../../testing/database.ts";
import {
  choiceQuestion,
  numericalQuestion,
  several,
  shortQuestion,
} from "../../testing/bank-questions.ts";
import { answersTo, examinee } from "../../testing/exams.ts";

test("a student without a plan gets none, and can't start a session", () =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    const { body } = await agent.get("/api/exam/plan").expect(200);
    expect(body).toBeNull();
    const started = await agent
      .post("/api/exam/session/start")
      .send({ sessionType: "quick_revision", subject: "Mathematics" });
    expect(started).toMatchObject({ status: 409, body: { code: "no_exam_plan" } });
  }));

test("a plan has the subjects in the order of the exam, the date, and the numbers of questions in the bank", () =>
  withDatabase(async (db) => {
    const physics = { subject: "Physics", topic: "friction" } as const;
    const questions = [
      choiceQuestion("a"),
      numericalQuestion("b"),
      shortQuestion("c", physics),
      choiceQuestion("d", physics),
      choiceQuestion("e", { exams: ["ICSE"] }),
    ];
    const now = () => new Date("2026-11-23T06:00:00Z");
    const { agent } = await examinee(db, { questions, now });
    const { body } = await agent
      .post("/api/exam/plan")
      .send({ examType: "CBSE", subjects: ["Science", "Mathematics"], targetDate: "2027-03-01" })
      .expect(201);
    expect(body).toMatchObject({
      examType: "CBSE",
      subjects: ["Mathematics", "Science"],
      studyHoursPerDay: 2,
      targetDate: "2027-03-01",
      currentProgress: 0,
      bank: [
        { subject: "Mathematics", choice: 1, numerical: 1, short: 0 },
        { subject: "Science", choice: 1, numerical: 0, short: 1 },
      ],
      mock: null,
      openSessionId: null,
    });
    expect((await agent.get("/api/exam/plan")).body).toEqual(body);
  }));

test.each([
  [{ examType: "NEET", subjects: ["Mathematics"] }],
  [{ examType: "CBSE", subjects: [] }],
  [{ examType: "UPSC", subjects: ["Mathematics"] }],
  [{ examType: "CBSE", subjects: ["Mathematics"], targetDate: "soon" }],
])("a plan that matches no exam is refused: %o", (plan) =>
  withDatabase(async (db) => {
    const { agent } = await student(db);
    await agent.post("/api/exam/plan").send(plan).expect(400);
  }),
);

test("a past date is refused in a new plan, and kept in one whose exam is over", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2027-02-28T20:00:00Z") };
    const { agent } = await examinee(db, {
      questions: [choiceQuestion("a")],
      now: () => clock.now,
    });
    const plan = { examType: "CBSE", subjects: ["Mathematics"] };
    const save = (targetDate: string) => agent.post("/api/exam/plan").send({ ...plan, targetDate });
    // In India it is already 1 March.
    expect((await save("2027-02-28")).body).toMatchObject({
      detail: "This date is over. Choose the day of your next exam.",
    });
    await save("2027-03-01").expect(201);
    clock.now = new Date("2027-03-05T06:00:00Z");
    await save("2027-03-01").expect(201);
    await save("2027-03-02").expect(400);
  }));

test("progress, topics and counts come from the answers, with board answers counted separately", () =>
  withDatabase(async (db) => {
    const questions = [
      ...several(2, (id) => choiceQuestion(id)),
      ...several(2, (id) => choiceQuestion(id, { topic: "linear-equations" }), "e"),
      shortQuestion("s"),
    ];
    const { agent, start, finish } = await examinee(db, { questions });
    const session = await start("quick_revision");
    const right = [...session.questions.keys()].filter(
      (at) => session.questions[at]?.topic.id === "fractions",
    );
    expect(session.questions).toHaveLength(4);
    const open = await agent.get("/api/exam/plan");
    expect(open.body.openSessionId).toBe(session.id);
    await finish(session.id, answersTo(session, right)).expect(200);
    const board = await start("board_answers");
    await finish(board.id, [{ questionId: "s", written: "Because.", marks: 2 }]).expect(200);
    expect((await agent.get("/api/exam/plan")).body).toMatchObject({
      currentProgress: 50,
      strongAreas: [{ id: "fractions", name: "Fractions" }],
      weakAreas: [{ id: "linear-equations" }],
      sessionsFinished: 1,
      questionsAnswered: 4,
      correctAnswers: 2,
      boardAnswers: 1,
      openSessionId: null,
    });
  }));

test("the five latest sessions are listed, newest first, and only the student's own", () =>
  withDatabase(async (db) => {
    const clock = { now: new Date("2026-11-01T10:00:00Z") };
    const questions = several(5, (id) => choiceQuestion(id));
    const { agent, start, finish } = await examinee(db, { questions, now: () => clock.now });
    const other = await examinee(db, { questions });
    const theirs = await other.start("quick_revision");
    await other.finish(theirs.id, answersTo(theirs)).expect(200);
    const ids: number[] = [];
    for (let time = 0; time < 6; time += 1) {
      clock.now = new Date(clock.now.getTime() + 60_000);
      const session = await start("quick_revision");
      ids.unshift(session.id);
      await finish(session.id, answersTo(session, [0])).expect(200);
    }
    const { body } = await agent.get("/api/exam/sessions/recent").expect(200);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 5));
    expect(body[0]).toMatchObject({
      sessionType: "quick_revision",
      subject: "Mathematics",
      score: 20,
      questionsAttempted: 5,
      correctAnswers: 1,
      questionCount: 5,
      marks: null,
    });
  }));
