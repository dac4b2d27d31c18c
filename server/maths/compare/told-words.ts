import { compareTimes } from "./clock-times.ts";

/** Whether a text says yes, or no, to what was asked; a question says neither. */
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

/** Whether an answer in words stands in a text: one that the question names too, only where something is said to be it. */
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

/** Whether a time of day that a text names, and the question does not, is the one that is asked for. */
export function tellsTime(text: string, answer: string, question: string): boolean {
  const asked = question.toLowerCase();
  return (text.match(timeOfDay) ?? []).some((time) => {
    if (asked.includes(time.toLowerCase())) return false;
    const verdict = compareTimes(answer, time);
    return verdict?.outcome === "equal" || verdict?.outcome === "unfinished";
  });
}
