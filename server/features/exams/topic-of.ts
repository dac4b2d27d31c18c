import type { ExamQuestion } from "#shared/contracts/exams.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";

/** Returns a topic by the id of its concept. */
export type TopicOf = (concept: string) => ExamQuestion["topic"];

/** Uses the library's names of topics; for a concept removed from the library, the words of its id. */
export function topicsIn(library: Pick<ConceptLibrary, "get">): TopicOf {
  return (id) => ({ id, name: library.get(id)?.name ?? id.replaceAll("-", " ") });
}
