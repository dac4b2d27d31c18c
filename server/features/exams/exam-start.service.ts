import type { User } from "#shared/contracts/auth.ts";
import type { ExamSession, startExamSession } from "#shared/contracts/exams.ts";
import { examSubjects } from "#shared/domain/exams.ts";
import type { z } from "zod";
import type { Bank } from "../../bank/bank.ts";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { ProductError } from "../../errors.ts";
import { type SessionRequest, drawQuestions, type Session, sessionOf } from "./draw-session.ts";
import * as sessions from "./exam-sessions.repository.ts";
import { sessionQuestionOf } from "./session-questions.ts";
import { findPlan, type StoredPlan } from "./plans.repository.ts";
import { findHistory } from "./question-history.repository.ts";
import { scoreOf } from "./scoring.ts";
import { showSession } from "./show-session.ts";
import type { TopicOf } from "./topic-of.ts";

interface Dependencies {
  db: Db;
  bank: Bank;
  topicOf: TopicOf;
  now: () => Date;
  random: () => number;
}

type Start = z.output<(typeof startExamSession)["body"]>;

export type ExamStartService = ReturnType<typeof createExamStartService>;

export function createExamStartService({ db, bank, topicOf, now, random }: Dependencies) {
  /** Draws a session and starts its clock; returns the open session of the same kind if there is one. */
  async function start(user: User, { sessionType, subject }: Start): Promise<ExamSession> {
    const plan = await findPlan(db, user.id);
    if (!plan) throw noPlan();
    const { grade } = user;
    const request = {
      exam: plan.examType,
      grade,
      sessionType,
      subject,
      planSubjects: plan.subjects,
    };
    if (sessionType !== "mock" && sessionType !== "review") requireSubject(request, plan);
    const session = sessionOf(request, bank);
    const row = await db.transaction(async (transaction) => {
      await lockStudent(transaction, user.id);
      const kind = {
        userId: user.id,
        examType: plan.examType,
        sessionType,
        subject: session.title,
      };
      const open = await sessions.findOpen(transaction, kind, now());
      return open ?? draw(transaction, { kind, plan, session });
    });
    return showSession(row, { responses: [], isOver: false });
  }

  interface DrawRequest {
    kind: Parameters<typeof sessions.findOpen>[1];
    plan: StoredPlan;
    session: Session;
  }

  async function draw(transaction: Db, { kind, plan, session }: DrawRequest) {
    const startsAt = now();
    const { userId, sessionType, examType } = kind;
    const pool = session.parts.flatMap(({ from }) => from.map(({ id }) => id));
    const history = await findHistory(transaction, { userId, questions: pool, now: startsAt });
    const drawn = drawQuestions(session, { sessionType, history, random });
    const questions = drawn.map((each) => sessionQuestionOf(each, topicOf));
    const { marks } = scoreOf({ sessionType, examType, questions, responses: [] });
    const endsAt = new Date(startsAt.getTime() + 1000 * session.seconds);
    const times = { startsAt, endsAt };
    const values = { ...kind, examPlanId: plan.id, questions, marks, ...times };
    return sessions.insertSession(transaction, values);
  }

  return { start };
}

/** Requires a subject of her exam in her class, or of her plan, which she may have made in another class. */
function requireSubject({ exam, grade, subject }: SessionRequest, { subjects }: StoredPlan): void {
  if (examSubjects(exam, grade).includes(subject) || subjects.includes(subject)) return;
  const sentence = `Choose a subject of ${exam}.`;
  throw new ProductError("invalid_input", sentence, { fields: { subject: sentence } });
}

function noPlan(): ProductError {
  return new ProductError("no_exam_plan", "Choose your exam and your subjects first.");
}
