import type { Chapter, Curriculum, Topic } from "./books.ts";
import type { Concept } from "./concept.ts";

/** A chapter or topic with the concepts that teach it. */
export type WithConcepts<Entry> = Entry & { concepts: readonly Concept[] };

/** The classes whose books are listed completely: for lower classes only chapters that a concept names are listed. */
export const wholeFrom = 6;

/** The curriculum from class 6 up, with the concepts that teach it; books of literature are left out. */
export function coverageOf(
  { chapters, topics }: Curriculum,
  concepts: readonly Concept[],
): { chapters: WithConcepts<Chapter>[]; topics: WithConcepts<Topic>[] } {
  const counted = chapters.filter(({ grade, isLiterature }) => grade >= wholeFrom && !isLiterature);
  return {
    chapters: counted.map((chapter) => ({
      ...chapter,
      concepts: teachersOf(chapter, chapters, concepts),
    })),
    topics: topics.map((topic) => ({
      ...topic,
      concepts: concepts.filter((concept) => goesBy(concept, topic)),
    })),
  };
}

/**
 * The concepts that name a chapter, from any subject: a science lesson may teach part of a geography book. Where two
 * books of a class share a title ("Thermodynamics"), the concept's own subject decides.
 */
function teachersOf(chapter: Chapter, all: readonly Chapter[], concepts: readonly Concept[]) {
  const isShared = all.some((other) => other.part !== chapter.part && isSame(other, chapter));
  return concepts.filter(
    ({ subject, chapters }) =>
      chapters.some((line) => isSame(line, chapter)) &&
      (!isShared || chapter.subjects.includes(subject)),
  );
}

type ChapterLine = Concept["chapters"][number];

/** Whether two references name one chapter: its title in one edition of the books of one class. */
export function isSame(one: ChapterLine, other: ChapterLine): boolean {
  return one.grade === other.grade && one.name === other.name && one.edition === other.edition;
}

function goesBy({ subject, name, aliases, chapters }: Concept, topic: Topic): boolean {
  const names = new Set([name, ...aliases, ...chapters.map((chapter) => chapter.name)].map(folded));
  return topic.subjects.includes(subject) && topic.names.some((each) => names.has(folded(each)));
}

const folded = (name: string) => name.toLowerCase();
