import { compareWritten } from "./compare/expressions.ts";
import type { Judgement } from "./compare/judgement.ts";
import { unreadable } from "./compare/judgement.ts";
import { compareNumbers } from "./compare/numbers.ts";
import { compareTuples } from "./compare/points.ts";
import { compareQuantities } from "./compare/quantities.ts";
import { compareRealSets } from "./compare/real-sets.ts";
import { compareTruth } from "./compare/truth.ts";
import { compareWords } from "./compare/words.ts";
import { limits } from "./limits.ts";
import { Refusal } from "./refusal.ts";

/** Each says null where the expected answer is not of its kind; the more special kinds come first. */
const comparers: readonly ((expected: string, given: string) => Judgement | null)[] = [
  compareTruth,
  compareRealSets,
  compareNumbers,
  compareQuantities,
  compareTuples,
  compareWritten,
];

/**
 * Judges an answer against the expected one by what both mean, in plain text, Unicode or LaTeX: numbers by exact
 * value, roots and points in any order, systems by letter, ratios in lowest terms, quantities in any unit, inequalities
 * as sets of numbers, expressions and equations by mathematical equality. Never throws.
 */
export function compare(expected: string, given: string): Judgement {
  if (Math.max(expected.length, given.length) > limits.questionLength) return unreadable;
  const alike = compareWords(expected, given);
  if (alike.outcome === "equal") return alike;
  let verdict: Judgement = alike;
  for (const comparer of comparers) {
    const found = judged(comparer, expected, given);
    // 62.5 m is no product of letters, whatever is held against it.
    if (found && (found.outcome !== "unreadable" || comparer === compareQuantities)) return found;
    verdict = found ?? verdict;
  }
  return alike.outcome === "different" ? alike : verdict;
}

/** A form that outgrows its budget could not be read. */
function judged(
  comparer: (expected: string, given: string) => Judgement | null,
  expected: string,
  given: string,
): Judgement | null {
  try {
    return comparer(expected, given);
  } catch (error) {
    if (error instanceof Refusal) return unreadable;
    throw error;
  }
}

/** Whether a text is an answer in mathematics that can be judged by its meaning: no words, and no single letter. */
export function isMathematics(text: string): boolean {
  if (
    text.length > limits.questionLength ||
    (/^[^a-z]*[a-z][^a-z]*$/i.test(text) && !/\d/.test(text))
  ) {
    return false;
  }
  return comparers
    .filter((comparer) => comparer !== compareTruth)
    .some((comparer) => judged(comparer, text, text)?.outcome === "equal");
}

/** `compare` without what is missing. */
export function compareAnswers(expected: string, given: string): Judgement["outcome"] {
  return compare(expected, given).outcome;
}
