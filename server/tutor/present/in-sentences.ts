/** So many words are no value, name or phrase any more. */
const fewestWords = 8;

/**
 * Whether an answer is told in sentences: no typed answer can be held against it, so the student writes hers on paper and
 * compares the two herself.
 */
export function isInSentences(answer: string): boolean {
  const words = answer.replaceAll(/\$[^$]*\$/gu, " ").match(/\p{L}{2,}/gu) ?? [];
  return words.length >= fewestWords;
}

/** What is left to the student where she can't be judged by what she types. */
export const onPaper =
  "Write your answer on paper first, in your own words. Then compare it with ours.";
