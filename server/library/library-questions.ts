import { withoutFigures } from "#shared/domain/figure-mark.ts";
import type { Concept } from "./concept.ts";
import type { LibraryQuestion } from "./concept-library.ts";
import { indexWords } from "./query-words.ts";

/** An option of a question, lettered as on paper. */
const option = /^\s*-\s*\([A-D]\)\s*(.*)$/gmu;

/**
 * The questions that the library itself asks students, found by their own words. A quiz question must include its
 * options, in any order: "Which sentence is correct?" is asked more than once.
 */
export function createLibraryQuestions(
  concepts: readonly Concept[],
): (text: string) => LibraryQuestion | undefined {
  const byWording = new Map<string, LibraryQuestion>();
  for (const concept of concepts) {
    for (const { question, answer } of concept.questions) {
      byWording.set(wordingOf(question), { kind: "thought", concept, question, answer });
    }
    for (const quiz of concept.quiz) {
      byWording.set(wordingOf(quiz.question, quiz.options), { kind: "quiz", concept, ...quiz });
    }
  }
  return (text) => {
    const options = Array.from(text.matchAll(option), ([, words = ""]) => words);
    return byWording.get(wordingOf(text.replaceAll(option, ""), options));
  };
}

function wordingOf(question: string, options: readonly string[] = []): string {
  return [withoutFigures(question), ...options.toSorted()]
    .map((text) => indexWords(text).join(" "))
    .join("|");
}
