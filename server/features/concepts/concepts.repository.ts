import { and, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";
import { type Signal, signalsThatCount } from "./adaptive-difficulty.ts";

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

/** The reply of one of a student's own messages, held until the transaction ends: others who choose wait for it. */
export async function lockReply(db: Db, { id, ownerId }: { id: number; ownerId: number }) {
  const [row] = await db
    .select({ reply: messages.reply, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isTheirs(ownerId)))
    .for("update", { of: messages });
  return row;
}
