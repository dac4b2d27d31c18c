import type { GlyphGuess } from "./glyph-net.ts";
import { unsplitFractionChance } from "./items.ts";
import type { Piece } from "./pieces.ts";
import type { SecondOpinion } from "./second-opinions.ts";

/** Signs that Tesseract's English data lacks, or hardly ever reads. */
const ownSigns = "÷×−√πθ°₹αβ≤≥±→·";
const lookalikes = [
  "0Oo°DQ",
  "1lI|!i/[]jt",
  "5Ss",
  "2Zz",
  "8B",
  "9gq",
  "6b",
  "4A",
  "7T",
  "−-–—_~=",
  "×xX%",
  ".,·'",
  ",'’‘;",
  ":;i",
  "()[]{}CcDJ<",
  "vVy¥",
  "wW",
  "uU",
  "kK",
  "pP",
  "+t",
  "aαd",
  "Bβ8",
  "nm",
  "f/",
];
const sure = 0.9;
const sureOfDigit = 0.97;
const fairlySure = 0.6;

/** The results of both readers for a sign, and its context. */
interface Case {
  guess: GlyphGuess;
  /** The net's two likeliest classes that are signs. */
  first: RankedSign;
  next: RankedSign;
  /** Tesseract's result; null if it has none. */
  other: string | null;
  second: SecondOpinion | null;
  isInner: boolean;
}

type RankedSign = GlyphGuess[number];
type Rule = (sign: Case) => Piece | null;

/** Placeholder for an unrecognised glyph; it occurs only as an option of an unsure piece. */
export const unreadable = "□";

/** Rules in order of priority; the first non-null result is used. */
const rules: readonly Rule[] = [
  moneySign,
  highBracket,
  stroke,
  grownTogether,
  ({ first, isInner }) =>
    isInner && /^[COSVWXZ]$/u.test(first.sign) ? first.sign.toLowerCase() : null,
  agreed,
  letterInWord,
  digitInNumber,
  byNetAlone,
  twoDigits,
  twoLetters,
];

/** Decides between the net and Tesseract (null if it was not asked). Leaves undecidable cases to the student. */
export function judgeSign(
  guess: GlyphGuess,
  second: SecondOpinion | null,
  isInner: boolean,
): Piece {
  const letter = second?.letter ?? null;
  const other = letter === null ? null : plain(letter);
  const [first, next] = guess.filter(({ sign }) => sign !== "∎");
  if (first === undefined || next === undefined) return other ?? "";
  const sign: Case = { guess, first, next, other, second, isInner };
  for (const rule of rules) {
    const piece = rule(sign);
    if (piece !== null) return piece;
  }
  return byStrength(sign);
}

/** Square brackets are rare; a small merged fraction is as high and narrow. */
function highBracket({ first, other }: Case): Piece | null {
  if (!/^[[\]]$/u.test(first.sign) || other === null || other === first.sign) return null;
  return unsure(unreadable, other);
}

/** A stroke outside words is the digit 1. */
function stroke({ first, guess, other, second, isInner }: Case): Piece | null {
  if (guess[0] !== first || !isPlainStroke(first, other, isInner)) return null;
  const { besideDigit, besideLetter } = second ?? alone;
  if (besideDigit) return "1";
  return besideLetter ? null : lonelyStroke(first, other, isInner);
}

function lonelyStroke(first: RankedSign, other: string | null, isInner: boolean): Piece | null {
  if (isInner) return "1";
  if (other === "I") return unsure("1", "I");
  if (first.sign === "I" && first.chance > 0.9) return unsure("I", "1");
  if (first.sign === "|" && other !== "1" && other !== "l") return null;
  return first.sign === "1" || other === null ? "1" : unsure("1", "I");
}

const alone = { besideDigit: false, besideLetter: false };

function isPlainStroke(first: RankedSign, other: string | null, isInner: boolean): boolean {
  if (!/^[1lI|]$/u.test(first.sign)) return false;
  if (first.sign === "1" && first.chance <= 0.5) return false;
  return other === null ? first.chance >= 0.8 || isInner : /^[1lI|\][!i]$/u.test(other);
}

/** Tesseract often reads touching letters, but never a merged fraction. */
function grownTogether(sign: Case): Piece | null {
  const [merged] = sign.guess;
  if (merged?.sign !== "∎") return null;
  const { first, other, second } = sign;
  const isTold =
    other !== null &&
    merged.chance < unsplitFractionChance &&
    isCredible(other, second?.confidence ?? 0);
  return isTold ? unsure(other, unreadable) : unsure(unreadable, other ?? first.sign);
}

/** Whether these may be the touching letters. */
const isCredible = (letters: string, confidence: number) =>
  /^[\dA-Za-z+=()−/,]{1,3}$/u.test(letters) && confidence > (letters.length > 1 ? 60 : 30);

function agreed({ first, next, other }: Case): Piece | null {
  if (first.sign !== other) return null;
  const isDoubtful = /\d/u.test(first.sign) && first.chance < 0.55 && /\d/u.test(next.sign);
  return isDoubtful ? unsure(first.sign, next.sign) : written(first.sign);
}

