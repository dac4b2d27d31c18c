import type { Concept, Figure } from "./concept.ts";

/** The library's result for a text that a student typed. */
export type SearchResult =
  /** `concept` is what she asked about; `others` are near matches, nearest first. */
  | { kind: "found"; concept: Concept; others: Concept[] }
  /** Nothing is near enough to be certain; `nearby` may be what she means. */
  | { kind: "unsure"; nearby: Concept[] };

/** A question that the library itself asks students, and its answer. */
export type LibraryQuestion = { concept: Concept } & (
  | ({ kind: "thought" } & Concept["questions"][number])
  | ({ kind: "quiz" } & Concept["quiz"][number])
);

/** The product's explanations, by id and by free text. */
export interface ConceptLibrary {
  all: readonly Concept[];
  get: (id: string) => Concept | undefined;
  /** A drawing that a text of the library refers to, by name. */
  figure: (name: string) => Figure | undefined;
  /** Tolerates typing errors, Hinglish and whole sentences. Of several matches the one for the class comes first. */
  find: (text: string, options?: { grade?: number }) => SearchResult;
  /** A question to think about, or one of a quiz, in the library's own words. */
  findQuestion: (text: string) => LibraryQuestion | undefined;
}
