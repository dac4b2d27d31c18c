import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";

/** Subjects of a class, in the order in which most students start them. */
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

/** The minimum number of concepts for a map. */
const fewest = 3;

/** The concepts of a class, by subject, each after its prerequisites. */
export function conceptsOfClass(library: Pick<ConceptLibrary, "all">, grade: number): Concept[] {
  const own = library.all.filter(({ grades: [from, to] }) => from <= grade && grade <= to);
  const rankOf = (concept: Concept) => order.indexOf(concept.subject);
  const sorted = own.toSorted(
    (one, other) => rankOf(one) - rankOf(other) || chapterGrade(one) - chapterGrade(other),
  );
  return inOrder(sorted);
}

/** The class of a concept's chapter; the lowest if there are several. */
export function chapterGrade({ chapters, grades }: Concept): number {
  return Math.min(...chapters.map(({ grade }) => grade), grades[1]);
}

/** The subjects with enough concepts for a class. */
export function subjectsOfClass(library: Pick<ConceptLibrary, "all">, grade: number): string[] {
  const own = conceptsOfClass(library, grade);
  return order.filter(
    (subject) => own.filter((concept) => concept.subject === subject).length >= fewest,
  );
}

function inOrder(concepts: readonly Concept[]): Concept[] {
  const ids = new Map(concepts.map((concept) => [concept.id, concept]));
  const result = new Set<Concept>();
  const place = (concept: Concept): void => {
    if (result.has(concept)) return;
    for (const id of concept.prerequisites) {
      const before = ids.get(id);
      if (before) place(before);
    }
    result.add(concept);
  };
  for (const concept of concepts) place(concept);
  return [...result];
}
