import { ProductError } from "../../errors.ts";
import { commonPasswords } from "./common-passwords.ts";

/** Refuses a word that whoever knows the student tries first. Its length is the contract's rule. */
export function requireUnlike(
  word: string,
  { name, phone }: { name: string; phone: string },
): void {
  if (!isLikeName(word, name) && !word.includes(phone) && !commonPasswords.has(word)) return;
  const sentence = "This word is easy to guess. Choose another one.";
  throw new ProductError("invalid_input", sentence, { fields: { recoveryWord: sentence } });
}

const shortestPart = 4;

/** Whether the word and a part of the name, or the whole name, contain one another. Short parts are in too many words. */
function isLikeName(word: string, name: string): boolean {
  const parts = name.toLowerCase().split(/\s+/u);
  return [...parts, parts.join("")]
    .filter((part) => part.length >= shortestPart)
    .some((part) => word.includes(part) || part.includes(word));
}
