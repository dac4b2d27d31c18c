import type { MessageMetadata } from "#shared/contracts/conversations.ts";
import {
  and,
  type AnyColumn,
  count,
  desc,
  eq,
  inArray,
  lt,
  ne,
  not,
  notExists,
  sql,
  type SQL,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/open.ts";
import { conversations, idempotencyKeys, messages } from "../../db/schema/conversations.ts";
import { users } from "../../db/schema/users.ts";
import { isTheirs } from "../conversations/conversations.repository.ts";
import type { KeyedRequest } from "./keyed-request.ts";

/** How long a process is taken to be alive after it last said so. It says so three times as often. */
const leaseSeconds = 30;

/** Written out as in the index of such rows, by which they are found however many others there are. */
const inProgress = sql`${messages.state} in ('pending', 'streaming')`;
/** By the database's own clock, which all processes share. */
const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;

const answerColumns = {
  id: messages.id,
  conversationId: messages.conversationId,
  questionId: messages.questionId,
  state: messages.state,
  ask: messages.ask,
  reply: messages.reply,
  written: messages.written,
  failure: messages.failure,
  workerId: messages.workerId,
};

export type AnswerRow = NonNullable<Awaited<ReturnType<typeof find>>>;

interface OwnedKey {
  id: number;
  ownerId: number;
}

export async function find(db: Db, key: OwnedKey) {
  const [row] = await answersOf(db, key.ownerId, eq(messages.id, key.id));
  return row;
}

/** The youngest answer in progress of a conversation. */
export async function findInProgress(db: Db, conversation: OwnedKey) {
  const isThere = and(eq(conversations.id, conversation.id), inProgress);
  const [row] = await answersOf(db, conversation.ownerId, isThere)
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** The answers of a student that a condition chooses. */
function answersOf(db: Db, ownerId: number, chosen: SQL | undefined) {
  return db
    .select(answerColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isTheirs(ownerId), eq(messages.role, "assistant"), chosen));
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

/** Lets one ask of a student pass at a time: the next one waits here for the end of this transaction. */
export async function waitForTurn(db: Db, userId: number): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for("no key update")
    .prepare("turn_of_student")
    .execute();
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
  const [row] = await db
    .select({
      type: conversations.type,
      known: { hash: idempotencyKeys.requestHash, answerId: idempotencyKeys.answerMessageId },
      inProgress: sql<number>`(${inProgressOf(db, userId)})`.mapWith(Number),
      turns: turnsSoFar(db, conversationId),
      newIds: sql<[number, number]>`array[${nextMessageId}, ${nextMessageId}]`,
    })
    .from(conversations)
    .leftJoin(
      idempotencyKeys,
      and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)),
    )
    .where(and(eq(conversations.id, conversationId), isTheirs(userId)))
    .prepare("standing_of_ask")
    .execute();
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
  request: KeyedRequest;
}

/** A question and the place of its answer, and the request that it will answer. */
export async function insert(
  db: Db,
  { conversationId, asked, answer, request: { userId, key, hash } }: NewExchange,
  now: Date,
): Promise<void> {
  const question = asked && { ...asked, conversationId, role: "user" as const, createdAt: now };
  const place = {
    ...answer,
    conversationId,
    questionId: asked && asked.id,
    role: "assistant" as const,
    content: "",
    state: "pending" as const,
    leasedUntil: leaseEnd,
    createdAt: now,
  };
  const exchange = db
    .$with("exchange")
    .as(db.insert(messages).values(question ? [question, place] : [place]));
  await db
    .with(exchange)
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash, answerMessageId: answer.id, createdAt: now })
    .prepare(question ? "insert_exchange" : "insert_answer")
    .execute();
}

/** Takes an answer that ended without success up again; null where another request was quicker. */
export async function restart(db: Db, id: number, workerId: string) {
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
    .where(and(eq(messages.id, id), inArray(messages.state, ["failed", "stopped"])))
    .returning({ id: messages.id });
  return row ?? null;
}

export async function markStreaming(db: Db, id: number): Promise<void> {
  await db
    .update(messages)
    .set({ state: "streaming" })
    .where(and(eq(messages.id, id), eq(messages.state, "pending")));
}

/** What another process wants to show meanwhile. */
export async function saveWritten(db: Db, id: number, written: object): Promise<void> {
  await db
    .update(messages)
    .set({ written })
    .where(and(eq(messages.id, id), inProgress));
}

