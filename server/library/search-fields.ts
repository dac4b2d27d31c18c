import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Concept } from "./concept.ts";

/** A part of a concept that the search looks into: a name, a key term, a question that students ask, a paragraph. */
export interface SearchField {
  /** The index of its concept. */
  concept: number;
  kind: "name" | "term" | "asked" | "text";
  text: string;
}

/** All search fields of a concept. */
export function searchFieldsOf(content: Concept, concept: number): SearchField[] {
  const { name, aliases, keyTerms, asked } = content;
  const as = (kind: SearchField["kind"], texts: readonly string[]) =>
    texts.map((text) => ({ concept, kind, text }));
  return [
    ...as("name", [name, ...aliases]),
    ...as(
      "term",
      keyTerms.map(({ term }) => term),
    ),
    ...as("asked", asked),
    ...as("text", textsOf(content)),
  ];
}

/**
 * All text of a concept, by paragraphs. Hindi grammar is left out: its sentences consist of everyday words, which every
 * question in Hindi shares.
 */
function textsOf({
  subject,
  levels,
  simpler,
  examples,
  questions,
  quiz,
  misconceptions,
  keyTerms,
}: Concept) {
  if (subject === "Hindi") return [];
  return [
    ...Object.values(levels),
    simpler,
    ...examples.map(({ title, text }) => `${title}: ${text}`),
    ...questions.map(({ question }) => question),
    ...quiz.map(({ question, options, key, why }) => `${question} ${options[key] ?? ""} ${why}`),
    ...misconceptions.map(({ belief, truth }) => `${belief} ${truth}`),
    ...keyTerms.map(({ term, meaning }) => `${term}: ${meaning}`),
  ].flatMap((text) => withoutFigures(text).split(/\n\n+/u));
}
