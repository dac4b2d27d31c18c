import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, asc, eq, inArray, not, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";

/** Messages of one conversation: nobody types as many in one, and all of them are read together. */
export const mostMessages = 500;

interface OwnedKey {
  id: number;
  ownerId: number;
}

/** What may be read again of a conversation. A private exchange may not: the next who opens the conversation may be somebody else. */
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

export async function replaceReply(db: Db, { id, ownerId }: OwnedKey, reply: unknown) {
  await db
    .update(messages)
    .set({ reply })
    .where(and(eq(messages.id, id), areOf(db, ownerId)));
}

/** Keeps with a student's message what she says of it once; false where she has said it before. */
export async function keepOnce<Name extends "comprehension" | "helpful">(
  db: Db,
  { id, ownerId }: OwnedKey,
  name: Name,
  said: NonNullable<MessageMetadata[Name]>,
): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ metadata: sql`${messages.metadata} || ${JSON.stringify({ [name]: said })}::jsonb` })
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

/** Of messages: a student's own, those of conversations that she has deleted among them. */
export function areOf(db: Db, ownerId: number) {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, ownerId));
  return inArray(messages.conversationId, own);
}
