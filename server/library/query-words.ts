import { stemmer } from "stemmer";
import { isAsking } from "./asking-words.ts";

/** The endings that case and number add to a Hindi word. */
const hindiEnding = /(?<=[\p{L}\p{M}]{2})(?:ि?यों|ि?याँ|ि?यां|ाओं|ाएँ|ाएं|ुओं|ुएँ|ों|ें|ीं|े|ी|ा|ो)$/u;

/** "Class 10", "10th": the asker's class, not the topic. */
const classNumber =
  /\b(?:class|grade|std|standard|kaksha)\s*\d{1,2}(?:th)?\b|\b\d{1,2}th\b|\b(?:do you )?mean by\b/giu;

/** Powers of letters identify an expression where everything else in it is signs. */
const powers: [RegExp, string][] = [
  [/(?<!\p{L})[a-z]\s*(?:\^\s*\{?2\}?|²)/giu, " quadratic "],
  [/(?<!\p{L})[a-z]\s*(?:\^\s*\{?3\}?|³)/giu, " cubic polynomial "],
];

/** The content words of a text, each once. None where a text has only question words. */
export function tellingWords(text: string): string[] {
  const named = powers.reduce((text, [power, name]) => text.replaceAll(power, name), text);
  const words = wordsOf(named.replaceAll(classNumber, " "));
  return [...new Set(words.filter((word) => !isAsking(word) && !isMark(word)))];
}

/** The words by which a text is searched: its content words, or all where it has none ("when to use a and an"). */
export function searchedWords(text: string): string[] {
  const telling = tellingWords(text);
  return telling.length > 0 ? telling : [...new Set(wordsOf(text))];
}

/** Letters, small numbers and terms of a formula or a list, which occur everywhere. */
function isMark(word: string): boolean {
  return /^(?:[a-z]|\d{1,2}|\d+[a-z])$/u.test(word);
}

/** The stems of all words of a text. */
export function indexWords(text: string): string[] {
  return wordsOf(text).map(stemOf);
}

/** An equation of letters, a formula. */
const equation =
  /(?<![\p{L}\p{N}])[a-z]{1,3}\s*=\s*[a-z]{1,4}\d?(?:\s*[+*/-]\s*[a-z]{1,4}\d?)*(?![\p{L}\p{N}])/gu;

const anyWord = /[\p{L}\p{M}\p{N}]+/gu;
/** The same among ASCII in lower case, in half the time. */
const asciiWord = /[a-z\d]+/g;
// oxlint-disable-next-line no-control-regex -- the range is that of ASCII
const isAscii = (text: string) => !/[^\x00-\x7F]/.test(text);

/** All words of a text, in lower case. An equation is a word too, besides its letters: "v=u+at". */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\\[a-z]+/gu, " ")
    // The apostrophe is first in the pattern: a lookbehind at every letter of the library slows each start.
    .replaceAll(/['’](?<=\p{L}['’])s\b/gu, "");
  const words = plain.match(isAscii(plain) ? asciiWord : anyWord) ?? [];
  if (!plain.includes("=")) return words;
  return [...words, ...(plain.match(equation) ?? []).map((found) => found.replaceAll(/\s/gu, ""))];
}

/** Words that the Porter stemmer would reduce to stems of others: discrimination, determiners. */
const ownStems = new Map([
  ["discriminant", "discriminant"],
  ["discriminants", "discriminant"],
  ["determinant", "determinant"],
  ["determinants", "determinant"],
]);

/** The stem of a word: English ones by Porter's rules, Hindi ones without their endings. */
export function stemOf(word: string): string {
  const ownStem = ownStems.get(word);
  if (ownStem !== undefined) return ownStem;
  if (/^[a-z]{3,}$/u.test(word)) return stemmer(word);
  return word.replace(hindiEnding, "");
}
