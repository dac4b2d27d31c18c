import type { Concept } from "../../../library/concept.ts";
import { stemOf, tellingWords, wordsOf } from "../../../library/query-words.ts";
import { facetOf } from "./requested-facet.ts";

/**
 * The sentence or formula of a concept's page that answers a question by itself, as Markdown; null where there is none.
 */
export function liftedFrom(concept: Concept, text: string): string | null {
  switch (facetOf(text)) {
    case "definition":
      return definitionIn(concept, namedIn(text));
    case "formula":
      return formulaIn(concept, namedIn(text));
    case "why":
      return reasonIn(concept, stemsOf(text));
    case "other":
    case "topic":
      return null;
  }
}

/** The words around a name in a question for its definition or its formula. */
const around = new Set(
  `what is are was the a an of for in do does you mean by whats define definition meaning means please explain state write give tell me with and
  formula formulas formulae physics chemistry biology maths math science class
  kya hai hain hota hoti hote kise kehte kahte kahate hain ka ki ke matlab paribhasha sutra batao bataiye
  क्या है हैं होता होती होते किसे कहते परिभाषा अर्थ का की के सूत्र बताओ बताइए`.split(/\s+/u),
);

/**
 * The name that remains of a question, in the singular. Nothing else is removed, and no ending but the plural's: a
 * pollinator is no pollination.
 */
function namedIn(text: string): string {
  const words = wordsOf(text).filter((word) => !around.has(word));
  return words.map((word) => word.replace(/(?<=[a-z]{3})e?s$/u, "")).join(" ");
}

function stemsOf(text: string): string[] {
  return tellingWords(text).map(stemOf).toSorted();
}

/** The meaning of the key term that the question names. */
function definitionIn({ keyTerms }: Concept, words: string): string | null {
  const known = keyTerms.find(({ term }) => words !== "" && namedIn(term) === words);
  return known ? `**${known.term}**: ${known.meaning}` : null;
}

/** One letter or name, and what it equals; an example in numbers is no formula. */
const formula =
  /^\$\$\s*(?:\\text\{[^}]*\}|(?:\\vec\s*|\\bar\s*)?\{?(?:\\(?:rho|varepsilon|eta|lambda|Delta|Psi)(?:\s+[A-Z])?|[A-Za-z])\}?(?:_\{?[^\d=]*?\}?)?)\s*=[^=$]*[A-Za-z][^$]*\$\$$/u;
const opening = /^(?:the )?\*\*([^*]+)\*\*/iu;

/** The displayed formula right below the paragraph that begins with the requested name in bold. */
function formulaIn({ levels }: Concept, words: string): string | null {
  for (const text of [levels.intermediate, levels.beginner, levels.advanced]) {
    const paragraphs = text.split(/\n\n+/u);
    const at = paragraphs.findIndex((paragraph, index) => {
      const name = opening.exec(paragraph.trim())?.[1];
      if (name === undefined || namedIn(name) !== words) return false;
      return formula.test(paragraphs[index + 1]?.trim() ?? "");
    });
    if (at >= 0) return paragraphs[at + 1]?.trim() ?? null;
  }
  return null;
}

/** A sentence with so many content words of the question is no accident. */
const fewestInReason = 2;
const because = /\b(?:because|due to)\b/iu;

/**
 * The answer to a question of the page in nearly these words, or the sentence of the page that contains everything that
 * is asked, and the reason.
 */
function reasonIn(concept: Concept, words: readonly string[]): string | null {
  if (words.length < fewestInReason) return null;
  const known = concept.questions.find(({ question }) => {
    const own = stemsOf(question);
    return facetOf(question) === "why" && own.join(" ") === words.join(" ");
  });
  if (known) return known.answer;
  const sentences = sentencesOf(concept).filter((sentence) => because.test(sentence));
  return sentences.find((sentence) => holdsAll(sentence, words)) ?? null;
}

function holdsAll(sentence: string, words: readonly string[]): boolean {
  const stems = new Set(stemsOf(sentence));
  return words.every((stem) => stems.has(stem));
}

/** Whole sentences of the text at all levels; lists, tables, figures and formulas don't count. */
function sentencesOf({ levels, simpler, misconceptions }: Concept): string[] {
  const texts = [...Object.values(levels), simpler, ...misconceptions.map(({ truth }) => truth)];
  return texts
    .flatMap((text) => text.split(/\n\n+/u))
    .filter((paragraph) => !/^(?:[-|#>!]|\d+\.|\$\$)/u.test(paragraph))
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=[\p{Lu}*])/u));
}
