import { oneSpelling, quartersBefore } from "./hindi-numbers.ts";
import { numberWord, smallNumberWords } from "../numbers/number-words.ts";

/** The English names of fraction parts, with their denominators. */
const parts: ReadonlyMap<string, number> = new Map([
  ["half", 2],
  ["halves", 2],
  ["quarter", 4],
  ["quarters", 4],
  ...["third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"].flatMap(
    (name, at) => [[name, at + 3] as const, [`${name}s`, at + 3] as const],
  ),
]);

const names = [...parts.keys()].join("|");
const count = String.raw`(?:\d+|${smallNumberWords.slice(1).join("|")})`;

/** "Two and a half", "2 and three quarters": a whole number and a fraction. */
const mixed = new RegExp(String.raw`\b(${count}) and (an?|${count})[\s-](${names})\b`, "giu");
/** "Five halves", "one third", "a quarter". "Half of it" and "the third" are not numbers. */
const several = new RegExp(String.raw`\b(${count}|(?<=\bis )an?)[\s-](${names})\b(?! of\b)`, "giu");
/** "It is half". */
const stated =
  /(?<=\b(?:is|gives|get|equals|answer:?) )(half)\b(?! of\b)|(?:आधा|aadha|adha)(?=\s+(?:है|hai|hoga|होगा))/giu;
/** "2 point 5", "2 दशमलव 5". */
const decimal =
  /(?<![\d.])(\d+|[a-z]+) (?:point|dashamlav|dasamlav|दशमलव) ((?:\d|[a-z]+)(?: ?\d)*)(?![\p{L}\p{M}\d])/giu;
/** "2 बटा 3", "2 by 3". */
const fraction = /(?<![\d./])(\d+) (?:bata|बटा|upon) (\d+)(?![\d.])/giu;
/** "Do aur aadha". */
const andHalf = /(?<![\d.])(\d+) (?:aur|और) (?:aadha|adha|आधा)(?![\p{L}\p{M}])/giu;
/** साढ़े 3. */
const quarters = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(${[...quartersBefore.keys()].join("|")}) (\d+)(?![\d.])`,
  "giu",
);
/** "It is minus 4", "negative four". */
const negative = new RegExp(
  String.raw`(?:\bnegative|(?<=(?:\bis|\bequals|\bgives|\bget|=) )minus|ऋणात्मक|(?<=है )ऋण) (?=${count}(?![\p{L}\p{M}]))`,
  "giu",
);

/** Replaces numbers in words that are not whole by fractions and decimals. */
export function withParts(text: string): string {
  return text
    .replaceAll(mixed, (said, whole: string, top: string, name: string) => {
      const [value, over, under] = [numberIn(whole), numberIn(top), parts.get(name.toLowerCase())];
      if (value === null || over === null || under === undefined) return said;
      return `${value * under + over}/${under}`;
    })
    .replaceAll(several, (said, top: string, name: string) => {
      const [over, under] = [numberIn(top), parts.get(name.toLowerCase())];
      return over === null || under === undefined ? said : `${over}/${under}`;
    })
    .replaceAll(stated, "1/2")
    .replaceAll(decimal, (said, whole: string, digits: string) => {
      const [value, tenths] = [numberIn(whole), decimalsIn(digits)];
      return value === null || tenths === null ? said : `${value}.${tenths}`;
    })
    .replaceAll(fraction, "$1/$2")
    .replaceAll(andHalf, (_said, whole: string) => `${2 * Number(whole) + 1}/2`)
    .replaceAll(quarters, (said, name: string, whole: string) => {
      const more = quartersBefore.get(oneSpelling(name));
      return more === undefined ? said : `${4 * Number(whole) + more}/4`;
    })
    .replaceAll(negative, "-");
}

function numberIn(said: string): number | null {
  const name = said.toLowerCase();
  if (/^an?$/u.test(name)) return 1;
  if (/^\d+$/u.test(name)) return Number(name);
  const value = numberWord(name);
  return value === undefined ? null : Number(value);
}

function decimalsIn(said: string): string | null {
  if (/^[\d ]+$/u.test(said)) return said.replaceAll(" ", "");
  const value = numberIn(said);
  return value === null || value > 9 ? null : String(value);
}
