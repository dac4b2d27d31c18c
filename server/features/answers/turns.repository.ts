import { and, desc, eq, lt, ne, not, type Placeholder, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { messages } from "../../db/schema/conversations.ts";

const mostTurns = 12;

/** What was said in a conversation. */
export type SaidTurn = Pick<typeof messages.$inferSelect, "id" | "role" | "content">;

/**
 * What was said in a conversation before a message, oldest first; answers that came to nothing say nothing. What was
 * met with care is left out with its question: that is told to no engine, and so not later either.
 */
export async function turnsBefore(
  db: Db,
  conversationId: number,
  messageId: number,
): Promise<SaidTurn[]> {
  const rows = await lastTurns(db, conversationId, lt(messages.id, messageId));
  return rows.reverse();
}

/** The last ones first. */
function lastTurns(db: Db, conversationId: number | Placeholder, among?: SQL) {
  return db
    .select({ id: messages.id, role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        among,
        eq(messages.state, "complete"),
        ne(messages.content, ""),
        not(messages.isPrivate),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(mostTurns);
}

/** All that was said in a conversation by now, as far back as `turnsBefore` goes, in one value of a row. */
export const turnsSoFar = (db: Db, conversationId: number | Placeholder) =>
  sql<
    SaidTurn[]
  >`(select coalesce(json_agg(said order by said.id), '[]') from (${lastTurns(db, conversationId)}) said)`;
