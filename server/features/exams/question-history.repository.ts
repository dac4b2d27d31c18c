import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { questionHistory } from "../../db/schema/exams.ts";
import type { ReviewState } from "./review-schedule.ts";
import type { QuestionHistory } from "./pick-questions.ts";

interface HistoryQuery {
  userId: number;
  questions: readonly string[];
  now: Date;
}

/** The history of these questions for a student: one index lookup each, independent of her total number of answers. */
export async function findHistory(
  db: Db,
  { userId, questions, now }: HistoryQuery,
): Promise<QuestionHistory> {
  if (questions.length === 0) return new Map();
  const rows = await db
    .select({
      question: questionHistory.question,
      wasRight: questionHistory.wasRight,
      isDue: sql<boolean>`${questionHistory.nextDueAt} <= ${now.toISOString()}::timestamptz`,
    })
    .from(questionHistory)
    .where(
      and(
        eq(questionHistory.userId, userId),
        sql`${questionHistory.question} = any(${sql.param(questions)}::text[])`,
      ),
    );
  return new Map(rows.map(({ question, ...rest }) => [question, rest]));
}

/** The review states of these questions; the caller has locked the student. */
export async function findReviewStates(
  db: Db,
  { userId, questions }: Omit<HistoryQuery, "now">,
): Promise<Map<string, ReviewState>> {
  const { question, seen, right, rightInRow, stability, memoryDifficulty, lastSeenAt } =
    questionHistory;
  const rows = await db
    .select({ question, seen, right, rightInRow, stability, memoryDifficulty, lastSeenAt })
    .from(questionHistory)
    .where(and(eq(questionHistory.userId, userId), inArray(question, [...questions])));
  return new Map(rows.map((row) => [row.question, row]));
}

type Row = typeof questionHistory.$inferInsert;

/** Stores the review states after the answers. */
export async function saveReviewStates(db: Db, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(questionHistory)
    .values([...rows])
    .onConflictDoUpdate({
      target: [questionHistory.userId, questionHistory.question],
      set: {
        subject: sql`excluded.subject`,
        topic: sql`excluded.topic`,
        seen: sql`excluded.seen`,
        right: sql`excluded."right"`,
        rightInRow: sql`excluded.right_in_row`,
        lastSeenAt: sql`excluded.last_seen_at`,
        wasRight: sql`excluded.was_right`,
        stability: sql`excluded.stability`,
        memoryDifficulty: sql`excluded.memory_difficulty`,
        nextDueAt: sql`excluded.next_due_at`,
      },
    });
}
