import { unreadable } from "../../server/features/uploads/reading/judge-sign.ts";
import type { Piece } from "../../server/features/uploads/reading/pieces.ts";
import { faultsOf, type ReadSign } from "./align-reading.ts";
import { printedSigns } from "./kinds-of-signs.ts";

/** The result of one question. */
export interface Score {
  /** Equal to the print, with the likeliest candidate for each uncertain sign. */
  isExact: boolean;
  /** Equal to the print after the student has chosen among the candidates. */
  isExactOnceChosen: boolean;
  hasMark: boolean;
  /** A digit, a sign, a unit or a letter of a formula is wrong without a mark: it may change the answer. */
  hasWrongSign: boolean;
  /** A letter or a full stop of prose is wrong without a mark. */
  hasWrongWord: boolean;
}

/** Compares as the solver reads: spaces, redundant brackets and notations of a sign don't count. */
export function score(printed: string, pieces: readonly Piece[]): Score {
  const expectedText = plain(printed);
  const [first = ""] = readings(pieces, 1);
  const faults = faultsOf(printedSigns(withoutEnd(sameSigns(printed))), readSigns(pieces));
  return {
    isExact: plain(first) === expectedText,
    isExactOnceChosen: readings(pieces, 512).some((text) => plain(text) === expectedText),
    hasMark: pieces.some((piece) => typeof piece !== "string"),
    hasWrongSign: faults.signs > 0,
    hasWrongWord: faults.prose > 0,
  };
}

/** All combinations of the candidates, the likeliest first; at most `most`. */
function readings(pieces: readonly Piece[], most: number): string[] {
  let texts = [""];
  for (const piece of pieces) {
    const options = typeof piece === "string" ? [piece] : piece.unsure;
    texts = options.flatMap((option) => texts.map((text) => text + option)).slice(0, most);
  }
  return texts;
}

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function sameSigns(text: string): string {
  return text
    .replaceAll(/[⁰¹²³⁴-⁹]/gu, (digit) => `^${superscripts.indexOf(digit)}`)
    .replaceAll(/[−–—]/gu, "-")
    .replaceAll("sqrt", "√")
    .replaceAll("*", "×")
    .replaceAll("<=", "≤")
    .replaceAll(">=", "≥")
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/(\d) ([\d\u{E000}\u{E001}]+\/\(?[\d\u{E000}\u{E001}])/gu, "$1_$2")
    .replaceAll(/(?<=\/|√|\^)\(([^-+()×÷=/ ]+|-\d+)\)/gu, "$1")
    .replaceAll(/\(([^-+()×÷=/ ]+)\)(?=\/)/gu, "$1");
}

const withoutEnd = (text: string) => text.trimEnd().replace(/[.,:;]$/u, "");

const plain = (text: string) => withoutEnd(sameSigns(text)).replaceAll(/\s/gu, "");

/** Placeholders for a mark, and for one whose ink may be several signs, such as those of a fraction. */
const [mark, unreadableInk] = ["\u{E000}", "\u{E001}"];
const mostBehindMark: Readonly<Record<string, number>> = { [mark]: 2, [unreadableInk]: 24 };

function readSigns(pieces: readonly Piece[]): ReadSign[] {
  const text = pieces.map((piece) => {
    if (typeof piece === "string") return piece;
    return piece.unsure.includes(unreadable) ? unreadableInk : mark;
  });
  const characters = Array.from(withoutEnd(sameSigns(text.join(""))).replaceAll(/\s/gu, ""));
  return characters.map((character) => {
    const most = mostBehindMark[character];
    return most === undefined ? { character } : { mark: most };
  });
}
