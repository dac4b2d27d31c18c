import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { uploadUrl } from "../uploads/uploads.repository.ts";
import type { Job } from "./new-ask.ts";

/**
 * Of a question that was met with care nothing is kept: neither its words nor its photo, nor the title that its
 * conversation had from it. The kind word stays for a day, for the same request coming once more.
 */
export async function makePrivate(
  db: Db,
  { answerId, questionId, conversationId }: Job,
): Promise<void> {
  await db
    .update(messages)
    .set({ isPrivate: true, ask: null, metadata: {} })
    .where(eq(messages.id, answerId));
  await removeTitle(db, conversationId);
  if (questionId === null) return;
  await removePhoto(db, { questionId, conversationId });
  await db
    .update(messages)
    .set({ isPrivate: true, content: "", imageUrl: null, metadata: {} })
    .where(eq(messages.id, questionId));
}

export async function removeTitle(db: Db, conversationId: number): Promise<void> {
  await db.update(conversations).set({ title: null }).where(eq(conversations.id, conversationId));
}

async function removePhoto(
  db: Db,
  { questionId, conversationId }: { questionId: number; conversationId: number },
): Promise<void> {
  const url = db
    .select({ url: messages.imageUrl })
    .from(messages)
    .where(eq(messages.id, questionId));
  const isItsPhoto = sql`${uploadUrl("")} || ${uploads.id}::text = (${url})`;
  await db.delete(uploads).where(and(eq(uploads.conversationId, conversationId), isItsPhoto));
}
