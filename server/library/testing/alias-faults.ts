import type { Concept } from "../concept.ts";
import { stemOf, tellingWords, wordsOf } from "../query-words.ts";
import { saidOtherwise, transliterations } from "./alias-words.ts";

/**
 * Aliases that promise what the text doesn't contain: each of their content words must occur in it, unless it is Hindi
 * in Latin letters or is listed as a synonym there.
 */
export function aliasFaults(concept: Concept): string[] {
  const stems = new Set(wordsOf(textOf(concept)).map(stemOf));
  const isPromised = (word: string) =>
    stems.has(stemOf(word)) ||
    transliterations.has(word) ||
    saidOtherwise.has(word) ||
    isTranslation(word, concept);
  return concept.aliases.flatMap((alias) => {
    const empty = tellingWords(alias).filter((word) => !isPromised(word));
    return empty.length > 0
      ? [`the alias "${alias}" promises "${empty.join(" ")}", which is nowhere in the text`]
      : [];
  });
}

/** Devanagari names for what an English text says in English. */
function isTranslation(word: string, { subject }: Concept): boolean {
  return subject !== "Hindi" && /\p{Script=Devanagari}/u.test(word);
}

function textOf({ name, levels, simpler, ...rest }: Concept): string {
  const { keyTerms, examples, questions, quiz, misconceptions } = rest;
  return [
    name,
    ...Object.values(levels),
    simpler,
    ...keyTerms.flatMap(({ term, meaning }) => [term, meaning]),
    ...examples.flatMap(({ title, text }) => [title, text]),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...quiz.flatMap(({ question, options, why }) => [question, ...options, why]),
    ...misconceptions.flatMap(({ belief, truth }) => [belief, truth]),
  ].join("\n");
}
