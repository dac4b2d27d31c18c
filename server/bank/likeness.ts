import type { Sense, Wording } from "./answer-index.ts";
import { mayAskTheSame } from "./wording.ts";

/** The similarity of a student's text to one wording of a bank question. */
export interface Likeness {
  wording: Wording;
  /** The share of the bank's words that occurs in the student's, 0 to 1. */
  ofOurs: number;
  /** The share of the student's words that occurs in the bank's question or, at a discount, in its answer, 0 to 1. */
  ofTheirs: number;
  score: number;
  /** The weight of the words that both have, numbers left out. */
  weight: number;
  /** Whether both have the same content words and aspects. Such a match ignores the lead over the next candidate. */
  isWordForWord: boolean;
}

/** A share of 1 with a tolerance for rounding. */
const asGoodAsAll = 1 - 1e-9;
/** The factor for a student's word that occurs in the answer and not in the question. */
const inAnswer = 0.75;
/** A question with this many numbers is a calculation; a student's text with two may be one. */
const severalNumbers = 3;
const mayBeSum = 2;

/** Compares a text with a wording. */
export function likenessOf(
  ours: Wording,
  theirs: Sense,
  weightOf: (word: string) => number,
): Likeness {
  let [inOurs, inTheirs, all, weight] = [0, 0, 0, 0];
  for (const word of theirs.words) {
    const tells = weightOf(word);
    all += tells;
    if (ours.words.has(word)) {
      inOurs += tells;
      inTheirs += tells;
      if (!/^\d/u.test(word)) weight += tells;
    } else if (ours.answer.words.has(word)) inTheirs += inAnswer * tells;
  }
  const ofOurs = inOurs / ours.weight;
  const ofTheirs = inTheirs / all;
  const isWordForWord =
    ours.isWhole && Math.min(ofOurs, ofTheirs) > asGoodAsAll && asksTheSame(ours, theirs);
  const score = isWordForWord ? 2 : ofOurs + ofTheirs;
  return { wording: ours, ofOurs, ofTheirs, score, weight, isWordForWord };
}

/** Whether they can't be one question, whatever words they share. */
export function asksAnother(ours: Wording, theirs: Sense): boolean {
  return (
    ours.asks().isTurned !== theirs.asks().isTurned ||
    !mayAskTheSame(ours.asks().aspects, theirs.asks().aspects) ||
    isOtherNumber(ours, theirs) ||
    isContrary(ours, theirs)
  );
}

/** Whether a wording must not be suggested: contrary terms, or a calculation with other numbers. */
export function isAnother(ours: Wording, theirs: Sense): boolean {
  // One number is not enough: "Name three" is not a calculation.
  const isSum = theirs.asks().numbers.size >= mayBeSum;
  return isContrary(ours, theirs) || (isSum && isOtherNumber(ours, theirs));
}

/** Whether both ask the same about their topic; "explain X" also counts as "what is X". */
function asksTheSame(one: Sense, other: Sense): boolean {
  const [ours, theirs] = [one.asks().aspects, other.asks().aspects];
  return (
    Array.from(theirs).every((aspect) => ours.has(aspect)) &&
    Array.from(ours).every((aspect) => aspect === "what" || theirs.has(aspect))
  );
}

/**
 * Whether a text has a number that is missing in the question and, where the question has none, in the answer; or lacks
 * a number of a question that has several.
 */
function isOtherNumber({ asks, answer }: Wording, theirs: Sense): boolean {
  const [ours, others] = [asks().numbers, theirs.asks().numbers];
  const lacks = Array.from(ours).some((number) => !others.has(number));
  if (lacks && ours.size >= severalNumbers) return true;
  return Array.from(others).some(
    (number) =>
      !ours.has(number) && (ours.size > 0 || number.length === 1 || !answer.numbers().has(number)),
  );
}

/** Whether one is about series and the other about parallel. */
function isContrary(ours: Sense, theirs: Sense): boolean {
  return ours.asks().contrasts.some((group, at) => {
    const others = theirs.asks().contrasts[at];
    if (!others || group.size === 0 || others.size === 0) return false;
    return group.size !== others.size || Array.from(group).some((word) => !others.has(word));
  });
}
