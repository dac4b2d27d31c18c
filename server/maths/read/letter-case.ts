import { notUnderstood } from "../refusal.ts";
import { spellOutLetterRuns } from "./letter-runs.ts";
import type { Token } from "./token.ts";

/**
 * Letters are read alike in capitals and in small, as phones set capitals where they like; but an A beside an a in the
 * same expression is most likely another quantity, which is refused.
 */
export function refuseMixedCase(tokens: readonly Token[]): void {
  const seen = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind !== "letter") continue;
    const written = token.written.charAt(0);
    const before = seen.get(token.text) ?? written;
    if (before !== written && before.toLowerCase() === written.toLowerCase()) {
      throw notUnderstood(
        `I see both ${before} and ${written}, and can't tell whether they are the same letter. Write one of them with another letter.`,
      );
    }
    seen.set(token.text, before);
  }
}

/** Each letter by its name as it stands in the text first, in capitals or in small: A for a. */
export function writtenLetters(tokens: readonly Token[]): ReadonlyMap<string, string> {
  const letters = spellOutLetterRuns(tokens).flatMap((token): [string, string][] =>
    token.kind === "letter" && /^[A-Z]$/.test(token.written) ? [[token.text, token.written]] : [],
  );
  return new Map(letters.toReversed());
}
