import { wholeNumberSaid } from "../tasks/numbers/number-words.ts";
import { numberWord } from "./number-words.ts";

/** Hindi number words as they are typed in Latin letters and in Devanagari. */
const hindi: ReadonlyMap<string, number> = new Map([
  ["shunya", 0],
  ["char", 4],
  ["chaar", 4],
  ["panch", 5],
  ["paanch", 5],
  ["chhah", 6],
  ["chhe", 6],
  ["saat", 7],
  ["aath", 8],
  ["nau", 9],
  ["das", 10],
  ["gyarah", 11],
  ["barah", 12],
  ["pandrah", 15],
  ["bees", 20],
  ["pachaas", 50],
  ["शून्य", 0],
  ["तीन", 3],
  ["चार", 4],
  ["पाँच", 5],
  ["पांच", 5],
  ["छह", 6],
  ["छः", 6],
  ["सात", 7],
  ["आठ", 8],
  ["नौ", 9],
  ["दस", 10],
  ["ग्यारह", 11],
  ["बारह", 12],
  ["पंद्रह", 15],
  ["बीस", 20],
  ["पचास", 50],
  ["सौ", 100],
]);

/** Words that mean something else too ("one", "give", "teenager"), unless something is said to be so many. */
const ambiguous: ReadonlyMap<string, number> = new Map([
  ["ek", 1],
  ["do", 2],
  ["teen", 3],
  ["sau", 100],
  ["एक", 1],
  ["दो", 2],
]);
const saidToBe = /^\s*(?:hai|hain|hoga|honge|aayega|milega|है|हैं|होगा|होंगे|आएगा|मिलेगा)/i;

/** Words of a number that are none by themselves. */
const joining: ReadonlySet<string> = new Set(
  "hundred thousand lakh lakhs crore crores million and".split(" "),
);
const word = /[\p{L}\p{M}]+/gu;

/** A text with its number words as digits: "twenty-five", "one hundred twenty", "chaar", "चार", "४". */
export function withDigits(text: string): string {
  const digits = text.replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  return withEnglish(digits).replaceAll(word, (said: string, at: number, all: string) => {
    const name = said.toLowerCase();
    const number = hindi.get(name);
    if (number !== undefined) return String(number);
    const perhaps = ambiguous.get(name);
    return perhaps !== undefined && saidToBe.test(all.slice(at + said.length))
      ? String(perhaps)
      : said;
  });
}

/** Numbers of several words; single ones are told from articles elsewhere. */
function withEnglish(text: string): string {
  return text.replaceAll(/\b[a-z]+(?:[\s-]+[a-z]+)+/gi, (run) => {
    const pieces = run.split(/([\s-]+)/);
    const kept: string[] = [];
    for (let at = 0; at < pieces.length;) {
      const length = longestNumber(pieces, at);
      const words = pieces.slice(at, at + length).filter((_, index) => index % 2 === 0);
      const value = length > 1 ? saidBy(words) : null;
      kept.push(value === null ? (pieces[at] ?? "") : value.toString());
      at += value === null ? 1 : length;
    }
    return kept.join("");
  });
}

/** How many pieces from here on, words and the gaps between them, say one number. */
function longestNumber(pieces: readonly string[], at: number): number {
  let length = 0;
  for (let end = at; end < pieces.length && end < at + 25; end += 2) {
    if (!isNumberWord(pieces[end] ?? "")) break;
    length = end - at + 1;
  }
  while (
    length > 1 &&
    saidBy(pieces.slice(at, at + length).filter((_, index) => index % 2 === 0)) === null
  ) {
    length -= 2;
  }
  return length;
}

function isNumberWord(text: string): boolean {
  const name = text.toLowerCase();
  return numberWord(name) !== undefined || joining.has(name);
}

function saidBy(words: readonly string[]): bigint | null {
  const names = words.map((name) => name.toLowerCase());
  const isJoined = names[0] === "and" || names.at(-1) === "and";
  return names.length < 2 || isJoined ? null : wholeNumberSaid(names);
}
