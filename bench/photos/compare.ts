import { unreadable } from "../../server/features/uploads/reading/judge-sign.ts";
import type { Piece } from "../../server/features/uploads/reading/pieces.ts";

/** What came of one question. */
export interface Score {
  /** As printed, each unsure sign taken for its likeliest. */
  isExact: boolean;
  /** As printed, once the student has chosen among what unsure signs may be. */
  isExactOnceChosen: boolean;
  hasMark: boolean;
  /** A sign or number differs where nothing is marked. */
  isWrongUnmarked: boolean;
}

/** Compares as the solver reads: spaces, brackets that change nothing and ways to write a sign don't count. */
export function score(printed: string, pieces: readonly Piece[]): Score {
  const wanted = plain(printed);
  const [first = ""] = readings(pieces, 1);
  return {
    isExact: plain(first) === wanted,
    isExactOnceChosen: readings(pieces, 512).some((text) => plain(text) === wanted),
    hasMark: pieces.some((piece) => typeof piece !== "string"),
    isWrongUnmarked: !signsPattern(pieces).test(signsOf(printed)),
  };
}

/** All that the pieces may say, the likeliest first; at most `most`. */
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
    .replaceAll(/(\d) (\d+\/\d)/gu, "$1_$2")
    .replaceAll(/(?<=\/|√|\^)\(([^-+()×÷=/ ]+|-\d+)\)/gu, "$1")
    .replaceAll(/\(([^-+()×÷=/ ]+)\)(?=\/)/gu, "$1");
}

const plain = (text: string) => sameSigns(text).replaceAll(/\s|[.,:;]$/gu, "");

const unknown = "\u{E000}";
/** Ink that the reader shows as unreadable may stand for several signs, such as those of a fraction. */
const unreadableInk = "\u{E001}";

/** Numbers, signs and single letters, without the words between them. */
function signsOf(text: string): string {
  return sameSigns(text)
    .replaceAll(/[A-Za-z]{2,}/gu, " ")
    .replaceAll(/[.,](?!\d)|(?<!\d)[.,]|[\s:;?!'"]/gu, "");
}

function signsPattern(pieces: readonly Piece[]): RegExp {
  const text = pieces
    .map((piece) => {
      if (typeof piece === "string") return piece;
      return piece.unsure.includes(unreadable) ? unreadableInk : unknown;
    })
    .join("");
  // Two letters beside a mark are a word's, and no names of numbers; so is one between them and the mark.
  const marked = text.replaceAll(
    /[A-Za-z]{2,}([\u{E000}\u{E001}])[A-Za-z]*|[A-Za-z]?([\u{E000}\u{E001}])[A-Za-z]{2,}/gu,
    "$1$2",
  );
  const escaped = signsOf(marked).replaceAll(/[$()*+./?[\\\]^{|}]/gu, String.raw`\$&`);
  return new RegExp(
    `^${escaped.replaceAll(unknown, ".{0,2}").replaceAll(unreadableInk, ".{0,12}")}$`,
    "u",
  );
}