function letterInWord({ first, other, second }: Case): Piece | null {
  const isInWord = second?.besideLetter === true && !second.besideDigit;
  const isLetter = other !== null && /^[lIoiO]$/u.test(other) && /^[10]$/u.test(first.sign);
  return isInWord && isLetter ? other : null;
}

function digitInNumber({ first, other, second }: Case): Piece | null {
  if (!second?.besideDigit || other === null || !areAlike(first.sign, other)) return null;
  const [one, two] = [/\d/u.test(first.sign), /\d/u.test(other)];
  if (one === two) return null;
  // A preceding number may be the coefficient of a variable.
  if (/^[bgqsz]$/u.test(first.sign) && first.chance >= sure) return unsure(first.sign, other);
  return one ? first.sign : other;
}

function byNetAlone({ first, next, other }: Case): Piece | null {
  if (other !== null) return null;
  const isSure =
    first.chance >= (isDigit(first.sign) ? sureOfDigit : sure) ||
    (first.chance >= fairlySure && areAlike(first.sign, next.sign));
  return isSure ? written(first.sign) : unsure(first.sign, next.sign);
}

function twoDigits({ first, other, second, isInner }: Case): Piece | null {
  if (other === null || !isDigit(first.sign) || !isDigit(other)) return null;
  if (first.chance >= 0.9 && isToldThree(first.sign, other)) return first.sign;
  const isSurer = !isInner && second !== null && second.confidence > 80;
  return isSurer || first.chance <= 0.5 ? unsure(other, first.sign) : unsure(first.sign, other);
}

const isDigit = (sign: string) => /^\d$/u.test(sign);

/** 3 versus 5 and 8 has a closer check (recheck-digits.ts). */
const isToldThree = (one: string, other: string) => /^(?:3[58]|[58]3)$/u.test(one + other);

function twoLetters({ first, other }: Case): Piece | null {
  const areLetters = other !== null && /[a-zA-Z]/u.test(first.sign) && /[a-zA-Z]/u.test(other);
  return areLetters && first.chance >= sure ? first.sign : null;
}

function byStrength({ first, other, second }: Case): Piece {
  const word = other ?? first.sign;
  const isOwn = ownSigns.includes(first.sign) || areAlike(first.sign, word);
  if (first.chance >= (isOwn ? sure - 0.2 : 0.97)) return written(first.sign);
  const isWeak = first.chance < 0.5 && (second?.confidence ?? 0) > 80;
  return isWeak ? unsure(word, first.sign) : unsure(first.sign, word);
}

const oftenForRupees = /^[PRTFE?$¥€£&#%₹]$/u;

/** A sign directly before a number, where Tesseract, which has no ₹, reads a letter, another currency or nothing. */
function moneySign({ guess, first, other, second }: Case): Piece | null {
  if (second === null || !second.isBeforeDigit) return null;
  if (guess.some(({ sign, chance }) => sign === "₹" && chance > 0.5)) return "₹";
  const isFirst = oftenForRupees.test(first.sign);
  // Tesseract would have read a letter here.
  if (other === null) return isFirst ? "₹" : null;
  if (isFirst) return unsure("₹", first.sign);
  return oftenForRupees.test(other) ? unsure("₹", other) : null;
}

const raisable = /^[\dnmxyabkrpt+]$/u;

/** Decides on a raised sign; a raised bar is a minus. */
export function judgeRaised(guess: GlyphGuess, letter: string | null, isBar: boolean): Piece {
  if (isBar) return "-";
  const [first, next] = guess.filter(({ sign }) => raisable.test(sign));
  if (first === undefined || next === undefined) return unsure(unreadable, letter ?? "2");
  if (letter === first.sign) return raisedAgreed(first, next);
  return raisable.test(letter ?? "") ? raisedOfTwo(first, letter ?? "") : raisedByNet(first, next);
}

function raisedAgreed(first: RankedSign, next: RankedSign): Piece {
  if (isRarePower(first.sign)) return unsure(first.sign, "x");
  return first.chance > next.chance ? first.sign : unsure(first.sign, next.sign);
}

function raisedByNet(first: RankedSign, next: RankedSign): Piece {
  const share = first.chance / (first.chance + next.chance);
  return share > 0.9 && first.chance > 0.5 ? first.sign : unsure(first.sign, next.sign);
}

/** Rarely used as a power, and similar to x when small. */
const isRarePower = (sign: string) => /^[rkpbt]$/u.test(sign);

const raisedOfTwo = (first: RankedSign, letter: string): Piece =>
  first.chance > 0.98 && !/\d/u.test(letter) ? first.sign : unsure(first.sign, letter);

const areAlike = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() ||
  lookalikes.some((alike) => alike.includes(one) && alike.includes(other));

const plainSigns: Readonly<Record<string, string>> = {
  "-": "−",
  "–": "−",
  "—": "−",
  "’": "'",
  "‘": "'",
  "“": '"',
  "”": '"',
};

const plain = (sign: string) => plainSigns[sign] ?? sign;

/** In the form that a student types. */
const written = (sign: string) => (sign === "−" ? "-" : sign);

function unsure(first: string, second: string): Piece {
  const [one, other] = [written(first), written(second)];
  return one === other ? one : { unsure: [one, other] };
}
