import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";

const isDoubt = sql`${messages.reply} ->> 'kind' = 'doubt'`;

/** A solution of a doubt in a conversation: this one, or else the last. Missing where there is none. */
export async function findSolution(
  db: Db,
  {
    conversationId,
    ownerId,
    id,
  }: { conversationId: number; ownerId: number; id: number | undefined },
) {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.userId, ownerId),
        isNull(conversations.deletedAt),
        isDoubt,
        id === undefined ? undefined : eq(messages.id, id),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** Keeps with a solution whether it helped; false where that was said before, missing where there is no such solution. */
export async function keepHelpful(
  db: Db,
  key: { id: number; conversationId: number; ownerId: number },
  helpful: boolean,
): Promise<boolean | undefined> {
  const [solution] = await db
    .select({ id: messages.id })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(messages.id, key.id),
        eq(conversations.id, key.conversationId),
        eq(conversations.userId, key.ownerId),
        isNull(conversations.deletedAt),
        isDoubt,
      ),
    );
  if (!solution) return undefined;
  const rows = await db
    .update(messages)
    .set({ metadata: sql`${messages.metadata} || ${JSON.stringify({ helpful })}::jsonb` })
    .where(and(eq(messages.id, key.id), sql`${messages.metadata} -> 'helpful' is null`))
    .returning({ id: messages.id });
  return rows.length > 0;
}
