import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { lockStudent } from "../../db/lock-student.ts";
import { activityLog } from "../../db/schema/activity.ts";

interface AttemptKey {
  userId: number;
  question: string;
}

/**
 * The number of the next try at a question of the library, 1 for the first: an earlier quiz may have asked it. Locks
 * the student until the transaction ends, so that only one of two concurrent tries is the first.
 */
export async function nextAttempt(db: Db, { userId, question }: AttemptKey): Promise<number> {
  await lockStudent(db, userId);
  const [row] = await db
    .select({ before: count() })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.userId, userId),
        eq(activityLog.question, question),
        isNotNull(activityLog.correct),
      ),
    );
  return (row?.before ?? 0) + 1;
}
