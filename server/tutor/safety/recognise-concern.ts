import type { Concern } from "#shared/domain/study.ts";
import { abuseHindi, abuseHinglish, abusePhrases } from "./concerns/abuse.ts";
import { dangerHindi, dangerHinglish, dangerPhrases } from "./concerns/danger.ts";
import { selfHarmHindi, selfHarmHinglish, selfHarmPhrases } from "./concerns/self-harm.ts";
import { sexualHindi, sexualHinglish, sexualPhrases } from "./concerns/sexual.ts";
import { wordSets } from "./concerns/word-sets.ts";
import { grammarTask, studyFrame, unframedPhrases } from "./concerns/unframed.ts";
import { longestRead, normalWords, withoutQuotations } from "./normal-words.ts";
import { compilePhrases } from "./phrases.ts";

/** The most urgent one comes first. */
const byUrgency: readonly { concern: Concern; phrases: readonly string[] }[] = [
  {
    concern: "self_harm",
    phrases: [...selfHarmPhrases, ...selfHarmHinglish, ...selfHarmHindi],
  },
  { concern: "sexual", phrases: [...sexualPhrases, ...sexualHinglish, ...sexualHindi] },
  { concern: "abuse", phrases: [...abusePhrases, ...abuseHinglish, ...abuseHindi] },
  { concern: "danger", phrases: [...dangerPhrases, ...dangerHinglish, ...dangerHindi] },
];

const certain = byUrgency.map(({ concern, phrases }) => ({
  concern,
  pattern: compilePhrases(phrases, wordSets),
}));

const likely = byUrgency.map(({ concern }) => ({
  concern,
  pattern: compilePhrases(unframedPhrases[concern], wordSets),
}));

const lesson = compilePhrases(studyFrame, wordSets);
const grammar = compilePhrases(grammarTask, wordSets);

/**
 * The concern in a message that needs a person rather than a tutor, or null. The list in English, Hindi and Hinglish
 * considers who speaks of whom and what is wanted, so that homework on such topics is solved as usual; where nothing is
 * framed as a lesson, weaker evidence is enough. Reads at most 4,000 characters, in linear time.
 */
export function recogniseConcern(text: string): Concern | null {
  const words = normalWords(withoutQuotations(text.slice(0, longestRead)));
  const found = certain.find(({ pattern }) => pattern.test(words))?.concern;
  if (found) return found !== "self_harm" && grammar.test(words) ? null : found;
  if (lesson.test(words)) return null;
  return likely.find(({ pattern }) => pattern.test(words))?.concern ?? null;
}
