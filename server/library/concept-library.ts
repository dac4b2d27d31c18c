import type { Concept, Figure } from "./concept.ts";

/** What the library has on a text that a student typed. */
export type SearchResult =
  /** `concept` is what she asked about; `others` are near it, the nearest first. */
  | { kind: "found"; concept: Concept; others: Concept[] }
  /** Nothing is near enough to be taken for it; `nearby` may be what she means. */
  | { kind: "unsure"; nearby: Concept[] };

/** A question that the library itself puts to students, and its answer. */
export type LibraryQuestion = { concept: Concept } & (
  | ({ kind: "thought" } & Concept["questions"][number])
  | ({ kind: "quiz" } & Concept["quiz"][number])
);

/** Our explanations, by their ids and by whatever a student types. */
export interface ConceptLibrary {
  all: readonly Concept[];
  get: (id: string) => Concept | undefined;
  /** A drawing that stands in a text of the library, by its name. */
  figure: (name: string) => Figure | undefined;
  /** Tolerates typing errors, Hinglish and whole sentences. Where several would do, the one for the class comes first. */
  find: (text: string, options?: { grade?: number }) => SearchResult;
  /** A question to think about, or one of a quiz, in the library's own words. */
  findQuestion: (text: string) => LibraryQuestion | undefined;
}
