import type { Sense, Wording } from "./answer-index.ts";
import { mayAskTheSame } from "./wording.ts";

/** How alike a student's text is to one way to ask a question of the bank. */
export interface Likeness {
  wording: Wording;
  /** How much of our words stands in theirs, 0 to 1. */
  ofOurs: number;
  /** How much of theirs stands in ours or, at a discount, in our answer, 0 to 1. */
  ofTheirs: number;
  score: number;
  /** What the words tell that stand in both, numbers left out. */
  weight: number;
  /** Whether both have the same telling words and aspects. Such a match ignores the lead over the next candidate. */
  isWordForWord: boolean;
}

/** All words of a text, but for rounding. */
const asGoodAsAll = 1 - 1e-9;
/** What a word of the student's counts that stands in our answer and not in our question. */
const inAnswer = 0.75;
/** A question with so many numbers is a sum; a student's text with two may be one. */
const severalNumbers = 3;
const mayBeSum = 2;

/** How alike a text is to a wording. */
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

/** Whether both ask the same of their matter; "explain X" is "what is X" as well. */
function asksTheSame(one: Sense, other: Sense): boolean {
  const [ours, theirs] = [one.asks().aspects, other.asks().aspects];
  return (
    Array.from(theirs).every((aspect) => ours.has(aspect)) &&
    Array.from(ours).every((aspect) => aspect === "what" || theirs.has(aspect))
  );
}

/**
 * Whether a text has a number that neither our question nor, where that has none, our answer has; or lacks one of a
 * question that gives several.
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
