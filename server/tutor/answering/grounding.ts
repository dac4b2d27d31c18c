import type { Difficulty } from "#shared/contracts/answer.ts";
import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import type { Asker, Passage } from "../operations.ts";

/** The concept that a text is about, where the library is sure of it. */
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

/** What was explained: by its id, or else as it was asked. */
export function conceptOf(
  { concept, conceptId, grade }: AboutConcept,
  library: ConceptLibrary,
): Concept | null {
  const known = conceptId === null ? undefined : library.get(conceptId);
  return known ?? conceptIn(concept, { library, grade });
}

/** A request with what the library teaches on its matter, unless it brings passages of its own. */
export function grounded<Request extends Pick<Asker, "passages">>(
  request: Request,
  concept: Concept | null,
  level: Difficulty,
): Request {
  if (!concept || request.passages !== undefined) return request;
  return { ...request, passages: passagesOf(concept, level) };
}

function passagesOf({ name, levels, keyTerms }: Concept, level: Difficulty): Passage[] {
  const words = keyTerms.map(({ term, meaning }) => `${term}: ${meaning}`);
  return [
    { title: name, text: levels[level] },
    { title: `${name}: the words`, text: words.join("\n") },
  ];
}
