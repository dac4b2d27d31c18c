import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { type Signal, signalsThatCount } from "../concepts/adaptive-difficulty.ts";

/** What a student last said of explanations and did in quizzes, the oldest first; of all subjects where none is named. */
export async function recentSignals(
  db: Db,
  { userId, subject }: { userId: number; subject: string | undefined },
): Promise<Signal[]> {
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
    .limit(signalsThatCount);
  return rows
    .reverse()
    .map(({ feedback, correct }) =>
      feedback === null
        ? { kind: "quiz", isRight: correct === true }
        : { kind: "comprehension", feedback },
    );
}
