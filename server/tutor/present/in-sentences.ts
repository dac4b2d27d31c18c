/** An answer with so many words is no value, name or phrase. */
const fewestWords = 8;

/**
 * Whether an answer consists of sentences: it can't be compared with a typed answer, so the student writes hers on
 * paper and compares the two herself.
 */
export function isInSentences(answer: string): boolean {
  const words = answer.replaceAll(/\$[^$]*\$/gu, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords;
}

/** The task of a student whose typed answer can't be judged. */
export const onPaper =
  "Write your answer on paper first, in your own words. Then compare it with ours.";
