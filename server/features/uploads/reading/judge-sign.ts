import type { GlyphGuess } from "./glyph-net.ts";
import type { Piece } from "./pieces.ts";
import type { SecondOpinion } from "./second-opinions.ts";

/** Signs that Tesseract's English has no letter for, or hardly ever reads. */
const ownSigns = "÷×−√πθ°₹αβ≤≥±→·";
const lookalikes = [
  ...["0Oo°DQ", "1lI|!i/[]jt", "5Ss", "2Zz", "8B", "9gq", "6b", "4A", "7T"],
  ...["−-–—_~", "×xX", ".,·'", ",'’‘;", ":;i", "()[]{}CcDJ", "vVy", "wW", "uU", "kK", "pP"],
  ...["+t", "aαd", "Bβ8", "=−-", "<cC(", "zZ2", "xX%", "nm", "y¥", "f/"],
];
const sure = 0.9;
const fairlySure = 0.6;

/**
 * Decides between our net and Tesseract (null where it was not asked). What can't be decided is left to the student.
 */
export function judgeSign(
  guess: GlyphGuess,
  second: SecondOpinion | null,
  isInner: boolean,
): Piece {
  const other = second?.letter == null ? null : plain(second.letter);
  if (second?.isBeforeDigit) {
    const money = moneySign(guess, other);
    if (money !== null) return money;
  }
  if (isStroke(guess, other, second, isInner)) return "1";
  const [first, next] = guess.filter(({ sign }) => sign !== "∎");
  if (first === undefined || next === undefined) return other ?? "";
  if (guess[0]?.sign === "∎")
    return unsure(other ?? first.sign, other === null ? next.sign : first.sign);
  if (isInner && /^[COSVWXZ]$/u.test(first.sign)) return first.sign.toLowerCase();
  if (first.sign === other) return written(first.sign);
  const isInWord = second?.besideLetter && !second.besideDigit;
  if (isInWord && other !== null && /^[lIoiO]$/u.test(other) && /^[10]$/u.test(first.sign))
    return other;
  const digit = second?.besideDigit ? digitOf(first.sign, other) : null;
  if (digit !== null) return digit;
  if (other === null) return byNet(first, next);
  return between(first, other, second?.confidence ?? 0);
}

type Guessed = GlyphGuess[number];

function byNet(first: Guessed, next: Guessed): Piece {
  const isSure =
    first.chance >= sure || (first.chance >= fairlySure && areAlike(first.sign, next.sign));
  return isSure ? written(first.sign) : unsure(first.sign, next.sign);
}

function between(first: Guessed, other: string, confidence: number): Piece {
  const bothDigits = /\d/u.test(first.sign) && /\d/u.test(other);
  if (bothDigits) return first.chance > 0.5 ? unsure(first.sign, other) : unsure(other, first.sign);
  const bothLetters = /[a-zA-Z]/u.test(first.sign) && /[a-zA-Z]/u.test(other);
  if (bothLetters && first.chance >= sure) return first.sign;
  const threshold =
    ownSigns.includes(first.sign) || areAlike(first.sign, other) ? sure - 0.2 : 0.97;
  if (first.chance >= threshold) return written(first.sign);
  if (first.chance < 0.5 && confidence > 80) return unsure(other, first.sign);
  return unsure(first.sign, other);
}

const strokes = /^[1lI|]$/u;

/** A stroke that stands in no word is the figure 1. */
function isStroke(
  guess: GlyphGuess,
  other: string | null,
  second: SecondOpinion | null,
  isInner: boolean,
): boolean {
  const first = guess[0]?.sign ?? "";
  if (other === null && (guess[0]?.chance ?? 0) < 0.8 && !isInner) return false;
  if (!strokes.test(first) || (other !== null && !/^[1lI|\][!i]$/u.test(other))) return false;
  if (second?.besideDigit || (isInner && !second?.besideLetter)) return true;
  return !second?.besideLetter && !(first === "|" && other !== "1" && other !== "l");
}

const oftenForRupees = /^[PRTFE?$¥€£&#%₹]$/u;

/** Directly before a number, where Tesseract, which knows no ₹, sees a letter or another currency. */
function moneySign(guess: GlyphGuess, other: string | null): Piece | null {
  const [first] = guess;
  const rupees = guess.find(({ sign }) => sign === "₹")?.chance ?? 0;
  if (first === undefined) return null;
  if (rupees > 0.5) return "₹";
  const isFirst = oftenForRupees.test(first.sign);
  if (!isFirst && (other === null || !oftenForRupees.test(other))) return null;
  return { unsure: ["₹", isFirst ? first.sign : (other ?? "R")] };
}

function digitOf(first: string, other: string | null): string | null {
  if (other === null || !areAlike(first, other)) return null;
  if (/\d/u.test(first)) return /\d/u.test(other) ? null : first;
  return /\d/u.test(other) ? other : null;
}

const raisable = /^[\dnmxyabkrpt+]$/u;

/** Decides what a raised sign is; a raised bar is a minus. */
export function judgeRaised(guess: GlyphGuess, letter: string | null, isBar: boolean): Piece {
  if (isBar) return "-";
  const [first, next] = guess.filter(({ sign }) => raisable.test(sign));
  if (first === undefined || next === undefined) return "";
  if (letter !== null && raisable.test(letter) && letter !== first.sign)
    return first.chance > 0.98 && !/\d/u.test(letter) ? first.sign : unsure(first.sign, letter);
  const share = first.chance / (first.chance + next.chance);
  if (letter === first.sign && share > 0.5) return first.sign;
  return share > 0.9 && first.chance > 0.5 ? first.sign : unsure(first.sign, next.sign);
}

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

/** As a student types it. */
const written = (sign: string) => (sign === "−" ? "-" : sign);

function unsure(first: string, second: string): Piece {
  const [one, other] = [written(first), written(second)];
  return one === other ? one : { unsure: [one, other] };
}
