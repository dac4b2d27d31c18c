import { createHmac } from "node:crypto";

/** A keyed hash (HMAC) for a student or an address: equal for equal text, and not reversible without the secret. */
export function pseudonym(secret: string, text: string): string {
  return createHmac("sha256", secret).update(text).digest("hex").slice(0, 32);
}
