import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { uploadUrl } from "../uploads/uploads.repository.ts";
import { areOf } from "./messages.repository.ts";
import type { Job } from "./job.ts";

/**
 * Removes a question that was answered with care: its words, its photo and the conversation title made from it. The
 * care reply stays for a day, for a repetition of the same request.
 */
export async function makePrivate(
  db: Db,
  { user, answerId, questionId, conversationId }: Job,
): Promise<void> {
  const isTheirs = areOf(db, user.id);
  await db
    .update(messages)
    .set({ isPrivate: true, ask: null, metadata: {} })
    .where(and(eq(messages.id, answerId), isTheirs));
  await removeTitle(db, { id: conversationId, ownerId: user.id });
  if (questionId === null) return;
  await removePhoto(db, { ownerId: user.id, questionId, conversationId });
  await db
    .update(messages)
    .set({ isPrivate: true, content: "", imageUrl: null, metadata: {} })
    .where(and(eq(messages.id, questionId), isTheirs));
}

/** Removes the title of a student's conversation. */
export async function removeTitle(
  db: Db,
  { id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
  await db
    .update(conversations)
    .set({ title: null })
    .where(and(eq(conversations.id, id), eq(conversations.userId, ownerId)));
}

interface Photo {
  ownerId: number;
  questionId: number;
  conversationId: number;
}

async function removePhoto(db: Db, { ownerId, questionId, conversationId }: Photo): Promise<void> {
  const url = db
    .select({ url: messages.imageUrl })
    .from(messages)
    .where(eq(messages.id, questionId));
  const isItsPhoto = sql`${uploadUrl("")} || ${uploads.id}::text = (${url})`;
  const isOfConversation = eq(uploads.conversationId, conversationId);
  await db.delete(uploads).where(and(eq(uploads.ownerId, ownerId), isOfConversation, isItsPhoto));
}
