import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, count, eq, exists, inArray, type Placeholder, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/db.ts";
import { conversations, idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { users } from "../../db/schema/users.ts";
import { statement } from "../../db/statement.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";
import { inProgress, leaseEnd } from "./in-progress.ts";
import type { KeyedRequest } from "./keyed-request.ts";
import { areOf, mostMessages } from "./messages.repository.ts";
import { turnsSoFar } from "./turns.repository.ts";

const turnOfStudent = statement((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder("userId")))
    .for("no key update")
    .prepare("turn_of_student"),
);

/** Lets one ask of a student pass at a time: the next one waits here for the end of this transaction. */
export async function waitForTurn(db: Db, userId: number): Promise<void> {
  await turnOfStudent(db).execute({ userId });
}

const standing = statement((db) => {
  const [userId, conversationId] = [sql.placeholder("userId"), sql.placeholder("conversationId")];
  const isTheSame = and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.key, sql.placeholder("key")),
  );
  return db
    .select({
      type: conversations.type,
      known: { hash: idempotencyKeys.requestHash, answerId: idempotencyKeys.answerMessageId },
      inProgress: sql<number>`(${inProgressOf(db, userId)})`.mapWith(Number),
      turns: turnsSoFar(db, conversationId),
      isFull: sql<boolean>`${exists(lastWithRoom(db, conversationId))}`,
      newIds: sql<[number, number]>`array[${nextMessageId}, ${nextMessageId}]`,
    })
    .from(conversations)
    .leftJoin(idempotencyKeys, isTheSame)
    .where(and(eq(conversations.id, conversationId), isTheirs(userId)))
    .prepare("standing_of_ask");
});

/** A row as soon as a question and its answer have no more room in a conversation. */
function lastWithRoom(db: Db, conversationId: Placeholder) {
  return db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .offset(mostMessages - 2)
    .limit(1);
}

/**
 * All that decides whether a request is taken in: what its conversation is about, what the same request was given
 * before, and how many answers of the student are on their way; and what was said in the conversation, which saves
 * whoever answers a query, with the ids that a question and its answer may have. Missing where the conversation is not
 * hers.
 */
export async function standingOf(
  db: Db,
  { conversationId, request: { userId, key } }: { conversationId: number; request: KeyedRequest },
) {
  const [row] = await standing(db).execute({ userId, key, conversationId });
  return row;
}

const nextMessageId = sql`nextval(pg_get_serial_sequence('messages', 'id'))::integer`;

interface NewExchange {
  conversationId: number;
  /** The student's own message, which is older than its answer; null where a button asked. */
  asked: {
    id: number;
    content: string;
    imageUrl: string | null;
    metadata: MessageMetadata;
  } | null;
  answer: {
    id: number;
    ask: { kind: string; input: object };
    metadata: MessageMetadata;
    workerId: string;
  };
  isPrivate: boolean;
  request: KeyedRequest;
}

/** Writes an answer's place, its question where there is one, and the request, in one statement. */
function insertion(db: Db, name: string, asked: readonly (typeof questionPlaceholders)[]) {
  const { placeholder } = sql;
  const place = {
    id: placeholder("answerId"),
    questionId: asked.length > 0 ? placeholder("questionId") : null,
    role: "assistant" as const,
    content: "",
    ask: placeholder("ask"),
    metadata: placeholder("answerMetadata"),
    workerId: placeholder("workerId"),
    state: "pending" as const,
    leasedUntil: leaseEnd,
  };
  const both = {
    conversationId: placeholder("conversationId"),
    isPrivate: placeholder("isPrivate"),
    createdAt: placeholder("now"),
  };
  const rows = [...asked, place].map((row) => ({ ...row, ...both }));
  const exchange = db.$with("exchange").as(db.insert(messages).values(rows));
  return db
    .with(exchange)
    .insert(idempotencyKeys)
    .values({
      userId: placeholder("userId"),
      key: placeholder("key"),
      requestHash: placeholder("hash"),
      answerMessageId: placeholder("answerId"),
      createdAt: placeholder("now"),
    })
    .prepare(name);
}

const questionPlaceholders = {
  id: sql.placeholder("questionId"),
  role: "user" as const,
  content: sql.placeholder("content"),
  imageUrl: sql.placeholder("imageUrl"),
  metadata: sql.placeholder("metadata"),
};
const exchangeInsertion = statement((db) =>
  insertion(db, "insert_exchange", [questionPlaceholders]),
);
const answerInsertion = statement((db) => insertion(db, "insert_answer", []));

/** A question and the place of its answer, and the request that it will answer. */
export async function insert(
  db: Db,
  { conversationId, asked, answer, isPrivate, request: { userId, key, hash } }: NewExchange,
  now: Date,
): Promise<void> {
  const place = {
    answerId: answer.id,
    ask: answer.ask,
    answerMetadata: answer.metadata,
    workerId: answer.workerId,
  };
  const all = { ...place, conversationId, isPrivate, userId, key, hash, now };
  if (asked) {
    const { id: questionId, ...question } = asked;
    await exchangeInsertion(db).execute({ ...all, ...question, questionId });
  } else await answerInsertion(db).execute(all);
}

/** Takes a student's answer that ended without success up again; null where another request was quicker. */
export async function restart(
  db: Db,
  { id, ownerId }: { id: number; ownerId: number },
  workerId: string,
) {
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

function inProgressOf(db: Db, userId: number | Placeholder) {
  return db
    .select({ count: count() })
    .from(messages)
    .innerJoin(ownConversations, eq(ownConversations.id, messages.conversationId))
    .where(and(eq(ownConversations.userId, userId), inProgress));
}

const ownConversations = alias(conversations, "own_conversations");
