import type { ExamQuestion } from "#shared/contracts/exams.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";

/** A topic by the id of its concept. */
export type TopicOf = (concept: string) => ExamQuestion["topic"];

/** Names topics as the library does; one that it has no longer goes by the words of its id. */
export function topicsIn(library: Pick<ConceptLibrary, "get">): TopicOf {
  return (id) => ({ id, name: library.get(id)?.name ?? id.replaceAll("-", " ") });
}
