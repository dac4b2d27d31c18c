import type { Concept } from "../../library/concept.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
import { conceptOfTask } from "./concepts-of-tasks.ts";

/** The library, as far as the study record asks it. */
export interface ConceptFinder extends Pick<ConceptLibrary, "get" | "find"> {}

interface Matter {
  /** Of a reply that rests on a concept. */
  conceptId?: string | null;
  /** Of what our solver computed. */
  computed?: { task?: string | undefined; part?: string | undefined } | null;
  topic: string;
  grade: number;
}

/**
 * The concept that something studied is about: its own, that of the task which computed it, or the one that the library
 * is sure of by its topic; null where there is none.
 */
export function conceptOf(
  { conceptId, computed, topic, grade }: Matter,
  library: ConceptFinder,
): Concept | null {
  const named = conceptId ?? (computed?.task && conceptOfTask(computed.task, computed.part, topic));
  const known = named ? library.get(named) : undefined;
  if (known) return known;
  const found = topic.trim() === "" ? null : library.find(topic, { grade });
  return found?.kind === "found" ? found.concept : null;
}
