import { and, count, eq, isNotNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { users } from "../../db/schema/users.ts";

interface Asked {
  userId: number;
  question: string;
}

/**
 * Which try at a question of the library the next one is, 1 for the first: it may have come in a quiz before. The student
 * is held until the transaction ends, so that of two tries at once only one is the first.
 */
export async function nextAttempt(db: Db, { userId, question }: Asked): Promise<number> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
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
