import type { Concept } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";
import { isSame } from "./coverage.ts";

const mostNeighbours = 2;

/**
 * What to study after a concept: its sequels; without any, the other concepts of its chapters, or else another one of
 * its subject and class.
 */
export function sequelsOf(concept: Concept, library: ConceptLibrary): Concept[] {
  const next = concept.next.flatMap((id) => library.get(id) ?? []);
  if (next.length > 0) return next;
  const others = library.all.filter(
    ({ id, subject }) =>
      subject === concept.subject && id !== concept.id && !concept.prerequisites.includes(id),
  );
  const beside = [
    ...others.filter((other) => shareChapter(concept, other)),
    ...others.filter((other) => shareClass(concept, other)),
  ];
  return [...new Set(beside)].slice(0, mostNeighbours);
}

function shareChapter(one: Concept, other: Concept): boolean {
  return one.chapters.some((line) => other.chapters.some((each) => isSame(line, each)));
}

function shareClass(one: Concept, other: Concept): boolean {
  const [lowest, highest] = one.grades;
  const [from, to] = other.grades;
  return one.branch === other.branch && from <= highest && lowest <= to;
}
