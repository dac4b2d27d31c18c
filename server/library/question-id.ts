import { createHash } from "node:crypto";

const digestLength = 10;

/**
 * Names a question of a concept's quiz in the study record: by its words, so that it stays the same while others are
 * added to the file, and is another as soon as it asks something else.
 */
export function quizQuestionId(conceptId: string, question: string): string {
  const digest = createHash("sha256").update(question).digest("base64url");
  return `${conceptId}/${digest.slice(0, digestLength)}`;
}
