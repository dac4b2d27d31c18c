import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { requireRow } from "../../db/require-row.ts";
import { isTheirs, type OwnedKey } from "../conversations/conversations.repository.ts";
import { leaseEnd } from "./in-progress.ts";
import type { StoredAsk } from "./job.ts";
import { areOf } from "./messages.repository.ts";

interface NewExchange {
  conversation: OwnedKey;
  /** The student's own message, which is older than its answer; null if the ask came from a button. */
  question: { content: string; imageUrl: string | null; metadata: MessageMetadata } | null;
  answer: { ask: StoredAsk; metadata: MessageMetadata; workerId: string };
  isPrivate: boolean;
}

/** Stores a question and its empty answer, leased to a worker. Fails if the conversation is not the student's. */
export async function insert(
  db: Db,
  { conversation, question, answer, isPrivate }: NewExchange,
  now: Date,
): Promise<{ questionId: number | null; answerId: number }> {
  const own = db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, conversation.id), isTheirs(conversation.ownerId)));
  // Null for another student's conversation, which the column doesn't accept.
  const both = { conversationId: sql`(${own})`, isPrivate, createdAt: now };
  const questionId = question && (await insertMessage(db, { ...both, ...question, role: "user" }));
  const answerId = await insertMessage(db, {
    ...both,
    ...answer,
    questionId,
    role: "assistant",
    content: "",
    state: "pending",
    leasedUntil: leaseEnd,
  });
  return { questionId, answerId };
}

async function insertMessage(db: Db, message: PgInsertValue<typeof messages>): Promise<number> {
  const [row] = await db.insert(messages).values(message).returning({ id: messages.id });
  return requireRow(row).id;
}

/** Restarts a student's answer that ended without success; null if a concurrent request was faster. */
export async function restart(db: Db, { id, ownerId }: OwnedKey, workerId: string) {
  const [row] = await db
    .update(messages)
    .set({
      state: "pending",
      workerId,
      leasedUntil: leaseEnd,
      written: null,
      failure: null,
      stopRequested: false,
    })
    .where(
      and(eq(messages.id, id), areOf(db, ownerId), inArray(messages.state, ["failed", "stopped"])),
    )
    .returning({ id: messages.id });
  return row ?? null;
}
