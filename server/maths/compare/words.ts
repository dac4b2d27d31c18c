import { different, equal, unreadable } from "./judgement.ts";
import type { Judgement } from "./judgement.ts";

/** Letters and numbers alone, in small letters; what a bracket or a full stop adds decides nothing. */
function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\\text\s*\{([^{}]*)\}/g, " $1 ")
    .replaceAll(/[$*()[\]{}.,:;?!\\]+/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const oneLetter = /^\(?[a-e]\)?$/i;

/** Answers in words, an option by its letter, a time of day: alike as texts. */
export function compareWords(expected: string, given: string): Judgement {
  const [wanted, found] = [bare(expected), bare(given)];
  if (wanted === "" || found === "") return unreadable;
  if (wanted === found) return equal;
  const areOptions = oneLetter.test(expected.trim()) && oneLetter.test(given.trim());
  return areOptions ? different : unreadable;
}