interface Ending {
  state: "complete" | "failed" | "stopped";
  content?: string;
  metadata?: MessageMetadata;
  reply?: object;
  written: object | null;
  failure: object | null;
}

/**
 * Ends an answer, and moves its conversation up. False where the answer isn't this worker's any more: it took too long
 * to say that it lives, or the row is gone.
 */
export async function end(
  db: Db,
  { id, workerId }: { id: number; workerId: string },
  { metadata, ...ending }: Ending,
  now: Date,
): Promise<boolean> {
  // What is known of an answer from its beginning on stays with it.
  const known = metadata && {
    metadata: sql`${messages.metadata} || ${JSON.stringify(metadata)}::jsonb`,
  };
  const ended = db.$with("ended").as(
    db
      .update(messages)
      .set({ ...ending, ...known, leasedUntil: null })
      .where(and(eq(messages.id, id), eq(messages.workerId, workerId), inProgress))
      .returning({ conversationId: messages.conversationId }),
  );
  const rows = await db
    .with(ended)
    .update(conversations)
    .set({ updatedAt: now })
    .from(ended)
    .where(eq(conversations.id, ended.conversationId))
    .returning({ id: conversations.id });
  return rows.length > 0;
}

/** Whether this worker has stored the answer before. */
export async function isCompleteBy(
  db: Db,
  { id, workerId }: { id: number; workerId: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.id, id), eq(messages.workerId, workerId), eq(messages.state, "complete")),
    );
  return row !== undefined;
}

/** Asks whoever works on them to end the answers of a conversation. */
export function requestStop(db: Db, conversationId: number) {
  return db
    .update(messages)
    .set({ stopRequested: true })
    .where(and(eq(messages.conversationId, conversationId), inProgress))
    .returning({ id: messages.id });
}

/** Says that a worker is still at these answers, and learns which of them are to be ended. */
export async function renewLeases(db: Db, workerId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .update(messages)
    .set({ leasedUntil: leaseEnd })
    .where(and(eq(messages.workerId, workerId), inArray(messages.id, [...ids]), inProgress))
    .returning({ id: messages.id, stopRequested: messages.stopRequested });
}

/** Ends what dead processes left behind: as stopped where that was asked for, else as failed. */
export function endAbandoned(db: Db, failure: object) {
  return db
    .update(messages)
    .set({
      state: sql`case when ${messages.stopRequested} then 'stopped' else 'failed' end`,
      failure: sql`case when ${messages.stopRequested} then null else ${JSON.stringify(failure)}::jsonb end`,
      leasedUntil: null,
    })
    .where(and(inProgress, lt(messages.leasedUntil, sql`now()`)))
    .returning({ id: messages.id });
}

/** Takes every other process to be dead, as it is where only one can have the database open. */
export async function endLeasesOfOthers(db: Db, workerId: string): Promise<void> {
  await db
    .update(messages)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(and(ne(messages.workerId, workerId), inProgress));
}

const mostTurns = 12;
const answers = alias(messages, "answers");

/** Written instead of an answer to a student who may need a person. */
const isCare = (reply: AnyColumn) => sql<boolean>`coalesce(${reply} ->> 'kind' = 'care', false)`;

/** What was said in a conversation. */
export type SaidTurn = Pick<typeof messages.$inferSelect, "id" | "role" | "content">;

/**
 * What was said in a conversation before a message, oldest first; answers that came to nothing say nothing. What was
 * met with care is left out with its question: that is told to no engine, and so not later either.
 */
export async function turnsBefore(
  db: Db,
  conversationId: number,
  messageId: number,
): Promise<SaidTurn[]> {
  const rows = await lastTurns(db, conversationId, lt(messages.id, messageId));
  return rows.reverse();
}

/** The last ones first. */
function lastTurns(db: Db, conversationId: number, among?: SQL) {
  return db
    .select({ id: messages.id, role: messages.role, content: messages.content })
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        among,
        eq(messages.state, "complete"),
        ne(messages.content, ""),
        not(isCare(messages.reply)),
        notExists(
          db
            .select({ id: answers.id })
            .from(answers)
            .where(and(eq(answers.questionId, messages.id), isCare(answers.reply))),
        ),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(mostTurns);
}

/** All that was said in a conversation by now, as far back as `turnsBefore` goes, in one value of a row. */
const turnsSoFar = (db: Db, conversationId: number) =>
  sql<
    SaidTurn[]
  >`(select coalesce(json_agg(said order by said.id), '[]') from (${lastTurns(db, conversationId)}) said)`;
