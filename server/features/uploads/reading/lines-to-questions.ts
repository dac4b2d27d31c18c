import { likeliestText, joinTexts, type Piece } from "./pieces.ts";
import type { ReadLine } from "./read-page.ts";

export interface PrintedQuestion {
  /** As printed: "3.", "Q2.", "(iv)"; null if there is none. */
  label: string | null;
  pieces: Piece[];
}

/** Groups lines into questions by their consecutive labels. */
export function questionsOf(lines: readonly ReadLine[]): PrintedQuestion[] {
  const questions: PrintedQuestion[] = [];
  for (const line of lines) {
    const trimmed = withoutLeaders(line.pieces);
    const label = labelOf(trimmed, questions.at(-1)?.label ?? null, questions.length === 0);
    const last = questions.at(-1);
    if (label !== null || last === undefined) {
      questions.push({ label, pieces: withoutStart(trimmed, label?.length ?? 0) });
    } else last.pieces = joinTexts([...last.pieces, " ", ...trimmed]);
  }
  return questions
    .map(({ label, pieces }) => ({
      label: label?.replace("( ", "(") ?? null,
      pieces: joinTexts(pieces),
    }))
    .filter(({ pieces }) => likeliestText(pieces).trim() !== "");
}

const label =
  /^(?:Q ?\.? ?)?(?:\(? ?(?:\d{1,2}|[ivx]{1,4}|[a-h])\)|(?:\d{1,2}|[ivx]{1,4}|[a-h])\.(?=\s|[A-Z])|(?<=Q ?)\d{1,2}[.:]?)(?=\s|$|(?<=[.)])[A-Z])/u;

function labelOf(pieces: readonly Piece[], before: string | null, isFirst: boolean): string | null {
  const found = starts(pieces).flatMap((start) => label.exec(start)?.[0] ?? []);
  if (isFirst) return found[0] ?? null;
  if (before === null) return null;
  return found.find((one) => styleOf(one) === styleOf(before) && countsOn(before, one)) ?? null;
}

const longestLabel = 7;
const mostStarts = 16;

/** Readings of the first characters, the likeliest first; a stroke within a number is a 1. */
function starts(pieces: readonly Piece[]): string[] {
  let texts = [""];
  for (const piece of pieces) {
    if ((texts[0]?.length ?? 0) >= longestLabel) break;
    const options = typeof piece === "string" ? [piece] : sameLength(piece.unsure);
    texts = options.flatMap((option) => texts.map((text) => text + option)).slice(0, mostStarts);
  }
  return texts.flatMap((text) => {
    const numbered = text.replace(/^(?:Q ?\.? ?)?\(? ?[\dIl|]{1,2}(?=[.)])/u, (start) =>
      start.replaceAll(/[Il|]/gu, "1"),
    );
    return numbered === text ? [text] : [text, numbered];
  });
}

/** The options with the same length as the likeliest one. */
const sameLength = (options: readonly string[]) =>
  options.filter((option) => option.length === options[0]?.length);

const styleOf = (text: string) =>
  text
    .replace(/\d+/u, "1")
    .replace(/[ivx]+|[a-h]/u, "a")
    .replaceAll(" ", "");

function countsOn(before: string, next: string): boolean {
  const [one, other] = [numberOf(before), numberOf(next)];
  return one === null || other === null || other === one + 1;
}

function numberOf(text: string): number | null {
  const digits = /\d+/u.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}

function withoutStart(pieces: readonly Piece[], length: number): Piece[] {
  const [start, ...others] = pieces;
  if (start === undefined) return [];
  const own = likeliestText([start]).length;
  if (own <= length) return withoutStart(others, length - own);
  return typeof start === "string" ? [start.slice(length).trimStart(), ...others] : [...pieces];
}

/** Removes dot leaders, to a blank or a page number. */
function withoutLeaders(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  if (typeof last !== "string") return [...pieces];
  return [...pieces.slice(0, -1), last.replace(/(?:[.·•…] ?){4,}\d*\s*$|_{2,}\s*$/u, "").trimEnd()];
}
