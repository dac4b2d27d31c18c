import type { Chapter, Curriculum, Topic } from "./books.ts";
import type { Concept } from "./concept.ts";

/** A chapter or topic with the concepts that teach it. */
export type Covered<Matter> = Matter & { concepts: readonly Concept[] };

/** Classes whose books are listed whole: of those below only chapters that a concept names are. */
export const wholeFrom = 6;

/** What is to be taught from class 6 up, with the concepts that teach it; readers have no chapters of their own here. */
export function coverageOf(
  { chapters, topics }: Curriculum,
  concepts: readonly Concept[],
): { chapters: Covered<Chapter>[]; topics: Covered<Topic>[] } {
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
 * The concepts whose lines name a chapter, from any subject: a science lesson may teach what stands in a geography book.
 * Where two books of a class share a title ("Thermodynamics"), a line means the one of its concept's subject.
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

/** Whether two lines name one chapter: its title in one edition of the books of one class. */
export function isSame(one: ChapterLine, other: ChapterLine): boolean {
  return one.grade === other.grade && one.name === other.name && one.edition === other.edition;
}

function goesBy({ subject, name, aliases, chapters }: Concept, topic: Topic): boolean {
  const names = new Set([name, ...aliases, ...chapters.map((chapter) => chapter.name)].map(folded));
  return topic.subjects.includes(subject) && topic.names.some((each) => names.has(folded(each)));
}

const folded = (name: string) => name.toLowerCase();
