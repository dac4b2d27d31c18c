import { ProductError } from "../../errors.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Refuses words that an acquaintance of the student would try first. The contract checks the length. */
export function requireUnlike(
  word: string,
  { name, phone }: { name: string; phone: string },
): void {
  if (!isLikeName(word, name) && !word.includes(phone) && !commonPasswords.has(word)) return;
  const sentence = "This word is easy to guess. Choose another one.";
  throw new ProductError("invalid_input", sentence, { fields: { recoveryWord: sentence } });
}

const shortestPart = 4;

/**
 * Whether the word contains a part of the name or the whole name, or the reverse. Ignores short parts, which are in too
 * many words.
 */
function isLikeName(word: string, name: string): boolean {
  const parts = name.toLowerCase().split(/\s+/u);
  return [...parts, parts.join("")]
    .filter((part) => part.length >= shortestPart)
    .some((part) => word.includes(part) || part.includes(word));
}
