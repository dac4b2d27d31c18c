import { eq, getTableColumns } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { analyticsStudents } from "../../db/schema/analytics.ts";
import { conversations, uploads } from "../../db/schema/conversations.ts";
import { events } from "../../db/schema/events.ts";
import { examPlans, examResponses, examSessions, questionHistory } from "../../db/schema/exams.ts";
import { tutorCalls } from "../../db/schema/tutor-calls.ts";
import { consents, users } from "../../db/schema/users.ts";
import { studentTable, type StudentTable } from "../../db/student-table.ts";
import { recordTables } from "../study/student-record.repository.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";

/** Tables whose rows are exported unchanged. */
export const studentTables: readonly StudentTable[] = [
  studentTable("consents", consents, consents.id),
  ...recordTables,
  studentTable("examPlans", examPlans, examPlans.id),
  studentTable("examSessions", examSessions, examSessions.id),
  studentTable("questionHistory", questionHistory, questionHistory.question),
  studentTable("tutorCalls", tutorCalls, tutorCalls.id),
  studentTable("pageEvents", events, events.id),
  studentTable("periodSums", analyticsStudents, analyticsStudents.period),
];

const pageSize = 500;

/** The rows of a student in one table, paged on demand. */
export async function* rowsOf(
  db: Db,
  { table, owner, order }: StudentTable,
  ownerId: number,
): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += pageSize) {
    const rows = await db
      .select(getTableColumns(table) as Record<string, PgColumn>) // safe: a table's columns are columns
      .from(table)
      .where(eq(owner, ownerId))
      .orderBy(order)
      .limit(pageSize)
      .offset(offset);
    yield* rows;
    if (rows.length < pageSize) return;
  }
}

export async function findStudent(db: Db, ownerId: number) {
  const { password: _password, recoveryWord: _recoveryWord, ...columns } = getTableColumns(users);
  const [row] = await db.select(columns).from(users).where(eq(users.id, ownerId));
  return row;
}

export function listConversations(db: Db, ownerId: number) {
  return db.select().from(conversations).where(isTheirs(ownerId)).orderBy(conversations.id);
}

export function listExamResponses(db: Db, ownerId: number) {
  return db
    .select(getTableColumns(examResponses))
    .from(examResponses)
    .innerJoin(examSessions, eq(examSessions.id, examResponses.sessionId))
    .where(eq(examSessions.userId, ownerId))
    .orderBy(examResponses.sessionId, examResponses.question);
}

/** Photos without their bytes. */
export function listPhotos(db: Db, ownerId: number) {
  const { id, conversationId, mediaType, createdAt } = uploads;
  return db
    .select({ id, conversationId, mediaType, createdAt })
    .from(uploads)
    .innerJoin(conversations, eq(conversations.id, conversationId))
    .where(isTheirs(ownerId))
    .orderBy(createdAt, id);
}
