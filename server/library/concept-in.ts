import type { Concept } from "./concept.ts";
import type { ConceptLibrary } from "./concept-library.ts";

/** The concept that a text is about, where the search is certain. */
export function conceptIn(
  text: string,
  { library, grade }: { library: ConceptLibrary; grade: number },
): Concept | null {
  if (text.trim() === "") return null;
  const finding = library.find(text, { grade });
  return finding.kind === "found" ? finding.concept : null;
}

interface AboutConcept {
  concept: string;
  conceptId: string | null;
  grade: number;
}

/** What was explained: by its id, or else by the text of the request. */
export function conceptOf(
  { concept, conceptId, grade }: AboutConcept,
  library: ConceptLibrary,
): Concept | null {
  const known = conceptId === null ? undefined : library.get(conceptId);
  return known ?? conceptIn(concept, { library, grade });
}
