import type { Concept } from "./concept.ts";
import { tellingWords, wordsOf } from "./query-words.ts";

/**
 * Chapters of the school books that no concept teaches, and topics that are asked for by name, that had no concept when
 * they were written down: one a line, its other names behind bars. A line doesn't count any more once a concept goes by one
 * of its names, and goes then.
 */
export const topicsToCome: readonly string[][] = `
interjections | interjection`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((name) => name.trim()));

/**
 * Whether a text is exactly the title of a chapter, or the name of a topic, that no concept has yet. Its words are
 * compared unstemmed: "determiners" and "determinants" have one stem.
 */
export function createToCome(concepts: readonly Concept[]): (text: string) => boolean {
  const taken = new Set(concepts.flatMap(namesOf).map(wordingOf));
  const open = topicsToCome.filter((names) => !names.some((name) => taken.has(wordingOf(name))));
  const wordings = new Set(open.flat().map(wordingOf));
  return (text) => wordings.has(wordingOf(text));
}

function namesOf({ id, name, aliases, chapters, asked }: Concept): string[] {
  return [id, name, ...aliases, ...asked, ...chapters.map(({ name }) => name)];
}

/**
 * The content words of a name in any order, or all words where it has none: "Life in the Deserts" for "deserts life
 * class 7".
 */
function wordingOf(text: string): string {
  const telling = tellingWords(text);
  return (telling.length > 0 ? telling : wordsOf(text)).toSorted().join(" ");
}
