import { and, desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";

interface SolutionKey {
  conversationId: number;
  ownerId: number;
  id: number | undefined;
}

/** A solution of a doubt in a conversation: the given one, or else the last. Missing if there is none. */
export async function findSolution(db: Db, { conversationId, ownerId, id }: SolutionKey) {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.id, conversationId),
        isTheirs(ownerId),
        sql`${messages.reply} ->> 'kind' = 'doubt'`,
        id === undefined ? undefined : eq(messages.id, id),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}
