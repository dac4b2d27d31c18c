import { randomId } from "../../lib/random-id.ts";

/** A new name for an ask. */
export function newIdempotencyKey(): string {
  return randomId();
}
