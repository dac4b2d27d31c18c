import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, count, eq, exists, inArray, sql } from "drizzle-orm";
import { alias, type PgInsertValue } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { conversations, idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { inserted } from "../../db/inserted.ts";
import { isTheirs, type OwnedKey } from "../conversations/conversations.repository.ts";
import { inProgress, leaseEnd } from "./in-progress.ts";
import type { KeyedRequest } from "./keyed-request.ts";
import { areOf, mostMessages } from "./messages.repository.ts";

/**
 * Everything that decides whether a request is accepted: the conversation's type, the earlier answer of the same
 * request, and the student's number of answers in progress. Missing if the conversation is not hers.
 */
export async function standingOf(
  db: Db,
  { conversationId, request: { userId, key } }: { conversationId: number; request: KeyedRequest },
) {
  const isTheSame = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
  const [row] = await db
    .select({
      type: conversations.type,
      known: { hash: idempotencyKeys.requestHash, answerId: idempotencyKeys.answerMessageId },
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

interface NewExchange {
  conversationId: number;
  /** The student's own message, which is older than its answer; null if the ask came from a button. */
  question: { content: string; imageUrl: string | null; metadata: MessageMetadata } | null;
  answer: { ask: { kind: string; input: object }; metadata: MessageMetadata; workerId: string };
  isPrivate: boolean;
  request: KeyedRequest;
}

/** Stores a question, its empty answer and the idempotency key of the request. */
export async function insert(
  db: Db,
  { conversationId, question, answer, isPrivate, request: { userId, key, hash } }: NewExchange,
  now: Date,
): Promise<{ questionId: number | null; answerId: number }> {
  const both = { conversationId, isPrivate, createdAt: now };
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
  const row = { userId, key, requestHash: hash, answerMessageId: answerId, createdAt: now };
  await db.insert(idempotencyKeys).values(row);
  return { questionId, answerId };
}

async function insertMessage(db: Db, message: PgInsertValue<typeof messages>): Promise<number> {
  const [row] = await db.insert(messages).values(message).returning({ id: messages.id });
  return inserted(row).id;
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
