import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Concept } from "./concept.ts";

/** Something of a concept that words of a question may stand in: a name, a key term, a question that students ask, a paragraph. */
export interface SearchField {
  /** The place of its concept. */
  concept: number;
  kind: "name" | "term" | "asked" | "text";
  text: string;
}

/** All that a search knows of a concept, in fields. */
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
 * All that is written of a concept, by paragraphs. Not of Hindi grammar: its sentences are of everyday words, and those are
 * all that they have in common with questions in Hindi on any other subject.
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
