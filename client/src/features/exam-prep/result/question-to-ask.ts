import type { ExamQuestion } from "#shared/contracts/exams.ts";
import { plainText } from "../../../lib/plain-text.ts";

/** A question as a student would type it: on plain lines, with its options. */
export function questionToAsk(question: ExamQuestion): string {
  const words = plainText(question.question);
  if (question.kind !== "choice") return words;
  const options = question.options.map(
    ({ text }, place) => `(${String.fromCodePoint(97 + place)}) ${plainText(text)}`,
  );
  return [words, ...options].join("\n");
}
