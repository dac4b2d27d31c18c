import { heightOf } from "./boxes.ts";
import type { Sign } from "./items.ts";
import type { RecognisedPage } from "./recognise-page.ts";
import type { TesseractWord } from "./tesseract.ts";
import type { PairedSign } from "./stack-lines.ts";
import { isWordGap, wideGap } from "./word-gap.ts";

/** Tesseract's result for a glyph. */
export interface SecondOpinion {
  /** The letter that it read here; null if it read nothing. */
  letter: string | null;
  /** From 0 to 100. */
  confidence: number;
  /** If the sign starts a word that is kept whole, that word; "" for a later sign of such a word. */
  word: string | null;
  /** Whether a digit is directly before or after it, and whether a letter is. */
  besideDigit: boolean;
  besideLetter: boolean;
  isBeforeDigit: boolean;
}

/** Tesseract's results sign by sign; words of prose are kept whole. */
export function secondOpinions(
  lines: RecognisedPage["letterLines"],
  xHeight: number,
): Map<Sign, SecondOpinion> {
  const opinions = new Map<Sign, SecondOpinion>();
  for (const { signs, areSmall } of lines) {
    for (const part of partsOf(signs)) {
      const prose = areSmall ? null : proseOfPart(part, signs, xHeight);
      for (const [at, { sign, word }] of part.entries()) {
        const whole = prose === null ? null : at === 0 ? prose : "";
        opinions.set(sign, {
          ...besideOf(part, at),
          confidence: word?.confidence ?? 0,
          word: whole,
        });
      }
    }
  }
  return opinions;
}

const firstOf = ({ guess }: Sign) => guess[0]?.sign ?? "";

/** Groups of signs between gaps, independent of Tesseract's word boundaries. */
function partsOf(lettered: readonly PairedSign[]): PairedSign[][] {
  const parts: PairedSign[][] = [];
  for (const [at, one] of lettered.entries()) {
    const before = lettered[at - 1];
    const isSame = before?.word === one.word && prosePattern.test(one.word?.text ?? "");
    const isApart =
      before === undefined ||
      (isSame ? one.gap > wideGap : isWordGap(before.sign, one.sign, one.gap));
    if (isApart) parts.push([one]);
    else parts.at(-1)?.push(one);
  }
  return parts;
}

function proseOfPart(
  part: readonly PairedSign[],
  line: readonly PairedSign[],
  xHeight: number,
): string | null {
  const [first] = part;
  const word = first?.word ?? null;
  const signs = part.map(({ sign }) => sign);
  const isWhole =
    word !== null &&
    part.every((one) => one.word === word) &&
    line.filter((one) => one.word === word).length === part.length;
  if (!isWhole && part.some(({ letter }) => letter === null)) return null;
  const text = isWhole ? word.text : part.map(({ letter }) => letter ?? "").join("");
  const confidence = Math.min(...part.map((one) => one.word?.confidence ?? 0));
  return proseOf({ text, confidence }, signs, xHeight);
}

const isAnyLetter = /^[a-zA-Z]$/u;

function besideOf(part: readonly PairedSign[], at: number) {
  const isAt = (place: number, kind: RegExp) => {
    const one = part[place];
    if (one === undefined) return false;
    const letter = one.letter ?? "";
    // A stroke that Tesseract reads as a digit is one.
    const isStroke = /^\d$/u.test(letter) && /^[lI|]$/u.test(firstOf(one.sign));
    const first = isStroke ? letter : firstOf(one.sign);
    return (
      (kind.test(letter) && (kind === isAnyLetter || !isAnyLetter.test(first))) ||
      (kind.test(first) && (kind === isAnyLetter || !isAnyLetter.test(letter)))
    );
  };
  return {
    letter: part[at]?.letter ?? null,
    besideDigit: isAt(at - 1, /^\d$/u) || isAt(at + 1, /^\d$/u),
    besideLetter: isAt(at - 1, isAnyLetter) || isAt(at + 1, isAnyLetter),
    isBeforeDigit: isAt(at + 1, /^\d$/u) && !isAt(at - 1, /^\d$/u),
  };
}

