import type { Concept } from "./concept.ts";
import { wordsOf } from "./query-words.ts";

/** The spellings of "अंग्रेज़ी": ज़ is one code point, or ज followed by a combining dot. */
const english = /^(?:अ[ंँ]ग्रेज\u093C?ी|इंग्लिश)$/u;

/**
 * Whether a text asks in Hindi while a concept is of English grammar: वाच्य, अलंकार and काल belong to the Hindi paper,
 * with answers of their own. A text that says "अंग्रेज़ी", or calls the concept by an English name (टेंस), asks for
 * English.
 */
export function isOfOtherLanguage(text: string, { subject, aliases }: Concept): boolean {
  if (subject !== "English") return false;
  const words = hindiWordsOf(text);
  return words.length > 0 && !aliases.flatMap(hindiWordsOf).some((word) => words.includes(word));
}

/** The words of a text that is entirely in Hindi and doesn't mention English; none of any other text. */
function hindiWordsOf(text: string): string[] {
  const words = wordsOf(text);
  const isHindi = words.every((word) => /^[\p{Script=Devanagari}\p{N}]+$/u.test(word));
  return isHindi && !words.some((word) => english.test(word.normalize("NFD"))) ? words : [];
}
