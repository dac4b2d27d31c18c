import { compareTimes } from "./clock-times.ts";

/** Whether a text answers the question with yes, or with no; a question states neither. */
export function tellsTruth(text: string, isTrue: boolean): boolean {
  const word = isTrue ? "yes|true|haan" : "no|false|nahi|nahin|not true";
  const opening = new RegExp(
    `^[\\s*_>:-]*(?:so|hence|therefore|thus)?,?\\s*(?:${word})\\b(?!\\s*,?\\s*(?:you|or|that|let|need|matter|one|other|factors?|number|digit))`,
    "i",
  );
  const stated = new RegExp(
    `\\b(?:answer|statement)\\b[^.?!]*\\b(?:is|hai)\\s+(?:"|\\*+)?(?:${word})\\b|\\b(?:it|this|that)\\s+is\\s+(?:${word})\\b`,
    "i",
  );
  return sentencesOf(text).some(
    (sentence) => !sentence.endsWith("?") && (opening.test(sentence) || stated.test(sentence)),
  );
}

function sentencesOf(text: string): string[] {
  return text.match(/[^.!?\n]+[.!?]?/g) ?? [];
}

/**
 * Whether a text contains an answer in words; a word that the question names too counts only if it is stated as the
 * answer.
 */
export function tellsWords(text: string, answer: string, question: string): boolean {
  const plain = ` ${wordsOf(text)} `;
  const own = ` ${wordsOf(answer)} `;
  if (own.trim().length <= 2 || !plain.includes(own)) return false;
  const isAsked = ` ${wordsOf(question)} `.includes(own);
  return !isAsked || [" is", " is a", " is an", " be"].some((said) => plain.includes(said + own));
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).join(" ");
}

const timeOfDay = /\b\d{1,2}[:.][0-5]\d(?:\s*[ap]\.?m\b\.?)?|\b(?:half|quarter) (?:past|to) \d+/gi;

/** Whether a text contains the expected time of day, and the question does not. */
export function tellsTime(text: string, answer: string, question: string): boolean {
  const asked = question.toLowerCase();
  return (text.match(timeOfDay) ?? []).some((time) => {
    if (asked.includes(time.toLowerCase())) return false;
    const verdict = compareTimes(answer, time);
    return verdict?.outcome === "equal" || verdict?.outcome === "unfinished";
  });
}
