import type { ExamQuestion } from "#shared/contracts/exams.ts";
import type { ExamSessionType, ExamType } from "#shared/domain/exams.ts";
import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { requireRow } from "../../db/require-row.ts";
import { examResponses, examSessions } from "../../db/schema/exams.ts";
import type { JudgedResponse } from "./scoring.ts";

interface NewSession {
  userId: number;
  examPlanId: number;
  examType: ExamType;
  sessionType: ExamSessionType;
  subject: string;
  questions: ExamQuestion[];
  marks: { gained: number; of: number } | null;
  startsAt: Date;
  endsAt: Date;
}

export type StoredSession = typeof examSessions.$inferSelect;

export async function insertSession(
  db: Db,
  { questions, marks, startsAt, ...values }: NewSession,
): Promise<StoredSession> {
  const [row] = await db
    .insert(examSessions)
    .values({
      ...values,
      questions,
      questionCount: questions.length,
      topics: [...new Set(questions.map(({ topic }) => topic.id))],
      marksGained: marks?.gained,
      marksOf: marks?.of,
      createdAt: startsAt,
    })
    .returning();
  return requireRow(row);
}

/** An open session of one type and subject. */
export async function findOpen(
  db: Db,
  session: Pick<NewSession, "userId" | "examType" | "sessionType" | "subject">,
  now: Date,
): Promise<StoredSession | undefined> {
  const [row] = await db
    .select()
    .from(examSessions)
    .where(
      and(
        isOpen(session.userId, now),
        eq(examSessions.examType, session.examType),
        eq(examSessions.sessionType, session.sessionType),
        eq(examSessions.subject, session.subject),
      ),
    )
    .limit(1);
  return row;
}

/** Condition: an open session of a student. */
export function isOpen(userId: number, now: Date) {
  return and(
    eq(examSessions.userId, userId),
    eq(examSessions.state, "open"),
    gt(examSessions.endsAt, now),
  );
}

interface OwnedKey {
  id: number;
  userId: number;
}

export async function findSession(
  db: Db,
  { id, userId }: OwnedKey,
): Promise<StoredSession | undefined> {
  const [row] = await db
    .select()
    .from(examSessions)
    .where(and(eq(examSessions.id, id), eq(examSessions.userId, userId)));
  return row;
}

/** The responses of a student's session. */
export function findResponses(db: Db, { id, userId }: OwnedKey) {
  return db
    .select({
      questionId: examResponses.question,
      choice: examResponses.choice,
      typed: examResponses.typed,
      written: examResponses.written,
      marks: examResponses.marks,
      seconds: examResponses.seconds,
      isMarked: examResponses.isMarked,
      isRight: examResponses.isRight,
    })
    .from(examResponses)
    .innerJoin(examSessions, eq(examSessions.id, examResponses.sessionId))
    .where(and(eq(examSessions.id, id), eq(examSessions.userId, userId)));
}

export async function insertResponses(
  db: Db,
  sessionId: number,
  responses: readonly JudgedResponse[],
): Promise<void> {
  if (responses.length === 0) return;
  const rows = responses.map(({ questionId, ...rest }) => ({
    sessionId,
    question: questionId,
    ...rest,
  }));
  await db.insert(examResponses).values(rows);
}

interface SessionResult {
  questionsAttempted: number;
  correctAnswers: number;
  timeSpent: number;
  score: number;
  marks: { gained: number; of: number } | null;
  finishedAt: Date;
}

/** Finishes an open session; undefined if it is already finished. */
export async function finishSession(
  db: Db,
  { id, userId }: OwnedKey,
  { marks, ...values }: SessionResult,
): Promise<StoredSession | undefined> {
  const [row] = await db
    .update(examSessions)
    .set({ ...values, state: "finished", marksGained: marks?.gained, marksOf: marks?.of })
    .where(
      and(eq(examSessions.id, id), eq(examSessions.userId, userId), eq(examSessions.state, "open")),
    )
    .returning();
  return row;
}
