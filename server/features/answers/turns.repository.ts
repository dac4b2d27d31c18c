import { and, desc, eq, lt, ne, not } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";
import { areOf } from "./messages.repository.ts";

const mostTurns = 12;

/** What was said in a conversation. */
type SaidTurn = Pick<typeof messages.$inferSelect, "role" | "content">;

/**
 * What was said in a student's conversation before a message, oldest first; answers that came to nothing say nothing. What was
 * met with care is left out with its question: that is told to no engine, and so not later either.
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
