import type { ConversationType } from "#shared/contracts/conversations.ts";
import { and, asc, eq, isNull, notExists } from "drizzle-orm";
import { requireRow } from "../../db/require-row.ts";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";

/** A row with the student whom it must belong to. */
export interface OwnedKey {
  id: number;
  ownerId: number;
}

interface NewConversation {
  userId: number;
  type: ConversationType;
  title: string | null;
}

export async function insert(db: Db, values: NewConversation, now: Date) {
  const [row] = await db
    .insert(conversations)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning();
  return requireRow(row);
}

/** Counts all of a student's conversations, including recently deleted ones. */
export function countOf(db: Db, userId: number): Promise<number> {
  return db.$count(conversations, eq(conversations.userId, userId));
}

/** A conversation that was started with these words, and has no question yet. */
export async function findUnused(db: Db, { userId, type, title }: NewConversation) {
  const questions = db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  const [row] = await db
    .select()
    .from(conversations)
    .where(
      and(
        isTheirs(userId),
        eq(conversations.type, type),
        title === null ? isNull(conversations.title) : eq(conversations.title, title),
        notExists(questions),
      ),
    )
    .orderBy(asc(conversations.id))
    .limit(1);
  return row;
}

export async function find(db: Db, key: OwnedKey) {
  const [row] = await db.select().from(conversations).where(owned(key));
  return row;
}

function owned({ id, ownerId }: OwnedKey) {
  return and(eq(conversations.id, id), isTheirs(ownerId));
}

/** Condition: a student's conversations, without the deleted ones, until she restores them. */
export function isTheirs(ownerId: number) {
  return and(eq(conversations.userId, ownerId), isNull(conversations.deletedAt));
}
