import { createHash } from "node:crypto";

const digestLength = 10;

/**
 * The id of a concept's quiz question in the study record, a hash of its text: it stays the same while other questions
 * are added to the file, and changes when the question changes.
 */
export function quizQuestionId(conceptId: string, question: string): string {
  const digest = createHash("sha256").update(question).digest("base64url");
  return `${conceptId}/${digest.slice(0, digestLength)}`;
}
