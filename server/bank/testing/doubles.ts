import type { BankQuestion } from "../bank-question.ts";

/** Words without meaning by themselves. */
const small = new Set(
  "a an the of is are was were which what who in on to for by and or following one these this that does do did find".split(
    " ",
  ),
);

/** Groups questions by their words, numbers and formulas, ignoring order and function words. */
function wordingOf({ question }: BankQuestion): string {
  const words =
    question.toLowerCase().match(/[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}.,?!:;'"]/gu) ?? [];
  return words
    .filter((word) => !small.has(word))
    .toSorted()
    .join(" ");
}

/** Ids of questions of one subject that ask the same in other words or another order. */
export function doublesIn(questions: readonly BankQuestion[]): string[][] {
  const byWording = new Map<string, string[]>();
  for (const question of questions) {
    const wording = `${question.subject}: ${wordingOf(question)}`;
    byWording.set(wording, [...(byWording.get(wording) ?? []), question.id]);
  }
  return [...byWording.values()].filter((ids) => ids.length > 1);
}
