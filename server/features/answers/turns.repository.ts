import { and, desc, eq, lt, ne, not } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";
import { areOf } from "./messages.repository.ts";

const mostTurns = 12;

/** One turn of a conversation. */
type SaidTurn = Pick<typeof messages.$inferSelect, "role" | "content">;

/**
 * The turns of a student's conversation before a message, oldest first; failed and stopped answers are left out. An
 * exchange answered with care is left out together with its question: no engine ever gets it.
 */
export async function turnsBefore(
  db: Db,
  conversation: { id: number; ownerId: number },
  messageId: number,
): Promise<SaidTurn[]> {
  const rows = await db
    .select({ role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversation.id),
        areOf(db, conversation.ownerId),
        lt(messages.id, messageId),
        eq(messages.state, "complete"),
        ne(messages.content, ""),
        not(messages.isPrivate),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(mostTurns);
  return rows.reverse();
}
