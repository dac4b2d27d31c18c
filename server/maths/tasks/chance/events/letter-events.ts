import type { Event } from "./event.ts";

/** An event of one letter of a word. */
export function readLetterEvent(typed: string): Event | null {
  const text = typed.replace(/^(?:an? )?(?:letter )?/, "").trim();
  const isVowel = (outcome: unknown): boolean =>
    typeof outcome === "string" && "AEIOU".includes(outcome);
  if (text === "vowel") return { holds: isVowel, words: "a vowel" };
  if (text === "consonant") return { holds: (outcome) => !isVowel(outcome), words: "a consonant" };
  const letter = /^[a-z]$/.exec(text)?.[0]?.toUpperCase();
  return letter === undefined ? null : { holds: (outcome) => outcome === letter, words: letter };
}
