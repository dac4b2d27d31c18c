import type { ExamType } from "#shared/domain/exams.ts";
import { and, asc, desc, eq, inArray, lte, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { examSessions } from "../../db/schema/exams.ts";
import { isOpen } from "./exam-sessions.repository.ts";

/** Condition: the session is finished, or past its end. */
function isOver(now: Date) {
  return or(eq(examSessions.state, "finished"), lte(examSessions.endsAt, now));
}

/** The id of the last started session that is still open. */
export async function lastOpenId(db: Db, userId: number, now: Date): Promise<number | null> {
  const [row] = await db
    .select({ id: examSessions.id })
    .from(examSessions)
    .where(isOpen(userId, now))
    .orderBy(desc(examSessions.id))
    .limit(1);
  return row?.id ?? null;
}

/** The latest sessions that are over, newest first. */
export function listRecent(db: Db, userId: number, { now, most }: { now: Date; most: number }) {
  return db
    .select({
      id: examSessions.id,
      sessionType: examSessions.sessionType,
      subject: examSessions.subject,
      score: examSessions.score,
      questionsAttempted: examSessions.questionsAttempted,
      correctAnswers: examSessions.correctAnswers,
      questionCount: examSessions.questionCount,
      timeSpent: examSessions.timeSpent,
      marksGained: examSessions.marksGained,
      marksOf: examSessions.marksOf,
      createdAt: examSessions.createdAt,
    })
    .from(examSessions)
    .where(and(eq(examSessions.userId, userId), isOver(now)))
    .orderBy(desc(examSessions.createdAt), desc(examSessions.id))
    .limit(most);
}

interface OfPlan {
  userId: number;
  examType: ExamType;
  subjects: readonly string[];
}

/** Counts of a student's work for her plan, by session type. */
export function countsOfPlan(db: Db, { userId, examType, subjects }: OfPlan, now: Date) {
  const total = (column: AnyPgColumn) => sql<number>`coalesce(sum(${column}), 0)::int`;
  return db
    .select({
      sessionType: examSessions.sessionType,
      sessions: sql<number>`count(*)::int`,
      attempted: total(examSessions.questionsAttempted),
      correct: total(examSessions.correctAnswers),
    })
    .from(examSessions)
    .where(
      and(
        eq(examSessions.userId, userId),
        eq(examSessions.examType, examType),
        inArray(examSessions.subject, [...subjects]),
        isOver(now),
      ),
    )
    .groupBy(examSessions.sessionType)
    .orderBy(asc(examSessions.sessionType));
}
