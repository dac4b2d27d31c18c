import type { MessageMetadata } from "#shared/contracts/messages.ts";
import { and, desc, eq, inArray, lt, ne, sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { conversations, messages } from "../../db/schema/conversations.ts";
import { isTheirs, type OwnedKey } from "../conversations/conversations.repository.ts";
import { inProgress, leaseEnd } from "./in-progress.ts";
import { areOf } from "./messages.repository.ts";

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

export async function find(db: Db, key: OwnedKey) {
  const [row] = await answersOf(db, key.ownerId, eq(messages.id, key.id));
  return row;
}

/** The newest answer in progress of a conversation. */
export async function findInProgress(db: Db, conversation: OwnedKey) {
  const isThere = and(eq(conversations.id, conversation.id), inProgress);
  const [row] = await answersOf(db, conversation.ownerId, isThere)
    .orderBy(desc(messages.id))
    .limit(1);
  return row;
}

/** A student's answers that match a condition. */
function answersOf(db: Db, ownerId: number, condition: SQL | undefined) {
  return db
    .select(answerColumns)
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(and(isTheirs(ownerId), eq(messages.role, "assistant"), condition));
}

/** An answer, and the worker that holds its lease. */
interface HeldAnswer {
  id: number;
  workerId: string;
}

/** False once the worker has lost the lease: another worker may have restarted the answer. */
const isHeld = ({ id, workerId }: HeldAnswer) =>
  and(eq(messages.id, id), eq(messages.workerId, workerId), inProgress);

/** No effect if the worker has lost the lease. */
export async function markStreaming(db: Db, answer: HeldAnswer): Promise<void> {
  await db.update(messages).set({ state: "streaming" }).where(isHeld(answer));
}

/** Stores the part shown so far, for followers in other processes. No effect if the worker has lost the lease. */
export async function saveWritten(db: Db, answer: HeldAnswer, written: object): Promise<void> {
  await db.update(messages).set({ written }).where(isHeld(answer));
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
 * Ends an answer and moves its conversation to the top of the list; fields known since its start stay. False if the
 * worker no longer holds the answer: it renewed its lease too late, or the row is deleted.
 */
export async function end(
  db: Db,
  answer: HeldAnswer,
  { metadata, ...ending }: Ending,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .update(messages)
    .set({
      ...ending,
      leasedUntil: null,
      ...(metadata && {
        metadata: sql`${messages.metadata} || ${JSON.stringify(metadata)}::jsonb`,
      }),
    })
    .where(isHeld(answer))
    .returning({ conversationId: messages.conversationId });
  if (!row) return false;
  await db
    .update(conversations)
    .set({ updatedAt: now })
    .where(eq(conversations.id, row.conversationId));
  return true;
}

/** Whether this worker has already stored the answer. */
export async function isCompleteBy(db: Db, { id, workerId }: HeldAnswer): Promise<boolean> {
  const [row] = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(eq(messages.id, id), eq(messages.workerId, workerId), eq(messages.state, "complete")),
    );
  return row !== undefined;
}

/** Requests that the answers in progress of a student's conversation end, in any process. */
export function requestStop(db: Db, { id, ownerId }: OwnedKey) {
  return db
    .update(messages)
    .set({ stopRequested: true })
    .where(and(eq(messages.conversationId, id), areOf(db, ownerId), inProgress))
    .returning({ id: messages.id });
}

/** Renews the leases that a worker holds, for all students, and returns the answers that have to end. */
export async function renewLeases(db: Db, workerId: string, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .update(messages)
    .set({ leasedUntil: leaseEnd })
    .where(and(eq(messages.workerId, workerId), inArray(messages.id, [...ids]), inProgress))
    .returning({ id: messages.id, stopRequested: messages.stopRequested });
}

/** Ends orphans of all students, answers with an expired lease: as stopped if a stop was requested, else as failed. */
export function endOrphans(db: Db, failure: object) {
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

/** Ends the leases of all other processes, for all students; for a database that only one process can open. */
export async function endLeasesOfOthers(db: Db, workerId: string): Promise<void> {
  await db
    .update(messages)
    .set({ leasedUntil: sql`now() - interval '1 second'` })
    .where(and(ne(messages.workerId, workerId), inProgress));
}
