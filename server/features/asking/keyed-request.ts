import { createHash, randomUUID } from "node:crypto";
import { ProductError } from "../../errors.ts";

/** An ask with its `Idempotency-Key`: the same key returns the same answer, without a second call or cost. */
export interface KeyedRequest {
  userId: number;
  key: string;
  hash: string;
}

/** Hashes the content of a request, so that a key reused for a different request is detected. */
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

/** @throws ProductError if the key was sent with a different request before. */
export function requireSame(request: KeyedRequest, before: { hash: string }): void {
  if (before.hash === request.hash) return;
  throw new ProductError(
    "same_key_other_request",
    "This Idempotency-Key was used for another question. Send a new key with a new question.",
  );
}
