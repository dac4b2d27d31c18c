import { and, count, eq, exists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { conversations, idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { inProgress } from "../answers/in-progress.ts";
import { mostMessages } from "../answers/messages.repository.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";
import type { KeyedRequest } from "./keyed-request.ts";

/**
 * Everything that decides whether a request is accepted: the conversation's type, the earlier answer of the same
 * request, and the student's number of answers in progress. Missing if the conversation is not hers.
 */
export async function findAdmission(
  db: Db,
  { conversationId, request: { userId, key } }: { conversationId: number; request: KeyedRequest },
) {
  const isTheSame = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [row] = await db
    .select({
      type: conversations.type,
      existing: { hash: idempotencyKeys.requestHash, answerId: idempotencyKeys.answerMessageId },
      inProgress: sql<number>`(${inProgressOf(db, userId)})`.mapWith(Number),
      isFull: sql<boolean>`${exists(lastWithRoom(db, conversationId))}`,
    })
    .from(conversations)
    .leftJoin(idempotencyKeys, isTheSame)
    .where(and(eq(conversations.id, conversationId), isTheirs(userId)));
  return row;
}

/** Returns a row once the conversation has no room for another question and answer. */
function lastWithRoom(db: Db, conversationId: number) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .offset(mostMessages - 2)
    .limit(1);
}

/** Stores which answer a student's request led to. */
export async function insertKey(
  db: Db,
  { userId, key, hash }: KeyedRequest,
  answerMessageId: number,
  now: Date,
): Promise<void> {
  const row = { userId, key, requestHash: hash, answerMessageId, createdAt: now };
  await db.insert(idempotencyKeys).values(row);
}

export async function countInProgress(db: Db, userId: number): Promise<number> {
  const [row] = await inProgressOf(db, userId);
  return row?.count ?? 0;
}

function inProgressOf(db: Db, userId: number) {
  return db
    .select({ count: count() })
    .from(messages)
    .innerJoin(ownConversations, eq(ownConversations.id, messages.conversationId))
    .where(and(eq(ownConversations.userId, userId), inProgress));
}

const ownConversations = alias(conversations, "own_conversations");
