import { different, equal, type Judgement, unreadable } from "./judgement.ts";

const yes = new Set([
  "true",
  "yes",
  "t",
  "y",
  "correct",
  "right",
  "haan",
  "ha",
  "sahi",
  "हाँ",
  "सही",
]);
const no = new Set([
  "false",
  "no",
  "f",
  "n",
  "incorrect",
  "wrong",
  "nahi",
  "nahin",
  "galat",
  "not",
  "isn't",
  "नहीं",
  "गलत",
]);
const fillers = new Set([
  "it",
  "is",
  "its",
  "it's",
  "the",
  "statement",
  "that",
  "this",
  "they",
  "are",
  "answer",
  "ans",
]);
/** Words that turn a yes or a no into another answer. */
const doubts = new Set(["but", "false", "solution", "solutions", "root", "roots", "real"]);
const longest = 8;

/** True or false by the first word that states it; null if others contradict it, as in "true or false". */
function truthOf(answer: string): boolean | null {
  // "No, not by 4" only gives the reason.
  const text = answer.replace(
    /,?\s*(?:not\s+)?(?:divisible\s+)?by\s+\d[\d,\s]*(?:and\s+\d+)?$/i,
    "",
  );
  const words = text.toLowerCase().match(/[\p{L}\p{M}'’]+/gu) ?? [];
  if (words.length > longest || /[\d+*=/^]/.test(text)) return null;
  const [first = "", ...rest] = words.slice(startOf(words));
  const isDenied = rest.some((word) => no.has(word));
  if (rest.some((word) => doubts.has(word))) return null;
  if (yes.has(first)) return isDenied ? null : true;
  return no.has(first) && isOnlyDenied(first, rest) ? false : null;
}

/** "Not true" and "No, they are not right", but not "no, it is right". */
function isOnlyDenied(first: string, rest: readonly string[]): boolean {
  const isAffirmed = rest.some((word) => yes.has(word));
  if (first === "not" || first === "isn't") return rest.length === 1 && isAffirmed;
  return !isAffirmed || rest.includes("not");
}

function startOf(words: readonly string[]): number {
  return Math.max(
    words.findIndex((word) => !fillers.has(word)),
    0,
  );
}

/** True and false, yes and no, also in Hinglish. Null if the expected answer is neither. */
export function compareTruth(expected: string, given: string): Judgement | null {
  const wanted =
    /^(?:true|false|yes|no)\b/i.test(expected.trim()) &&
    !/\broots?\b|\bsolutions?\b|\breal\b|all (?:real )?numbers/i.test(expected)
      ? truthOf(expected)
      : null;
  if (wanted === null) return null;
  const found = truthOf(given);
  if (found === null) return unreadable;
  return found === wanted ? equal : different;
}
