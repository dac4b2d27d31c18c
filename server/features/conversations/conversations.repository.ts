import type { ConversationType } from "#shared/contracts/conversations.ts";
import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, asc, eq, isNull, not, notExists, type Placeholder, sql } from "drizzle-orm";
import { inserted } from "../../db/inserted.ts";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";

/** Messages of one conversation: nobody types as many in one, and all of them are read together. */
export const mostMessages = 500;

interface OwnedKey {
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
  return inserted(row);
}

/** All of a student's, those among them that she has just taken away. */
export function countOf(db: Db, userId: number): Promise<number> {
  return db.$count(conversations, eq(conversations.userId, userId));
}

/** One that was started with these words, and in which nothing was ever asked. */
export async function findUnused(db: Db, { userId, type, title }: NewConversation) {
  const asked = db
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
        notExists(asked),
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

/** What may be read again. A private exchange may not: the next who opens the conversation may be somebody else. */
export function listMessages(db: Db, key: OwnedKey) {
  return db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(owned(key), not(messages.isPrivate)))
    .orderBy(asc(messages.id));
}

export async function findMessage(db: Db, key: OwnedKey) {
  const [row] = await db
    .select(messageColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, key.id), isTheirs(key.ownerId)));
  return row;
}

/** The reply of one of a student's own messages, held until the transaction ends: others who change it wait. */
export async function lockReply(db: Db, { id, ownerId }: OwnedKey) {
  const [row] = await db
    .select({ reply: messages.reply, conversationId: messages.conversationId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(eq(messages.id, id), isTheirs(ownerId)))
    .for("update", { of: messages });
  return row;
}

export async function replaceReply(db: Db, messageId: number, reply: unknown) {
  await db.update(messages).set({ reply }).where(eq(messages.id, messageId));
}

/** Keeps with a message what is said of it once; false where it has been said before. */
export async function keepOnce<Name extends "comprehension" | "helpful">(
  db: Db,
  messageId: number,
  name: Name,
  said: NonNullable<MessageMetadata[Name]>,
): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ metadata: sql`${messages.metadata} || ${JSON.stringify({ [name]: said })}::jsonb` })
    .where(and(eq(messages.id, messageId), sql`${messages.metadata} -> ${name}::text is null`))
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

function owned({ id, ownerId }: OwnedKey) {
  return and(eq(conversations.id, id), isTheirs(ownerId));
}

/** Of conversations: what a student has taken away is missing, until she brings it back. */
export function isTheirs(ownerId: number | Placeholder) {
  return and(eq(conversations.userId, ownerId), isNull(conversations.deletedAt));
}
