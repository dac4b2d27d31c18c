import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { isTheirs, type OwnedKey } from "../conversations/conversations.repository.ts";

/** The limit of messages in one conversation: above normal use, and all of them are read together. */
export const mostMessages = 500;

/**
 * The readable messages of a conversation, without private exchanges: another person may open the conversation next.
 */
export function list(db: Db, { id, ownerId }: OwnedKey) {
  return db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(conversations.id, id), isTheirs(ownerId), not(messages.isPrivate)))
    .orderBy(asc(messages.id));
}

export async function find(db: Db, { id, ownerId }: OwnedKey) {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isTheirs(ownerId)));
  return row;
}

/** Locks the reply of one of a student's own messages until the transaction ends: concurrent writers wait. */
export async function lockReply(db: Db, { id, ownerId }: OwnedKey) {
  const [row] = await db
    .select({ reply: messages.reply, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isTheirs(ownerId)))
    .for("update", { of: messages });
  return row;
}

export async function replaceReply(db: Db, { id, ownerId }: OwnedKey, reply: unknown) {
  await db
    .update(messages)
    .set({ reply })
    .where(and(eq(messages.id, id), areOf(db, ownerId)));
}

/** Stores a student's feedback with her message once; false if there already is one. */
export async function storeFeedbackOnce<Name extends "comprehension" | "helpful">(
  db: Db,
  { id, ownerId }: OwnedKey,
  name: Name,
  feedback: NonNullable<MessageMetadata[Name]>,
): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ metadata: sql`${messages.metadata} || ${JSON.stringify({ [name]: feedback })}::jsonb` })
    .where(
      and(
        eq(messages.id, id),
        areOf(db, ownerId),
        sql`${messages.metadata} -> ${name}::text is null`,
      ),
    )
    .returning({ id: messages.id });
  return rows.length > 0;
}

const messageColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  role: messages.role,
  content: messages.content,
  imageUrl: messages.imageUrl,
  metadata: messages.metadata,
  reply: messages.reply,
  state: messages.state,
  questionId: messages.questionId,
  written: messages.written,
  failure: messages.failure,
  createdAt: messages.createdAt,
};

/** Condition: the messages of a student, including those of deleted conversations. */
export function areOf(db: Db, ownerId: number) {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, ownerId));
  return inArray(messages.conversationId, own);
}
