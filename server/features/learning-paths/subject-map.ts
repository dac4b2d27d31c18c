import type { SubjectMap } from "#shared/contracts/learning-paths.ts";
import type { Concept } from "../../library/concept.ts";
import { chapterGrade } from "./class-concepts.ts";
import type { Standings } from "./standing.ts";

/** The concepts of a subject with a student's standing in each, prerequisites first. */
export function subjectMapOf(
  subject: string,
  { ofClass, standingOf }: { ofClass: readonly Concept[]; standingOf: Standings },
): SubjectMap {
  const concepts = ofClass.filter((concept) => concept.subject === subject);
  const ids = new Set(concepts.map(({ id }) => id));
  return {
    subject,
    concepts: concepts.map((concept) => {
      const { state, mastery, answers } = standingOf(concept);
      return {
        id: concept.id,
        name: concept.name,
        grade: chapterGrade(concept),
        state,
        mastery,
        answers,
        buildsOn: concept.prerequisites.filter((id) => ids.has(id)),
      };
    }),
  };
}
