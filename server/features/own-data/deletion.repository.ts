import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages, uploads } from "../../db/schema/conversations.ts";
import { events } from "../../db/schema/events.ts";
import { examSessions } from "../../db/schema/exams.ts";
import { users } from "../../db/schema/users.ts";

/** Counts a student's rows outside her study record. */
export async function countRows(db: Db, ownerId: number) {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, ownerId));
  return {
    conversations: await db.$count(conversations, eq(conversations.userId, ownerId)),
    messages: await db.$count(messages, inArray(messages.conversationId, own)),
    photos: await db.$count(uploads, eq(uploads.ownerId, ownerId)),
    examSessions: await db.$count(examSessions, eq(examSessions.userId, ownerId)),
    events: await db.$count(events, eq(events.userId, ownerId)),
  };
}

/** Conversations with an answer in progress. */
export function listInProgress(db: Db, ownerId: number) {
  return db
    .selectDistinct({ id: conversations.id })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .where(
      and(eq(conversations.userId, ownerId), inArray(messages.state, ["pending", "streaming"])),
    );
}

/** Deletes the student's row; all rows in other tables that reference it are deleted with it. */
export async function removeStudent(db: Db, ownerId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, ownerId));
}
