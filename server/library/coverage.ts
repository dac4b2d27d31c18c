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
      concepts: concepts.filter((concept) => teaches(concept, chapter)),
    })),
    topics: topics.map((topic) => ({
      ...topic,
      concepts: concepts.filter((concept) => goesBy(concept, topic)),
    })),
  };
}

/** Whether a line of a concept names this chapter. A title of two books is that of the book of its subject. */
export function teaches({ subject, chapters }: Concept, chapter: Chapter): boolean {
  return (
    chapter.subjects.includes(subject) &&
    chapters.some(
      ({ grade, name, edition }) =>
        grade === chapter.grade && name === chapter.name && edition === chapter.edition,
    )
  );
}

function goesBy({ subject, name, aliases, chapters }: Concept, topic: Topic): boolean {
  const names = [name, ...aliases, ...chapters.map((chapter) => chapter.name)].map(folded);
  return (
    topic.subjects.includes(subject) && topic.names.some((each) => names.includes(folded(each)))
  );
}

const folded = (name: string) => name.toLowerCase();
