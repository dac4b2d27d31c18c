import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { conceptOfTask } from "./concepts-of-tasks.ts";

/** The part of the library that the study record uses. */
export interface ConceptFinder extends Pick<ConceptLibrary, "get" | "find"> {}

interface TopicClues {
  /** From a reply that is based on a concept. */
  conceptId?: string | null;
  /** From the solver's result. */
  computed?: { task?: string | undefined; part?: string | undefined } | null;
  topic: string;
  grade: number;
}

/**
 * The concept that a study act is about: its own, or that of the solver's task, or the one that the library finds for
 * the topic with certainty; null if there is none.
 */
export function conceptOf(
  { conceptId, computed, topic, grade }: TopicClues,
  library: ConceptFinder,
): Concept | null {
  const named = conceptId ?? (computed?.task && conceptOfTask(computed.task, computed.part, topic));
  const namedConcept = named ? library.get(named) : undefined;
  if (namedConcept) return namedConcept;
  const found = topic.trim() === "" ? null : library.find(topic, { grade });
  return found?.kind === "found" ? found.concept : null;
}
