import { createHash, randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/open.ts";
import { idempotencyKeys } from "../../db/schema/conversations.ts";
import { ProductError } from "../../errors.ts";

/** An ask by its name (Idempotency-Key): the same name gives the same answer, and is neither asked nor paid for twice. */
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

/** The message of the answer that this request was given before; null where it is new. */
export async function findAnswerId(db: Db, request: KeyedRequest): Promise<number | null> {
  const [row] = await db
    .select({ hash: idempotencyKeys.requestHash, answerId: idempotencyKeys.answerMessageId })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, request.userId), eq(idempotencyKeys.key, request.key)));
  if (!row) return null;
  if (row.hash !== request.hash) {
    throw new ProductError(
      "same_key_other_request",
      "This Idempotency-Key was used for another question. Send a new key with a new question.",
    );
  }
  return row.answerId;
}

export async function keep(db: Db, request: KeyedRequest, answerMessageId: number, now: Date) {
  const { userId, key, hash } = request;
  await db
    .insert(idempotencyKeys)
    .values({ userId, key, requestHash: hash, answerMessageId, createdAt: now });
}
