import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";

interface FeedbackFilter {
  userId: number;
  /** Undefined for all subjects. */
  subject: string | undefined;
  limit: number;
}

/** A student's latest feedback on explanations (`feedback`) and results in quizzes (`correct`), oldest first. */
export async function recentFeedback(db: Db, { userId, subject, limit }: FeedbackFilter) {
  const rows = await db
    .select({ feedback: activityLog.feedback, correct: activityLog.correct })
    .from(activityLog)
    .where(
      and(
        eq(activityLog.userId, userId),
        inArray(activityLog.act, ["comprehension_given", "quiz_answered"]),
        subject === undefined ? undefined : eq(activityLog.subject, subject),
      ),
    )
    .orderBy(desc(activityLog.occurredAt), desc(activityLog.id))
    .limit(limit);
  return rows.reverse();
}