const prosePattern = /^["'‘“(]*[A-Za-z]{2,}(?:['’-][A-Za-z]+)*[)"'’”.,:;?!]*$/u;
/** Any other two adjacent letters are names of numbers or points, or a unit. */
const twoLetterWord =
  /^["'‘“(]*(?:a[mnst]|b[ey]|do|go|he|i[fnst]|m[ey]|no|o[fnr]|so|to|u[ps]|we)[)"'’”.,:;?!]*$/iu;
/** No English word ends so: "sinx", but not "cost" or "tank". */
const functionOfLetter = /^\W*(?:sin|cos|tan|cot|sec|cosec|log)[xyzabnABCPQR]\W*$/u;
const certainSigns = /^[2-9×÷+=<>≤≥√πθ₹−/]$/u;

/** The word if it is prose; null if the shapes show signs among the letters. */
function proseOf(
  word: Pick<TesseractWord, "text" | "confidence">,
  signs: readonly Sign[],
  xHeight: number,
): string | null {
  const text = withoutDoubled(withoutDigits(word.text), signs);
  const short = shortWord(text, word.confidence, signs);
  if (short !== null) return short;
  if (/^\W*[A-Za-z]{2}\W*$/u.test(text) && !twoLetterWord.test(text)) return null;
  if (functionOfLetter.test(text)) return null;
  const isCredible = word.confidence >= 40 || agreement(text, signs) >= 0.7;
  if (!prosePattern.test(text) || !isCredible) return null;
  if (hasMoreSigns(text, word.confidence, signs)) return null;
  return inShownCase(text, signs, xHeight);
}

/** "a" is a word; so are "If" and "Is", whose first letter looks like a digit. */
function shortWord(text: string, confidence: number, signs: readonly Sign[]): string | null {
  if (/^[Il1|][fnst]$/u.test(text) && signs.length === 2) return `I${text.slice(1)}`;
  const mayBeAlpha = signs[0]?.guess[0]?.sign === "α";
  return /^[aA]$/u.test(text) && signs.length === 1 && confidence > 70 && !mayBeAlpha ? text : null;
}

/** Whether Tesseract may have skipped signs among the letters. */
function hasMoreSigns(text: string, confidence: number, signs: readonly Sign[]): boolean {
  const missing = signs.length - text.length;
  const isCertain = confidence > (text.length > 3 ? 75 : 90) && text.length > 2;
  if (missing > (isCertain ? Math.ceil(text.length / 4) : 0)) return true;
  const isLong = text.length >= 5 && confidence >= 60 && missing <= 0;
  return !isLong && signs.some(isCertainSign);
}

const isCertainSign = ({ guess: [first] }: Sign) =>
  first !== undefined && first.chance > 0.9 && certainSigns.test(first.sign);

/** The share of letters that the net reads identically. */
function agreement(text: string, signs: readonly Sign[]): number {
  const read = signs.map(firstOf).join("").toLowerCase();
  const alike = Array.from(text.toLowerCase()).filter((letter, at) => read[at] === letter);
  return alike.length / text.length;
}

/** A digit among small letters is a misread letter: "0ne", "So1ve". */
function withoutDigits(text: string): string {
  return text
    .replace(/^0(?=[a-z]{2})/u, "O")
    .replace(/^1(?=[a-z]{2})/u, "I")
    .replaceAll(/(?<=[A-Za-z])1(?=[a-z])/gu, "l")
    .replaceAll(/(?<=[A-Za-z])0(?=[a-z])/gu, "o");
}

/** Removes a letter that Tesseract doubled: "Whatt". */
function withoutDoubled(text: string, signs: readonly Sign[]): string {
  if (text.length !== signs.length + 1) return text;
  const reading = signs.map(firstOf).join("").toLowerCase();
  const places = Array.from(
    { length: text.length },
    (_, at) => text.slice(0, at) + text.slice(at + 1),
  );
  return places.find((shorter) => shorter.toLowerCase() === reading) ?? text;
}

/** Decides by size between letters that differ only in size. */
function inShownCase(text: string, signs: readonly Sign[], xHeight: number): string {
  if (text.length !== signs.length) return text;
  return Array.from(text)
    .map((letter, at) => {
      const sign = signs[at];
      if (sign === undefined || !/[cosuvwxz]/iu.test(letter)) return letter;
      const height = heightOf(sign.box) / xHeight;
      if (height > 1.3) return letter.toUpperCase();
      return height < 1.1 && at > 0 ? letter.toLowerCase() : letter;
    })
    .join("");
}
