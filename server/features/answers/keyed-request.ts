import { createHash, randomUUID } from "node:crypto";
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

/** @throws ProductError where the key was sent with another request before. */
export function requireSame(request: KeyedRequest, before: { hash: string }): void {
  if (before.hash === request.hash) return;
  throw new ProductError(
    "same_key_other_request",
    "This Idempotency-Key was used for another question. Send a new key with a new question.",
  );
}
