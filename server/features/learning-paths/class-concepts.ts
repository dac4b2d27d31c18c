import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";

/** Subjects as a class of this grade has them, those that most students begin with first. */
const order = [
  "Mathematics",
  "Science",
  "Physics",
  "Chemistry",
  "Biology",
  "Social Science",
  "English",
  "Hindi",
];

/** Fewer make no map. */
const fewest = 3;

/** The concepts of a class, subject by subject, each after those that it builds on. */
export function conceptsOfClass(library: Pick<ConceptLibrary, "all">, grade: number): Concept[] {
  const own = library.all.filter(({ grades: [from, to] }) => from <= grade && grade <= to);
  const place = (concept: Concept) => order.indexOf(concept.subject);
  const sorted = own.toSorted(
    (one, other) => place(one) - place(other) || chapterGrade(one) - chapterGrade(other),
  );
  return inOrder(sorted);
}

/** The class that a concept's chapter is of: the lowest of them. */
export function chapterGrade({ chapters, grades }: Concept): number {
  return Math.min(...chapters.map(({ grade }) => grade), grades[1]);
}

/** The subjects that have concepts enough for a class. */
export function subjectsOfClass(library: Pick<ConceptLibrary, "all">, grade: number): string[] {
  const own = conceptsOfClass(library, grade);
  return order.filter(
    (subject) => own.filter((concept) => concept.subject === subject).length >= fewest,
  );
}

function inOrder(concepts: readonly Concept[]): Concept[] {
  const ids = new Map(concepts.map((concept) => [concept.id, concept]));
  const placed = new Set<Concept>();
  const place = (concept: Concept): void => {
    if (placed.has(concept)) return;
    for (const id of concept.prerequisites) {
      const before = ids.get(id);
      if (before) place(before);
    }
    placed.add(concept);
  };
  for (const concept of concepts) place(concept);
  return [...placed];
}
