import type { User } from "#shared/contracts/auth.ts";
import type { ExamSession, finishExamSession } from "#shared/contracts/exams.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { notFound } from "../../errors.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { withNewAchievements } from "../study/badge-news.ts";
import * as sessions from "./exam-sessions.repository.ts";
import { judgeAll, storeAnswers, requireSameAnswers } from "./finish-session.ts";
import { sessionQuestions } from "./session-questions.ts";
import { scoreOf } from "./scoring.ts";
import { secondsBetween, showSession } from "./show-session.ts";

interface Dependencies {
  db: Db;
  library: Pick<ConceptLibrary, "get">;
  now: () => Date;
}

type Finish = z.output<(typeof finishExamSession)["body"]>;
type FinishResponse = z.output<(typeof finishExamSession)["response"]>;

export type ExamSessionService = ReturnType<typeof createExamSessionService>;

export function createExamSessionService({ db, library, now }: Dependencies) {
  async function read(user: User, id: number): Promise<ExamSession> {
    const row = await requireSession(db, user, id);
    return show(db, row);
  }

  /** Finishes a session with its responses, once; also after its time limit, since a phone may have been offline. */
  async function finish(user: User, id: number, request: Finish): Promise<FinishResponse> {
    const session = await requireSession(db, user, id);
    const questions = sessionQuestions.parse(session.questions);
    const duration = secondsBetween(session.createdAt, session.endsAt);
    const responses = judgeAll(questions, request.responses, duration);
    const elapsed = secondsBetween(session.createdAt, now());
    const timeSpent = Math.min(request.timeSpent, duration, elapsed);
    const { sessionType, examType } = session;
    const score = scoreOf({ sessionType, examType, questions, responses });
    const key = { id, userId: user.id };
    return db.transaction(async (transaction) => {
      await lockStudent(transaction, user.id);
      const finishedRow = await sessions.finishSession(transaction, key, {
        ...score,
        timeSpent,
        finishedAt: now(),
      });
      if (!finishedRow) {
        requireSameAnswers(responses, await sessions.findResponses(transaction, key));
        return show(transaction, await requireSession(transaction, user, id));
      }
      await sessions.insertResponses(transaction, id, responses);
      const moment = new Date(session.createdAt.getTime() + 1000 * timeSpent);
      const answering = { user, questions, responses, library, moment };
      const earned = await storeAnswers(transaction, answering);
      return {
        ...showSession(finishedRow, { responses, isOver: true }),
        ...withNewAchievements(earned),
      };
    });
  }

  async function show(from: Db, row: sessions.StoredSession): Promise<ExamSession> {
    const responses = row.state === "open" ? [] : await sessions.findResponses(from, row);
    const isOver = row.state === "finished" || row.endsAt <= now();
    return showSession(row, { responses, isOver });
  }

  return { read, finish };
}

async function requireSession(db: Db, user: User, id: number): Promise<sessions.StoredSession> {
  const row = await sessions.findSession(db, { id, userId: user.id });
  if (!row) throw notFound("Session");
  return row;
}
