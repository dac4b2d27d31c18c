import { notUnderstood } from "../refusal.ts";
import type { Token } from "./token.ts";

/**
 * Treats upper-case and lower-case letters as the same, because phones capitalise at random; but an A next to an a, as
 * in A = a + 2h, is most likely another quantity and is refused. The exception is an X that a phone capitalises as the
 * first letter.
 */
export function refuseMixedCase(tokens: readonly Token[]): void {
  const seen = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "letter") continue;
    const written = token.written.charAt(0);
    if (token.start === 0 && "XYZ".includes(written)) continue;
    const before = seen.get(token.text) ?? written;
    if (before !== written && before.toLowerCase() === written.toLowerCase()) {
      throw notUnderstood(
        `I see both ${before} and ${written}, and can't tell whether they are the same letter. Write one of them with another letter.`,
      );
    }
    seen.set(token.text, before);
  }
}
