import { createHash, randomUUID } from "node:crypto";
import { and, eq, lt } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { idempotencyKeys } from "../../db/schema/conversations.ts";
import { ProductError } from "../../errors.ts";

/** Longer than any engine may take: a key held beyond this belongs to a process that died. */
const holdMs = 3 * 60 * 1000;

export interface KeyedRequest {
  userId: number;
  key: string;
  hash: string;
}

/** Names a request by what it asks, so that a key that comes back with another request is noticed. */
export function keyedRequest(
  userId: number,
  key: string | undefined,
  parts: readonly (string | number | Uint8Array | undefined)[],
): KeyedRequest {
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : Buffer.from(String(part ?? ""));
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return { userId, key: key ?? randomUUID(), hash: hash.digest("hex") };
}

/** Where the work of a key stands. */
export type Claim =
  | { kind: "claimed"; id: number; questionMessageId: number | null }
  | { kind: "done"; answerMessageId: number };

/** What is stored under a key already; null where this process may claim it. */
export async function findDone(db: Db, request: KeyedRequest): Promise<number | null> {
  const row = await find(db, request);
  if (row) assertSameRequest(row, request);
  return row?.state === "done" ? row.answerMessageId : null;
}

/**
 * Takes a key for this work, or says what came of it before. One process holds a key at a time; a key whose work
 * failed, or whose process died, may be claimed again and keeps its question.
 */
export async function claim(db: Db, request: KeyedRequest, now: Date): Promise<Claim> {
  const heldUntil = new Date(now.getTime() + holdMs);
  const [added] = await db
    .insert(idempotencyKeys)
    .values({
      userId: request.userId,
      key: request.key,
      requestHash: request.hash,
      state: "working",
      heldUntil,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  if (added) return { kind: "claimed", id: added.id, questionMessageId: null };
  return claimAgain(db, request, now, heldUntil);
}

async function claimAgain(
  db: Db,
  request: KeyedRequest,
  now: Date,
  heldUntil: Date,
): Promise<Claim> {
  const row = await find(db, request);
  if (!row) throw stillWorking();
  assertSameRequest(row, request);
  if (row.state === "done" && row.answerMessageId !== null) {
    return { kind: "done", answerMessageId: row.answerMessageId };
  }
  const [taken] = await db
    .update(idempotencyKeys)
    .set({ heldUntil })
    .where(
      and(
        eq(idempotencyKeys.id, row.id),
        eq(idempotencyKeys.state, "working"),
        lt(idempotencyKeys.heldUntil, now),
      ),
    )
    .returning({ id: idempotencyKeys.id });
  if (!taken) throw stillWorking();
  return { kind: "claimed", id: row.id, questionMessageId: row.questionMessageId };
}

export async function keepQuestion(db: Db, claimId: number, questionMessageId: number) {
  await db
    .update(idempotencyKeys)
    .set({ questionMessageId })
    .where(eq(idempotencyKeys.id, claimId));
}

export async function finish(db: Db, claimId: number, answerMessageId: number) {
  await db
    .update(idempotencyKeys)
    .set({ state: "done", answerMessageId })
    .where(eq(idempotencyKeys.id, claimId));
}

/** After a failure: the same key may try again at once. */
export async function release(db: Db, claimId: number) {
  await db
    .update(idempotencyKeys)
    .set({ heldUntil: new Date(0) })
    .where(and(eq(idempotencyKeys.id, claimId), eq(idempotencyKeys.state, "working")));
}

async function find(db: Db, { userId, key }: KeyedRequest) {
  const [row] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  return row;
}

function assertSameRequest(row: { requestHash: string }, request: KeyedRequest): void {
  if (row.requestHash === request.hash) return;
  throw new ProductError(
    "same_key_other_request",
    "This Idempotency-Key was used for another question. Send a new key with a new question.",
  );
}

function stillWorking(): ProductError {
  return new ProductError(
    "still_working",
    "We're still working on this question. Try again in a few seconds to see the answer.",
    { retryAfter: 3 },
  );
}
