import { hindiFractions, hindiNumbers, oneSpelling } from "./hindi-numbers.ts";
import { numberWord, wholeNumberSaid } from "../numbers/number-words.ts";
import { withParts } from "./said-parts.ts";

/** Words with another meaning too ("one", "give", "teenager"), unless the text states a count. */
const ambiguous: ReadonlyMap<string, number> = new Map([
  ["ek", 1],
  ["do", 2],
  ["teen", 3],
  ["sau", 100],
  ["एक", 1],
  ["दो", 2],
]);
const saidToBe = /^\s*(?:hai|hain|hoga|honge|aayega|milega|है|हैं|होगा|होंगे|आएगा|मिलेगा)/i;

/** Words of a number that are not numbers by themselves. */
const joining: ReadonlySet<string> = new Set(
  "hundred thousand lakh lakhs crore crores million and".split(" "),
);
const word = /[\p{L}\p{M}]+/gu;

/**
 * A text with its number words as digits: "twenty-five", "one hundred twenty", "chaar", "छत्तीस", "४"; also with a
 * fraction part: "two and a half", "five halves", "ढाई", "sadhe teen", "do bata teen", "two point five".
 */
export function withDigits(text: string): string {
  const digits = text
    .normalize("NFC")
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  const whole = withEnglish(digits).replaceAll(word, (said: string, at: number, all: string) => {
    const name = oneSpelling(said);
    const number = hindiNumbers.get(name) ?? hindiFractions.get(name);
    if (number !== undefined) return String(number);
    const perhaps = ambiguous.get(name);
    const after = all.slice(at + said.length);
    const before = all.slice(0, at);
    const isNumber = saidToBe.test(after) || beforePart.test(after) || behindPart.test(before);
    return perhaps !== undefined && isNumber ? String(perhaps) : said;
  });
  return withParts(whole);
}

/** "Do bata teen": between two numbers these words are a fraction bar or a decimal point. */
const beforePart = /^\s*(?:aur a?adha|और आधा|bata|बटा|दशमलव|dashamlav|dasamlav)(?![\p{L}\p{M}])/iu;
const behindPart =
  /(?:^|[^\p{L}\p{M}])(?:bata|बटा|दशमलव|dashamlav|dasamlav|sava|sawa|sadhe|saadhe|paune|pone|सवा|साढ़े|साढे|पौने)\s*$/iu;

/** Numbers of several words; single words are distinguished from articles elsewhere. */
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

/** The count of pieces (words and the gaps between them) of the number that starts here. */
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
