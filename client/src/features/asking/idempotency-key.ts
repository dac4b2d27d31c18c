import { randomId } from "../../lib/random-id.ts";

/** A new idempotency key for an ask. */
export function newIdempotencyKey(): string {
  return randomId();
}
