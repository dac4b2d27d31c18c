import { plainAnswer } from "../check/plain-answer.ts";
import { isMathematics } from "@sawaal/maths";

/** Words without content: they don't reveal an answer. */
const fillers = new Set(
  "a an and are as at be because by for from has have in is it its of on or so than that the their there these they this to was were which with".split(
    " ",
  ),
);

/** Up to so many content words an answer counts as a list of items, each of which is a part of it. */
const shortAnswer = 8;

/**
 * For answers in words: a text reveals one if it contains all of its content words that the question doesn't contain.
 * Long answers are tested sentence by sentence, short ones item by item. Never true for a purely mathematical answer.
 */
export function wordsLeak(question: string, answer: string): (text: string) => boolean {
  const plain = plainAnswer(answer);
  if (isMathematics(plain) && !hasWords(plain)) return () => false;
  const asked = new Set(tellingWords(question));
  const pieces = piecesOf(plain)
    .map((piece) => {
      const words = tellingWords(piece);
      const fresh = words.filter((word) => !asked.has(word));
      // An answer that the question itself offers ("… rises or falls?") has no new words: all of them count.
      return fresh.length > 0 ? fresh : words;
    })
    .filter((words) => words.length > 0);
  return (text) => {
    const said = new Set(tellingWords(text));
    return pieces.some((words) => words.every((word) => said.has(word)));
  };
}

/** True for a text with words, besides names such as HCF, "or" and LaTeX commands. */
export function hasWords(text: string): boolean {
  return /\p{Ll}{2}/u.test(
    text.replaceAll(/\\(?:text|mathrm)\s*\{[^{}]*\}|\\[a-z]+|\b(?:or|and)\b/giu, ""),
  );
}

/** Words and numbers of a text in lower case, without LaTeX commands and fillers. */
function tellingWords(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\\[a-z]+/gu, " ")
    .match(/\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}]*/gu);
  return (words ?? []).filter((word) => !fillers.has(word));
}

function piecesOf(answer: string): string[] {
  const isShort = tellingWords(answer).length <= shortAnswer;
  return answer.split(isShort ? /[;\n]|[.,]\s+|\s+(?:and|or)\s+/u : /[;\n]|[.!?]\s+/u);
}
