import type { Concept } from "./concept.ts";
import { indexWords, tellingWords } from "./query-words.ts";

/** Titles are compared without articles, "chapter 1", "notes" and "class 9". */
function wordingsOf(title: string): string[] {
  return [indexWords(title).join(" "), indexWords(tellingWords(title).join(" ")).join(" ")];
}

/**
 * Finds the concepts of a chapter by its title in the school books, those of the student's class first. Returns none
 * where a text is more than a title.
 */
export function createChapters(
  concepts: readonly Concept[],
): (text: string, grade?: number) => Concept[] {
  const byTitle = new Map<string, { concept: Concept; grade: number }[]>();
  for (const concept of concepts) {
    for (const { name, grade } of concept.chapters) {
      for (const wording of new Set(wordingsOf(name))) {
        if (wording === "") continue;
        const known = byTitle.get(wording);
        if (known) known.push({ concept, grade });
        else byTitle.set(wording, [{ concept, grade }]);
      }
    }
  }
  return (text, grade) => {
    const found = wordingsOf(text).flatMap((wording) => byTitle.get(wording) ?? []);
    const ofClass = found.filter((chapter) => chapter.grade === grade);
    return [...new Set([...ofClass, ...found].map(({ concept }) => concept))];
  };
}
