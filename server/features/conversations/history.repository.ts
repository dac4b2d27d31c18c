import type { ConversationType } from "#shared/contracts/conversations.ts";
import { and, desc, eq, exists, gt, isNull, not, or, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages, wordsOf } from "../../db/schema/conversations.ts";
import { isTheirs, type OwnedKey } from "./conversations.repository.ts";
import type { Cursor } from "./history-cursor.ts";

interface HistoryFilter {
  ownerId: number;
  type: ConversationType | undefined;
  /** Only letters and digits. Every word has to match the beginning of a word in the conversation. */
  words: readonly string[];
  after: Cursor | undefined;
  limit: number;
}

/** Conversations with at least one question, last used first. */
export function listConversations(db: Db, { ownerId, type, words, after, limit }: HistoryFilter) {
  return db
    .select({
      id: conversations.id,
      type: conversations.type,
      title: conversations.title,
      createdAt: conversations.createdAt,
      updatedAt: conversations.updatedAt,
      usedAt: sql<string>`to_char(${conversations.updatedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      question: sql<string>`(${firstQuestionOf(db)})`,
      found: words.length > 0 ? sql<string | null>`(${bestMatchOf(db, words)})` : sql<null>`null`,
    })
    .from(conversations)
    .where(
      and(
        isTheirs(ownerId),
        type && eq(conversations.type, type),
        exists(firstQuestionOf(db)),
        after &&
          sql`(${conversations.updatedAt}, ${conversations.id}) < (${after[0]}::timestamptz, ${after[1]})`,
        words.length > 0 ? holdsAll(db, words) : undefined,
      ),
    )
    .orderBy(desc(conversations.updatedAt), desc(conversations.id))
    .limit(limit);
}

const isOfThis = and(eq(messages.conversationId, conversations.id), not(messages.isPrivate));

function firstQuestionOf(db: Db) {
  return db
    .select({ content: messages.content })
    .from(messages)
    .where(and(isOfThis, eq(messages.role, "user")))
    .orderBy(messages.id)
    .limit(1);
}

/**
 * Whether each word is in one of the messages or in the title. Scans only the student's own messages, one conversation
 * at a time: an index over the words of all students was never faster.
 */
function holdsAll(db: Db, words: readonly string[]): SQL {
  const title = wordsOf("coalesce(title, '')");
  const each = words.map((word) => {
    const query = queryFor(word);
    return sql`bool_or(${messages.words} @@ ${query} or ${title} @@ ${query})`;
  });
  const all = db
    .select({ all: sql.join(each, sql` and `) })
    .from(messages)
    .where(isOfThis);
  return sql`(${all})`;
}

/** The text of the first message with the most matching words. */
function bestMatchOf(db: Db, words: readonly string[]) {
  const held = words.map((word) => sql`(${messages.words} @@ ${queryFor(word)})::int`);
  const count = sql.join(held, sql` + `);
  return db
    .select({ content: messages.content })
    .from(messages)
    .where(and(isOfThis, sql`${count} > 0`))
    .orderBy(sql`${count} desc`, messages.id)
    .limit(1);
}

function queryFor(word: string): SQL {
  return sql`to_tsquery('simple', ${`${word}:*`})`;
}

function owned({ id, ownerId }: OwnedKey) {
  return and(eq(conversations.id, id), eq(conversations.userId, ownerId));
}

/** False if the conversation doesn't exist or is already deleted. */
export async function markDeleted(db: Db, key: OwnedKey, now: Date): Promise<boolean> {
  const rows = await db
    .update(conversations)
    .set({ deletedAt: now })
    .where(and(owned(key), isNull(conversations.deletedAt)))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** Restores a conversation that was deleted after that time; one that isn't deleted stays unchanged. */
export async function restore(db: Db, key: OwnedKey, deletedAfter: Date) {
  const isInTime = or(isNull(conversations.deletedAt), gt(conversations.deletedAt, deletedAfter));
  const [row] = await db
    .update(conversations)
    .set({ deletedAt: null })
    .where(and(owned(key), isInTime))
    .returning();
  return row;
}
